// Notes a small word that was typed together with the next one: "ofthe", "thechurch", "porla".
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import { findInFile, isShownField } from '../../find-in-file'
import { replaceFound } from '../../replace-found'

/** The words that follow each small word; none of these pairs is a word in English or in Spanish. */
const PAIRS: Readonly<Record<string, string>> = {
  the: 'church clinic center family families office mother mothers father fathers baby babies people community staff team volunteers pastor board world same first next other',
  of: 'the our your these those life hope course',
  in: 'the our your this these fact',
  to: 'the our your you help make all',
  for: 'the our your you us all families mothers',
  and: 'the our your we you to families fathers mothers',
  with: 'the our your you us',
  on: 'the our your',
  at: 'the our least',
  from: 'the our your',
  by: 'the our',
  we: 'will can are have need want offer serve pray',
  you: 'will can are have need want',
  if: 'you we',
  that: 'the we you',
  is: 'the our',
  are: 'the our',
  as: 'well we you',
  let: 'us',
  join: 'us',
  each: 'other',
  our: 'families community volunteers church clinic center team staff board',
  your: 'family church baby gift gifts help',
  a: 'lot',
  de: 'la las nuestra nuestros',
  en: 'la las los nuestra',
  con: 'la las los el nosotros nuestra',
  por: 'la las los el',
  para: 'la las los el',
  y: 'la las los',
}
const EITHER = Object.entries(PAIRS)
  .map(([first, seconds]) => `${first}(?:${seconds.replaceAll(' ', '|')})`)
  .join('|')
/** Matches such a word in small letters, not beside the marks of addresses. Names may have it: "Maria dela Cruz". */
const GLUED = new RegExp(
  `(?<![A-Za-zÀ-ỿ\\d#@./_’'“"«‘-])(?:${EITHER})(?![A-Za-zÀ-ỿ\\d@/_’'”"»-]|\\.[A-Za-zÀ-ỿ]| [A-ZÀ-Þ])`,
  'gu',
)
const MAY_BE_GLUED = new RegExp(`\\b(?:${EITHER})\\b`)
const SPLIT = new RegExp(
  `^(?:${Object.entries(PAIRS)
    .map(([first, seconds]) => `${first}(?=(?:${seconds.replaceAll(' ', '|')})$)`)
    .join('|')})`,
)

export const checkLostSpaces = (text: SplitText): LocatedProblem[] =>
  findInFile(text, findGlued, MAY_BE_GLUED)
    .filter(({ field }) => isShownField(field))
    .map((found) => {
      const { words, field, line, column } = found
      const written = words.replace(SPLIT, '$& ')
      return {
        code: 'word-sound',
        severity: 'warning',
        message: `"${words}" is two words without a space.`,
        fix: `Write "${written}"`,
        suggestion: replaceFound(text, found, written),
        ...(field === null ? {} : { field }),
        line,
        column,
      }
    })

const findGlued = (text: string) =>
  [...text.matchAll(GLUED)].map(({ 0: words, index }) => ({ words, index }))

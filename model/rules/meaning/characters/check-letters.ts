// Notes a letter in place of a digit in a text, as a camera reads it: "l0:00 AM", "May l7", "(334) 555-Ol42".
import { MONTHS, SPANISH_MONTHS } from '../../../dates/months'
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import {
  describeLetter,
  findMistypedNumbers,
} from '../../../schema/fields/dates/letters-for-digits'
import { findInFile } from '../../find-in-file'
import { replaceFound } from '../../replace-found'

const D = '[\\dlIOo]'
const NAMES = [
  ...MONTHS.map((name) => name.charAt(0).toUpperCase() + name.slice(1)),
  ...SPANISH_MONTHS,
]
/** Matches a phone number, the day after a month, and the ZIP code after a state, in which such a letter may be. */
const OTHERS = new RegExp(
  `\\(?\\d${D}{2}\\)?[ .-]${D}{3}[.-]${D}{4}(?![A-Za-zÀ-ỿ\\d])|(?<=(?<![A-Za-zÀ-ỿ])(?:${NAMES.join('|')}) )${D}{1,2}(?![A-Za-zÀ-ỿ\\d:-])|(?<=\\b[A-Z]{2} )${D}{5}(?![A-Za-zÀ-ỿ\\d-])`,
  'gu',
)
/** Matches one of these letters right before or after a digit. */
const MAY_HAVE_LETTER = /\d[lIOo](?![a-zß-ỿ])|(?<![A-Za-zÀ-ỿ])[lIOo]{1,3}\d|[lIOo]:\d|\d:[lIOo]/u
/** The fields whose values are parsed, so that their problems are known already. */
const PARSED =
  /^(?:time|date|start_date|from|until|publish_on|expires_on|as_of|review_by|hours|phone|zip|text_\w+|id|image|\w*url|\w*link\w*|redirect_from|translated_from)$/

export function checkLetters(text: SplitText): LocatedProblem[] {
  const found = findInFile(text, findLetters, MAY_HAVE_LETTER)
  const first = found.find(({ field }) => field === null || !PARSED.test(field))
  if (first === undefined) return []
  const { meant, field, line, column } = first
  return [
    {
      code: 'digit-letter',
      severity: 'warning',
      message: describeLetter(first),
      fix: `Write ${meant}`,
      suggestion: replaceFound(text, first, meant),
      ...(field === null ? {} : { field }),
      line,
      column,
    },
  ]
}

const findLetters = (text: string) => [
  ...findMistypedNumbers(text).map((found) => ({ ...found, words: found.typed })),
  ...[...text.matchAll(OTHERS)].flatMap(({ 0: typed, index }) => {
    const letter = /[lIOo]/.exec(typed)?.[0]
    const meant = typed.replace(/[lI]/g, '1').replace(/[Oo]/g, '0')
    return letter === undefined || !/\d/.test(typed)
      ? []
      : [{ typed, words: typed, letter, meant, index }]
  }),
]

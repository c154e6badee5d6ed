// Notes two phrases that are stuck together, as when the old words and the new ones of a change in Word both come along: "on the phoneby phone".
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import { findInFile, isShownField } from '../../find-in-file'

/** With "en" alone, "wooden wood" would be two phrases. */
const SMALL =
  'by|at|with|for|from|in|on|of|to|near|during|our|your|their|the|and|en(?= (?:el|la|los|las|una?|nuestr[ao]s?|su) )|por|con|para|del?|las?|los|nuestr[ao]s?|sus?'
const DETERMINER = '(?:(?:the|our|your|their|an?|el|la|los|las|nuestr[ao]s?|su|una?) )'
const NOT_BEFORE = String.raw`(?<![A-Za-zÀ-ỿ0-9@#./_=&?%+:’'-])`
const NOT_AFTER = String.raw`(?![A-Za-zÀ-ỿ0-9@/_=’'-]|\.[A-Za-zÀ-ỿ])`
/** Matches a noun, a small word glued to it, and the same noun: "on the phoneby phone". */
const SAME_NOUN = new RegExp(
  `${NOT_BEFORE}((?:(?:${SMALL}) ${DETERMINER}?)?([a-zß-ỿ]{4,}))((?:${SMALL}) ${DETERMINER}?\\2${NOT_AFTER})`,
  'gu',
)
/** Words that are no part of a longer word with a small word at its end, as "visit" is of "visitor". */
const NOUNS =
  'phone|email|office|clinic|church|center|school|library|sanctuary|lobby|kitchen|chapel|building|website|morning|afternoon|evening|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weeks|months|years|people|families|mothers|fathers|parents|women|volunteers|donations|gifts|diapers|bottles|clothes|classes|courses|lessons|support'
const SPANISH_NOUNS =
  'tel[ée]fono|oficina|cl[íi]nica|iglesia|escuela|correo|familias|madres|padres|mujeres|beb[ée]s|pañales|mañana|semanas|meses'
const NOUN_AND_SMALL = new RegExp(
  `${NOT_BEFORE}(?:(${NOUNS})(by|at|with|for|from|in|on|of|to|our|your|their|the|and)|(${SPANISH_NOUNS})(en|por|con|para|del|las|los|nuestr[ao]))${NOT_AFTER}`,
  'giu',
)
/** Matches names such as "ChurchOf". */
const NAME = /^[A-ZÀ-Þ]|[a-zß-ỿ][A-ZÀ-Þ]/u
const MAY_BE_GLUED = new RegExp(`${SAME_NOUN.source}|${NOUN_AND_SMALL.source}`, 'iu')

export const checkGluedPhrases = (text: SplitText): LocatedProblem[] =>
  findInFile(text, findGlued, MAY_BE_GLUED)
    .filter(({ field }) => isShownField(field))
    .slice(0, 1)
    .map(({ words, first, second, isSame, field, line, column }) => ({
      code: 'text-twice',
      severity: 'warning',
      message: isSame
        ? `In "${words}", an old and a new wording are stuck together, as when a text from Word has tracked changes.`
        : `"${words}" is two words without a space: "${first}" and "${second}". The words before or after it may be left from a change.`,
      fix: isSame
        ? `Leave out "${first}" or "${second}".`
        : `Write "${first} ${second}". Then read the whole sentence, and delete the words that are left from a change.`,
      ...(field === null ? {} : { field }),
      line,
      column,
    }))

function findGlued(text: string) {
  const same = [...text.matchAll(SAME_NOUN)].map(
    ({ 0: words, 1: first = '', 3: second = '', index }) => ({
      words,
      first,
      second,
      index,
      isSame: true,
    }),
  )
  if (same.length > 0) return same
  return [...text.matchAll(NOUN_AND_SMALL)].flatMap((match) => {
    const { 0: words, index } = match
    const [first = '', second = ''] = match.slice(1).filter((group) => group !== undefined)
    return NAME.test(words) ? [] : [{ words, first, second, index, isSame: false }]
  })
}

// Notes days and months in small letters in an English text, as Spanish writes them: "monday, december 7".
import { MONTHS } from '../../../../dates/months'
import { WEEKDAYS } from '../../../../dates/weekdays'
import type { SplitText } from '../../../../front-matter/split-front-matter'
import { DEFAULT_LANGUAGE, splitFileName } from '../../../../languages'
import type { LocatedProblem } from '../../../../problems/problem'
import { findInFile } from '../../../find-in-file'
import { replaceFound } from '../../../replace-found'

const DAY = `(?:${WEEKDAYS.join('|').toLowerCase()})s?`
/** These are words of their own: "you may", "march with us". */
const WORDS = ['march', 'may', 'august']
const MONTH = `(?:${MONTHS.filter((name) => !WORDS.includes(name)).join('|')}|(?:${WORDS.join('|')})(?= \\d{1,2}(?:,? \\d{4}|,|\\.|$)))`
const EDGE = '[A-Za-zÀ-ỿ0-9#@/._-]'
const SMALL = new RegExp(
  `(?<!${EDGE})(?:${DAY},? (?:${MONTHS.join('|')}) \\d{1,2}|${DAY}|${MONTH}(?: \\d{1,2})?)(?![A-Za-zÀ-ỿ0-9@/_-]|\\.[A-Za-zÀ-ỿ])`,
  'gu',
)
const MAY_BE_SMALL = new RegExp(
  `(?:sun|mon|tues|wednes|thurs|fri|satur)day|${MONTHS.filter((name) => !WORDS.includes(name)).join('|')}|(?:${WORDS.join('|')}) \\d`,
)
/** The fields that visitors read as text. Others hold addresses and words for the search. */
const TEXTS = new Set(
  'title summary description lead registration status_note requirements'.split(' '),
)

export function checkDayLetters(text: SplitText, slug: string): LocatedProblem[] {
  if (splitFileName(slug).language !== DEFAULT_LANGUAGE) return []
  const found = findInFile(text, findSmall, MAY_BE_SMALL)
  const first = found.find(({ field }) => field === null || TEXTS.has(field))
  if (first === undefined) return []
  const { words, field, line, column } = first
  const written = words.replace(
    /[A-Za-zÀ-ỿ]+/gu,
    (name) => name.charAt(0).toUpperCase() + name.slice(1),
  )
  return [
    {
      code: 'day-small',
      severity: 'warning',
      message: `In English, days and months begin with a capital letter, but "${words}" does not.`,
      fix: `Write ${written}`,
      suggestion: replaceFound(text, first, written),
      ...(field === null ? {} : { field }),
      line,
      column,
    },
  ]
}

const findSmall = (text: string) =>
  [...text.matchAll(SMALL)].map(({ 0: words, index }) => ({ words, index }))

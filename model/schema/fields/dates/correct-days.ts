// Corrects the days in a line of office hours: typos, small letters, abbreviations of one letter, and Spanish.
import { findUnambiguousMatch } from '../../../problems/closest-match'
import { SPANISH_WEEKDAYS, WEEKDAYS } from '../../../dates/weekdays'
import { simplifyText } from '../../../text/simplify-text'
import { parseNamedDays } from './days-named'

/** Abbreviations that mean a day only in a span such as M-F. */
const LETTERS: Readonly<Record<string, string>> = {
  m: 'Monday',
  tu: 'Tuesday',
  w: 'Wednesday',
  th: 'Thursday',
  f: 'Friday',
  sa: 'Saturday',
  su: 'Sunday',
}
const OTHER_WORDS = new Set(['to', 'through', 'thru', 'and', 'daily', 'days', 'weekday', 'weekend'])

/** Matches a span of two days, such as M-F with its letters replaced. */
const SPAN = /^([A-Z]\w+day) ?[-–—] ?([A-Z]\w+day)$/

/** Returns whether a line names days of the week, such as `Monday to Thursday`, spelled correctly. */
export const isWeekdays = (days: string): boolean =>
  parseNamedDays(days).every((name) => WEEKDAYS.includes(name)) && !/\b[a-z]+day/.test(days)

/** Returns the days as they should be typed, or null if they are no days of the week beyond doubt. */
export function correctDays(typed: string): string | null {
  const words = typed
    .replace(/\b(mon|tues|wednes|thurs|fri|satur|sun) (?=day\b)/gi, '$1')
    .split(/([A-Za-zÀ-ỿ]+)/u)
  const corrected = words.map((word, index) => (index % 2 === 0 ? word : correctWord(word, words)))
  if (corrected.includes(null)) return null
  const joined = corrected.join('')
  const isCorrected = joined !== words.join('')
  const days = (isCorrected ? joined.replace(SPAN, '$1 to $2') : joined).replace(/ *\/ */g, ' and ')
  return days !== typed && isWeekdays(days) ? days : null
}

function correctWord(word: string, words: readonly string[]): string | null {
  const plain = simplifyText(word)
  if (OTHER_WORDS.has(plain.replace(/s$/, '')) || OTHER_WORDS.has(plain)) return word
  if (parseNamedDays(plain).every((name) => WEEKDAYS.includes(name)))
    return /^[A-ZÀ-Þ][a-zß-ỿ]+$/u.test(word)
      ? word
      : plain.replace(/^./, (letter) => letter.toUpperCase())
  if (words.length > 3 && Object.hasOwn(LETTERS, plain)) return LETTERS[plain] ?? null
  const spanish = WEEKDAYS[SPANISH_WEEKDAYS.indexOf(plain)]
  if (spanish !== undefined) return spanish
  if (plain === 'a' || plain === 'y') return plain === 'a' ? 'to' : 'and'
  const match = findUnambiguousMatch(plain, WEEKDAYS)
  // "Today" is as near to Monday as a typo of it.
  return match !== null && match[0]?.toLowerCase() === plain[0] ? match : null
}

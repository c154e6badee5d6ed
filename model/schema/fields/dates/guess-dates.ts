// Guesses which day was meant by a date in another notation than YYYY-MM-DD.
import { findUnambiguousMatch } from '../../../problems/closest-match'
import { getWeekdayIndex, isDay, type Day } from '../../../dates/day'
import { simplifyText } from '../../../text/simplify-text'
import { MONTHS, SPANISH_MONTHS } from '../../../dates/months'
import { findWeekday, WEEKDAY } from '../../../dates/weekdays'

const YEAR_FIRST = /^(\d{4}) ?[-/. ] ?(\d{1,2}) ?[-/. ] ?(\d{1,2})$/
const DIGITS_ONLY = /^(\d{4})(\d\d)(\d\d)$/
const MONTH_NAME_FIRST = /^([a-z]{3,10}) (\d{1,2})(?:st|nd|rd|th)? (\d{4}|\d\d)$/
const DAY_BEFORE_MONTH_NAME =
  /^(\d{1,2})(?:st|nd|rd|th)? (?:of |de )?([a-z]{3,10}) (?:de |del )?(\d{4}|\d\d)$/
const YEAR_LAST = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/
const SHORT_YEAR = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d\d)$/

const WEEKDAY_FIRST = new RegExp(`^(${WEEKDAY}) (.+)$`)
const WEEKDAY_LAST = new RegExp(`^(.+?) \\(?(${WEEKDAY})\\)?$`)

/** Matches the first of a month as it is written in Spanish, without accents: "1ro de mayo", "primero de mayo". */
const SPANISH_FIRST = /(?<![a-z\d])(?:1(?:ero|er|ro|o|°)\.?|primero|uno) (?=de [a-z])/

/** Returns a date in words in small letters, without accents and the punctuation that says nothing. */
export function normalizeDate(typed: string): string {
  return simplifyText(typed)
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/['‘’](?=\d\d\b)/g, '')
    .replace(SPANISH_FIRST, '1 ')
    .replace(/[.,]+(?=\s|$)/g, '')
    .replace(/(?<=[a-z]) (?:morning|afternoon|evening|night)\b/, '')
    .replace(/\s*\/\s*|\s+/g, (gap) => (gap.includes('/') ? '/' : ' '))
    .trim()
    .replace(/^(?:on|el|the) (?=\S)/, '')
}

/**
 * Returns the days that a text can mean, as YYYY-MM-DD: none if it is not a date, and two if the month and the day could be in
 * either order (4/10/2025 is April 10 in America and October 4 elsewhere). A year of two digits is of this century. A weekday in the text must be correct.
 */
export function guessDates(typed: string): Day[] {
  const { weekday, rest } = splitWeekday(normalizeDate(typed))
  const days = [...new Set(findReadings(rest))].filter(isDay)
  return weekday === null ? days : days.filter((day) => getWeekdayIndex(day) === weekday)
}

/** Returns the weekday at the beginning or the end of a text, from 0 for Monday, and the text without it. */
export function splitWeekday(text: string): { weekday: number | null; rest: string } {
  const [, first, after] = WEEKDAY_FIRST.exec(text) ?? []
  const [, before, last] = WEEKDAY_LAST.exec(text) ?? []
  const [name, rest] = [first ?? last, after ?? before]
  return name === undefined || rest === undefined
    ? { weekday: null, rest: text }
    : { weekday: findWeekday(name), rest: rest.replace(/^(?:the|el) /, '') }
}

function findReadings(text: string): string[] {
  const yearFirst = YEAR_FIRST.exec(text) ?? DIGITS_ONLY.exec(text)
  if (yearFirst) return [formatIsoDate(yearFirst[1], yearFirst[2], yearFirst[3])]
  const monthFirst = MONTH_NAME_FIRST.exec(text)
  if (monthFirst) return [formatIsoDate(monthFirst[3], parseMonth(monthFirst[1]), monthFirst[2])]
  const dayFirst = DAY_BEFORE_MONTH_NAME.exec(text)
  if (dayFirst) return [formatIsoDate(dayFirst[3], parseMonth(dayFirst[2]), dayFirst[1])]
  const [, first, second, year] = YEAR_LAST.exec(text) ?? []
  if (year !== undefined)
    return [formatIsoDate(year, first, second), formatIsoDate(year, second, first)]
  const [, left, middle, right] = SHORT_YEAR.exec(text) ?? []
  if (left === undefined) return []
  return [
    formatIsoDate(right, left, middle),
    formatIsoDate(right, middle, left),
    formatIsoDate(left.padStart(2, '0'), middle, right),
  ]
}

/** Returns the number of a month in English or Spanish, which may be abbreviated or have a typo; 0 if it is none. */
function parseMonth(name = ''): string {
  const months = [...MONTHS, ...SPANISH_MONTHS]
  const beginning = months.findIndex((month) => month.startsWith(name.slice(0, 3)))
  const index =
    beginning === -1 ? months.indexOf(findUnambiguousMatch(name, months) ?? '') : beginning
  return String(index === -1 ? 0 : (index % MONTHS.length) + 1)
}

const formatIsoDate = (year = '', month = '', day = ''): string =>
  `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`

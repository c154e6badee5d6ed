// Guesses which day was meant by a date in another notation than YYYY-MM-DD.
import { isDay, type Day } from '../../../dates/day'

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const WEEKDAYS = 'sun mon tue wed thu fri sat'.split(' ')

const YEAR_FIRST = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/
const DIGITS_ONLY = /^(\d{4})(\d\d)(\d\d)$/
const MONTH_NAME_FIRST = /^([a-z]{3,9}) (\d{1,2})(?:st|nd|rd|th)? (\d{4})$/
const DAY_BEFORE_MONTH_NAME = /^(\d{1,2})(?:st|nd|rd|th)? (?:of )?([a-z]{3,9}) (\d{4})$/
const YEAR_LAST = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/
const SHORT_YEAR = /^(\d{1,2})[/.](\d{1,2})[/.](\d\d)$/

const WEEKDAY_FIRST = /^(sun|mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:day)? (.+)$/

/**
 * Returns the days that a text can mean, as YYYY-MM-DD: none if it is not a date, and two if the month and the day could be in
 * either order (4/10/2025 is April 10 in America and October 4 elsewhere). A year of two digits is of this century. A weekday in the text must be correct.
 */
export function guessDates(typed: string): Day[] {
  const normalized = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[.,]+(?=\s|$)/g, '')
    .replace(/\s*\/\s*|\s+/g, (gap) => (gap.includes('/') ? '/' : ' '))
    .trim()
  const [, weekday, rest = normalized] = WEEKDAY_FIRST.exec(normalized) ?? []
  const days = [...new Set(findReadings(rest))].filter(isDay)
  const hasWeekday = (day: Day) => WEEKDAYS[getWeekdayIndex(day)] === weekday?.slice(0, 3)
  return weekday === undefined ? days : days.filter(hasWeekday)
}

const getWeekdayIndex = (day: Day): number => new Date(`${day}T12:00Z`).getUTCDay()

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
    formatIsoDate(`20${right}`, left, middle),
    formatIsoDate(`20${right}`, middle, left),
    formatIsoDate(`20${left.padStart(2, '0')}`, middle, right),
  ]
}

const parseMonth = (name = ''): string => String(MONTHS.indexOf(name.slice(0, 3)) + 1)

const formatIsoDate = (year = '', month = '', day = ''): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`

// A day typed in another way than YYYY-MM-DD: which days it can mean.
import { isDay, type Day } from '../../../dates/day'

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const WEEKDAYS = 'sun mon tue wed thu fri sat'.split(' ')

const YEAR_FIRST = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/
const WITHOUT_SIGNS = /^(\d{4})(\d\d)(\d\d)$/
const MONTH_WORD = /^([a-z]{3,9}) (\d{1,2})(?:st|nd|rd|th)? (\d{4})$/
const DAY_WORD = /^(\d{1,2})(?:st|nd|rd|th)? (?:of )?([a-z]{3,9}) (\d{4})$/
const YEAR_LAST = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/

const WITH_WEEKDAY = /^(sun|mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:day)? (.+)$/

/**
 * The days that a text can mean, each as YYYY-MM-DD: none when it is no day, two when month and day could be either way round
 * (4/10/2025 is April 10 in America and October 4 elsewhere). A day of the week must be the right one.
 */
export function guessDates(typed: string): Day[] {
  const plain = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[.,]+(?=\s|$)/g, '')
    .replace(/\s*\/\s*|\s+/g, (gap) => (gap.includes('/') ? '/' : ' '))
    .trim()
  const [, weekday, rest = plain] = WITH_WEEKDAY.exec(plain) ?? []
  const days = [...new Set(readings(rest))].filter(isDay)
  const isRight = (day: Day) => WEEKDAYS[weekdayOf(day)] === weekday?.slice(0, 3)
  return weekday === undefined ? days : days.filter(isRight)
}

const weekdayOf = (day: Day): number => new Date(`${day}T12:00Z`).getUTCDay()

function readings(text: string): string[] {
  const first = YEAR_FIRST.exec(text) ?? WITHOUT_SIGNS.exec(text)
  if (first) return [written(first[1], first[2], first[3])]
  const month = MONTH_WORD.exec(text)
  if (month) return [written(month[3], monthNumber(month[1]), month[2])]
  const day = DAY_WORD.exec(text)
  if (day) return [written(day[3], monthNumber(day[2]), day[1])]
  const last = YEAR_LAST.exec(text)
  return last ? [written(last[3], last[1], last[2]), written(last[3], last[2], last[1])] : []
}

const monthNumber = (word = ''): string => String(MONTHS.indexOf(word.slice(0, 3)) + 1)

const written = (year = '', month = '', day = ''): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`

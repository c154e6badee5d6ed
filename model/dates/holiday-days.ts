// Computes the days of holidays in a year.
import { addDays, getWeekdayIndex, type Day } from './day'

export const [MONDAY, SUNDAY] = [0, 6]
const THURSDAY = 3

const pad = (number: number) => String(number).padStart(2, '0')
export const onDay = (monthAndDay: string) => (year: number) => `${year}-${monthAndDay}`

/** Returns the n-th weekday of a month, such as the first Monday of September. */
export const onWeekday = (count: number, weekday: number, month: number) => (year: number) => {
  const first = `${year}-${pad(month)}-01`
  return addDays(first, ((weekday - getWeekdayIndex(first) + 7) % 7) + 7 * (count - 1))
}

/** Returns Memorial Day, the last Monday of May. */
export function getMemorialDay(year: number): Day {
  const last = `${year}-05-31`
  return addDays(last, -((getWeekdayIndex(last) - MONDAY + 7) % 7))
}

/** Returns Easter Sunday of the western churches (the anonymous Gregorian algorithm). */
export function getEaster(year: number): Day {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = b - Math.floor(b / 4) - Math.floor((8 * b + 13) / 25)
  const h = (19 * a + d + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const number = h + l - 7 * m + 114
  return `${year}-${pad(Math.floor(number / 31))}-${pad((number % 31) + 1)}`
}

export const beforeEaster = (days: number) => (year: number) => addDays(getEaster(year), -days)
export const getThanksgiving = onWeekday(4, THURSDAY, 11)

/** Returns one of the four Sundays before Christmas Day. */
export const onAdvent = (count: number) => (year: number) => {
  const christmas = `${year}-12-25`
  return addDays(christmas, -(getWeekdayIndex(christmas) + 1) - 7 * (4 - count))
}

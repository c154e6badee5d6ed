// Calendar days as YYYY-MM-DD texts. Only this module and local-time.ts handle time zones.
import { TZDate } from '@date-fns/tz'
import { memoize } from '../memoize/memoize'

/** A calendar day, `YYYY-MM-DD` (ISO 8601), without a time or a zone. Days compare as texts do. */
export type Day = string

const DAY_MS = 24 * 60 * 60 * 1000

const DAY_LENGTH = 'YYYY-MM-DD'.length

const DAY_FORMAT = /^(\d{4})-(\d{2})-(\d{2})$/

/** Returns whether the text is a day that exists: `2025-02-30` and `2025-4-1` are not. */
export function isDay(text: string): boolean {
  const match = DAY_FORMAT.exec(text)
  if (!match) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  const date = new Date(Date.UTC(year, month - 1, day))
  return year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** Returns whether this machine supports the IANA time zone, such as `America/Chicago`. */
export const isTimeZone = memoize(
  (zone: string): boolean =>
    zone.includes('/') && Intl.supportedValuesOf('timeZone').includes(zone),
)

/** Returns the calendar day in the zone at the moment `now`. */
export function getDayInTimeZone(zone: string, now: Date): Day {
  const date = new TZDate(now, zone)
  const padTo2 = (number: number) => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${padTo2(date.getMonth() + 1)}-${padTo2(date.getDate())}`
}

/** Returns the moment when the day begins in the zone: midnight there, in UTC as ISO 8601 text. */
export function getStartOfDay(day: Day, zone: string): string {
  return getMidnight(day, 0, zone)
}

/** Returns the moment when the day ends in the zone: the next midnight there, in UTC as ISO 8601 text. */
export function getEndOfDay(day: Day, zone: string): string {
  return getMidnight(day, 1, zone)
}

/** Returns the same moment as `getStartOfDay`, written in the time of the zone with its offset: `2026-12-01T00:00:00-06:00`. */
export function getLocalStartOfDay(day: Day, zone: string): string {
  const midnight = new TZDate(getStartOfDay(day, zone), zone)
  return midnight.toISOString().replace('.000', '')
}

function getMidnight(day: Day, daysLater: number, zone: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return new Date(new TZDate(year, month - 1, date + daysLater, zone).getTime()).toISOString()
}

export const getNextDay = (day: Day): Day => addDays(day, 1)
export const getPreviousDay = (day: Day): Day => addDays(day, -1)

/** Returns the day that is a number of days later, or earlier if it is negative. */
export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, DAY_LENGTH)

/** Counts the days from `first` to `last`: 1 from one day to the next, negative when `last` is earlier. */
export function countDaysBetween(first: Day, last: Day): number {
  return (Date.parse(last) - Date.parse(first)) / DAY_MS
}

export const getYear = (day: Day): number => Number(day.slice(0, 4))

/** Returns the same month and day in another year, or null if that year does not have it: February 29. */
export function moveToYear(day: Day, year: number): Day | null {
  const moved = `${year}${day.slice(4)}`
  return isDay(moved) ? moved : null
}

/** Returns the same month and day in the first year in which it is not before `from`, or null if it is more than `maxDays` later. */
export function findNextOccurrence(day: Day, from: Day, maxDays: number): Day | null {
  const year = getYear(from)
  const days = [moveToYear(day, year), moveToYear(day, year + 1)]
  const isNear = (other: Day | null) =>
    other !== null && other >= from && other <= addDays(from, maxDays)
  return days.find(isNear) ?? null
}

/** Returns February 4 for April 2; null if that is no other day that exists. */
export function swapMonthAndDay(day: Day): Day | null {
  const [year = '', month = '', dayOfMonth = ''] = day.split('-')
  const swapped = `${year}-${dayOfMonth}-${month}`
  return swapped !== day && isDay(swapped) ? swapped : null
}

/** Returns the day in words, or the part of it that the options of `Intl.DateTimeFormat` name. */
export const formatDay = (
  day: Day,
  options: Intl.DateTimeFormatOptions,
  language = 'en-US',
): string =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T12:00Z`),
  )

/** Returns the day in words with its year: `November 25, 2026`. */
export const formatLongDay = (day: Day): string => formatDay(day, { dateStyle: 'long' })

/** Returns the weekday, from 0 for Monday. */
export const getWeekdayIndex = (day: Day): number => (new Date(`${day}T12:00Z`).getUTCDay() + 6) % 7

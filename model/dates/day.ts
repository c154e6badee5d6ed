// Calendar days as the text YYYY-MM-DD from end to end, and the one place that knows about time zones.
import { TZDate } from '@date-fns/tz'

/** A calendar day, `YYYY-MM-DD` (ISO 8601), with no time and no zone. Days compare as texts do. */
export type Day = string

const MILLISECONDS_A_DAY = 24 * 60 * 60 * 1000

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/

/** Whether the text is a day that exists: `2025-02-30` and `2025-4-1` are not. */
export function isDay(text: string): boolean {
  const match = SHAPE.exec(text)
  if (!match) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  const date = new Date(Date.UTC(year, month - 1, day))
  return year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** Whether this machine knows the IANA time zone, such as `America/Chicago`. */
export function isTimeZone(zone: string): boolean {
  return zone.includes('/') && Intl.supportedValuesOf('timeZone').includes(zone)
}

/** The day that it is at the moment `now` in the zone. */
export function getDayInTimeZone(zone: string, now: Date): Day {
  const there = new TZDate(now, zone)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${there.getFullYear()}-${two(there.getMonth() + 1)}-${two(there.getDate())}`
}

/** The instant at which the day is over in the zone: the next midnight there, in UTC as ISO 8601 text. */
export function getEndOfDay(day: Day, zone: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return new Date(new TZDate(year, month - 1, date + 1, zone).getTime()).toISOString()
}

/** How many days lie between two days: one from a day to the next, less than nothing the other way round. */
export function countDaysBetween(first: Day, last: Day): number {
  return (Date.parse(last) - Date.parse(first)) / MILLISECONDS_A_DAY
}

// Converts between instants and the local time of a time zone.
//
// When clocks change, the offset before the change counts (RFC 5545, 3.3.5; ECMA-262, GetUTCEpochNanoseconds). So a time
// that occurs twice is the first of the two, and a time that is skipped is as much later as the clocks are put forward: on March 8, 2026,
// 2:30 AM in Alabama is the instant that clocks there call 3:30 AM.
import { TZDate } from '@date-fns/tz'
import { countMinutes, type LocalTime } from './clock-time'
import { getDayInTimeZone, type Day } from './day'

const DAY_MS = 24 * 60 * 60 * 1000
const MINUTE_MS = 60 * 1000

export type LocalDateTime = { readonly day: Day; readonly time: LocalTime }

/** Returns the instant of a local time, in UTC as ISO 8601 text. `24:00` is the beginning of the next day. */
export function getInstant(day: Day, time: LocalTime, zone: string): string {
  const local = Date.parse(`${day}T00:00Z`) + countMinutes(time) * MINUTE_MS
  const before = local - getOffset(local - DAY_MS, zone)
  const after = local - getOffset(local + DAY_MS, zone)
  const isLocal = (instant: number) => instant + getOffset(instant, zone) === local
  return new Date(!isLocal(before) && isLocal(after) ? after : before).toISOString()
}

/** Returns the same instant as `getInstant`, with the offset of the zone instead of UTC: `2026-12-01T18:00:00-06:00`. */
export const getZonedInstant = (day: Day, time: LocalTime, zone: string): string =>
  new TZDate(getInstant(day, time, zone), zone).toISOString().replace('.000', '')

/** Returns the day and the time that clocks in the zone show at an instant. */
export function getLocalDateTime(instant: Date, zone: string): LocalDateTime {
  const local = new Date(instant.getTime() + getOffset(instant.getTime(), zone))
  return { day: getDayInTimeZone(zone, instant), time: local.toISOString().slice(11, 16) }
}

/** Returns how many milliseconds the clocks of the zone are ahead of UTC at an instant. */
const getOffset = (instant: number, zone: string): number =>
  -new TZDate(instant, zone).getTimezoneOffset() * MINUTE_MS

// Turns the office hours, as typed, into spans of local times for each day of the week.
import { readTimeSpan, type TimeSpan } from '../dates/clock-time'
import { WEEKDAYS } from '../dates/weekdays'
import { parseNamedDays } from '../schema/fields/dates/days-named'

/** The hours of a day; empty when closed, null when the words do not say them. */
export type DayHours = readonly TimeSpan[] | null

/** The hours of each day of the week, beginning with Sunday, as `Date` counts. */
export type WeeklyHours = readonly DayHours[]

/** The days and hours of a line, as typed. */
type HoursLine = { readonly days: string; readonly hours: string }

const ALL_DAY: DayHours = [{ from: '00:00', to: '24:00' }]

/** Returns the spans that words such as "8:00 AM - noon and 1:00 PM - 5:00 PM" or "closed" say, or null. */
export function readHours(words: string): DayHours {
  const normalized = words
    .trim()
    .toLowerCase()
    .replace(/^open /, '')
  if (normalized === 'closed') return []
  if (/^(?:24 hours|day and night)$/.test(normalized)) return ALL_DAY
  const spans = normalized
    .split(/\s*(?:,\s*and\b|,|;|&|\band\b)\s*(?:(?:again|then)\b\s*)?/)
    .map(readTimeSpan)
  const isInOrder = spans.every((span, index) => {
    const previous = spans[index - 1]
    return span !== null && (!previous || previous.to < span.from)
  })
  return isInOrder ? (spans as TimeSpan[]) : null
}

/** Returns whether a day without known hours is meant: who comes by appointment has a time of their own. */
export const isByAppointment = (words: string): boolean => /\bappointments?\b/i.test(words)

/** Returns the days of the week that a line names, or null if it names others, such as holidays. */
export function readWeekdays(days: string): string[] | null {
  const names = parseNamedDays(days)
  return names.every((name) => WEEKDAYS.includes(name)) ? names : null
}

/**
 * Returns the hours of each day of the week, or null if a line is for other days: nobody knows which days these are. A day
 * without a line is closed.
 */
export function getWeeklyHours(lines: readonly HoursLine[]): WeeklyHours | null {
  const week: DayHours[] = WEEKDAYS.map(() => [])
  for (const { days, hours } of lines) {
    const names = readWeekdays(days)
    if (names === null) return null
    for (const name of names)
      week[(WEEKDAYS.indexOf(name) + 1) % WEEKDAYS.length] = readHours(hours)
  }
  return week
}

// Formats days for visitors. This is the only module of the build that formats dates; scripts in the browser use Intl.
import { format, parseISO } from 'date-fns'
import type { Day } from '../../model/dates/day'

/** Memoizes results, because the same day is shown on several pages. */
const formattedDays = new Map<Day, string>()

/**
 * Formats `2025-04-10` as "April 10, 2025".
 * @throws RangeError `Invalid time value` when there is no such day
 */
export function formatDay(day: Day): string {
  const formatted = formattedDays.get(day) ?? format(parseISO(day), 'MMMM d, yyyy')
  formattedDays.set(day, formatted)
  return formatted
}

/**
 * Formats a range of days as "July 6 – August 3, 2025"; the first year is only included if it differs from the last one.
 * @throws RangeError `Invalid time value` when there is no such day
 */
export function formatDays(first: Day, last: Day): string {
  if (first === last) return formatDay(last)
  const sameYear = first.slice(0, 4) === last.slice(0, 4)
  return `${format(parseISO(first), sameYear ? 'MMMM d' : 'MMMM d, yyyy')} – ${formatDay(last)}`
}

/** Formats `2026-11-26` as "Thursday, November 26", for days that are close. */
export const formatWeekday = (day: Day): string => format(parseISO(day), 'EEEE, MMMM d')

/** Formats close days as "Thu, Nov 26" or "Thu, Nov 26 – Fri, Nov 27". */
export function formatShortDays(first: Day, last: Day): string {
  const formatShort = (day: Day) => format(parseISO(day), 'EEE, MMM d')
  return first === last ? formatShort(first) : `${formatShort(first)} – ${formatShort(last)}`
}

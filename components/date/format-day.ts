// Days as people read them. The one place that formats dates.
import { format, parseISO } from 'date-fns'
import type { Day } from '../../model/dates/day'

/** A day stands in several places: on its page, in a list, in the line for staff. */
const formatted = new Map<Day, string>()

/**
 * `2025-04-10` to "April 10, 2025" (spec section 9: full month, day, year).
 * @throws RangeError `Invalid time value` when there is no such day
 */
export function formatDay(day: Day): string {
  const known = formatted.get(day) ?? format(parseISO(day), 'MMMM d, yyyy')
  formatted.set(day, known)
  return known
}

/**
 * Several days to "July 6 – August 3, 2025"; the first year is only said when it differs from the last.
 * @throws RangeError `Invalid time value` when there is no such day
 */
export function formatDays(first: Day, last: Day): string {
  if (first === last) return formatDay(last)
  const sameYear = first.slice(0, 4) === last.slice(0, 4)
  return `${format(parseISO(first), sameYear ? 'MMMM d' : 'MMMM d, yyyy')} – ${formatDay(last)}`
}

// Describes the scheduled changes of the site, such as the end of an event.
import type { Review } from '../review'
import type { DayChange } from '../forecast/forecast'
import { formatCount } from './format-count'
import type { Line, Part } from './line'

/** More days than a reviewer thinks about. */
const MAX_DAYS = 20
const MAX_PATHS = 5

/** Returns a line for each day on which something else will happen than without this change. */
export function writeForecast({ forecast }: Review): Line[] {
  const rest = forecast.length - MAX_DAYS
  return [
    ...forecast.slice(0, MAX_DAYS).map(describeDay),
    ...(rest > 0
      ? [[`It is not as before on ${formatCount(rest, 'other day', 'other days')}.`]]
      : []),
  ]
}

function describeDay({ day, before, after }: DayChange): Line {
  if (after === null) return [`No longer on ${formatDay(day)}: `, { typed: before?.what ?? '' }]
  const without: Part[] = before === null ? [] : [' Without this change: ', { typed: before.what }]
  return [`${formatDay(day)}: `, { typed: after.what }, ...describePaths(after.paths), ...without]
}

function describePaths(paths: readonly string[]): Part[] {
  if (paths.length === 0) return []
  const more = paths.length > MAX_PATHS ? ' and more.' : '.'
  return [' It changes ', { typed: paths.slice(0, MAX_PATHS).join(', ') }, more]
}

/** Returns `November 8, 2025`; a text that is no day stays as it is. */
function formatDay(day: string): string {
  const date = new Date(`${day}T12:00:00Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(date.getTime()))
    return 'On a day that is not clear'
  return date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}

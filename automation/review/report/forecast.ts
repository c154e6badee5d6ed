// Describes the scheduled changes of the site, such as the end of an event.
import type { Review } from '../review'
import type { DayChange, Transition } from '../forecast/forecast'
import { formatCount } from './format-count'
import type { Line, Part } from './line'

/** More days than a reviewer thinks about. */
const MAX_DAYS = 20

/** Returns a line for each update that the site will make on another day than without this change, or not at all. */
export function writeForecast({ forecast }: Review): Line[] {
  const lines = forecast.flatMap((change) => describeDay(change, forecast))
  const rest = lines.length - MAX_DAYS
  return [
    ...lines.slice(0, MAX_DAYS),
    ...(rest > 0
      ? [[`It is not as before on ${formatCount(rest, 'other day', 'other days')}.`]]
      : []),
  ]
}

function describeDay({ day, before, after }: DayChange, all: readonly DayChange[]): Line[] {
  if (before && after)
    return [
      [`On ${formatDay(day)}, `, ...describeUpdate(after), ' Before: ', { typed: before.what }],
    ]
  if (before) {
    const isMoved = all.some((other) => !other.before && other.after?.what === before.what)
    return isMoved ? [] : [[`No longer on ${formatDay(day)}: `, { typed: before.what }]]
  }
  if (!after) return []
  const former = all.find((other) => !other.after && other.before?.what === after.what)
  const instead = former ? ` instead of ${formatDay(former.day)}` : ''
  return [[`On ${formatDay(day)}${instead}, `, ...describeUpdate(after)]]
}

/** Returns what the site does on a day, as the end of a sentence. */
function describeUpdate({ what, paths }: Transition): Part[] {
  const pages = formatCount(paths.length, 'page', 'pages')
  return [paths.length === 0 ? 'it changes: ' : `the site will update ${pages}: `, { typed: what }]
}

/** Returns `November 8, 2025`; a text that is no day stays as it is. */
export function formatDay(day: string): string {
  const date = new Date(`${day}T12:00:00Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(date.getTime()))
    return 'a day that is not clear'
  return date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}

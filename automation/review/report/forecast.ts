// Says what the website will do by itself on later days.
import type { Review } from '../review'
import type { Line } from './line'

/** More days than a reviewer thinks about. */
const MAX_DAYS = 20

/** Returns a line for each change that happens only with this pull request, or no longer. */
export function writeForecast({ forecast: { added, removed } }: Review): Line[] {
  return [
    ...added
      .slice(0, MAX_DAYS)
      .map(({ day, what, paths }): Line => [
        `${formatDay(day)}: `,
        { typed: what },
        ...(paths.length === 0
          ? []
          : [
              ' It changes ',
              { typed: paths.slice(0, 5).join(', ') },
              paths.length > 5 ? ' and more.' : '.',
            ]),
      ]),
    ...removed
      .slice(0, MAX_DAYS)
      .map(({ day, what }): Line => [`No longer on ${formatDay(day)}: `, { typed: what }]),
  ]
}

/** Returns `November 8, 2025`; a text that is no day stays as it is. */
function formatDay(day: string): string {
  const date = new Date(`${day}T12:00:00Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(date.getTime()))
    return 'On a day that is not clear'
  return date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}

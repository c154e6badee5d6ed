// The hours of a day as the short text of an attribute, from which the browser script reads them.
import type { TimeSpan } from '../../model/dates/clock-time'
import type { DayHours } from '../../model/hours/weekly-hours'

/** Marks a day whose hours are not known; that of a closed day is empty. */
const UNKNOWN = '?'

/** Formats the hours of a day as `08:00-12:00,13:00-17:00`. */
export const formatSpans = (spans: DayHours): string =>
  spans === null ? UNKNOWN : spans.map(({ from, to }) => `${from}-${to}`).join()

export function parseSpans(text: string): DayHours {
  if (text === UNKNOWN) return null
  return text.split(',').flatMap((span): TimeSpan[] => {
    const [from = '', to] = span.split('-')
    return to === undefined ? [] : [{ from, to }]
  })
}

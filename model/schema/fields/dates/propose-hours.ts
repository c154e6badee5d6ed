// Proposes hours with AM and PM for those that lack one of them, as an office would have them.
import { readHours } from '../../../hours/weekly-hours'
import { readTimeSpan } from '../../../dates/clock-time'

/** Matches what people write between the hours before and after a break. */
const BREAK =
  /\s*(?:[,;&/]|\b(?:and|then|again|y|luego)\b)(?:\s*\b(?:and|then|again|y|luego)\b)*\s*/i
const LEAD = /^(?:from|between|de(?:sde)?)\s+/i

/** Returns the hours of a day with the halves that an office would have, in the words that were typed; null if AM or PM are there. */
export const proposeHours = (typed: string): string | null =>
  proposeHalves(typed) ?? proposeSpans(typed)

/** Returns the hours before and after a break, or null if it is uncertain which hours they are. */
function proposeSpans(typed: string): string | null {
  const spans = typed.split(BREAK).map((span) => span.replace(LEAD, '').replace(/ a /, ' to '))
  const proposed = spans.map((span) => (hasHalves(span) ? span : proposeHalves(span)))
  if (spans.length < 2 || spans.every(hasHalves) || proposed.includes(null)) return null
  const hours = proposed.join(' and ')
  return readHours(hours) === null ? null : hours
}

/** Returns whether a span can be read, and says AM or PM with its last hour. */
const hasHalves = (span: string): boolean =>
  readTimeSpan(span) !== null && /(?:[ap]\.?\s?m\.?|noon|midnight)$/i.test(span)

/** Returns both hours with the halves of the day that an office would have, in the words that were typed; null if AM or PM are there. */
function proposeHalves(typed: string): string | null {
  const [, start = '', separator = '', end = ''] =
    /^(\d{1,2}(?::\d\d)?)(?: ?[ap]\.?m\.?)?(\s*(?:-|–|to)\s*)(\d{1,2}(?::\d\d)?)(?: ?[ap]\.?m\.?)?$/i.exec(
      typed,
    ) ?? []
  if (start === '' || parseInt(start) > 23 || parseInt(end) > 23) return null
  return formatHalf(start, 7) + separator + formatHalf(end, 12)
}

/** @param earliest the first hour before noon; lower ones are in the afternoon */
function formatHalf(time: string, earliest: number): string {
  const hour = parseInt(time)
  const minutes = time.slice(String(time.split(':')[0]).length)
  const isAfternoon = hour >= 12 || hour < earliest
  return `${hour > 12 ? hour - 12 : hour}${minutes} ${isAfternoon ? 'PM' : 'AM'}`
}

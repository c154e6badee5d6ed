// Resolves a name such as when for a day and a time, which have a field each: "when: December 5, 2026, 6:00 PM - 8:00 PM".
import type { Value } from '../../../front-matter/value'
import { splitTime } from '../../fields/dates/guess-date-span'
import { translateHours } from '../../fields/dates/spanish-times'
import { writeTwelveHours } from '../../fields/dates/twelve-hours'
import type { Resolution } from '../resolution'
import { fieldForDayAndTime } from '../unknown-field-problems'

/** Matches a time with seconds, which a program has written in a time zone of its own. */
const OF_PROGRAM = /^\d\d:\d\d:\d\d/

/**
 * Returns null if the value is not a day and a time beyond doubt.
 * @param dayField the field that the name means
 */
export function separateTime(
  typed: string,
  value: Value,
  dayField: string,
  timeField: string,
): Resolution | null {
  if (!('text' in value) || value.line !== value.nameLine || value.endLine !== value.line)
    return null
  const { day, time: words = '' } = splitTime(value.text) ?? {}
  if (day === undefined || OF_PROGRAM.test(words)) return null
  const time = translateHours(words, false) ?? writeTwelveHours(words) ?? words
  const lines = [`${dayField}: ${day}`, `${timeField}: ${time}`] as const
  const { line } = value
  return {
    ...fieldForDayAndTime(typed, ...lines),
    renamed: [[dayField, { ...value, text: day, isReported: true }]],
    reported: [timeField],
    suggestion: { line, endLine: line, text: lines.join('\n') },
  }
}

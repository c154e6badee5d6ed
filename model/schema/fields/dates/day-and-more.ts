// Problems with a text that says more than one day: two days, or a day and a time. The rest belongs in other fields.
import type { Day } from '../../../dates/day'
import { invalid, type Companions, type ParseResult } from '../../field'
import { guessDateSpan, splitTime } from './guess-date-span'

/** @param companions the fields for the rest */
export function rejectDayAndMore(typed: string, companions: Companions): ParseResult<Day> | null {
  const span = guessDateSpan(typed)
  if (span !== null) return rejectSpan(typed, span, companions)
  const timed = splitTime(typed)
  return timed === null ? null : rejectTime(typed, timed, companions)
}

function rejectSpan(
  typed: string,
  [first, last]: readonly [Day, Day],
  { firstDay, lastDay }: Companions,
): ParseResult<Day> {
  const message = `"${typed}" is more than one day.`
  if (first >= last)
    return invalid(
      'date-shape',
      `In "${typed}" the last day is before the first one.`,
      'Look both days up in a calendar.',
    )
  if (firstDay !== undefined)
    return withCompanion(message, { value: last, field: firstDay, other: first })
  if (lastDay !== undefined)
    return withCompanion(message, { value: first, field: lastDay, other: last })
  return invalid('date-shape', message, `Write only one of them, ${first} or ${last}`)
}

function rejectTime(
  typed: string,
  { day, time }: { day: Day; time: string },
  companions: Companions,
): ParseResult<Day> {
  const message = `There is a time after the day in "${typed}".`
  if (companions.time === undefined) return invalid('date-shape', message, `Write only ${day}`, day)
  return /^\d\d:\d\d:\d\d/.test(time)
    ? invalid('date-shape', message, `Write only ${day}`)
    : withCompanion(message, { value: day, field: companions.time, other: time })
}

function withCompanion(
  message: string,
  { value, field, other }: { value: Day; field: string; other: string },
): ParseResult<Day> {
  const { problem } = invalid(
    'date-shape',
    message,
    `Write ${value} here, and ${field}: ${other} on a line of its own.`,
    value,
  )
  return { problem: { ...problem, companion: { field, value: other } } }
}

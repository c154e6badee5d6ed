// Problems with a text that says more than one day: two days, or a day and a time. The rest belongs in other fields.
import type { Day } from '../../../dates/day'
import { invalid, type Companions, type ParseResult } from '../../field'
import { guessDateSpan, splitTime } from './guess-date-span'
import { translateHours } from './spanish-times'
import { writeTwelveHours } from './twelve-hours'

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
  if (first === last)
    return invalid('date-shape', `"${typed}" has the same day twice.`, `Write ${first}`)
  if (first > last)
    return invalid(
      'date-shape',
      `In "${typed}" the last day is before the first one.`,
      adviseOnOrder([last, first], { firstDay, lastDay }),
    )
  if (firstDay !== undefined)
    return withCompanion(message, { value: last, field: firstDay, other: first })
  if (lastDay !== undefined)
    return withCompanion(message, { value: first, field: lastDay, other: last })
  return invalid('date-shape', message, `Write only one of them, ${first} or ${last}`)
}

/** Says how two days are written that seem to have been exchanged. */
function adviseOnOrder(
  [first, last]: readonly [Day, Day],
  { firstDay, lastDay }: Companions,
): string {
  const field = firstDay ?? lastDay
  if (field === undefined) return `Write only one of them, ${first} or ${last}`
  const [here, other] = firstDay === undefined ? [first, last] : [last, first]
  return `If ${first} is the first day, write ${here} here, and ${field}: ${other} on a line of its own.`
}

/** Rejects two days that lack their year: the fields for both are known, but not the four digits. */
export function rejectSpanWithoutYear(
  typed: string,
  span: readonly [Day, Day],
  { firstDay, lastDay }: Companions,
): ParseResult<Day> {
  const message = `"${typed}" is more than one day, and does not say which year.`
  const [first, last] = [span[0].slice(4), span[1].slice(4)]
  const digits = `the four digits of the year, and after them ${first}`
  const field = firstDay ?? lastDay
  if (field === undefined)
    return invalid('date-shape', message, `Write only one of them: ${digits} or ${last}`)
  const [here, other] = firstDay === undefined ? ['first', 'last'] : ['last', 'first']
  const fix = `Write the ${here} day here, and ${field}: with the ${other} day on a line of its own. Begin each with the four digits of its year.`
  const { problem } = invalid('date-shape', message, fix)
  return { problem: { ...problem, companion: { field, value: typed } } }
}

/** Rejects a day that lacks its year and has a time beside it. */
export function rejectTimeWithoutYear(
  typed: string,
  { monthAndDay, time }: { readonly monthAndDay: string; readonly time: string },
  companions: Companions,
): ParseResult<Day> {
  const message = `"${typed}" does not say which year, and there is a time beside the day.`
  const digits = `Write the four digits of the year here, and after them ${monthAndDay}`
  if (companions.time === undefined) return invalid('date-shape', message, digits)
  const { problem } = invalid(
    'date-shape',
    message,
    `${digits}. On a line of its own, write ${companions.time}: ${time}`,
  )
  return { problem: { ...problem, companion: { field: companions.time, value: time } } }
}

function rejectTime(
  typed: string,
  { day, time }: { day: Day; time: string },
  companions: Companions,
): ParseResult<Day> {
  const message = `There is a time beside the day in "${typed}".`
  if (companions.time === undefined) return invalid('date-shape', message, `Write only ${day}`, day)
  return /^\d\d:\d\d:\d\d/.test(time)
    ? invalid('date-shape', message, `Write only ${day}`)
    : withCompanion(message, {
        value: day,
        field: companions.time,
        other: translateHours(time, false) ?? writeTwelveHours(time) ?? time,
      })
}

function withCompanion(
  message: string,
  { value, field, other }: { value: Day; field: string; other: string },
): ParseResult<Day> {
  const { problem } = invalid(
    'date-shape',
    message,
    `Write ${value} here. On a line of its own, write ${field}: ${other}`,
    value,
  )
  return { problem: { ...problem, companion: { field, value: other } } }
}

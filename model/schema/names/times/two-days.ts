// Resolves names for a day where an event or a notice has two: the first and the last one.
import { isDay } from '../../../dates/day'
import type { Value } from '../../../front-matter/value'
import type { Resolution } from '../resolution'
import { fieldForTwoDays, lastDayBesides, lastDayOfThree } from '../unknown-field-problems'

type Named = readonly [name: string, value: Value]

/** Resolves a last day below a field that it makes the first one; null if the two values are not days in this order. */
export function joinDays(typed: string, first: Named, last: Named): Resolution | null {
  const [[firstName, firstValue], [lastName, lastValue]] = [first, last]
  const [from, until] = [getDay(firstValue), getDay(lastValue)]
  if (from === null || until === null || from >= until) return null
  const lines = [`${firstName}: ${from}`, `${lastName}: ${until}`] as const
  const isBelow = lastValue.nameLine === firstValue.nameLine + 1
  return {
    ...lastDayBesides(typed, ...lines),
    renamed: [first, last],
    suggestion: isBelow
      ? { line: firstValue.nameLine, endLine: lastValue.nameLine, text: lines.join('\n') }
      : null,
  }
}

/** Resolves a last day beside both fields for days: says which two of the three days fit together. */
export function chooseDays({
  first: [firstName, firstValue],
  day: [dayName, dayValue],
  last: [typed, lastValue],
}: Readonly<Record<'first' | 'day' | 'last', Named>>): Resolution | null {
  const [from, day, until] = [getDay(firstValue), getDay(dayValue), getDay(lastValue)]
  if (from === null || day === null || until === null || until <= from) return null
  const start = day > from && day < until ? day : from
  return {
    ...lastDayOfThree(typed, { first: firstName, last: dayName, from: start, until }),
    suggestion: null,
  }
}

/** Resolves a name for a single day, which is the first and the last one; null if the value is not a day. */
export function repeatDay(
  typed: string,
  value: Value,
  first: string,
  last: string,
): Resolution | null {
  const day = getDay(value)
  if (day === null) return null
  const lines = [`${first}: ${day}`, `${last}: ${day}`] as const
  const { nameLine: line } = value
  return {
    ...fieldForTwoDays(typed, ...lines),
    renamed: [
      [first, value],
      [last, value],
    ],
    suggestion: { line, endLine: line, text: lines.join('\n') },
  }
}

/** Returns the day that is the value of a field on a line, or null. */
const getDay = (value: Value): string | null =>
  'text' in value && value.line === value.nameLine && isDay(value.text) ? value.text : null

// Defines the field for office hours: days of the week and the hours on them.
import { valid, field, invalid, type Field } from '../../field'
import { findUnambiguousMatch } from '../../../problems/closest-match'
import type { ProblemDetails } from '../../../problems/problem'
import { DAYS } from './days-named'
import { parseTimeOfDay } from './time-of-day'

/** Days and their hours, both as typed; `hours` can also be `closed`. */
export type OfficeHours = { readonly days: string; readonly hours: string }

export const officeHours: Field<OfficeHours> = field(
  {
    about: 'Our office hours: the days, a colon and the hours.',
    example: 'Monday to Thursday: 8:00 AM - 5:00 PM',
    pair: true,
  },
  (typed) => {
    const [, days, times] = /^([^:]+): (.+)$/.exec(typed) ?? []
    if (!days || !times) return rejectMissingColon(typed)
    const time = parseTimeOfDay(times)
    if ('problem' in time) return { problem: { ...time.problem, ...addDays(days, time.problem) } }
    const unknownDay = days
      .split(/[^\p{L}]+/u)
      .find((word) => /day$/i.test(word) && !isDayName(word))
    if (unknownDay !== undefined) return rejectDay(typed, unknownDay)
    return LACKS_AM_OR_PM.test(times) ? rejectMissingHalf(typed) : valid({ days, hours: times })
  },
)

/** Matches a range of hours of which at least one lacks AM or PM. */
const LACKS_AM_OR_PM =
  /^\d{1,2}(?::\d\d)?\s*(?:-|–|to)\s*\d|^\d{1,2}(?::\d\d)?\s*[ap]\.?m\.?\s*(?:-|–|to)\s*\d{1,2}(?::\d\d)?$/i

const isDayName = (word: string) =>
  DAYS.some((day) => [day, `${day}s`].includes(word)) || /^(?:every|week|holi)?days?$/i.test(word)

/** Extends the replacement for the hours to one for the whole line, with the days. */
function addDays(days: string, { replacement }: ProblemDetails): { replacement?: string } {
  return replacement === undefined ? {} : { replacement: `${days}: ${replacement}` }
}

function rejectDay(typed: string, word: string) {
  const match = findUnambiguousMatch(word, DAYS)
  return invalid(
    'hours-shape',
    `There is no day called ${word}.`,
    match === null ? 'Write the day in full, such as Friday.' : `Did you mean ${match}?`,
    match === null ? null : typed.replace(word, match),
  )
}

const rejectMissingHalf = (typed: string) =>
  invalid(
    'hours-shape',
    `"${typed}" does not say AM or PM with each hour.`,
    'Write the hours like 9:00 AM - 1:00 PM',
  )

function rejectMissingColon(typed: string) {
  const suggested = suggestColon(typed)
  return invalid(
    'hours-shape',
    'There is no colon between the days and the hours.',
    suggested === null
      ? 'Write the days, a colon, a space and the hours, for example Saturday: 9:00 AM - 1:00 PM'
      : `Write ${suggested}`,
    suggested,
  )
}

/** Adds the missing colon between the days and the hours, or the missing space after it; null if something else is wrong. */
function suggestColon(typed: string): string | null {
  const match = /^(\w+days?(?: (?:to|and|-) \w+days?)?)\s*:?\s*(\d.*|closed)$/i.exec(typed)
  return match ? `${match[1]}: ${match[2]}` : null
}

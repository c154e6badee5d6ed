// Office hours: the days of a week and the hours on them.
import { valid, field, invalid, type Field } from '../../field'
import { findUnambiguousMatch } from '../../../problems/closest-match'
import type { ProblemDetails } from '../../../problems/problem'
import { DAYS } from './days-named'
import { parseTimeOfDay } from './time-of-day'

/** Office hours of some days: `days` as people say it, `hours` likewise (`closed` when the office is). */
export type OfficeHours = { readonly days: string; readonly hours: string }

export const officeHours: Field<OfficeHours> = field(
  {
    about: 'Our office hours: the days, a colon and the hours.',
    example: 'Monday to Thursday: 8:00 AM - 5:00 PM',
  },
  (typed) => {
    const [, days, times] = /^([^:]+): (.+)$/.exec(typed) ?? []
    if (!days || !times) return notHours(typed)
    const time = parseTimeOfDay(times)
    if ('finding' in time) return { finding: { ...time.finding, ...inPlace(days, time.finding) } }
    const wrong = days.split(/[^\p{L}]+/u).find((word) => /day$/i.test(word) && !isDayName(word))
    if (wrong !== undefined) return noDay(typed, wrong)
    return HALF_SAID.test(times) ? halfSaid(typed) : valid({ days, hours: times })
  },
)

/** From one hour to another, of which one at least does not say AM or PM. */
const HALF_SAID =
  /^\d{1,2}(?::\d\d)?\s*(?:-|–|to)\s*\d|^\d{1,2}(?::\d\d)?\s*[ap]\.?m\.?\s*(?:-|–|to)\s*\d{1,2}(?::\d\d)?$/i

const isDayName = (word: string) =>
  DAYS.some((day) => [day, `${day}s`].includes(word)) || /^(?:every|week|holi)days?$/i.test(word)

/** The repair of the hours, with the days before them. */
function inPlace(days: string, { instead }: ProblemDetails): { instead?: string } {
  return instead === undefined ? {} : { instead: `${days}: ${instead}` }
}

function noDay(typed: string, word: string) {
  const meant = findUnambiguousMatch(word, DAYS)
  return invalid(
    'hours-shape',
    `There is no day called ${word}.`,
    meant === null ? 'Write the day in full, such as Friday.' : `Did you mean ${meant}?`,
    meant === null ? null : typed.replace(word, meant),
  )
}

const halfSaid = (typed: string) =>
  invalid(
    'hours-shape',
    `"${typed}" does not say AM or PM with each hour.`,
    'Write the hours like 9:00 AM - 1:00 PM',
  )

function notHours(typed: string) {
  const meant = hoursMeant(typed)
  return invalid(
    'hours-shape',
    'There is no colon between the days and the hours.',
    meant === null
      ? 'Write the days, a colon, a space and the hours, for example Saturday: 9:00 AM - 1:00 PM'
      : `Write ${meant}`,
    meant,
  )
}

/** Days and hours without the colon between them, or without the space behind it. */
function hoursMeant(typed: string): string | null {
  const match = /^(\w+days?(?: (?:to|and|-) \w+days?)?)\s*:?\s*(\d.*|closed)$/i.exec(typed)
  return match ? `${match[1]}: ${match[2]}` : null
}

// Finds an old and a new day that were copied together: `2027-01-162027-01-23`.
import type { Day } from '../../../dates/day'
import { invalid, type Companions, type ParseResult } from '../../field'
import { guessDates } from './guess-dates'
import { dropCrossedOut } from './joined-times'

/** Matches two dates that both have their four digits of the year. */
const JOINED =
  /^(\d{4}-\d\d-\d\d|.*[^\d\s].*\d{4})\s*(?:→|⇒|➔|->|=>|,|;)?\s*(\d{4}-\d\d-\d\d|[A-Za-zÀ-ỿ].*\d{4})$/u

/** @param companions the field for the first or the last of several days */
export function rejectJoinedDays(typed: string, companions: Companions): ParseResult<Day> | null {
  const [rest, ...others] = guessDates(dropCrossedOut(typed) ?? '')
  if (rest !== undefined && others.length === 0)
    return invalid(
      'date-shape',
      'The old day is crossed out, but this line takes only one day.',
      `Write ${rest}`,
      rest,
    )
  const [, left = '', right = ''] = JOINED.exec(typed) ?? []
  const [[first, otherFirst], [second, otherSecond]] = [guessDates(left), guessDates(right)]
  if (first === undefined || second === undefined || otherFirst !== undefined) return null
  if (otherSecond !== undefined || first === second) return null
  const advice = first < second ? adviseOnSpan([first, second], companions) : ''
  return invalid(
    'date-shape',
    `Two days run together in "${typed}", and this line takes only one.`,
    `If only one of them is right, write ${first} or ${second}.${advice}`,
  )
}

function adviseOnSpan(
  [first, last]: readonly [Day, Day],
  { firstDay, lastDay }: Companions,
): string {
  const field = firstDay ?? lastDay
  if (field === undefined) return ''
  const [here, other] = firstDay === undefined ? [first, last] : [last, first]
  return ` If it lasts from one to the other, write ${here} here, and on a line of its own write ${field}: ${other}`
}

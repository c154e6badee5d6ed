// Problems with the days of a notice: their order, their years, and days on which visitors would not see it.
import {
  addDays,
  findNextOccurrence,
  formatLongDay,
  getWeekdayIndex,
  getYear,
  type Day,
} from '../../dates/day'
import { adviseOnExchangedDay } from '../../dates/exchanged-days'
import { HOLIDAYS } from '../../dates/holidays'
import { getWeekdayName } from '../../dates/weekdays'
import type { FieldsProblem } from '../../problems/problem'
import { simplifyText } from '../../text/simplify-text'

type Values = {
  readonly title?: string
  readonly from?: Day
  readonly until?: Day
  readonly publishOn?: Day | undefined
  readonly expiresOn?: Day | undefined
}

export function checkDays({ title, from, until, publishOn, expiresOn }: Values): FieldsProblem[] {
  const problems: FieldsProblem[] = []
  const report = (field: string, message: string, fix: string) =>
    problems.push({ code: 'notice-days', field, message, fix })
  if (from !== undefined && until !== undefined && from > until)
    problems.push({
      code: 'notice-days',
      field: 'until',
      message: `The last day, ${until}, is before the first day, ${from}.`,
      ...adviseOnUntil(from, until, title),
    })
  if (from !== undefined && publishOn !== undefined && publishOn > from)
    report(
      'publish_on',
      `Visitors would not see this before ${publishOn}, and it begins on ${from}.`,
      'Delete the publish_on line, and the notice is shown in time.',
    )
  // A later day changes nothing.
  if (until !== undefined && expiresOn !== undefined && expiresOn < until)
    report(
      'expires_on',
      `This notice stays until ${formatLongDay(until)}, the day in its until line.`,
      from !== undefined && expiresOn >= from
        ? `Delete the expires_on line. If the notice should go away sooner, write until: ${expiresOn}`
        : 'Delete the expires_on line.',
    )
  return problems
}

/** A notice that begins on one day is rarely over more days later than this. */
export const MAX_LENGTH_DAYS = 31

type Advice = Pick<FieldsProblem, 'fix' | 'replacement'> & { readonly field?: string }

/**
 * Offers the last day with the year in which it is soon after the first one; of the year before, the same day of the week as well. Of a
 * notice from December to January, only the year can be wrong.
 */
function adviseOnUntil(from: Day, until: Day, title = ''): Advice {
  const meant = findNextOccurrence(until, from, MAX_LENGTH_DAYS)
  if (meant === null)
    return (
      adviseOnExchangedDay(from, until, { first: 'from', last: 'until' }) ?? {
        fix: `If ${until} is the first day, write from: ${until} and, on the other line, until: ${from}`,
      }
    )
  const fix = `write until: ${meant}`
  if (getYear(until) === getYear(from)) return { fix: `Write until: ${meant}`, replacement: meant }
  const sameWeekday = findSameWeekday(until, meant)
  return sameWeekday !== meant && sameWeekday >= from && !hasFixedDay(title)
    ? {
        fix: `${formatLongDay(until)} was a ${getWeekdayName(until)}. If you mean the ${getWeekdayName(until)}, write until: ${sameWeekday}. If you mean ${formatLongDay(meant)}, a ${getWeekdayName(meant)} now, ${fix}`,
      }
    : { fix: `If you mean ${meant}, ${fix}` }
}

/** Returns the day nearest to another one that has the weekday of a day: feasts such as Thanksgiving keep theirs each year. */
function findSameWeekday(day: Day, nearest: Day): Day {
  const later = (getWeekdayIndex(day) - getWeekdayIndex(nearest) + 7) % 7
  return addDays(nearest, later > 3 ? later - 7 : later)
}

/** Returns whether a title names only holidays that are on the same day of the month each year, such as Christmas. */
function hasFixedDay(title: string): boolean {
  const plain = simplifyText(title).replaceAll('’', "'")
  const named = HOLIDAYS.filter(({ pattern }) => pattern.test(plain))
  return named.length > 0 && named.every(({ getDay }) => isFixed(getDay))
}

const isFixed = (getDay: (year: number) => Day): boolean =>
  getDay(2026).slice(5) === getDay(2027).slice(5)

// Notes an event that nobody can see before it takes place, because of the days on which it is public.
import {
  countDaysBetween,
  formatLongDay,
  getYear,
  isDay,
  moveToYear,
  swapMonthAndDay,
  type Day,
} from '../../dates/day'
import type { FieldsProblem } from '../../problems/problem'

/** In days: few events are on the website longer before they take place. */
const MAX_AHEAD = 180

type PublicDays = {
  readonly date?: Day
  readonly status?: 'cancelled' | 'moved' | undefined
  readonly publishOn?: Day | undefined
  readonly expiresOn?: Day | undefined
}

export function checkPublicDays(values: PublicDays): FieldsProblem[] {
  const { date, status, publishOn, expiresOn } = values
  if (date === undefined) return []
  // In the wrong order, these two days have a problem of their own.
  if (publishOn !== undefined && expiresOn !== undefined && publishOn > expiresOn) return []
  if (publishOn !== undefined && publishOn > date) return [lateEvent(publishOn, date)]
  // A cancelled event may leave the website early.
  return expiresOn === undefined || expiresOn >= date || status !== undefined
    ? []
    : [lostEvent(expiresOn, date)]
}

const lateEvent = (publishOn: Day, date: Day): FieldsProblem => {
  const meant = guessFirstDay(publishOn, date)
  return {
    code: 'event-hidden',
    severity: 'warning',
    field: 'publish_on',
    message: `The event is over on ${formatLongDay(date)}, before anyone can see it: it is public from ${formatLongDay(publishOn)} on.`,
    fix: `Write a day before the event${meant === null ? '' : `, such as publish_on: ${meant}`}. Or delete the line, and the event is public at once.`,
  }
}

const lostEvent = (expiresOn: Day, date: Day): FieldsProblem => {
  const later = moveToYear(expiresOn, getYear(date))
  const isOldYear = getYear(expiresOn) < getYear(date) && later !== null && later >= date
  return {
    code: 'event-hidden',
    severity: 'warning',
    field: 'expires_on',
    message: `The event is on ${formatLongDay(date)}, but this takes it off the website after ${formatLongDay(expiresOn)}.`,
    fix: isOldYear
      ? `Write expires_on: ${later}, or delete the line.`
      : 'Delete the line. If it is the last day to sign up, say so in the sentence after registration:',
  }
}

/** Returns the first public day that may be meant: the same number in the month before, in the year before, or exchanged with its month. */
function guessFirstDay(publishOn: Day, date: Day): Day | null {
  const [year, month] = [getYear(date), Number(date.slice(5, 7))]
  const [lastYear, lastMonth] = month === 1 ? [year - 1, 12] : [year, month - 1]
  const number = publishOn.slice(8)
  return (
    [
      moveToYear(publishOn, getYear(publishOn) - 1),
      swapMonthAndDay(publishOn),
      `${date.slice(0, 7)}-${number}`,
      `${lastYear}-${String(lastMonth).padStart(2, '0')}-${number}`,
    ].find(
      (day) => day !== null && isDay(day) && day < date && countDaysBetween(day, date) <= MAX_AHEAD,
    ) ?? null
  )
}

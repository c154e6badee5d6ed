// Problems that only several fields of an event together reveal.
import { addDays, formatDay, getYear, moveToYear, swapMonthAndDay, type Day } from '../../dates/day'
import { adviseOnExchangedDay } from '../../dates/exchanged-days'
import { describeNamedWeeks, findWeeks, guessMovedDay, isDayByWeeks } from '../../dates/moved-span'
import type { FieldsProblem } from '../../problems/problem'
import { checkPublicDays } from './public-days'
import { checkRegistration, type Registration } from './event-registration'

type Values = Registration & {
  readonly date?: Day
  readonly startDate?: Day | undefined
  readonly title?: string
  readonly time?: string | undefined
  readonly summary?: string
  readonly description?: string
  readonly status?: 'cancelled' | 'moved' | undefined
  readonly statusNote?: string | undefined
  readonly publishOn?: Day | undefined
  readonly expiresOn?: Day | undefined
}

/** @param text the text below the fields, in which the address of a form may be */
export const checkEvent = (values: Values, text: string): FieldsProblem[] => [
  ...checkOrder(values, text),
  ...checkRegistration(values, text),
  ...checkStatus(values),
  ...checkPublicDays(values),
]

function checkOrder(values: Values, text: string): FieldsProblem[] {
  const { date, startDate } = values
  if (startDate === undefined || date === undefined || startDate <= date) return []
  const isOld = getYear(date) < getYear(startDate)
  const problem = {
    code: 'end-before-start',
    field: isOld ? 'date' : 'start_date',
    message: `The last day, ${date}, is before the first day, ${startDate}.`,
  } as const
  const exchanged = adviseOnExchangedDay(startDate, date, { first: 'start_date', last: 'date' })
  if (exchanged !== null) return [{ ...problem, ...exchanged }]
  if (isOld) return [{ ...problem, fix: adviseLastDay(date, startDate, values, text) }]
  const swapped = swapMonthAndDay(date)
  if (swapped === null || swapped < startDate)
    return [{ ...problem, fix: adviseOnOtherLines(startDate, date) }]
  const weeks = countWeeks(values, text)
  const isSure = weeks !== null && isDayByWeeks(swapped, addDays(startDate, 7 * weeks))
  const day = formatDay(swapped, { dateStyle: 'full' })
  return [
    {
      ...problem,
      field: 'date',
      ...(isSure
        ? {
            fix: `The month and the day are the wrong way around. Write date: ${swapped}`,
            replacement: swapped,
          }
        : {
            fix: `If you mean ${day}, write date: ${swapped}. ${adviseOnOtherLines(startDate, date)}`,
          }),
    },
  ]
}

const adviseOnOtherLines = (startDate: Day, date: Day): string =>
  `If ${date} is the first day, write start_date: ${date} and, on the other line, date: ${startDate}`

/** Returns how many weeks the file says that the event lasts, or null. */
function countWeeks({ title, time, summary, description }: Values, text: string): number | null {
  const words = [title, time, summary, description, text]
  return findWeeks(words.filter((typed) => typed !== undefined))
}

/** Advises which last day to write in place of one that was left when the first day was changed to another year. */
function adviseLastDay(date: Day, startDate: Day, values: Values, text: string): string {
  const year = getYear(startDate)
  const sameDay = [moveToYear(date, year), moveToYear(date, year + 1)].find(
    (day) => day !== null && day >= startDate,
  )
  if (!sameDay) return 'Write the new last day into date.'
  const weeks = countWeeks(values, text)
  const byWeeks = weeks === null ? null : addDays(startDate, 7 * weeks)
  if (weeks !== null && isDayByWeeks(sameDay, byWeeks))
    return `Write date: ${sameDay}. ${describeNamedWeeks(weeks)}`
  const guess = guessMovedDay(date, sameDay, startDate, byWeeks)
  const day = guess > startDate ? guess : sameDay
  return `If you mean ${formatDay(day, { dateStyle: 'full' })}, write date: ${day}`
}

/** Reports a status or a sentence that would leave visitors without half of what they need to know. */
function checkStatus(values: Values): FieldsProblem[] {
  if (values.status === 'moved' && !('statusNote' in values))
    return [
      {
        code: 'status-note',
        field: 'status',
        message: 'The event was moved, but there is no sentence about it.',
        fix: 'Add a line status_note: with one sentence that says what has changed.',
      },
    ]
  if ('status' in values || values.statusNote === undefined) return []
  return [
    {
      code: 'status-note',
      field: 'status_note',
      message: 'Nothing says whether the event is cancelled or moved, so this would not be shown.',
      fix: 'Add the line status: cancelled or status: moved, or delete the status_note line.',
    },
  ]
}

// Problems that only several fields of an event together reveal.
import { getYear, type Day } from '../../dates/day'
import { adviseOnExchangedDay } from '../../dates/exchanged-days'
import type { FieldsProblem } from '../../problems/problem'
import { checkRegistration, type Registration } from './event-registration'

type Values = Registration & {
  readonly date?: Day
  readonly startDate?: Day | undefined
  readonly status?: 'cancelled' | 'moved' | undefined
  readonly statusNote?: string | undefined
}

/** @param text the text below the fields, in which the address of a form may be */
export const checkEvent = (values: Values, text: string): FieldsProblem[] => [
  ...checkOrder(values),
  ...checkRegistration(values, text),
  ...checkStatus(values),
]

function checkOrder({ date, startDate }: Values): FieldsProblem[] {
  if (startDate === undefined || date === undefined || startDate <= date) return []
  const problem = {
    code: 'end-before-start',
    field: 'start_date',
    message: `The event starts on ${startDate} but is over on ${date}.`,
  } as const
  const exchanged = adviseOnExchangedDay(startDate, date, { first: 'start_date', last: 'date' })
  if (exchanged !== null) return [{ ...problem, ...exchanged }]
  const fix =
    getYear(date) < getYear(startDate)
      ? 'The last day has an earlier year. Write the new last day into date.'
      : 'Write the first day into start_date and the last day into date.'
  return [{ ...problem, fix }]
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

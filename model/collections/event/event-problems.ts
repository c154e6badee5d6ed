// Problems that only several fields of an event together reveal.
import type { Day } from '../../dates/day'
import type { FieldsProblem } from '../../problems/problem'
import { checkDuration } from './event-duration'

type Values = {
  readonly date?: Day
  readonly startDate?: Day | undefined
  readonly status?: 'cancelled' | 'moved' | undefined
  readonly statusNote?: string | undefined
  readonly requiresRegistration?: boolean
  readonly registrationOpen?: boolean
  readonly registrationUrl?: string | undefined
}

/** @param text the text below the fields, in which the address of a form may be */
export const checkEvent = (values: Values, text: string): FieldsProblem[] => [
  ...checkOrder(values),
  ...checkDuration(values.startDate, values.date),
  ...checkRegistration(values, text),
  ...checkStatus(values),
]

const checkOrder = ({ date, startDate }: Values): FieldsProblem[] =>
  startDate !== undefined && date !== undefined && startDate > date
    ? [
        {
          code: 'end-before-start',
          field: 'start_date',
          message: `The event starts on ${startDate} but is over on ${date}.`,
          fix: 'Write the first day into start_date and the last day into date.',
        },
      ]
    : []

function checkRegistration(values: Values, text: string): FieldsProblem[] {
  if (values.requiresRegistration === false) return checkUnneededRegistration(values)
  // An address that could not be parsed has been reported.
  if (!values.requiresRegistration || !values.registrationOpen || 'registrationUrl' in values)
    return []
  const form = findForm(text)
  return [
    {
      code: 'registration-address',
      field: 'registration_open',
      message: 'People can register, but there is no address where they do it.',
      fix:
        form === null
          ? 'Add a registration_url line. If people sign up by phone or by email, write no in this line and after requires_registration:, and say so in a registration: line. If the form is not ready yet, write only registration_open: no'
          : `Add a line registration_url: ${form}`,
    },
  ]
}

const BUTTON_URL = /^::button\[[^\]\n]*\]\{href=(https:[^}\s]+)\}/gm

/** Returns the only address of another website to which a button in the text leads, or null. */
function findForm(text: string): string | null {
  const [form, ...others] = new Set([...text.matchAll(BUTTON_URL)].map(([, url]) => url))
  return others.length === 0 ? (form ?? null) : null
}

/** Reports registration fields of an event without registration, whose page does not show them. */
function checkUnneededRegistration({ registrationOpen, registrationUrl }: Values): FieldsProblem[] {
  const fields = [
    ...(registrationUrl === undefined ? [] : ['registration_url']),
    ...(registrationOpen === true ? ['registration_open'] : []),
  ]
  const [field] = fields
  if (field === undefined) return []
  return [
    {
      code: 'registration-unneeded',
      field,
      message: 'Nobody has to register for this event, so its page would not show how to register.',
      fix:
        field === 'registration_url'
          ? 'Write requires_registration: yes if people sign up, or delete the registration_url line.'
          : 'Write requires_registration: yes if people sign up, or else registration_open: no',
    },
  ]
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

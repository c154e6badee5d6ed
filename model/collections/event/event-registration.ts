// Problems of an event with what it says about registration.
import type { FieldsProblem } from '../../problems/problem'

export type Registration = {
  readonly requiresRegistration?: boolean
  readonly registrationOpen?: boolean
  readonly registrationUrl?: string | undefined
  readonly registration?: string | undefined
}

/** @param text the text below the fields, in which the address of a form may be */
export function checkRegistration(values: Registration, text: string): FieldsProblem[] {
  if (values.requiresRegistration === false) return checkUnneededRegistration(values)
  // An address that could not be parsed has been reported.
  if (!values.requiresRegistration || !values.registrationOpen || 'registrationUrl' in values)
    return []
  const form = findForm(text)
  if (form === null && isWithoutForm(values)) return [BY_PHONE]
  return [
    {
      code: 'registration-address',
      field: 'registration_open',
      message: 'People can register, but there is no address where they do it.',
      fix:
        form === null
          ? 'If there is a form, add a line that begins with registration_url: and goes on with its address. If the form is not ready yet, write registration_open: no. If people sign up by phone or by email, write requires_registration: no and registration_open: no, and say so in a line that begins with registration:'
          : `Add a line registration_url: ${form}`,
    },
  ]
}

const CONTACT = /\b(?:call|phone|text us|email|e-mail|write (?:to )?us|ll[aá]m\w+|escr[ií]b\w+)\b/i
/** Matches words after which there may be a form, or after which people call for another reason. */
const OTHER = /form|online|website|button|link|open|soon|question|pregunta|línea|enlace|botón/i

/** Returns whether a sentence of the event says that people sign up by phone or by email. */
export const isWithoutForm = ({ registration }: Registration): boolean =>
  registration !== undefined && CONTACT.test(registration) && !OTHER.test(registration)

const BY_PHONE: FieldsProblem = {
  code: 'registration-address',
  field: 'requires_registration',
  message:
    'The registration line says that people sign up by phone or by email, so there is no form that this site could open.',
  fix: 'Write requires_registration: no and, on its own line, registration_open: no. Visitors read your sentence all the same.',
  replacement: 'no',
}

const CLOSED_BY_PHONE: FieldsProblem = {
  code: 'registration-unneeded',
  field: 'registration_open',
  message:
    'The registration line says that people sign up by phone or by email, so there is no form that could be open.',
  fix: 'Write registration_open: no',
  replacement: 'no',
}

const BUTTON_URL = /^::button\[[^\]\n]*\]\{href=(https:[^}\s]+)\}/gm

/** Returns the only address of another website to which a button in the text leads, or null. */
function findForm(text: string): string | null {
  const [form, ...others] = new Set([...text.matchAll(BUTTON_URL)].map(([, url]) => url))
  return others.length === 0 ? (form ?? null) : null
}

/** Reports registration fields of an event without registration, whose page does not show them. */
function checkUnneededRegistration(values: Registration): FieldsProblem[] {
  const { registrationOpen, registrationUrl } = values
  // The problem of an address that could not be parsed says what to do with both lines.
  if ('registrationUrl' in values && registrationUrl === undefined) return []
  const fields = [
    ...(registrationUrl === undefined ? [] : ['registration_url']),
    ...(registrationOpen === true ? ['registration_open'] : []),
  ]
  const [field] = fields
  if (field === undefined) return []
  const isOnlyOpen = field === 'registration_open'
  if (isOnlyOpen && isWithoutForm(values)) return [CLOSED_BY_PHONE]
  return [
    {
      code: 'registration-unneeded',
      field,
      message: 'Nobody has to register for this event, so its page would not show how to register.',
      fix: isOnlyOpen
        ? 'Write requires_registration: yes if people sign up, or else registration_open: no'
        : registrationOpen === true
          ? 'Write requires_registration: yes if people sign up. If not, delete the registration_url line and write registration_open: no'
          : 'Write requires_registration: yes if people sign up, or delete the registration_url line.',
    },
  ]
}

// Defines the field for the form with which people sign up for an event.
import { isEmailAddress } from '../../links/guess-email'
import { findOnlyPhone } from '../../links/guess-phone'
import { invalid, type Field, type FieldDocs } from '../../schema/field'
import { url } from '../../schema/fields/urls/link'

/** Accepts the address of a form. Without one, people cannot sign up yet. */
export function registrationLink(docs: FieldDocs): Field<string> {
  const field = url(docs)
  return {
    ...field,
    parse: (typed, context) => {
      const result = field.parse(typed, context)
      if ('problem' in result && isContact(typed)) return rejectContact(typed)
      return 'problem' in result && result.problem.code === 'link-example'
        ? { problem: { ...result.problem, fix: NO_FORM_YET } }
        : result
    },
  }
}

/** Returns whether people write or call there. */
const isContact = (typed: string): boolean =>
  isEmailAddress(typed.replace(/^mailto:/i, '')) ||
  findOnlyPhone(typed.replace(/^(?:tel|sms):/i, ''))?.rest.trim() === ''

const rejectContact = (typed: string) =>
  invalid(
    'address-shape',
    `This is ${typed.includes('@') ? 'an email address' : 'a phone number'}, not the address of a form.`,
    `If there is a form, write its address in this line. If people sign up ${typed.includes('@') ? 'by email' : 'by phone'}, write requires_registration: no and registration_open: no. In place of this line, write registration: Please ${typed.includes('@') ? 'write to' : 'call'} ${typed.replace(/^(?:mailto|tel|sms):/i, '')} to sign up.`,
  )

const NO_FORM_YET =
  'Write the real address. If there is none yet, delete the line, and write registration_open: no'

// The organisation's own phone number and e-mail address.
import { accepted, rejected, type Read } from '../field'
import { isMailAddress, plainPhone } from '../../links/contact-link'

/** A number with the ten digits of American ones, written as people read it. */
export function readPhoneNumber(typed: string): Read<string> {
  if (/^[\d\s().-]+$/.test(typed) && typed.replace(/\D/g, '').length === 10) return accepted(typed)
  const digits = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(plainPhone(typed.replace(/^tel:/i, '')) ?? '')
  return rejected(
    'phone-shape',
    `"${typed}" is not a phone number with ten digits.`,
    'Write it like (334) 555-0142',
    digits ? `(${digits[1]}) ${digits[2]}-${digits[3]}` : null,
  )
}

/** One e-mail address. */
export function readMailAddress(typed: string): Read<string> {
  if (isMailAddress(typed)) return accepted(typed)
  const plain = typed
    .replace(/^mailto:|^<|>$/gi, '')
    .replace(/\s*@\s*/, '@')
    .trim()
  return rejected(
    'email-shape',
    `"${typed}" is not an e-mail address.`,
    'Write it like hello@example.org',
    isMailAddress(plain) ? plain : null,
  )
}

// Parses the organization's own phone number and email address.
import { valid, invalid, type ParseResult } from '../field'
import { isEmailAddress, normalizePhone } from '../../links/contact-link'

/** Parses a ten-digit American phone number, and leaves it as it was typed. */
export function parsePhoneNumber(typed: string): ParseResult<string> {
  if (/^[\d\s().-]+$/.test(typed) && typed.replace(/\D/g, '').length === 10) return valid(typed)
  const digits = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(
    normalizePhone(typed.replace(/^tel:/i, '')) ?? '',
  )
  return invalid(
    'phone-shape',
    `"${typed}" is not a phone number with ten digits.`,
    'Write it like (334) 555-0142',
    digits ? `(${digits[1]}) ${digits[2]}-${digits[3]}` : null,
  )
}

/** Parses a single email address. */
export function parseEmailAddress(typed: string): ParseResult<string> {
  if (isEmailAddress(typed)) return valid(typed)
  const plain = typed
    .replace(/^mailto:|^<|>$/gi, '')
    .replace(/\s*@\s*/, '@')
    .trim()
  return invalid(
    'email-shape',
    `"${typed}" is not an e-mail address.`,
    'Write it like hello@example.org',
    isEmailAddress(plain) ? plain : null,
  )
}

// Parses the organization's own phone number and email address.
import { valid, invalid, type ParseResult } from '../field'
import { guessEmail, isEmailAddress } from '../../links/guess-email'
import { advisePhone, guessPhone } from '../../links/guess-phone'

/** Parses a ten-digit American phone number, and leaves it as it was typed. */
export function parsePhoneNumber(typed: string): ParseResult<string> {
  if (/^\(?\d[\d\s().-]*\d$/.test(typed) && typed.replace(/\D/g, '').length === 10)
    return valid(typed)
  const guess = guessPhone(typed.replace(/^tel:/i, ''))
  const number = guess !== null && /^\+1\d{10}$/.test(guess) ? formatPhone(guess) : null
  return invalid(
    'phone-shape',
    `"${typed}" is not a phone number with ten digits.`,
    number === null ? advisePhone(typed, formatPhone) : `Write ${number}`,
    number,
  )
}

const formatPhone = (number: string): string =>
  number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')

/** Parses a single email address. */
export function parseEmailAddress(typed: string): ParseResult<string> {
  if (isEmailAddress(typed)) return valid(typed)
  const guess = guessEmail(typed)
  return invalid(
    'email-shape',
    `"${typed}" is not an email address.`,
    guess === null ? adviseEmail(typed) : `Write ${guess.hasWords ? 'only ' : ''}${guess.address}`,
    guess?.hasWords ? null : guess?.address,
  )
}

function adviseEmail(typed: string): string {
  const count = typed.split('@').length - 1
  if (count === 0) return 'It has no @. Write the whole address, with the name before the @.'
  if (count > 1) return 'Write one address with a single @ in it.'
  return 'Write the whole address, with its ending after the last dot, such as .org or .com.'
}

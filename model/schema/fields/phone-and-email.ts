// Parses the organization's own phone number and email address.
import { valid, invalid, type ParseResult } from '../field'
import { describeEmail, findSeveralEmails } from '../../links/describe-email'
import { guessEmail, isEmailAddress } from '../../links/guess-email'
import { restoreAt } from '../../links/mistaken-at'
import { advisePhone, describePhone, guessPhone } from '../../links/guess-phone'
import { readPhoneWords } from '../../links/phone-words'

/** Matches what people dialed in Mexico before ten digits until 2019; no number here begins with 0. */
const OLD_PREFIX = /^\(?0(?:1|44|45)\)?[\s.-]*(?=\(?[2-9](?:\D*\d){9}$)/

/** Parses a ten-digit American phone number, and leaves it as it was typed. */
export function parsePhoneNumber(typed: string): ParseResult<string> {
  if (isPhoneNumber(typed)) return valid(typed)
  const words = readPhoneWords(typed)
  if (words?.answersTexts === false) return rejectWords(typed, formatPhone(words.number))
  const guess = guessPhone(typed.replace(/^tel:/i, '').replace(OLD_PREFIX, ''))
  const number = guess !== null && /^\+1\d{10}$/.test(guess) ? formatPhone(guess) : null
  return invalid(
    'phone-shape',
    number === null ? describePhone(typed) : describeMark(typed),
    number === null ? advisePhone(typed, formatPhone) : `Write ${number}`,
    number,
  )
}

/** Parses the number of the office. Words that say that it answers text messages belong in another line. */
export function parseOfficePhone(typed: string): ParseResult<string> {
  const words = isPhoneNumber(typed) ? null : readPhoneWords(typed)
  if (words?.answersTexts !== true) return parsePhoneNumber(typed)
  const number = formatPhone(words.number)
  const { problem } = invalid(
    'phone-shape',
    'The words beside the number cannot be in this line, because people tap it to call.',
    `Write phone: ${number} here. On a line of its own, write text_number: ${number}`,
    number,
  )
  const fixWithField = `Write only ${number} here. The number for text messages is in the line text_number.`
  return {
    problem: { ...problem, companion: { field: 'text_number', value: number, fixWithField } },
  }
}

/** Parses the number for text messages, beside which the words for them say nothing new. */
export function parseTextNumber(typed: string): ParseResult<string> {
  const words = isPhoneNumber(typed)
    ? null
    : readPhoneWords(typed.replace(/\b(?:only|s[oó]lo)\b/gi, ''))
  return words === null ? parsePhoneNumber(typed) : rejectWords(typed, formatPhone(words.number))
}

const isPhoneNumber = (typed: string): boolean =>
  /^\(?\d[\d\s().-]*\d$/.test(typed) && typed.replace(/\D/g, '').length === 10

const rejectWords = (typed: string, number: string): ParseResult<string> =>
  invalid('phone-shape', describePhone(typed), `Write only ${number}`, number)

/** Matches digits before a whole number with its ten digits. */
const PREFIX = /^\D*(\d+)\D+\d{3}\D*\d{3}\D*\d{4}\D*$/

/** Says what is too much in a number that has its ten digits. */
function describeMark(typed: string): string {
  if (/^\+?1(?:\D*\d){10}$/.test(typed.normalize('NFKC')))
    return `The number "${typed}" has a ${typed.startsWith('+') ? '+1' : '1'} before its ten digits.`
  const prefix = PREFIX.exec(typed)?.[1]
  if (prefix !== undefined) return `The ${prefix} in "${typed}" does not belong to the number.`
  return /[‐‑‒–—−]/.test(typed)
    ? `The dashes in "${typed}" are not the hyphens of a keyboard.`
    : `There is something in "${typed}" that does not belong to the number.`
}

const formatPhone = (number: string): string =>
  number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')

/** Parses a single email address. */
export function parseEmailAddress(typed: string): ParseResult<string> {
  if (isEmailAddress(typed)) return valid(typed)
  const restored = restoreAt(typed)
  const guess = restored === null ? guessEmail(typed) : { address: restored, hasWords: false }
  return invalid(
    'email-shape',
    describeEmail(typed, guess),
    guess === null ? adviseEmail(typed) : `Write ${guess.hasWords ? 'only ' : ''}${guess.address}`,
    guess?.hasWords ? null : guess?.address,
  )
}

function adviseEmail(typed: string): string {
  const several = findSeveralEmails(typed)
  if (several.length > 0) return `Write ${several.join(' or ')}`
  const count = typed.split('@').length - 1
  if (count === 0) return 'It has no @. Write the whole address, with the name before the @.'
  if (count > 1) return 'Write one address with a single @ in it.'
  return 'Write the whole address, with its ending after the last dot, such as .org or .com.'
}

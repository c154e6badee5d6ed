// Parses links that start a call, a text message or an email: `tel:`, `sms:` and `mailto:`.
import { invalid } from '../schema/field'
import type { ProblemDetails } from '../problems/problem'
import { adviseOnSpaces, encodeEmailLink, SPACES_IN_EMAIL } from './email-query'
import { guessEmail, isEmailAddress, type GuessedEmail } from './guess-email'
import { advisePhone, guessPhone } from './guess-phone'
import { describeAt, restoreAt } from './mistaken-at'

type ParsedLink =
  { readonly kind: 'contact'; readonly url: string } | { readonly problem: ProblemDetails } | null

const PHONE_LINK = /^(tel|sms|phone|call|text):(.*)$/i
/** Matches ten digits or more with what people type between them. */
const BARE_PHONE = /^(?:tel\.? )?\+?(?:[\s().‐‑‒–—−-]*\d){10,}\.?$/i
const EMAIL_LINK = /^(?:mailto|mail|e-?mail):(.*)$/i
const SCHEMES_BY_PREFIX: Readonly<Record<string, string>> = { sms: 'sms', text: 'sms' }

/** Parses a link that starts a call or a text message, or a bare phone number. Returns null if it is neither. */
export function parsePhoneLink(typed: string): ParsedLink {
  const match = PHONE_LINK.exec(typed)
  if (!match) {
    const bare = BARE_PHONE.test(typed) ? guessPhone(typed) : null
    return bare === null ? null : reportPhoneLink(typed, `tel:${bare}`)
  }
  const [, prefix = '', number = ''] = match
  const normalized = guessPhone(number)
  const url = `${SCHEMES_BY_PREFIX[prefix.toLowerCase()] ?? 'tel'}:${normalized ?? ''}`
  if (normalized === null) return reportPhoneLink(typed, null)
  return /^(?:tel|sms):\+?[\d().-]+$/.test(typed)
    ? { kind: 'contact', url: typed }
    : reportPhoneLink(typed, url)
}

/**
 * Parses a link that starts an email, or a bare email address. Returns null if it is neither.
 * @param email our own address, if it is known
 */
export function parseEmailLink(typed: string, email = ''): ParsedLink {
  const rest = EMAIL_LINK.exec(typed)?.[1]
  if (rest === undefined) return reportBareEmail(typed, email)
  const [address = '', ...queries] = rest.split('?')
  if (/^mailto:/.test(typed) && isEmailAddress(address) && !/\s/.test(rest))
    return { kind: 'contact', url: typed }
  const restored = restoreAt(`mailto:${address}`, email)
  if (restored !== null && !/\s/.test(queries.join('?')))
    return reportEmailLink(typed, { address: restored, hasWords: false }, queries)
  const encoded = /\s/.test(rest) ? encodeEmailLink(typed) : null
  if (encoded !== null)
    return invalid('mail-link', `${SPACES_IN_EMAIL}.`, adviseOnSpaces(encoded), encoded)
  const guess = queries.length === 0 ? guessEmail(address) : null
  return reportEmailLink(typed, guess)
}

function reportBareEmail(typed: string, email: string): ParsedLink {
  if (/^(?:https?:|\/|#)/i.test(typed)) return null
  const restored = restoreAt(typed, email)
  const guess = restored === null ? guessEmail(typed) : { address: restored, hasWords: false }
  return guess === null ? null : reportEmailLink(typed, guess)
}

function reportPhoneLink(typed: string, replacement: string | null): ParsedLink {
  return invalid(
    'phone-link',
    `"${typed}" is not a phone number that can be called.`,
    replacement === null
      ? advisePhone(typed.replace(PHONE_LINK, '$2'), (number) => `tel:${number}`)
      : `Write ${replacement}`,
    replacement,
  )
}

/** @param queries the subject and the text of the email, as typed after each question mark */
function reportEmailLink(
  typed: string,
  guess: GuessedEmail | null,
  queries: readonly string[] = [],
): ParsedLink {
  const link = guess === null ? null : [`mailto:${guess.address}`, ...queries].join('?')
  const [before = ''] = typed.split('?')
  return invalid(
    'mail-link',
    (guess === null ? null : describeAt(before, guess.address)) ??
      `"${typed}" is not an email link.`,
    link === null
      ? 'Write mailto: and the email address after it, without spaces.'
      : `Write ${guess?.hasWords ? 'only ' : ''}${link}`,
    guess?.hasWords ? null : link,
  )
}

// Parses links that start a call, a text message or an email: `tel:`, `sms:` and `mailto:`.
import { invalid } from '../schema/field'
import type { ProblemDetails } from '../problems/problem'
import { adviseOnSpaces, encodeEmailLink, SPACES_IN_EMAIL } from './email-query'
import { guessEmail, isEmailAddress, type GuessedEmail } from './guess-email'
import { advisePhone, guessPhone } from './guess-phone'

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

/** Parses a link that starts an email, or a bare email address. Returns null if it is neither. */
export function parseEmailLink(typed: string): ParsedLink {
  const rest = EMAIL_LINK.exec(typed)?.[1]
  if (rest === undefined) return reportBareEmail(typed)
  const [address = '', ...queries] = rest.split('?')
  if (/^mailto:/.test(typed) && isEmailAddress(address) && !/\s/.test(rest))
    return { kind: 'contact', url: typed }
  const encoded = /\s/.test(rest) ? encodeEmailLink(typed) : null
  if (encoded !== null)
    return invalid('mail-link', `${SPACES_IN_EMAIL}.`, adviseOnSpaces(encoded), encoded)
  const guess = queries.length === 0 ? guessEmail(address) : null
  return reportEmailLink(typed, guess)
}

function reportBareEmail(typed: string): ParsedLink {
  const guess = /^(?:https?:|\/|#)/i.test(typed) ? null : guessEmail(typed)
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

function reportEmailLink(typed: string, guess: GuessedEmail | null): ParsedLink {
  const link = guess === null ? null : `mailto:${guess.address}`
  return invalid(
    'mail-link',
    `"${typed}" is not an email link.`,
    link === null
      ? 'Write mailto: and the email address after it, without spaces.'
      : `Write ${guess?.hasWords ? 'only ' : ''}${link}`,
    guess?.hasWords ? null : link,
  )
}

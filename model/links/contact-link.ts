// Parses links that start a call, a text message or an email: `tel:`, `sms:` and `mailto:`.
import { invalid } from '../schema/field'
import type { ProblemDetails } from '../problems/problem'

type ParsedLink =
  { readonly kind: 'contact'; readonly url: string } | { readonly problem: ProblemDetails } | null

const PHONE_LINK = /^(tel|sms|phone|call|text):(.*)$/i
const EMAIL_LINK = /^(?:mailto|mail|e-?mail):(.*)$/i
const SCHEMES_BY_PREFIX: Readonly<Record<string, string>> = { sms: 'sms', text: 'sms' }

/** Returns true for a single email address: a name, @, and a domain with a dot in it. */
export function isEmailAddress(text: string): boolean {
  return /^[^\s@?,;:<>()"\\/]+@(?:[a-z0-9-]+\.)+[a-z]{2,}$/i.test(text)
}

/**
 * Returns a phone number as a `tel:` link needs it, or null if it cannot be one. Accepts `+` and 8 to 15 digits (RFC 3966, ITU-T
 * E.164), the ten digits of an American number with or without a 1 before them, or a short number of 3 to 6 digits such as 911.
 */
export function normalizePhone(typed: string): string | null {
  const digits = typed.normalize('NFKC').replace(/[\s().‐‑‒–/-]/g, '')
  if (/^\+\d{8,15}$/.test(digits) || /^\d{3,6}$/.test(digits)) return digits
  const american = /^1?(\d{10})$/.exec(digits)?.[1]
  return american === undefined ? null : `+1${american}`
}

/** Parses a link that starts a call or a text message, or a bare phone number. Returns null if it is neither. */
export function parsePhoneLink(typed: string): ParsedLink {
  const match = PHONE_LINK.exec(typed)
  if (!match) {
    const bare = /^\+?[\d\s().-]{10,}$/.test(typed) ? normalizePhone(typed) : null
    return bare === null ? null : reportPhoneLink(typed, `tel:${bare}`)
  }
  const [, prefix = '', number = ''] = match
  const normalized = normalizePhone(number)
  const url = `${SCHEMES_BY_PREFIX[prefix.toLowerCase()] ?? 'tel'}:${normalized ?? ''}`
  if (normalized === null) return reportPhoneLink(typed, null)
  return /^(?:tel|sms):\+?[\d().-]+$/.test(typed)
    ? { kind: 'contact', url: typed }
    : reportPhoneLink(typed, url)
}

/** Parses a link that starts an email, or a bare email address. Returns null if it is neither. */
export function parseEmailLink(typed: string): ParsedLink {
  const rest = EMAIL_LINK.exec(typed)?.[1]
  if (rest === undefined)
    return isEmailAddress(typed) ? reportEmailLink(typed, `mailto:${typed}`) : null
  const [address = '', ...queries] = rest.split('?')
  if (/^mailto:/.test(typed) && isEmailAddress(address) && !/\s/.test(rest))
    return { kind: 'contact', url: typed }
  const trimmed = address.trim().replace(/^\/\//, '')
  const isCertain = isEmailAddress(trimmed) && queries.length === 0
  return reportEmailLink(typed, isCertain ? `mailto:${trimmed}` : null)
}

function reportPhoneLink(typed: string, replacement: string | null): ParsedLink {
  return invalid(
    'phone-link',
    `"${typed}" is not a phone number that can be called.`,
    `Write it like ${replacement ?? 'tel:+13345550142'}`,
    replacement,
  )
}

function reportEmailLink(typed: string, replacement: string | null): ParsedLink {
  return invalid(
    'mail-link',
    `"${typed}" is not an e-mail link.`,
    `Write it like ${replacement ?? 'mailto:name@example.org'}`,
    replacement,
  )
}

// Links that call, send a text message or begin an e-mail: `tel:`, `sms:` and `mailto:`.
import { invalid } from '../schema/field'
import type { ProblemDetails } from '../problems/problem'

type ParsedLink =
  | { readonly kind: 'contact'; readonly url: string }
  | { readonly finding: ProblemDetails }
  | null

const PHONE_FORM = /^(tel|sms|phone|call|text):(.*)$/i
const MAIL_FORM = /^(?:mailto|mail|e-?mail):(.*)$/i
const SCHEMES: Readonly<Record<string, string>> = { sms: 'sms', text: 'sms' }

/** Whether a text is one e-mail address: a name, @, and a domain with a dot in it. */
export function isEmailAddress(text: string): boolean {
  return /^[^\s@?,;:<>()"\\/]+@(?:[a-z0-9-]+\.)+[a-z]{2,}$/i.test(text)
}

/**
 * A phone number as links hold it, or null when it cannot be one: `+` and 8 to 15 digits (RFC 3966, ITU-T E.164), ten digits of
 * an American number with or without the 1 before them, or a short number of 3 to 6 digits such as 911.
 */
export function normalizePhone(typed: string): string | null {
  const digits = typed.normalize('NFKC').replace(/[\s().‐‑‒–/-]/g, '')
  if (/^\+\d{8,15}$/.test(digits) || /^\d{3,6}$/.test(digits)) return digits
  const american = /^1?(\d{10})$/.exec(digits)?.[1]
  return american === undefined ? null : `+1${american}`
}

/** Reads a link that calls or sends a text message, or a bare number; null when it is neither. */
export function parsePhoneLink(typed: string): ParsedLink {
  const match = PHONE_FORM.exec(typed)
  if (!match) {
    const bare = /^\+?[\d\s().-]{10,}$/.test(typed) ? normalizePhone(typed) : null
    return bare === null ? null : wrongPhone(typed, `tel:${bare}`)
  }
  const [, form = '', number = ''] = match
  const plain = normalizePhone(number)
  const address = `${SCHEMES[form.toLowerCase()] ?? 'tel'}:${plain ?? ''}`
  if (plain === null) return wrongPhone(typed, null)
  return /^(?:tel|sms):\+?[\d().-]+$/.test(typed)
    ? { kind: 'contact', url: typed }
    : wrongPhone(typed, address)
}

/** Reads a link that begins an e-mail, or a bare e-mail address; null when it is neither. */
export function parseEmailLink(typed: string): ParsedLink {
  const behind = MAIL_FORM.exec(typed)?.[1]
  if (behind === undefined)
    return isEmailAddress(typed) ? wrongMail(typed, `mailto:${typed}`) : null
  const [address = '', ...words] = behind.split('?')
  if (/^mailto:/.test(typed) && isEmailAddress(address) && !/\s/.test(behind))
    return { kind: 'contact', url: typed }
  const plain = address.trim().replace(/^\/\//, '')
  const sure = isEmailAddress(plain) && words.length === 0
  return wrongMail(typed, sure ? `mailto:${plain}` : null)
}

function wrongPhone(typed: string, instead: string | null): ParsedLink {
  return invalid(
    'phone-link',
    `"${typed}" is not a phone number that can be called.`,
    `Write it like ${instead ?? 'tel:+13345550142'}`,
    instead,
  )
}

function wrongMail(typed: string, instead: string | null): ParsedLink {
  return invalid(
    'mail-link',
    `"${typed}" is not an e-mail link.`,
    `Write it like ${instead ?? 'mailto:name@example.org'}`,
    instead,
  )
}

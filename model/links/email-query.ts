// Writes the subject and the text of an email link as an address needs them: `?subject=Baby%20bottles`.
import { guessEmail } from './guess-email'

const EMAIL_LINK = /^(?:mailto|mail|e-?mail):([^?]*)\?(.*)$/is
const NEXT_FIELD = /&(?=\s*(?:subject|body|cc|bcc)\s*=)/i
const FIELD = /^\s*(subject|body|cc|bcc)\s*=\s*(.*?)\s*$/is

/** Returns an email link without spaces, or null if it is none with a subject or a text, or if its address is not certain. */
export function encodeEmailLink(typed: string): string | null {
  const [, address = '', query = ''] = EMAIL_LINK.exec(typed) ?? []
  const email = query === '' ? null : guessEmail(address)
  const fields = query.split(NEXT_FIELD).map(encodeField)
  return email === null || email.hasWords || fields.includes(null)
    ? null
    : `mailto:${email.address}?${fields.join('&')}`
}

function encodeField(typed: string): string | null {
  const [, name = '', words = ''] = FIELD.exec(typed) ?? []
  const encoded = words
    .replace(/%(?![\da-f]{2})/gi, '%25')
    .replaceAll('&', '%26')
    .replaceAll('#', '%23')
    .replace(/\s+/g, '%20')
  return words === '' ? null : `${name.toLowerCase()}=${encoded}`
}

/** What is wrong with an email link that has spaces in its subject or its text. */
export const SPACES_IN_EMAIL = 'There is a space in the subject or the text of this email link'

export const adviseOnSpaces = (link: string): string => `Each %20 is a space: write ${link}`

// Says whether lines have phone numbers and email addresses of others, or ours.
import type { Contacts } from '../../../../schema/field'
import type { Line } from '../../leftover'

const PHONE = /(?<!\d)(?:\+?1[\s.-]*)?\(?(\d{3})\)?[\s.-]*(\d{3})[\s.-](\d{4})(?!\d)/g
const EMAIL = /[^\s@,;|<>()[\]*_:]+@([^\s@,;|<>()[\]*_:]+\.[a-z]{2,})/gi

export const hasForeignContact = (lines: readonly Line[], contacts: Contacts): boolean =>
  findContacts(lines).some((contact) => !isOwn(contact, contacts))

export const hasOwnContact = (lines: readonly Line[], contacts: Contacts): boolean =>
  findContacts(lines).some((contact) => isOwn(contact, contacts)) ||
  (contacts.street !== '' && lines.some(({ text }) => text.includes(contacts.street)))

/** Returns the digits of phone numbers, and the domains of email addresses. */
const findContacts = (lines: readonly Line[]): string[] =>
  lines.flatMap(({ text }) => [
    ...[...text.matchAll(PHONE)].map((match) => match.slice(1).join('')),
    ...[...text.matchAll(EMAIL)].map(([, domain = '']) => domain.toLowerCase()),
  ])

function isOwn(contact: string, { phones, email }: Contacts): boolean {
  const domain = email.split('@')[1]?.toLowerCase()
  return contact === domain || phones.some((phone) => phone.replace(/\D/g, '').endsWith(contact))
}

// Notes a phone number, an email address or a street number that is almost that of the settings, because it was mistyped, or that is
// called ours and is not.
import { distance } from 'fastest-levenshtein'
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { Contacts } from '../../../schema/field'
import { replaceFound } from '../../replace-found'
import { getPositionAt, type LocatedProblem } from '../../../problems/problem'
import { isTypo, type ContactDoubt } from './contact-doubt'
import { findForeignLinks } from './foreign-links'
import { findOtherEmails } from './other-emails'
import { isCalledOurs } from './other-phones'
import { findLinkedDoubts } from './linked-contacts'
import { findTranslatedEmails } from './translated-emails'

const PHONE = /(?<![\w/.=#-])(?:\+?1[ .-]?)?\(?(\d{3})\)?[ .-]{0,2}(\d{3})[ .-]?(\d{4})(?![\w-])/g
/** Matches what is before the number in the address of a link. */
const LINK_START = /(?:tel|sms):$/i
const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const MAY_HAVE_CONTACT = /\d{4}|@|\d \p{L}/u
/** Other addresses of the same organization, such as gifts@ beside hello@, differ more. */
const MAX_EMAIL_EDITS = 2

export function checkContacts(text: SplitText, contacts: Contacts | undefined): LocatedProblem[] {
  if (contacts === undefined) return []
  const { frontMatter, body, bodyLine } = text
  const inFields = [...frontMatter].flatMap(([field, value]) =>
    ('items' in value ? value.items : [value]).flatMap(({ text, line, column }) =>
      findDoubts(text, contacts).map(({ problem }) => ({ ...problem, field, line, column })),
    ),
  )
  const inBody = findDoubts(body, contacts).map(({ index, problem, edit }) => {
    const at = getPositionAt(body, index)
    const position = { line: bodyLine + at.line - 1, column: at.column }
    if (edit === undefined) return { ...problem, ...position }
    const found = { ...position, words: edit.words, index, field: null }
    return { ...problem, ...position, suggestion: replaceFound(text, found, edit.written) }
  })
  return [...inFields, ...inBody]
}

function findDoubts(text: string, contacts: Contacts): ContactDoubt[] {
  if (!MAY_HAVE_CONTACT.test(text)) return []
  const linked = findLinkedDoubts(text, contacts)
  const mistyped = findEmails(text, contacts.email)
  const translated = findTranslatedEmails(text, contacts.email)
  // A typo is a reason of its own.
  const isMistyped = ({ index, end }: ContactDoubt & { readonly end: number }) =>
    mistyped.some((typo) => typo.index >= index && typo.index < end)
  const others = [
    ...findPhones(text, contacts.phones),
    ...findForeignLinks(text, contacts.phones),
    ...mistyped,
    ...translated,
    ...findOtherEmails(text, contacts).filter((other) => !isMistyped(other)),
    ...findStreets(text, contacts.street),
  ]
  const isElsewhere = ({ index }: ContactDoubt) =>
    linked.every((link) => index < link.index || index >= link.end)
  return [...linked, ...others.filter(isElsewhere)]
}

function findPhones(text: string, phones: readonly string[]): ContactDoubt[] {
  const known = new Map(phones.map((phone) => [phone.replace(/\D/g, ''), phone]))
  return [...text.matchAll(PHONE)].flatMap(({ 0: typed, index, ...groups }) => {
    const digits = `${groups[1] ?? ''}${groups[2] ?? ''}${groups[3] ?? ''}`
    if (known.has(digits)) return []
    const similar = [...known].find(([other]) => isTypo(digits, other))
    const [number = '', meant] = similar ?? (isCalledOurs(text, index) ? [...known][0] : null) ?? []
    if (meant === undefined) return []
    const [scheme] = LINK_START.exec(text.slice(0, index)) ?? []
    const written = scheme === undefined ? meant : `${scheme}+1${number}`
    return [createDoubt(index, typed, written, `our phone number is ${meant}`)]
  })
}

const findEmails = (text: string, email: string): ContactDoubt[] =>
  [...text.matchAll(EMAIL)].flatMap(({ 0: typed, index }) => {
    const edits = distance(typed.toLowerCase(), email.toLowerCase())
    if (edits === 0 || edits > MAX_EMAIL_EDITS) return []
    return [createDoubt(index, typed, email, `our email address is ${email}`)]
  })

function findStreets(text: string, street: string): ContactDoubt[] {
  const [, number = '', name = ''] = /^(\d+) (\p{L}.*)$/u.exec(street) ?? []
  const place = name === '' ? -1 : text.indexOf(` ${name}`)
  const [typed] = place === -1 ? [] : (/\d+$/.exec(text.slice(0, place)) ?? [])
  if (typed === undefined || !isTypo(typed, number)) return []
  return [createDoubt(place - typed.length, `${typed} ${name}`, street, `we are at ${street}`)]
}

const createDoubt = (index: number, typed: string, meant: string, fact: string): ContactDoubt => ({
  index,
  problem: {
    code: 'contact-differs',
    severity: 'warning',
    message: `This says ${typed}, but ${fact}.`,
    fix: `If you mean ours, write ${meant}`,
  },
})

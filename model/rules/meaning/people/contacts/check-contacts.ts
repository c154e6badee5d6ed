// Notes a phone number, an email or web address or a street number that is almost that of the settings, because it was mistyped, or that is
// called ours and is not.
import type { SplitText } from '../../../../front-matter/split-front-matter'
import type { Contacts } from '../../../../schema/field'
import { replaceFound } from '../../../replace-found'
import { getPositionAt, type LocatedProblem } from '../../../../problems/problem'
import { createDoubt, isTypo, type ContactDoubt } from './contact-doubt'
import { findForeignLinks } from './foreign-links'
import { findOtherEmails } from './other-emails'
import { findOtherWebsites } from './other-websites'
import { isCalledOurs } from './other-phones'
import { findLinkedDoubts, type LinkedDoubt } from './linked-contacts'
import { findMistypedEmails } from './mistyped-emails'
import { findStreets } from './own-address'
import { findShortPhones } from './short-phones'
import { findTranslatedEmails } from './translated-emails'

const PHONE = /(?<![\w/.=#-])(?:\+?1[ .-]?)?\(?(\d{3})\)?[ .-]{0,2}(\d{3})[ .-]?(\d{4})(?![\w-])/g
/** Matches what is before the number in the address of a link. */
const LINK_START = /(?:tel|sms):$/i
const MAY_HAVE_CONTACT = /\d{4}|\d[ .-]\d{2}(?!\d)|@|\d [A-Za-zÀ-ỿ]/u

export function checkContacts(text: SplitText, contacts: Contacts | undefined): LocatedProblem[] {
  if (contacts === undefined) return []
  const { frontMatter, body, bodyLine } = text
  const inFields = [...frontMatter].flatMap(([field, value]) =>
    ('items' in value ? value.items : [value]).flatMap(({ text: words, line, column }) =>
      findAllDoubts(words, contacts, field).map(({ index, problem, edit }) => {
        const position = { field, line, column }
        return edit === undefined
          ? { ...problem, ...position }
          : {
              ...problem,
              ...position,
              suggestion: replaceFound(
                text,
                { ...position, index, words: edit.words },
                edit.written,
              ),
            }
      }),
    ),
  )
  const inBody = findAllDoubts(body, contacts, null).map(({ index, problem, edit }) => {
    const at = getPositionAt(body, index)
    const position = { line: bodyLine + at.line - 1, column: at.column }
    if (edit === undefined) return { ...problem, ...position }
    const found = { ...position, words: edit.words, index, field: null }
    return { ...problem, ...position, suggestion: replaceFound(text, found, edit.written) }
  })
  return [...inFields, ...inBody]
}

const findAllDoubts = (text: string, contacts: Contacts, field: string | null): ContactDoubt[] => [
  ...findDoubts(text, contacts),
  ...findOtherWebsites(text, contacts, field),
]

function findDoubts(text: string, contacts: Contacts): ContactDoubt[] {
  if (!MAY_HAVE_CONTACT.test(text)) return []
  const linked = findLinkedDoubts(text, contacts)
  const other = findOtherEmails(text, contacts)
  // A link that is called ours is written as a whole, with its words.
  const isIn = (typed: LinkedDoubt) => (doubt: LinkedDoubt) =>
    doubt.index <= typed.index && doubt.end >= typed.end
  const mistyped = findMistypedEmails(text, contacts.email).filter(
    (typed) => !other.some(isIn(typed)),
  )
  const translated = findTranslatedEmails(text, contacts.email)
  const others = [
    ...findPhones(text, contacts.phones),
    ...findShortPhones(text, contacts.phones),
    ...findForeignLinks(text, contacts.phones),
    ...mistyped,
    ...translated,
    ...other.filter((doubt) => !mistyped.some(isIn(doubt))),
    ...findStreets(text, contacts),
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

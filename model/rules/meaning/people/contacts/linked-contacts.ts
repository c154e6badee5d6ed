// Notes links whose words show one phone number or email address, while the link calls or writes to another.
import { distance } from 'fastest-levenshtein'
import { findOnlyPhone, guessPhone } from '../../../../links/guess-phone'
import type { Contacts } from '../../../../schema/field'
import { isTypo, type ContactDoubt } from './contact-doubt'

/** Matches a link or a button that calls or writes to someone. */
const CONTACT_LINK =
  /\[([^\][\n]*)\](?:\(|\{href=["“]?)((tel|sms|mailto):([^)}"”?\s]+))[^)}\n]*[)}]/gi
const ONLY_EMAIL = /^[^\w]*([\w.+-]+@[\w-]+(?:\.[\w-]+)+)[^\w]*$/
/** Other addresses of the same organization, such as gifts@ beside hello@, differ more. */
const MAX_EMAIL_EDITS = 2

export type LinkedDoubt = ContactDoubt & { readonly end: number }

/** The two contacts of a link, written so that they can be compared, and how to write one in the place of the other. */
type LinkedPair = {
  readonly shown: string
  readonly linked: string
  readonly own: readonly string[]
  readonly isSimilar: (first: string, second: string) => boolean
  readonly typedWords: string
  readonly typedUrl: string
  readonly url: string
  readonly words: string
  readonly verb: string
}

/** Returns the links whose words and address are two different contacts. */
export function findLinkedDoubts(text: string, contacts: Contacts): LinkedDoubt[] {
  if (!text.includes('](') && !text.includes('{href=')) return []
  return [...text.matchAll(CONTACT_LINK)].flatMap((match) => {
    const [whole, words = '', url = '', scheme = '', target = ''] = match
    const pair =
      scheme.toLowerCase() === 'mailto'
        ? readEmails(words, url, target, contacts)
        : readPhones(words, url, { scheme, target }, contacts)
    if (pair === null || pair.shown === pair.linked) return []
    return [{ ...describePair(pair, whole, match.index), end: match.index + whole.length }]
  })
}

function readPhones(
  words: string,
  typedUrl: string,
  { scheme, target }: { readonly scheme: string; readonly target: string },
  { phones }: Contacts,
): LinkedPair | null {
  const shown = findOnlyPhone(words)?.number
  const linked = guessPhone(target)
  // The code of another country before our number has a note of its own.
  if (shown === undefined || linked === null || linked.endsWith(shown.slice(2))) return null
  const own = phones.map((phone) => guessPhone(phone) ?? '')
  const known = phones[own.indexOf(linked)] ?? ''
  return {
    shown,
    linked,
    own,
    isSimilar: isTypo,
    typedWords: findTypedPhone(words),
    typedUrl,
    url: `${scheme}:${shown}`,
    words: known,
    verb: scheme.toLowerCase() === 'sms' ? 'writes to' : 'calls',
  }
}

const findTypedPhone = (words: string): string =>
  /\+?\(?\d[\d\s().\p{Pd}]*\d/u.exec(words)?.[0] ?? words

function readEmails(
  words: string,
  typedUrl: string,
  linked: string,
  { email }: Contacts,
): LinkedPair | null {
  const [, shown] = ONLY_EMAIL.exec(words) ?? []
  if (shown === undefined) return null
  return {
    shown: shown.toLowerCase(),
    linked: linked.toLowerCase(),
    own: [email.toLowerCase()],
    isSimilar: (first, second) => distance(first, second) <= MAX_EMAIL_EDITS,
    typedWords: shown,
    typedUrl,
    url: `mailto:${shown}`,
    words: email,
    verb: 'writes to',
  }
}

/** Writes a number of the United States as people do, and leaves other addresses as they are. */
const formatPhone = (address: string): string =>
  address.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')

/** Adds the name of a button to what is in brackets after it. */
export const addButton = (text: string): string => (text.endsWith('}') ? `::button${text}` : text)

/** Corrects the link if its words are ours, and the words if these are a typo of ours. */
function describePair(pair: LinkedPair, whole: string, start: number): ContactDoubt {
  const { shown, linked, own, isSimilar, typedWords, typedUrl, url, words, verb } = pair
  const isShownOurs = own.includes(shown)
  const isLinkOurs = own.includes(linked)
  const target = typedUrl.slice(typedUrl.indexOf(':') + 1)
  const message = `The words say ${typedWords}, but the link ${verb} ${target}.`
  const corrected =
    isShownOurs && !isLinkOurs
      ? whole.replace(typedUrl, () => url)
      : isLinkOurs && !isShownOurs && isSimilar(shown, linked)
        ? whole.replace(typedWords, () => words)
        : null
  return {
    index: start,
    problem: {
      code: 'contact-differs',
      severity: 'warning',
      message,
      fix:
        corrected === null
          ? `If the words are right, write ${url} in the link. If the link is right, write ${formatPhone(linked)} in the words.`
          : `Write ${addButton(corrected)}`,
    },
    ...(corrected === null ? {} : { edit: { words: whole, written: corrected } }),
  }
}

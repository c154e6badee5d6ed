// Finds an email address that is called ours but is not, because a program made it up: "Email us at info@lanternhillcare.org".
import type { Contacts } from '../../../../schema/field'
import { simplifyText } from '../../../../text/simplify-text'
import { addButton, type LinkedDoubt } from './linked-contacts'

const EMAIL = '[\\w.+-]+@(?:[a-z0-9-]+\\.)+[a-z]{2,}'
const US =
  '(?:e-?mail us|write (?:to )?us|contact us|reach us|our e-?mail(?: address)?|send us an? e-?mail|escríba?nos|contáctenos|nuestro correo(?: electrónico)?|envíenos un (?:correo|mensaje)|mándenos un correo)'
/** Matches a link or a button whose words are about us. */
const LINK = new RegExp(
  `\\[[^\\][\\n]*?${US}(?![A-Za-zÀ-ỿ])[^\\][\\n]*\\](?:\\(|\\{href=["“]?)(?:mailto:)(${EMAIL})[^)}\\n]*[)}]`,
  'giu',
)
/** Matches words about us and the address right after them. */
const WORDS = new RegExp(
  `(?<![A-Za-zÀ-ỿ])${US}(?: (?:by e-?mail )?at|:| is| es| a| al correo)? (${EMAIL})(?![\\w-])`,
  'giu',
)
const ANY = new RegExp(EMAIL, 'gi')
/** Matches a link that has its address in its words as well. */
const TWICE = new RegExp(
  `\\[[^\\][\\n]*?(?<![\\w.+-])(${EMAIL})[^\\][\\n]*\\]\\(mailto:\\1\\)`,
  'gi',
)
/** The number of words of our name with which a domain begins that looks like ours. */
const NAME_WORDS = 2

type FoundEmail = {
  readonly address: string
  readonly index: number
  readonly whole: string | null
}

/** Returns the addresses that are called ours, or have our name in their domain, and are those of no domain of ours. */
export function findOtherEmails(text: string, contacts: Contacts): LinkedDoubt[] {
  const { email } = contacts
  if (email === '' || !text.includes('@')) return []
  const found: FoundEmail[] = [
    ...[...text.matchAll(LINK)].map(({ 0: whole, 1: address = '', index }) => ({
      address,
      index,
      whole,
    })),
    ...[...text.matchAll(WORDS)].map(({ 0: words, 1: address = '', index }) => ({
      address,
      index: index + words.length - address.length,
      whole: null,
    })),
  ]
  for (const { 0: whole, 1: address = '', index } of text.matchAll(TWICE))
    if (hasOurName(address, contacts.name) && !found.some((other) => isWithin(index, other)))
      found.push({ address, index, whole })
  const named = [...text.matchAll(ANY)]
    .map(({ 0: address, index }) => ({ address, index, whole: null }))
    .filter(
      ({ address, index }) =>
        hasOurName(address, contacts.name) && !found.some((other) => isWithin(index, other)),
    )
  return [...found, ...named]
    .filter(({ address }) => getDomain(address) !== getDomain(email))
    .map((other) => describe(other, email))
}

const isWithin = (index: number, { index: start, whole, address }: FoundEmail): boolean =>
  index >= start && index < start + (whole ?? address).length

const getDomain = (address: string): string => address.slice(address.indexOf('@') + 1).toLowerCase()

/** Returns whether a domain begins with our name: "lanternhillcare.org". */
function hasOurName(address: string, name: string): boolean {
  const words = simplifyText(name).split(' ').slice(0, NAME_WORDS)
  return words.length === NAME_WORDS && getDomain(address).startsWith(words.join(''))
}

function describe({ address, index, whole }: FoundEmail, email: string): LinkedDoubt {
  return {
    index,
    end: index + (whole ?? address).length,
    problem: {
      code: 'contact-differs',
      severity: 'warning',
      message: `This says ${address}, but our email address is ${email}.`,
      fix: `If you mean ours, write ${whole === null ? email : addButton(whole.replaceAll(address, () => email))}`,
    },
  }
}

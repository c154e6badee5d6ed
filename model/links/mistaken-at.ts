// Finds the @ that a keyboard or a person has written in another way: `hello"example.org`, `hello2example.org`, `helloexample.org`.
import { isEmailAddress } from './guess-email'

/** What is written in place of @: on keys of another country, with the key beside it, or by a phone. None of it is in a name or a domain. */
const MARK = /^([\w+-]+(?:\.[\w+-]+)*)\s*(["'“”„‟‘’‚«»`´¨™®©€£#*!^&§¬~|¦\\¿¡ºª·])\s*(\S+)$/u
const DOMAIN = /^(?:[a-z0-9-]+\.)+(?:org|com|net|edu|gov|us|info|church|co|io|me|mx)$/i
/** Matches what is between the name and the domain of an address that nobody can mean otherwise. */
const KEY_OR_GAP = /^[2qQlL]?$|^[\s\W]{1,3}$/
const LABEL = /^(?:(?:mailto|mail|e-?mail|correo)\s*:\s*)?(?:\/\/)?/i

/**
 * Returns the address of a text without @ that can only be an address, or null.
 * @param email our own address, which is known by its name and its domain
 */
export function restoreAt(typed: string, email = ''): string | null {
  const label = LABEL.exec(typed)?.[0] ?? ''
  const text = typed.slice(label.length).trim()
  if (text.includes('@')) return null
  const own = email.toLowerCase()
  const [name = '', domain = ''] = own.split('@')
  const lower = text.toLowerCase()
  if (domain !== '' && lower.endsWith(domain)) {
    const before = lower.slice(0, -domain.length)
    const gap = before.slice(name.length)
    // Without mailto: before it, a period or a hyphen makes a website of it.
    if (before.startsWith(name) && KEY_OR_GAP.test(gap) && (label !== '' || !/^[.-]$/.test(gap)))
      return email
    const [, other] = /^([a-z]{3,}?)2?$/.exec(before) ?? []
    if (label !== '' && other !== undefined && other !== 'www') return `${other}@${domain}`
  }
  const [, local = '', , rest = ''] = MARK.exec(text) ?? []
  const address = `${local}@${rest}`
  return DOMAIN.test(rest) && isEmailAddress(address) ? address : null
}

/** Says what a text has in place of the @ of an address; null if that is not all that is wrong with it. */
export function describeAt(typed: string, address: string): string | null {
  const text = typed.replace(LABEL, '').trim()
  const [name = '', domain = ''] = address.toLowerCase().split('@')
  const lower = text.toLowerCase()
  if (text.includes('@') || !lower.startsWith(name) || !lower.endsWith(domain)) return null
  const mark = text.slice(name.length, -domain.length).trim()
  return mark === ''
    ? 'This email address has no @.'
    : `This email address has ${mark} in place of @.`
}

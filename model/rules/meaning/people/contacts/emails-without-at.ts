// Finds our own email address without its @: "hello2example.org", where the key was pressed without Shift.

/** What keyboards write in place of @, and words for it after a verb such as "write". */
const OTHER_MARK = '["“”\'‘’´`™®©€]'
const OTHER_CHARACTER = `(?:[2qQ#&^*!£~|]|${OTHER_MARK})`
const VERB =
  '\\b(?:e-?mail|write|contact|reach us|correo|escr[ií]b[A-Za-zÀ-ỿ]*)\\b[^.!?\\n]{0,40}[ :]'
const START = '(?<![\\w.@/+-])'
const END = '(?![\\w@-]|\\.\\w)'

type FoundEmail = { readonly words: string; readonly index: number; readonly address: string }

/** Returns a pattern for texts that may have our address without its @: they have our domain alone. */
export const mayLackAt = (email: string): string => `(?<![@./])${escape(getDomain(email))}`

/** @param email our own address */
export function findEmailsWithoutAt(text: string, email: string): FoundEmail[] {
  if (email === '' || !new RegExp(mayLackAt(email), 'i').test(text)) return []
  const [name = ''] = email.split('@')
  const [own, domain] = [escape(name), escape(getDomain(email))]
  const patterns = [
    `${START}${own}${OTHER_CHARACTER}?${domain}${END}`,
    `(?<=${VERB})${own} (?:at|arroba) ${domain}${END}`,
    // Other addresses of ours, such as gifts@, with the key of the @.
    `${START}([a-z]{3,})(?:2|${OTHER_MARK})${domain}${END}(?!["”'’])`,
  ]
  const found = patterns.flatMap((pattern) => [...text.matchAll(new RegExp(pattern, 'giu'))])
  return found
    .map(({ 0: words, 1: other = name, index }) => ({
      words,
      index,
      address: `${other.toLowerCase()}@${getDomain(email)}`,
    }))
    .filter(({ index }, place, all) => all.findIndex((first) => first.index === index) === place)
}

/** Returns whether an address ends with our domain and has no @. */
export const lacksAt = (words: string, email: string): boolean =>
  email !== '' && !words.includes('@') && words.endsWith(getDomain(email))

const getDomain = (email: string): string => email.slice(email.indexOf('@') + 1)

const escape = (text: string): string => text.replace(/[^\w]/g, '\\$&')

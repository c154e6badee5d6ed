// Finds email addresses that are almost ours: with a typo, or with the ending that a key of the phone offers ("hello@example.com").
import { distance } from 'fastest-levenshtein'
import type { LinkedDoubt } from './linked-contacts'

const ADDRESS = '[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+'
/** Matches a link or a button that shows the address to which it writes, or an address alone. */
const EMAIL = new RegExp(
  `\\[(${ADDRESS})\\](?:\\(|\\{href=["“]?)mailto:\\1(?![\\w-]|\\.\\w)[^)}\\n]*[)}]|(?<![\\w.+-])${ADDRESS}`,
  'g',
)
/** Other addresses of the same organization, such as gifts@ beside hello@, differ more. */
const MAX_EDITS = 2

/** Returns the addresses that are almost ours; one that is in the words of a link and in the link is one place. */
export function findMistypedEmails(text: string, email: string): LinkedDoubt[] {
  if (email === '' || !text.includes('@')) return []
  return [...text.matchAll(EMAIL)].flatMap(({ 0: whole, 1: shown, index }) => {
    const typed = shown ?? whole
    if (!isAlmost(typed.toLowerCase(), email.toLowerCase())) return []
    return [
      {
        index,
        end: index + whole.length,
        problem: {
          code: 'contact-differs',
          severity: 'warning',
          message: `This says ${typed}, but our email address is ${email}.`,
          fix: `If you mean ours, write ${whole.replaceAll(typed, () => email)}`,
        },
      },
    ]
  })
}

/** Endings that a keyboard offers, or that people know better than ours. */
const ENDING = /\.(?:com|org|net|info|edu|gov|us|co|con|cm|og|ong|orgs)$/

function isAlmost(typed: string, email: string): boolean {
  if (typed === email) return false
  const hasOtherEnding = typed.replace(ENDING, '') === email.replace(ENDING, '')
  return hasOtherEnding || distance(typed, email) <= MAX_EDITS
}

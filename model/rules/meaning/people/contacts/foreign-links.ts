// Finds links that call another country: with its code before our number, or with a + and no 1 before a number of this country.
import { findOnlyPhone, guessPhone } from '../../../../links/guess-phone'
import type { ContactDoubt } from './contact-doubt'

/** Matches a link with a + that has ten digits, or the digits of a code before them. */
const LINK = /\b(tel|sms):\+((?:[().-]*\d){10,13})(?![().-]*\d)/gi
/** Matches the words of a link before its address. */
const LINK_WORDS = /\[([^\][\n]*)\](?:\(|\{href=["“]?)$/

/** @param phones our own numbers */
export function findForeignLinks(text: string, phones: readonly string[]): ContactDoubt[] {
  if (!text.includes(':+')) return []
  return [...text.matchAll(LINK)].flatMap(({ 0: typed, 1: scheme = '', 2: dialed = '', index }) => {
    const digits = dialed.replace(/\D/g, '')
    const [code, number] = [digits.slice(0, -10), digits.slice(-10)]
    if (code === '1') return []
    const own = phones.find((phone) => phone.replace(/\D/g, '') === number)
    const shown = own ?? (code === '' ? findShown(text.slice(0, index), number) : null)
    if (shown === null) return []
    const written = `${scheme.toLowerCase()}:+1${number}`
    return [
      {
        index,
        problem: {
          code: 'contact-differs',
          severity: 'warning',
          ...(code === ''
            ? {
                message: `There is no 1 after the + of ${typed}, so the link calls another country.`,
                fix: `Write ${written}`,
              }
            : {
                message: `This says ${typed}, but our phone number is ${shown}, and +${code} is the code of another country.`,
                fix: `If you mean ours, write ${written}`,
              }),
        },
        edit: { words: typed, written },
      },
    ]
  })
}

/** Returns the words of a link that show the number without the code of a country, or null. */
function findShown(before: string, number: string): string | null {
  const [, words = ''] = LINK_WORDS.exec(before) ?? []
  const isOwn = guessPhone(findOnlyPhone(words)?.number ?? '') === `+1${number}`
  return isOwn && !words.includes('+') ? words : null
}

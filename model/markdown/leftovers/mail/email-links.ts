// Finds links as Outlook writes them in a plain email: the words, and right after them the address in angle brackets.
import { getOwnPath } from '../../../links/own-url'
import {
  getSpan,
  getWholeLines,
  joinChanges,
  nameOtherLines,
  type FindLeftovers,
} from '../leftover'
import { listWords } from '../../../text/list-words'

const LINK = /(?<=[\p{L}\p{N}.!?)”"’])<((?:https?:\/\/|mailto:|tel:)[^\s<>]+)>/gu
/** Matches what is before the words that fill a line. */
const LINE_START = /^[ \t]*(?:[-*+] |\d+[.)] )?/
/** Matches words that are an address or a number themselves. */
const OWN_WORDS =
  /(?:[^\s()[\]<>]+@[^\s()[\]<>]+|(?:https?:\/\/|www\.)[^\s()[\]<>]+|\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4})$/i

/** Matches the last words that can be a name on their own: "our page for churches". */
const PHRASE =
  /(?<!\p{L})(?:our|the|this|these|your|nuestr[ao]s?|la|el|las|los|est[ae])(?: (?!(?:our|the|this|these|your|and|or|is|are|nuestr[ao]s?|la|el|las|los|y|o)(?!\p{L}))[\p{L}’'-]+){1,5}$/iu

export const findEmailLinks: FindLeftovers = (text, source, _blocks, { siteUrl }) => {
  if (!/\S<(?:https?:|mailto:|tel:)/.test(text)) return []
  const links = [...text.matchAll(LINK)].map((match) => readLink(text, match, siteUrl))
  const [first] = links
  if (!first) return []
  const isCertain = links.every(({ words }) => words !== null)
  const { span, replacement } = joinChanges(source, links)
  const typed = listWords(links.map((link) => link.text))
  return [
    {
      problem: {
        code: 'link-unread',
        message: `${first.typed} is how an email shows where a link leads; here visitors would read the address${nameOtherLines(text, links)}.`,
        fix: isCertain
          ? `Write ${typed}`
          : links.some(({ words, guess }) => words === null && guess === null)
            ? `Write the words of each link in place of the dots: ${typed}`
            : `Write the words of the link in square brackets, such as ${typed}`,
        ...(isCertain ? { replacement } : {}),
      },
      at: first.at,
      span,
      claims: links,
    },
  ]
}

function readLink(text: string, match: RegExpExecArray, siteUrl?: string) {
  const [typed, address = ''] = match
  const { start, end } = getSpan(match)
  const line = getWholeLines(text, { start, end })
  const words = findWords(text.slice(line.start, start), text.slice(end, line.end))
  const url = getOwnPath(address, siteUrl) ?? address.replace(/^http:/, 'https:')
  const guess = PHRASE.exec(text.slice(line.start, start))?.[0] ?? null
  const from = start - (words ?? '').length
  return {
    start: from,
    end,
    text: `[${words ?? guess ?? '…'}](${url})`,
    words,
    guess,
    typed,
    at: start,
  }
}

/** Returns the words of a link if nothing else can be meant: a number, an address, or all that is on the line. */
function findWords(before: string, after: string): string | null {
  const own = OWN_WORDS.exec(before)?.[0]
  if (own !== undefined) return own
  const words = before.replace(LINE_START, '')
  return after.trim() === '' && !/[[\]<>*_`.:;,!?|]/.test(words) ? words : null
}

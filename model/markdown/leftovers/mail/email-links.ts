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

const LINK = /(?<=[A-Za-zÀ-ỿ0-9.!?)”"’]) ?<((?:https?:\/\/|mailto:|tel:)[^\s<>]+)>/gu
/** Matches what is before the words that fill a line. */
const LINE_START = /^[ \t]*(?:[-*+] |\d+[.)] )?/
/** Matches words that are an address or a number themselves. */
const OWN_WORDS =
  /(?:[^\s()[\]<>]+@[^\s()[\]<>]+|(?:https?:\/\/|www\.)[^\s()[\]<>]+|\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4})$/i

/** Matches the last words that can be a name on their own: "our page for churches". */
const PHRASE =
  /(?<![A-Za-zÀ-ỿ])(?:our|the|this|these|your|nuestr[ao]s?|la|el|las|los|est[ae])(?: (?!(?:our|the|this|these|your|and|or|is|are|nuestr[ao]s?|la|el|las|los|y|o)(?![A-Za-zÀ-ỿ]))[A-Za-zÀ-ỿ’'-]+){1,5}$/iu

/** Matches the page or form that such a name is about: "our page for churches", "the events page". What is before it is another phrase. */
const PAGE_PHRASE =
  /^(?:our|the|this|your)(?: [A-Za-zÀ-ỿ’'-]+){0,2} (?:page|form|website|newsletter)(?: (?:for|about|on|of|with) [A-Za-zÀ-ỿ’' -]+)?$|^(?:nuestra|la|esta) p[aá]gina (?:de|para|sobre) [A-Za-zÀ-ỿ -]+$/iu

export const findEmailLinks: FindLeftovers = (text, source, _blocks, { siteUrl }) => {
  if (!/\S ?<(?:https?:|mailto:|tel:)/.test(text)) return []
  const links = [...text.matchAll(LINK)]
    .map((match) => readLink(text, match, siteUrl))
    // After a space, an address in angle brackets is a link, which only a page of ours should not have, or words that are the same address.
    .filter(
      ({ isApart, isOwn, isTwice, words }) => !isApart || (words !== null && (isOwn || isTwice)),
    )
  const [first] = links
  if (!first) return []
  const isCertain = links.every(({ words }) => words !== null)
  const { span, replacement } = joinChanges(source, links)
  const typed = listWords(links.map((link) => link.text))
  return [
    {
      problem: {
        code: 'link-unread',
        message: `${describeReading(first)}${nameOtherLines(text, links)}.`,
        fix: isCertain
          ? links.length === 1
            ? `In place of ${text.slice(first.start, first.end)}, write ${typed}`
            : `Write ${typed}`
          : links.some(({ words, guess }) => words === null && guess === null)
            ? `Write the words of each link in place of the dots: ${typed}`
            : `Write the words of the link in square brackets, such as ${typed}`,
        ...(isCertain ? { replacement } : {}),
      },
      at: first.start,
      span,
      claims: links,
    },
  ]
}

type EmailLink = ReturnType<typeof readLink>

const describeReading = ({ typed, isTwice }: EmailLink): string =>
  isTwice
    ? `This is how an email program writes a link, and visitors would read the ${typed.startsWith('<tel:') ? 'number' : 'address'} twice`
    : `${typed} is how an email program writes where a link leads, and visitors would read the address`

/** Returns what two ways of writing an address have in common. */
const getDigitsAndLetters = (address: string): string =>
  address
    .toLowerCase()
    .replace(/^(?:mailto:|tel:(?:\+?1)?|https?:\/\/)(?:www\.)?|^www\./, '')
    .replace(/[^\p{L}\p{N}@]/gu, '')

function readLink(text: string, match: RegExpExecArray, siteUrl?: string) {
  const [typed, address = ''] = match
  const { start, end } = getSpan(match)
  const line = getWholeLines(text, { start, end })
  const before = text.slice(line.start, start)
  const url = getOwnPath(address, siteUrl) ?? address.replace(/^http:/, 'https:')
  const guess = PHRASE.exec(before)?.[0] ?? null
  const words =
    findWords(before, text.slice(end, line.end)) ??
    findAddressWords(before, url) ??
    (guess !== null && PAGE_PHRASE.test(guess) ? guess : null)
  const from = start - (words ?? '').length
  return {
    start: from,
    end,
    text: `[${words ?? guess ?? '…'}](${url})`,
    words,
    guess,
    isOwn: getOwnPath(address, siteUrl) !== null,
    typed: typed.trim(),
    isApart: typed.startsWith(' '),
    isTwice: words !== null && getDigitsAndLetters(address) === getDigitsAndLetters(words),
  }
}

/** Returns the words of a link if nothing else can be meant: a number, an address, or all that is on the line. */
function findWords(before: string, after: string): string | null {
  const own = OWN_WORDS.exec(before)?.[0]
  if (own !== undefined) return own
  const words = before.replace(LINE_START, '')
  return after.trim() === '' && !/[[\]<>*_`.:;,!?|]/.test(words) ? words : null
}

/** Returns the last words if the end of the address has the same ones: "why fathers matter" before /blog/why-fathers-matter. */
function findAddressWords(before: string, url: string): string | null {
  const name = /([^/?#]+)\/?(?:[?#].*)?$/.exec(url)?.[1] ?? ''
  const parts = name.split('-')
  if (parts.length < 2 || !parts.every((part) => /^[a-z0-9]+$/.test(part))) return null
  const pattern = new RegExp(`(?<![A-Za-zÀ-ỿ0-9’'-])${parts.join('[ -]')}$`, 'iu')
  return pattern.exec(simplify(before)) ? before.slice(-parts.join(' ').length) : null
}

/** Returns the text without accents. */
const simplify = (text: string): string =>
  text.replace(/[^\p{ASCII}]/gu, (letter) => letter.normalize('NFD').charAt(0))

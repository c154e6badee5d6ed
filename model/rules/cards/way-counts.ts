// Finds words that count the cards of a page, such as "four ways to give", in the page itself and in links to it.
import { NUMBERS, readNumber } from '../../text/counting-words'

/** A number of ways as it was typed, and where it is in its line. */
export type WayCount = {
  /** The number alone, and with the words that it counts, such as "four ways". */
  readonly typed: string
  readonly words: string
  readonly count: number
  readonly line: number
  readonly column: number
  /** Whether the ways are named after a colon. */
  readonly isListed: boolean
}

/** What people do whom such a page invites. Other words, such as "ways to reach us", count something else. */
const VERBS =
  /be|donate|give|help|partner|pray|serve|stand|support|volunteer|get involved|take part|make a difference|acompañar|apoyar|ayudar|colaborar|dar|donar|orar|participar|ser|servir/
const WAYS = new RegExp(
  `(?<![A-Za-zÀ-ỿ\\d$.,\\p{Pd}])((${NUMBERS}) (?:(?:different|simple|easy|good|great) )?(?:ways(?= to)|(?:maneras|formas)(?= (?:de|para)))) (?:to|de|para) (?:${VERBS.source})(?:l[oae]s?|nos)?(?![A-Za-zÀ-ỿ])([^.:;!?\\]]*)(:?)`,
  'giu',
)

/** Matches what the cards may be called as well: "below are four things". */
const THINGS = new RegExp(
  `(?<=\\b(?:here|these|below) are |\\bestos son )((${NUMBERS}) (?:things|topics|prayers|temas))(?![A-Za-zÀ-ỿ])`,
  'giu',
)
/** Matches a number in place of the cards: "one of these four". */
const OF_THESE = new RegExp(
  `(?<=\\b(?:of|de) (?:these|estos|estas) )((${NUMBERS}))(?![A-Za-zÀ-ỿ]| [A-Za-zÀ-ỿ])`,
  'giu',
)
/** In each of them, the first group is what was typed, and the second one is its number. */
const PATTERNS: readonly RegExp[] = [WAYS, THINGS, OF_THESE]

/** Words before a number that counts only some of the ways, or nothing that can be counted exactly. */
const PART_BEFORE =
  /(?:^|[^\p{L}])(?:about|almost|and|at least|first|in|last|least|nearly|next|only|or|other|over|than|to|en|o|otras|primeras|solo|y)\s+$/iu
/** Words after a number that counts the ways for some people or on some days. */
const PART_AFTER =
  /\s(?:online|from|through|by|today|now|tonight|this|if|when|while|without|before|during|after|each|every|as|en línea|desde|hoy|esta|este|si|cuando|sin|antes|durante|cada|como)(?![A-Za-zÀ-ỿ])/iu

/** Words that introduce what the page shows, which are needed in the middle of a text. */
const INTRODUCTION =
  /(?:^|[.!?]["”]?\s+|(?:here|these|below|there) are|compare|choose (?:one of|from|among|between)|see|find|discover|hay|estas son|aquí (?:hay|tiene|están)|elija entre|vea)\s*(?:the |these |our |las |estas |nuestras )?$/iu
const SUMMARY = /^(?:title|heading|description|lead):\s+["'“]?/
/** Matches the address to which a card leads, and the words of a card. */
const CARD_PATH = /^(?:path|button_link): +(\S+)$/m
const CARD_WORDS = /^(?:title|description|button_text): +["'“]?/
const LINK = /!?\[([^\]]*)\](?:\(([^)\s]*)[^)]*\)|\{[^}]*?href="?([^\s"}]*)[^}]*\})/g

/** Matches, in little time, all texts that can count cards. */
export const mayCountCards = (text: string): boolean =>
  / (?:ways to|maneras|formas|of these|de est[oa]s) |(?:here|these|below|estos) (?:are|son) /i.test(
    text,
  )

/** Returns the numbers in the text of a page that lists the ways, without those in links. */
export function findOwnCounts(text: string): WayCount[] {
  const lines = text.split('\n')
  const fence = lines.indexOf('---', 1)
  return lines.flatMap((line, index) => {
    if (!mayCountCards(line)) return []
    const isField = index < fence
    const name = isField ? SUMMARY.exec(line)?.[0] : ''
    if (name === undefined) return []
    const plain = line.replace(LINK, (link) => ' '.repeat(link.length))
    return findInWords(plain.slice(name.length), index + 1, name.length).filter(
      ({ column, isListed }) =>
        INTRODUCTION.test(plain.slice(name.length, column - 1)) && (isField || !isListed),
    )
  })
}

/** Returns the numbers in the words of links and of cards, with the path to which each one leads. */
export function findLinkCounts(text: string): (WayCount & { readonly path: string })[] {
  const cardPath = CARD_PATH.exec(text)?.[1]
  return text.split('\n').flatMap((line, index) => {
    if (!mayCountCards(line)) return []
    const card = cardPath === undefined ? undefined : CARD_WORDS.exec(line)?.[0]
    const inCard = card === undefined ? [] : findInWords(line, index + 1, 0)
    const inLinks = [...line.matchAll(LINK)].flatMap((link) => {
      const [, words = '', href, buttonHref = ''] = link
      const path = getListPath(href ?? buttonHref)
      const start = link.index + link[0].indexOf('[') + 1
      return findInWords(words, index + 1, start).map((found) => ({ ...found, path }))
    })
    return [...inCard.map((found) => ({ ...found, path: cardPath ?? '' })), ...inLinks]
  })
}

/** Returns the path of a link without a fragment and a slash at its end. */
export const getListPath = (target: string): string =>
  target.replace(/#.*$/, '').replace(/(?<=.)\/$/, '')

function findInWords(words: string, line: number, offset: number): WayCount[] {
  const matches = PATTERNS.flatMap((pattern) => [...words.matchAll(pattern)])
  return matches.flatMap((match) => {
    const [, phrase = '', typed = '', rest = '', colon = ''] = match
    if (PART_BEFORE.test(words.slice(0, match.index)) || PART_AFTER.test(rest)) return []
    const count = readNumber(typed)
    const column = offset + match.index + 1
    return [{ typed, words: phrase, count, line, column, isListed: colon !== '' }]
  })
}

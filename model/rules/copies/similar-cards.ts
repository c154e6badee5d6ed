// Notes a card that has almost the words of another card: its new words were typed into the wrong file.
import { collections } from '../../collections'
import { createProblem, type Problem } from '../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../source/entry/parsed-entry'
import { readFieldWords } from '../../source/source-mark'
import { countInOrder } from '../../text/count-in-order'
import { simplifyWords } from '../../text/simplify-text'

const CARDS: readonly unknown[] = [
  collections.partnerCards,
  collections.givingOptions,
  collections.prayerTopics,
]
/** Two cards are alike if they share at least this many words in the same order, and this part of the shorter one. */
const [MIN_WORDS, MIN_PART] = [6, 0.6]
/** Two cards share nearly all words if they share at least this many, and this part of the shorter one. */
const [MANY_WORDS, LARGE_PART] = [8, 0.8]
const MIN_LETTERS = 4

type Card = { readonly parsed: ParsedEntry; readonly words: readonly string[] }

export function checkSimilarCards(entries: readonly ParsedEntry[]): Problem[] {
  const cards = entries.flatMap((parsed): Card[] => {
    const { description } = parsed.entry
    if (!CARDS.includes(parsed.collection) || typeof description !== 'string') return []
    return [{ parsed, words: getWords(description) }]
  })
  return cards.flatMap((card, index) => {
    const [twin, another] = cards.filter((other) => other !== card && areAlike(card, other))
    // What three cards say is said on purpose.
    if (twin === undefined || another !== undefined || cards.indexOf(twin) < index) return []
    const wrong = findWrong(card, twin, entries)
    if (wrong === null) return []
    const right = wrong === card ? twin : card
    return [createProblem(describe(right), getFieldPosition(wrong.parsed, 'description'))]
  })
}

/** Equal texts are reported as copies. */
function areAlike(card: Card, other: Card): boolean {
  if (card.parsed.collection !== other.parsed.collection) return false
  if (card.words.join(' ') === other.words.join(' ')) return false
  return shareWords(card, other, MIN_WORDS, MIN_PART)
}

function shareWords({ words }: Card, other: Card, count: number, part: number): boolean {
  const shared = countInOrder(words, other.words)
  return shared >= count && shared >= part * Math.min(words.length, other.words.length)
}

/**
 * Returns the card whose words are about the other one, or null if both are about themselves. It has no word of its own; or, of nearly the
 * same words, fewer of them are its own.
 */
function findWrong(card: Card, twin: Card, entries: readonly ParsedEntry[]): Card | null {
  const [first, second] = [listOwnWords(card, entries), listOwnWords(twin, entries)]
  if (first.length === second.length) return null
  const [wrong, own, right] =
    first.length < second.length ? [card, first, twin] : [twin, second, card]
  if (own.length === 0) return wrong
  // Cards in a row may be alike on purpose: "Pray for mothers who …" and "Pray for fathers who …".
  const isOfOther = own.every((word) => right.words.includes(word))
  return isOfOther && shareWords(wrong, right, MANY_WORDS, LARGE_PART) ? wrong : null
}

/** Returns the longer words of a card that are in its title, or in the fields of the page to which it leads. */
function listOwnWords(
  { parsed: { entry }, words }: Card,
  entries: readonly ParsedEntry[],
): string[] {
  const page = entries.find(({ entry: { pagePath } }) => pagePath === entry['path'])?.entry
  const own = new Set(
    [entry['title'], page?.['title'], page?.['description'], page?.['lead']].flatMap(getWords),
  )
  return [...new Set(words)].filter((word) => word.length >= MIN_LETTERS && own.has(word))
}

const getWords = (value: unknown): string[] => simplifyWords(readFieldWords(value)).split(' ')

const describe = ({ parsed: { entry } }: Card) =>
  ({
    code: 'value-copied',
    severity: 'warning',
    message: `These are almost the words of the card “${readFieldWords(entry['title'])}” (${entry.file}).`,
    fix: `If they are for that card, write them there, and bring back what was here before: on GitHub, press History to see it. If they are for this one, write what only this card is about.`,
  }) as const

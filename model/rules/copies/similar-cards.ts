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
    const [wrong, right] = hasOwnWords(card, entries) ? [twin, card] : [card, twin]
    // Cards in a row may be alike on purpose: "Pray for mothers who …" and "Pray for fathers who …".
    if (hasOwnWords(wrong, entries) || !hasOwnWords(right, entries)) return []
    return [createProblem(describe(right), getFieldPosition(wrong.parsed, 'description'))]
  })
}

/** Equal texts are reported as copies. */
function areAlike({ parsed, words }: Card, other: Card): boolean {
  if (parsed.collection !== other.parsed.collection) return false
  if (words.join(' ') === other.words.join(' ')) return false
  const shared = countInOrder(words, other.words)
  return shared >= MIN_WORDS && shared >= MIN_PART * Math.min(words.length, other.words.length)
}

/** Returns whether a longer word of a card is in its title, or in the fields of the page to which it leads. */
function hasOwnWords({ parsed: { entry }, words }: Card, entries: readonly ParsedEntry[]): boolean {
  const page = entries.find(({ entry: { pagePath } }) => pagePath === entry['path'])?.entry
  const own = new Set(
    [entry['title'], page?.['title'], page?.['description'], page?.['lead']].flatMap(getWords),
  )
  return words.some((word) => word.length >= MIN_LETTERS && own.has(word))
}

const getWords = (value: unknown): string[] => simplifyWords(readFieldWords(value)).split(' ')

const describe = ({ parsed: { entry } }: Card) =>
  ({
    code: 'value-copied',
    severity: 'warning',
    message: `These are almost the words of the card “${readFieldWords(entry['title'])}” (${entry.file}).`,
    fix: `If they are for that card, write them there, and bring back what was here before: on GitHub, press History to see it. If they are for this one, write what only this card is about.`,
  }) as const

// Finds which card is new, where a line lists the others by what they are about: "volunteer your time, pray with us or give".
import { simplifyText } from '../../text/simplify-text'

/** A card with its place among the others, from the first one on. */
export type Card = {
  readonly title: string
  readonly description: string
  readonly order: number
}

/** In letters. Words with the same beginning of this length count as one: "pray" and "praying". */
const STEM_LENGTH = 4

/** Returns the title of the last card, if no other can be the new one; null if that is not certain. */
export function findNewCard(cards: readonly Card[], line: string): string | null {
  const last = Math.max(...cards.map(({ order }) => order))
  const [card, another] = cards.filter(({ order }) => order === last)
  if (card === undefined || another !== undefined) return null
  const words = getStems(line)
  const titles = new Set(cards.flatMap(({ title }) => getStems(title)))
  const own = getStems(card.title)
  if (own.length === 0 || own.some((stem) => words.includes(stem))) return null
  const open = words.filter((stem) => !titles.has(stem))
  // What no other title says may be about this card: "give" about one with the title "Donate".
  const described = new Set(getStems(card.description))
  const others = new Set(
    cards.filter((other) => other !== card).flatMap(({ description }) => getStems(description)),
  )
  return open.some((stem) => described.has(stem) && !others.has(stem)) ? null : card.title
}

/** Matches words that say nothing about a card. */
const FILLER = /^(?:your|ours|with|from|that|this|them|they|their|each|para|con|sus?)$/

const getStems = (text: string): string[] =>
  (simplifyText(text).match(/[A-Za-zÀ-ỿ]{4,}/gu) ?? []).flatMap((word) =>
    FILLER.test(word) ? [] : word.slice(0, STEM_LENGTH),
  )

// Finds the new card that is missing where a line lists the others, such as "families, babies, our team and our community".
import { simplifyText } from '../../text/simplify-text'

const MIN_TITLES = 3
/** What a card is called that a line lacks if it is not certain which one. */
export const NEW_ONE = 'the new one'
/** A list is about the cards if at least this many of their titles share a word with it. */
const MIN_SHARED = 2
/** Match the items of a list in a sentence, with the last one after "and": all that can be, or only up to the first "and". */
const LISTED = [
  /[^,.:;()]+(?:, [^,.:;()]+)+,? (?:and|or|y|e|o) [^,.:;()]+/g,
  /[^,.:;()]+(?:, [^,.:;()]+?)+,? (?:and|or|y|e|o) [^,.:;()]+/g,
]

/**
 * Returns the card in words: its title if all others are named, or "the new one"; null if the line lists no cards.
 * @param titles those of all cards
 * @param count how many there were
 */
export function findUnnamedCard(
  titles: readonly string[],
  line: string,
  count: number,
): string | null {
  if (titles.length < MIN_TITLES) return null
  const words = simplifyText(line)
  const [only, ...more] = titles.filter((title) => !words.includes(simplifyText(title)))
  if (only === undefined) return null
  if (more.length === 0) return `"${only}"`
  return listsCards(titles, line, count) ? NEW_ONE : null
}

/** Returns whether a line lists cards, and just as many as `count`. */
export const listsCards = (titles: readonly string[], line: string, count: number): boolean =>
  LISTED.flatMap((pattern) => simplifyText(line).match(pattern) ?? []).some(
    (list) => countItems(list) === count && countShared(titles, list) >= MIN_SHARED,
  )

/** Returns whether the rest of a sentence, or the next one, names just as many things as the words before them count, in any language. */
export const namesCounted = (rest: string, count: number): boolean =>
  rest
    .split(/[.:;!?](?:\s|$)/)
    .slice(0, 2)
    .some((sentence) =>
      LISTED.some((pattern) =>
        (sentence.match(pattern) ?? []).some((list) => countItems(list) === count),
      ),
    )

const countItems = (list: string): number =>
  list.split(/, (?:and |or |y |e |o )?| (?:and|or|y|e|o) /).length

/** Counts the titles with a long word that a list has as well. */
const countShared = (titles: readonly string[], list: string): number =>
  titles.filter((title) =>
    (simplifyText(title).match(/[A-Za-zÀ-ỿ]{4,}/gu) ?? []).some((word) => list.includes(word)),
  ).length

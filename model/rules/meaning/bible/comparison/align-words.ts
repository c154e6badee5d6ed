// Finds the words of a verse that a quotation with mistakes means.
import type { Span } from '../../../../markdown/span'
import type { Word } from './bible-words'

/** Where the words are in the text of the verse. */
export type Alignment = Span & {
  /** How many words of the quotation are the same. */
  readonly equal: number
  /** Whether the first and the last of these words are those of the quotation. */
  readonly isStartEqual: boolean
  readonly isEndEqual: boolean
  /** How many of its words are before the first or after the last equal word, whichever are more. */
  readonly outside: number
  /** How many of its words are before the first equal word, and how many after the last. */
  readonly before: number
  readonly after: number
}

/** What a word costs that is another one or that the verse does not have, one that is left out, and one that is equal. */
const OTHER = 2
const OMITTED = 1
const EQUAL = -2

/**
 * Aligns all words of a quotation with some words of a verse that follow each other, as well as possible.
 * Returns null if no word is the same.
 */
export function alignWords(quotation: readonly Word[], verse: readonly Word[]): Alignment | null {
  const costs = computeCosts(quotation, verse)
  const pairs = followBack(costs, quotation, verse)
  const equal = pairs.filter(([typed, word]) => isEqual(quotation[typed], verse[word]))
  const [first, last] = [pairs[0], pairs.at(-1)]
  const [firstEqual, lastEqual] = [equal[0], equal.at(-1)]
  if (!first || !last || !firstEqual || !lastEqual) return null
  const [before, after] = [firstEqual[0], quotation.length - 1 - lastEqual[0]]
  return {
    start: verse[first[1]]?.start ?? 0,
    end: verse[last[1]]?.end ?? 0,
    equal: equal.length,
    isStartEqual: first === firstEqual,
    isEndEqual: last === lastEqual,
    ...{ outside: Math.max(before, after), before, after },
  }
}

/** Returns the cost up to each pair of words. Words of the verse around the quotation cost nothing. */
function computeCosts(quotation: readonly Word[], verse: readonly Word[]): number[][] {
  const costs = [verse.map(() => 0).concat(0)]
  quotation.forEach((typed, row) => {
    const above = costs[row] ?? []
    const line = [(row + 1) * OTHER]
    verse.forEach((word, column) => {
      line.push(
        Math.min(
          (above[column] ?? 0) + (isEqual(typed, word) ? EQUAL : OTHER),
          (above[column + 1] ?? 0) + OTHER,
          (line[column] ?? 0) + OMITTED,
        ),
      )
    })
    costs.push(line)
  })
  return costs
}

/** Returns the pairs of words, as indexes of the quotation and of the verse, in their order. */
function followBack(
  costs: readonly (readonly number[])[],
  quotation: readonly Word[],
  verse: readonly Word[],
): [number, number][] {
  const getCost = (row: number, column: number) => costs[row]?.[column] ?? Infinity
  const pairs: [number, number][] = []
  let row = quotation.length
  let column = (costs.at(-1) ?? []).reduce(
    (best, cost, index) => (cost <= getCost(row, best) ? index : best),
    0,
  )
  while (row > 0 && column > 0) {
    const step = isEqual(quotation[row - 1], verse[column - 1]) ? EQUAL : OTHER
    const cost = getCost(row, column)
    if (cost === getCost(row - 1, column - 1) + step) {
      row -= 1
      column -= 1
      pairs.push([row, column])
    } else if (cost === getCost(row - 1, column) + OTHER) row -= 1
    else column -= 1
  }
  return pairs.reverse()
}

const isEqual = (typed: Word | undefined, word: Word | undefined): boolean =>
  typed?.letters === word?.letters

// Cuts out the words around those that were found, and marks these.
import { foldWord } from './fold-term'

export type MarkedText = { readonly text: string; readonly isMarked: boolean }

/** The length of a snippet, in characters: two lines on a wide screen, four on a phone. */
const MAX_LENGTH = 150
/** How much of it comes before the first marked word. */
const LEAD_LENGTH = 50

const WORD = /[\p{L}\p{M}\p{N}]+/gu

/**
 * Returns the beginning of a text, or the part around the first of the terms.
 * @param terms as they are in the index (fold-term.ts)
 */
export function createSnippet(text: string, terms: ReadonlySet<string>): MarkedText[] {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    isMarked: terms.has(foldWord(word)),
  }))
  const first = words.find(({ isMarked }) => isMarked)?.start ?? 0
  const isFromStart = first < LEAD_LENGTH || text.length <= MAX_LENGTH
  const start = isFromStart
    ? 0
    : (words.find((word) => word.start > first - LEAD_LENGTH)?.start ?? first)
  const last = words.findLast(({ end }) => end <= start + MAX_LENGTH)?.end ?? text.length
  const end = text.length <= start + MAX_LENGTH ? text.length : last

  const parts: MarkedText[] = []
  let position = start
  const add = (until: number, isMarked: boolean) => {
    if (until > position) parts.push({ text: text.slice(position, until), isMarked })
    position = Math.max(position, until)
  }
  if (start > 0) parts.push({ text: '… ', isMarked: false })
  for (const word of words.filter(
    (each) => each.isMarked && each.start >= start && each.end <= end,
  )) {
    add(word.start, false)
    add(word.end, true)
  }
  add(end, false)
  if (end < text.length) parts.push({ text: ' …', isMarked: false })
  return parts
}

// Finds a paragraph that says the same as the one above it in almost the same words: the old one was left when it was rewritten.
import { hasSpeaker } from '../../text/prayer-answer'
import type { FindLeftovers, Line } from './leftover'

/** In characters: a shorter paragraph may be said again on purpose. */
const MIN_LENGTH = 120
const MIN_WORDS = 12
/** The part of their longer words that both have in the same order. Paragraphs that are meant to be beside each other have less than half. */
const MIN_SHARED = 0.6
const LONGER_WORD = /\p{L}{4,}/gu
/** Tables, boxes, quotations, lists, headings and verses. */
const NO_PROSE = /^(?:[|:>]|[-*+] |\d+[.)] |#{1,6} )|(?:\\| {2})\n/

export const findRewrittenParagraphs: FindLeftovers = (_text, _source, blocks) => {
  const texts = blocks.map((lines) => lines.map(({ text }) => text.trim()).join('\n'))
  const isProse = (text: string) =>
    text.length >= MIN_LENGTH && !NO_PROSE.test(text) && !hasSpeaker(text)
  const isRewritten = (above = '', text = '') =>
    isProse(above) && isProse(text) && above !== text && areAlike(above, text)
  // Three or more that are alike follow a pattern.
  const index = texts.findIndex(
    (text, place) =>
      isRewritten(texts[place - 1], text) &&
      !isRewritten(texts[place - 2], texts[place - 1]) &&
      !isRewritten(text, texts[place + 1]),
  )
  const [old, line] = [blocks[index - 1]?.[0], blocks[index]?.[0]]
  if (old === undefined || line === undefined) return []
  return [
    {
      problem: {
        code: 'text-twice',
        severity: 'warning',
        message: 'This paragraph says almost the same as the one above it.',
        fix: `If it was meant to take its place, delete the one that begins with "${getBeginning(old)}". If both are to stay, there is nothing to do.`,
      },
      span: { start: line.start, end: line.end },
      at: line.start,
      claims: [],
    },
  ]
}

function areAlike(above: string, text: string): boolean {
  const [first, second] = [above, text].map((words) => words.toLowerCase().match(LONGER_WORD) ?? [])
  if (first === undefined || second === undefined) return false
  const count = Math.min(first.length, second.length)
  const known = new Set(first)
  const isShared = second.filter((word) => known.has(word)).length >= count * MIN_SHARED
  return count >= MIN_WORDS && isShared && countInOrder(first, second) >= count * MIN_SHARED
}

/** Returns the length of the longest common subsequence (Hirschberg 1975). */
function countInOrder(first: readonly string[], second: readonly string[]): number {
  let above = new Array<number>(second.length + 1).fill(0)
  for (const word of first) {
    const row = [0]
    for (const [index, other] of second.entries())
      row.push(
        word === other ? (above[index] ?? 0) + 1 : Math.max(above[index + 1] ?? 0, row[index] ?? 0),
      )
    above = row
  }
  return above.at(-1) ?? 0
}

/** Returns the first words of a line. */
const getBeginning = ({ text }: Line): string => text.trim().split(' ').slice(0, 6).join(' ')

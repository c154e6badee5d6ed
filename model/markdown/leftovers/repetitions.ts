// Finds what is in a text twice, as after pasting it a second time: a word, a paragraph or a heading.
import { getSpan, type FindLeftovers, type Leftover, type Line } from './leftover'
import { hasSpeaker } from '../../text/prayer-answer'
import type { Span } from '../span'

/** Words that nobody writes twice on purpose, in English and in Spanish. */
const TWICE =
  '(the|a|an|and|of|to|for|with|our|your|we|is|are|at|el|la|los|las|un|una|de|del|y|en|con|por|para)[ \\t]\\1'
const WORD_TWICE = new RegExp(`(?<![\\p{L}'’-])${TWICE}(?![\\p{L}'’-])`, 'giu')
/** Matches all of them, and parts of words with accents as well, in a quarter of the time. */
const MAY_BE_TWICE = new RegExp(`\\b${TWICE}\\b`, 'i')

/** A shorter paragraph may be said again on purpose. */
const MIN_PARAGRAPH_LENGTH = 60
/** A shorter paragraph that is there again further down may be a refrain. */
const MIN_DISTANT_LENGTH = 200
const MAX_QUOTED = 40
/** Matches the lines of a song or a poem. */
const VERSE = /(?:\\| {2})\n/
/** Tables, boxes, quotations, lists and headings. */
const NO_PARAGRAPH = /^(?:[|:>]|[-*+] |#{1,6} )/

export const findRepetitions: FindLeftovers = (text, _source, blocks) => [
  ...findWordTwice(text),
  ...findParagraphTwice(blocks),
  ...findHeadingTwice(blocks),
]

function findWordTwice(text: string): Leftover[] {
  if (!MAY_BE_TWICE.test(text)) return []
  return [...text.matchAll(WORD_TWICE)]
    .filter(isTypo)
    .slice(0, 1)
    .map((match) => {
      const [typed, word = ''] = match
      const span = getSpan(match)
      return createLeftover(
        `The word "${word}" is there twice.`,
        `Write it once: ${word}`,
        { span, at: span.start },
        typed.slice(0, word.length),
      )
    })
}

/** A second word with a capital is a name: "La La Land". */
const isTypo = ([typed, word = '']: RegExpMatchArray): boolean =>
  typed.slice(-word.length) === word.toLowerCase()

/** Finds the first paragraph that is there again, with all that is there again around it, but no refrain. */
function findParagraphTwice(blocks: readonly Line[][]): Leftover[] {
  const words = blocks.map((lines) => lines.map(({ text }) => text.trim()).join('\n'))
  const isLong = (text: string) => text.length >= MIN_PARAGRAPH_LENGTH && !NO_PARAGRAPH.test(text)
  const seen = new Map<string, number>()
  for (const [index, text] of words.entries()) {
    if (!isLong(text)) continue
    const first = seen.get(text)
    seen.set(text, index)
    if (first === undefined) continue
    const run = findRun(words, first, index)
    const isBeside = index - first <= run.to - run.from + 1
    if (!isRefrain(blocks.slice(run.from, run.to + 1), isBeside))
      return [describeRun(blocks, run, isBeside)]
  }
  return []
}

/** Returns whether these are words that people say or sing again on purpose. */
function isRefrain(blocks: readonly Line[][], isBeside: boolean): boolean {
  const texts = blocks.map((lines) => lines.map(({ text }) => text).join('\n'))
  if (texts.some((text) => hasSpeaker(text) && (!isBeside || /^[*_]/.test(text)))) return true
  if (isBeside || texts.some((text) => text.startsWith('#'))) return false
  const { length } = texts.join('\n')
  return length < MIN_DISTANT_LENGTH || texts.some((text) => VERSE.test(text))
}

/** Returns the indexes of the first and the last block of what repeats the blocks around another one. */
function findRun(words: readonly string[], first: number, again: number) {
  let before = 0
  while (again - before - 1 > first && words[first - before - 1] === words[again - before - 1])
    before++
  let after = 0
  while (again + after + 1 < words.length && words[first + after + 1] === words[again + after + 1])
    after++
  return { from: again - before, to: again + after }
}

function describeRun(
  blocks: readonly Line[][],
  { from, to }: { readonly from: number; readonly to: number },
  isBeside: boolean,
): Leftover {
  const at = blocks[from]?.[0]?.start ?? 0
  const span = { start: blocks[from - 1]?.at(-1)?.end ?? at, end: blocks[to]?.at(-1)?.end ?? at }
  const isOne = from === to
  const message = isOne
    ? 'This paragraph is there twice, with the same words.'
    : 'This part of the text is there twice, with the same words.'
  const fix = isOne ? 'Delete it here.' : `Delete it here, down to "${getEnd(blocks[to])}".`
  // Only people know which one is at the right place.
  if (!isBeside) {
    const both = `${fix} If it is meant to be there again, there is nothing to do.`
    return { ...createLeftover(message, both, { span, at }), claims: [span] }
  }
  return { ...createLeftover(message, fix, { span, at }, ''), claims: [span] }
}

/** Returns the last words of a block. */
const getEnd = (block: readonly Line[] = []): string => {
  const text = block.at(-1)?.text.trim() ?? ''
  return text.length > MAX_QUOTED ? `… ${text.slice(-MAX_QUOTED)}` : text
}

function findHeadingTwice(blocks: readonly Line[][]): Leftover[] {
  const seen = new Set<string>()
  /** The headings above, from the largest to the smallest. */
  let path: string[] = []
  for (const line of blocks.flat()) {
    const [, hashes, words] = /^(#{2,6}) +(.+?)(?: +#+)? *$/.exec(line.text) ?? []
    if (hashes === undefined || words === undefined) continue
    path = [...path.slice(0, hashes.length - 2), words]
    const key = path.join('\n')
    // A heading that asks is compared with all other questions.
    if (seen.has(key) && !words.endsWith('?'))
      return [
        createLeftover(
          `The heading "${words}" is there twice.`,
          'If the part below it was pasted twice, delete it here. If not, write other words for one of the headings.',
          { span: line, at: line.start },
        ),
      ]
    seen.add(key)
  }
  return []
}

const createLeftover = (
  message: string,
  fix: string,
  place: { readonly span: Span; readonly at: number },
  replacement?: string,
): Leftover => ({
  problem: {
    code: 'text-twice',
    severity: 'warning',
    message,
    fix,
    ...(replacement === undefined ? {} : { replacement }),
  },
  ...place,
  claims: [],
})

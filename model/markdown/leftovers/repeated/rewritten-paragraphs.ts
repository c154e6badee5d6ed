// Finds a paragraph that says the same as the one above it in almost the same words: the old one was left when it was rewritten.
import { getPositionAt } from '../../../problems/problem'
import { countInOrder } from '../../../text/count-in-order'
import { hasSpeaker } from '../../../text/prayer-answer'
import type { FindLeftovers, Line } from '../leftover'
import { haveSameSubject } from './same-subject'
import { sharePhrases } from './shared-phrases'

/** In characters: a shorter paragraph may be said again on purpose. */
const MIN_LENGTH = 120
const MIN_WORDS = 12
/** The part of their longer words that both have in the same order. Paragraphs that are meant to be beside each other have less than half. */
const MIN_SHARED = 0.6
const LONGER_WORD = /[A-Za-zÀ-ỿ]{4,}/gu
/** In characters: shorter paragraphs need two sentences and more words in common. */
const MIN_SHORT = 70
const MIN_SHORT_WORDS = 15
const MIN_REWORDED = 0.75
/** Fewer other words than this may be what two paragraphs are about. */
const MIN_NEW_WORDS = 5
const WORD = /[A-Za-zÀ-ỿ\d’']+/gu
const TWO_SENTENCES = /[.!?]["”’)]* +[A-ZÀ-Þ].*[.!?]/su
const NAMES = [/\d+/g, /(?<=[a-zß-ỿ,;] )[A-ZÀ-Þ][A-Za-zÀ-ỿ’']+/gu]
/** How many paragraphs further down the old one may be if a new one was pasted above it. */
const DISTANCES = [1, 2, 3]
/** Tables, boxes, quotations, lists, headings and verses. */
const NO_PROSE = /^(?:[|:>]|[-*+] |\d+[.)] |#{1,6} )|(?:\\| {2})\n/

export const findRewrittenParagraphs: FindLeftovers = (searched, _source, blocks) => {
  const texts = blocks.map((lines) => lines.map(({ text }) => text.trim()).join('\n'))
  const isProse = (text: string) =>
    text.length >= MIN_SHORT && !NO_PROSE.test(text) && !hasSpeaker(text)
  const isRewritten = (old: number, index: number): boolean => {
    const [above = '', text = ''] = [texts[old], texts[index]]
    if (above === text || !isProse(above) || !isProse(text)) return false
    const isBeside = index - old === 1
    return (
      (isBeside &&
        (areAlike(above, text) || isReworded(above, text) || isInOtherWords(above, text))) ||
      (!texts.slice(old, index).some(isHeading) && haveSameSubject(above, text))
    )
  }
  const listBefore = (index: number) =>
    DISTANCES.map((distance) => index - distance).filter((old) => isRewritten(old, index))
  const listAfter = (old: number) =>
    DISTANCES.map((distance) => old + distance).filter((index) => isRewritten(old, index))
  // Three or more that are alike follow a pattern.
  const index = texts.findIndex((_, place) => {
    const [old, another] = listBefore(place)
    if (old === undefined || another !== undefined || listAfter(place).length > 0) return false
    return listBefore(old).length === 0 && listAfter(old).length === 1
  })
  const [first = -1] = listBefore(index)
  const [old, line] = [blocks[first]?.[0], blocks[index]?.[0]]
  if (old === undefined || line === undefined) return []
  const getLine = ({ start }: Line) => getPositionAt(searched, start).line
  return [
    {
      problem: {
        code: 'text-twice',
        severity: 'warning',
        message: `This paragraph says almost the same as the one on line ${getLine(old)}.`,
        fix: `Delete the older one. ${adviseOnWords({ text: texts[first] ?? '', line: getLine(old) }, { text: texts[index] ?? '', line: getLine(line) })} If both are right, leave them as they are.`,
      },
      span: { start: line.start, end: line.end },
      at: line.start,
      claims: [],
    },
  ]
}

const WORDS_QUOTED = 5

type Paragraph = { readonly text: string; readonly line: number }

/** Quotes the first words by which two paragraphs differ. */
function adviseOnWords(old: Paragraph, other: Paragraph): string {
  const oldWords = old.text.split(/\s+/)
  const words = other.text.split(/\s+/)
  const simplify = (word = '') => word.replace(/[^\p{L}\d]/gu, '')
  const start = oldWords.findIndex((word, index) => simplify(word) !== simplify(words[index]))
  const quote = (all: readonly string[]) =>
    all
      .slice(start, start + WORDS_QUOTED)
      .join(' ')
      .replace(/[^\p{L}\d]+$/u, '')
  return start === -1 || start >= words.length
    ? `One is on line ${old.line}, and one on line ${other.line}.`
    : `Line ${old.line} has the words “${quote(oldWords)}”, and line ${other.line} has “${quote(words)}”.`
}

const isHeading = (text: string): boolean => text.startsWith('#')

function areAlike(above: string, text: string): boolean {
  if (Math.min(above.length, text.length) < MIN_LENGTH) return false
  const [first, second] = [above, text].map((words) => words.toLowerCase().match(LONGER_WORD) ?? [])
  if (first === undefined || second === undefined) return false
  const count = Math.min(first.length, second.length)
  const known = new Set(first)
  const isShared = second.filter((word) => known.has(word)).length >= count * MIN_SHARED
  return count >= MIN_WORDS && isShared && countInOrder(first, second) >= count * MIN_SHARED
}

/** Returns whether most words of the shorter one of two paragraphs are in the other, in the same order. */
function isReworded(above: string, text: string): boolean {
  if ([above, text].some((typed) => !TWO_SENTENCES.test(typed))) return false
  const [first, second] = [above, text].map((typed) => typed.toLowerCase().match(WORD) ?? [])
  if (first === undefined || second === undefined) return false
  const count = Math.min(first.length, second.length)
  if (count < MIN_SHORT_WORDS || Math.max(first.length, second.length) > count * 2) return false
  const shared = countInOrder(first, second)
  // One word in the place of another says the same of something else: "If you are a mother", "If you are a father".
  const isExchanged =
    count > shared && Math.max(first.length, second.length) - shared < MIN_NEW_WORDS
  const hasNames = NAMES.some((name) => getNames(above, name) !== getNames(text, name))
  return shared >= count * MIN_REWORDED && !isExchanged && !hasNames
}

/** Returns whether two texts of several sentences about the same names and numbers share several phrases. */
const isInOtherWords = (above: string, text: string): boolean =>
  [above, text].every((typed) => TWO_SENTENCES.test(typed)) &&
  NAMES.every((name) => getNames(above, name) === getNames(text, name)) &&
  sharePhrases(above, text)

/** Returns the names and the numbers of a text. Paragraphs with other ones are about something else. */
const getNames = (text: string, pattern: RegExp): string => (text.match(pattern) ?? []).join(' ')

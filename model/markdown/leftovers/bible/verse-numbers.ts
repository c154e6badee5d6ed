// Finds the verse numbers and footnote marks that Bible programs leave in a quotation.
import { findQuotedVerses } from './quoted-verses'
import {
  getSpan,
  joinChanges,
  listWords,
  type Change,
  type FindLeftovers,
  type Leftover,
  type Line,
} from '../leftover'

/** Matches a number at the first letter of a verse. */
const NUMBER = /(?<![\p{L}\d$#.,:/-])(\d{1,3})\u00A0?(?=["“‘«¿¡]?\p{Lu}\p{Ll}|["“‘]?I\b)/gu
const FOOTNOTE = /(?<=[\p{L}.,;:!?”’"])(?:\[[a-z]{1,2}\]|\([A-Z]{1,2}\))(?![(\p{L}])/gu

export const findVerseNumbers: FindLeftovers = (text, source, blocks) => {
  const quoted = findQuotedVerses(text, blocks)
  const found = [...quoted].map(([start, marks]) => {
    const changes = marks.map(({ index, typed }) => ({
      start: start + index,
      end: start + index + typed.length,
      text: '',
    }))
    const names = marks.map(({ typed }) => typed.trim())
    const numbers = marks.filter(({ isNumber }) => isNumber).length
    return createLeftover(source, changes, names, numbers)
  })
  return [...found, ...findGluedNumbers(text, source, blocks, quoted)]
}

/** Finds numbers that are glued to the words, which they are only in a Bible program. */
function findGluedNumbers(
  text: string,
  source: string,
  blocks: readonly (readonly Line[])[],
  others: ReadonlyMap<number, unknown>,
): Leftover[] {
  if (!/\d\u00A0?["“‘«¿¡]?\p{Lu}/u.test(text)) return []
  return blocks.flatMap((lines): Leftover[] => {
    const start = lines[0]?.start ?? 0
    if (others.has(start)) return []
    const block = text.slice(start, lines.at(-1)?.end)
    const numbers = [...block.matchAll(NUMBER)]
    const marks = [...block.matchAll(FOOTNOTE)]
    const values = numbers.map(([, number]) => Number(number))
    const isSequence = values.every(
      (value, index) => index === 0 || value === (values[index - 1] ?? 0) + 1,
    )
    if (numbers.length === 0 || !isSequence || numbers.length + marks.length < 2) return []
    const all = [...numbers, ...marks].sort((a, b) => a.index - b.index)
    const changes = all.map((match) => ({
      start: start + getSpan(match).start,
      end: start + getSpan(match).end,
      text: '',
    }))
    const names = all.map((match) => describe(block, match))
    return [createLeftover(source, changes, names, numbers.length)]
  })
}

function createLeftover(
  source: string,
  changes: readonly Change[],
  names: readonly string[],
  numberCount: number,
): Leftover {
  const { span, replacement } = joinChanges(source, changes)
  const what = [
    ...(numberCount > 0 ? ['the numbers of verses'] : []),
    ...(numberCount < names.length ? ['the marks of its notes'] : []),
  ]
  return {
    problem: {
      code: 'foreign-mark',
      message: `A Bible program left ${what.join(' and ')} between the words: ${listWords([...new Set(names)])}.`,
      fix: 'Delete them, and name the verses below the quotation.',
      replacement,
    },
    at: span.start,
    span,
    claims: changes.map(({ start, end }) => ({ start, end })),
  }
}

/** Returns a number with the word to which it was glued, or a mark as it was typed. */
const describe = (block: string, { 0: typed, index }: RegExpMatchArray): string =>
  /^\d/.test(typed) ? (/^\d+\s?\W?\p{L}+/u.exec(block.slice(index))?.[0] ?? typed) : typed

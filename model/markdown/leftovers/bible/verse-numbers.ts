// Finds the verse numbers and footnote marks that Bible programs leave in a quotation.
import { findBibleWords, type BibleWords } from './bible-websites'
import { findQuotedVerses } from './quoted-verses'
import {
  getSpan,
  joinChanges,
  type Change,
  type FindLeftovers,
  type Leftover,
  type Line,
} from '../leftover'
import { listWords } from '../../../text/list-words'

/** The marks of verses that belong together, and how many of them are numbers. */
type Marks = {
  readonly changes: readonly Change[]
  readonly names: readonly string[]
  readonly numbers: number
}

/** More are hardly in one quotation. */
const MAX_NAMED = 8
/** Matches a number that is glued to a word, and the word. */
const GLUED = /^\d+[\s\u00A0]?(\W?[A-Za-zÀ-ỿ].*)$/u
/** Matches a number at the first letter of a verse. */
const NUMBER = /(?<![A-Za-zÀ-ỿ\d$#.,:/-])(\d{1,3})\u00A0?(?=["“‘«¿¡]?[A-ZÀ-Þ][a-zß-ỿ]|["“‘]?I\b)/gu
const FOOTNOTE = /(?<=[A-Za-zÀ-ỿ.,;:!?”’"])(?:\[[a-z]{1,2}\]|\([A-Z]{1,2}\))(?![(A-Za-zÀ-ỿ])/gu

export const findVerseNumbers: FindLeftovers = (text, source, blocks) => {
  const quoted = findQuotedVerses(text, blocks)
  const numbered = [...quoted].map(([start, marks]): Marks => {
    const changes = marks.map(({ index, typed }) => ({
      start: start + index,
      end: start + index + typed.length,
      text: '',
    }))
    const names = marks.map(({ typed }) => typed.trim())
    const numbers = marks.filter(({ isNumber }) => isNumber).length
    return { changes, names, numbers }
  })
  const found = [...numbered, ...findGluedNumbers(text, blocks, quoted)]
  const words = findBibleWords(text)
  if (words.length === 0) return found.map((marks) => createLeftover(source, marks))
  // Those of one website are one problem.
  const all = { names: [], changes: [], numbers: 0 }
  const marks = found.reduce<Marks>(joinMarks, all)
  return [createLeftover(source, marks, words)]
}

/** Finds numbers that are glued to the words, which they are only in a Bible program. */
function findGluedNumbers(
  text: string,
  blocks: readonly (readonly Line[])[],
  others: ReadonlyMap<number, unknown>,
): Marks[] {
  if (!/\d\u00A0?["“‘«¿¡]?[A-ZÀ-Þ]/u.test(text)) return []
  return blocks.flatMap((lines): Marks[] => {
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
    return [{ changes, names, numbers: numbers.length }]
  })
}

const joinMarks = (all: Marks, { changes, names, numbers }: Marks): Marks => ({
  changes: [...all.changes, ...changes],
  names: [...all.names, ...names],
  numbers: all.numbers + numbers,
})

/** Says what stays of each number that is glued to a word, and that all else is deleted. */
function adviseOnMarks(typed: readonly string[]): string {
  const glued = typed.filter((name) => GLUED.test(name))
  const others = typed.filter((name) => !GLUED.test(name))
  if (glued.length === 0 || typed.length > MAX_NAMED) return 'Delete them.'
  const words = glued.map((name) => `${GLUED.exec(name)?.[1] ?? ''} in place of ${name}`)
  const rest = others.length === 0 ? '' : ` Delete ${listWords(others, MAX_NAMED)}.`
  return `Write ${listWords(words, MAX_NAMED)}.${rest}`
}

function createLeftover(source: string, marks: Marks, words: readonly BibleWords[] = []): Leftover {
  const { changes, names, numbers } = marks
  const { span, replacement } = joinChanges(source, [...changes, ...words])
  const what = [
    ...(numbers > 0 ? ['the numbers of verses'] : []),
    ...(numbers < names.length ? ['the marks of its notes'] : []),
  ]
  const typed = [...new Set([...names, ...words.map((change) => change.words)])]
  // The change of a whole line begins at the end of the line above it.
  const [first = span] = [...changes, ...words].sort((a, b) => a.start - b.start)
  const at = source[first.start] === '\n' ? first.start + 1 : first.start
  const isSingleNumber = words.length === 0 && names.length === 1 && numbers === 1
  const advice = adviseOnMarks(typed)
  return {
    problem: {
      code: 'foreign-mark',
      message: isSingleNumber
        ? `The number of a verse was copied along with its words: ${listWords(typed)}.`
        : words.length === 0
          ? `A Bible program left ${what.join(' and ')} between the words: ${listWords(typed, MAX_NAMED)}.`
          : `These come from a website with the Bible and do not belong to the verse: ${listWords(typed.map((name) => `"${name}"`))}.`,
      fix: `${isSingleNumber ? advice.replace('them', 'it') : advice} The line below the quotation says which verses these are.`,
      replacement,
    },
    at,
    span,
    claims: [...changes, ...words].map(({ start, end }) => ({ start, end })),
  }
}

/** Returns a number with the word to which it was glued, or a mark as it was typed. */
const describe = (block: string, { 0: typed, index }: RegExpMatchArray): string =>
  /^\d/.test(typed) ? (/^\d+\s?\W?[A-Za-zÀ-ỿ]+/u.exec(block.slice(index))?.[0] ?? typed) : typed

// Finds the verse numbers and footnote marks that Bible programs leave in a quotation.
import {
  getSpan,
  joinChanges,
  listWords,
  splitBlocks,
  type FindLeftovers,
  type Leftover,
} from './leftover'

/** Matches a number at the first letter of a verse. */
const NUMBER = /(?<![\p{L}\d$#.,:/-])(\d{1,3})\u00A0?(?=["“‘«¿¡]?\p{Lu}\p{Ll}|["“‘]?I\b)/gu
const FOOTNOTE = /(?<=[\p{L}.,;:!?”’"])(?:\[[a-z]{1,2}\]|\([A-Z]{1,2}\))(?![(\p{L}])/gu

export const findVerseNumbers: FindLeftovers = (text, source) => {
  if (!/\d\u00A0?["“‘«¿¡]?\p{Lu}/u.test(text)) return []
  return splitBlocks(text).flatMap((lines): Leftover[] => {
    const start = lines[0]?.start ?? 0
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
    const { span, replacement } = joinChanges(source, changes)
    const typed = all.map((match) => describe(block, match))
    return [
      {
        problem: {
          code: 'foreign-mark',
          message: `A Bible program left ${marks.length > 0 ? 'the numbers of verses and the marks of its notes' : 'the numbers of verses'} between the words: ${listWords([...new Set(typed)])}.`,
          fix: 'Delete them, and name the verses below the quotation.',
          replacement,
        },
        at: span.start,
        span,
        claims: changes.map(({ start: from, end }) => ({ start: from, end })),
      },
    ]
  })
}

/** Returns a number with the word to which it was glued, or a mark as it was typed. */
const describe = (block: string, { 0: typed, index }: RegExpMatchArray): string =>
  /^\d/.test(typed) ? (/^\d+\s?\W?\p{L}+/u.exec(block.slice(index))?.[0] ?? typed) : typed

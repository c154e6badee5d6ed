// Finds lists that are none because the spaces beside their hyphens or numbers came from Word, an email or a phone.
import { joinChanges, splitLines, type FindLeftovers } from '../leftover'

/** Matches a space of another kind before a mark, or after a number; after a hyphen, another check finds it. */
const ITEM =
  /^(?=[ \t]*[^\S \t])(\s+)([-*+]|\d{1,2}[.)])\s+(?=\S)|^([ \t]*)(\d{1,2}[.)])(?=[ \t]*[^\S \t])\s+(?=\S)/
/** Matches a part of every such item. */
const CANDIDATE = /[^\S \t\r\n]+[ \t]*(?:[-*+]|\d{1,2}[.)])\s|^[ \t]*\d{1,2}[.)][ \t]*[^\S \t\r\n]/m

export const findStrangeSpaces: FindLeftovers = (text, source) => {
  if (!CANDIDATE.test(text)) return []
  const items = splitLines(text).flatMap((line) => {
    const [typed = '', before, mark, plain, number] = ITEM.exec(line.text) ?? []
    if (typed === '') return []
    return [{ ...line, typed, width: (before ?? plain ?? '').length, mark: mark ?? number ?? '-' }]
  })
  const [first] = items
  if (first === undefined) return []
  const widths = [...new Set(items.map(({ width }) => width))].sort((a, b) => a - b)
  const changes = items.map(({ start, typed, width, mark }) => ({
    start,
    end: start + typed.length,
    text: `${'  '.repeat(widths.indexOf(width))}${mark} `,
  }))
  const { span, replacement } = joinChanges(source, changes)
  const item = source.slice(first.start, first.end).replace(first.typed, `${first.mark} `)
  return [
    {
      problem: {
        code: 'list-mark',
        message: `${items.length === 1 ? 'This line is' : `These ${items.length} lines are`} no list, because a space beside the ${/\d/.test(first.mark) ? 'number' : 'hyphen'} came from Word, an email or a phone. It only looks like a plain space.`,
        fix: `Delete the spaces and type them again: ${item}`,
        replacement,
      },
      at: first.start + first.typed.search(/\S/),
      span,
      claims: items.map(({ start, end }) => ({ start, end })),
    },
  ]
}

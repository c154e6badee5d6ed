// Finds lines that were copied from the history of a file on GitHub with its - or + before each of them.
import { joinChanges, splitLines, type FindLeftovers, type Line } from '../leftover'

const MARKED = /^([-+])(?:[^\s\d+-]|#+ |[-+] |$)/

/** Only a comparison has a mark on a line without words, between lines with the same mark before their first word. */
export const findMarkedLines: FindLeftovers = (text, source) => {
  if (!/^[-+][ \t]*$/m.test(text)) return []
  const groups: Line[][] = []
  for (const line of splitLines(text)) {
    const group = groups.at(-1)
    const previous = group?.at(-1)
    const [, mark] = MARKED.exec(line.text.trimEnd()) ?? []
    if (mark === undefined) continue
    if (previous?.end === line.start - 1 && previous.text.startsWith(mark)) group?.push(line)
    else groups.push([line])
  }
  return groups.filter(isComparison).map((lines) => {
    const [first] = lines
    const mark = first?.text.charAt(0) ?? '-'
    const changes = lines.map(({ start }) => ({ start, end: start + 1, text: '' }))
    const { span, replacement } = joinChanges(source, changes)
    return {
      problem: {
        code: 'foreign-mark',
        message: `These ${lines.length} lines begin with the ${mark} that GitHub shows before ${mark === '-' ? 'deleted' : 'new'} lines in the history of a file.`,
        fix: `Delete the ${mark} at the start of each of them.`,
        replacement,
      },
      at: span.start,
      span,
      claims: lines.map(({ start, end }) => ({ start, end: end + 1 })),
    }
  })
}

function isComparison(lines: readonly Line[]): boolean {
  const isBlank = ({ text }: Line) => text.trim().length === 1
  const blank = lines.findIndex(isBlank)
  return (
    blank !== -1 &&
    lines.slice(0, blank).some((line) => !isBlank(line)) &&
    lines.slice(blank).some((line) => !isBlank(line))
  )
}

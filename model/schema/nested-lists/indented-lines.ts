// Describes lines of a menu that are indented below another one, as in an outline.
import { listWords } from '../../text/list-words'
import type { LocatedProblem, TextEdit } from '../../problems/problem'

/** Matches a link with its words on one line. */
const LINK_LINE = /^\s*- +[^\s:][^:]*: +\S+\s*$/

type LineProblem = Pick<LocatedProblem, 'code' | 'message' | 'fix' | 'line' | 'column'> & {
  readonly suggestion: TextEdit
}

/**
 * Returns the problem of lines that are complete except for their indentation; null if the list has another form.
 * @param written the lines as they have to be
 * @param firstLine the number of the first line in the file
 */
export function describeIndentedLines(
  lines: readonly string[],
  written: readonly string[],
  firstLine: number,
): LineProblem | null {
  if (lines.length !== written.length || !lines.every((line) => LINK_LINE.test(line))) return null
  const isChanged = (text: string, index: number) => text.trim() !== lines[index]?.trim()
  const isIndented = (line: string) => getIndent(line) > getIndent(lines[0] ?? '')
  const from = lines.findIndex(isIndented)
  if (from === -1) return null
  const firstChanged = written.findIndex(isChanged)
  const first = firstChanged === -1 ? from : Math.min(from, firstChanged)
  const last = Math.max(lines.findLastIndex(isIndented), written.findLastIndex(isChanged))
  const text = written.slice(first, last + 1)
  const changed = written.filter(isChanged)
  return {
    code: 'list-expected',
    message:
      changed.length > 0
        ? 'More spaces do not put a line into a menu that opens: it needs the name of the menu before its words.'
        : 'All lines of this list begin with two spaces, and here are more.',
    fix: `Write ${listWords((changed.length > 0 ? changed : text).map((line) => `"${line}"`))}`,
    line: firstLine + from,
    column: 1,
    suggestion: { line: firstLine + first, endLine: firstLine + last, text: text.join('\n') },
  }
}

const getIndent = (line: string): number => line.length - line.trimStart().length

// Reports <br>, whose Markdown is a backslash at the end of the line.
import type { Html, Parents } from 'mdast'
import type { ProblemDetails } from '../../../problems/problem'
import type { Reporter } from '../../parse-context'

export const LINE_BREAK = /^<br\s*\/?>$/i

/** Reports all line breaks of a paragraph as one problem, whose fix ends the lines with backslashes. */
export function reportBreaks(breaks: readonly Html[], parent: Parents, reporter: Reporter): void {
  const [first] = breaks
  const last = breaks.at(-1)
  if (!first || !last) return
  const end = last.position?.end.offset ?? 0
  const range = reporter.getRangeBetween(first.position?.start.offset ?? 0, end)
  const after = reporter.getRangeBetween(end, parent.position?.end.offset ?? end).typed
  const details =
    parent.type === 'tableCell'
      ? describeCell(reporter.getSource(parent))
      : writeBreaks(range.typed, after, parent)
  reporter.report({ ...LINE_BREAKS, ...details }, first, range)
}

/** @param cell as it was typed, perhaps with its bars */
function describeCell(cell: string): { fix: string } {
  const words = cell.replace(/^\||\|$/g, '').trim()
  const joined = words.replace(/[,;]?\s*<br\s*\/?>\s*/gi, ', ').replace(/, $/, '')
  return {
    fix: `A cell of a table has only one line: write ${joined}, or give the words after <br> a row of their own.`,
  }
}

function writeBreaks(typed: string, after: string, parent: Parents): { replacement?: string } {
  if (parent.type === 'root') return LINE_BREAK.test(typed.trim()) ? { replacement: '' } : {}
  // In a list or a quotation, the new lines would need its prefix.
  if (parent.type !== 'paragraph' || parent.position?.start.column !== 1) return {}
  const within = typed.replace(/[ \t]*<br\s*\/?>[ \t]*\n?(?=.)/gis, '\\\n')
  const ending = after.trim() === '' ? '' : /^[ \t]*\n/.test(after) ? '\\' : '\\\n'
  return { replacement: within.replace(/[ \t]*<br\s*\/?>$/i, ending) }
}

const LINE_BREAKS: ProblemDetails = {
  code: 'html-in-text',
  message: '<br> is a code for browsers, and such codes do not work here.',
  fix: 'To begin a new line, write \\ in place of <br>, and press Enter after it. For a new paragraph, leave an empty line in place of <br>',
}

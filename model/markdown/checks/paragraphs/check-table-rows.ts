// Reports rows of a table that the parser took for words, because their line of hyphens is missing or mistyped.
import type { Paragraph, Parents } from 'mdast'
import type { ProblemDetails } from '../../../problems/problem'
import { isSignature } from '../../leftovers/mail/signature-rows'
import { maskText } from '../../mask-text'
import type { Reporter } from '../../parse-context'
import { splitRow } from '../tables/lost-bars'
import { restoreFrame } from '../tables/mistyped-bars'
import { describePastedTable } from './describe-pasted-table'
import { findGridTable } from './grid-tables'
import { getLineRange, getLines, type ParagraphLine } from './paragraph-lines'
import { findPastedTable, type PastedTable } from './pasted-cells'

/** Matches the line below the headings of a table, with what people type in place of its hyphens. */
const DELIMITER = /^(?=.*[|+])(?=.*[-–—−‐‑―=_])[\s|+:=_*~.–—−‐‑―-]+$/

/** Reports a table among adjacent paragraphs; returns the paragraphs that belong to it. */
export function checkTableRows(
  paragraphs: readonly Paragraph[],
  parent: Parents,
  reporter: Reporter,
): ReadonlySet<Paragraph> {
  const lines = restoreFrames(paragraphs.flatMap((paragraph) => getLines(paragraph, reporter)))
  const rows =
    reportTable(findGridTable(lines), reporter) ??
    reportRows(lines, parent, reporter) ??
    reportTable(findPastedTable(lines), reporter) ??
    []
  return new Set(rows.map(({ paragraph }) => paragraph))
}

/** Reads other characters as bars if a line of hyphens shows that the lines are a table. */
function restoreFrames(lines: readonly ParagraphLine[]): readonly ParagraphLine[] {
  const texts = lines.map(({ text }) => restoreFrame(text))
  if (lines.length < 2 || texts.every((text) => text === null)) return lines
  const restored = lines.map((line, index) => ({ ...line, text: texts[index] ?? line.text }))
  return restored.some(isDelimiter) ? restored : lines
}

/** Reports rows with bars between their cells, and returns them; null if there are none. */
function reportRows(
  lines: readonly ParagraphLine[],
  parent: Parents,
  reporter: Reporter,
): readonly ParagraphLine[] | null {
  const texts = lines.map(({ text }) => maskText(text.replaceAll('｜', '|')))
  const isRow = (text = '') =>
    text.startsWith('|') || (text.includes('|') && /\S\s*\|\s*\S/.test(text))
  const from = texts.findIndex((text, index) => isRow(text) && isRow(texts[index + 1]))
  if (from === -1) return null
  const rest = texts.slice(from).findIndex((text) => !isRow(text))
  const rows = lines.slice(from, rest === -1 ? undefined : from + rest)
  const cells = rows.map(({ text }) => splitRow(text))
  const [head = [], ...body] = cells.filter((_, index) => !isDelimiter(rows[index]))
  const isFramed = rows.every(({ text }) => /^[|｜]/.test(text))
  const hasDelimiter = rows.some(isDelimiter)
  if (!isFramed && !hasDelimiter && body.some((row) => row.length !== head.length)) return null
  if (isDelimiter(rows[0]) || head.length < 2 || (body.length === 0 && !hasDelimiter)) return null
  if (!isFramed && !hasDelimiter && isSignature(cells)) return null
  const isCertain =
    (isFramed || hasDelimiter) &&
    parent.type === 'root' &&
    body.every(({ length }) => length <= head.length)
  report(rows, [head, ...body], isCertain, reporter, rows.find(isDelimiter))
  return rows
}

const isDelimiter = (line: ParagraphLine | undefined) =>
  line !== undefined && DELIMITER.test(line.text.replaceAll('｜', '|'))

/** Reports rows as another program writes them, and returns their lines; null if there are none. */
function reportTable(
  table: PastedTable | null,
  reporter: Reporter,
): readonly ParagraphLine[] | null {
  if (table === null) return null
  const [headings = []] = table.rows
  // The last cells of a row, if they are empty, are often not pasted.
  const escaped = table.rows.map((row) =>
    headings.map((_, column) => (row[column] ?? '').replaceAll('|', '\\|')),
  )
  const isAtStart = table.lines[0]?.start === getColumnStart(table.lines, reporter)
  const written = escaped.map(writeRow)
  const line = writeRow(headings.map(() => '---'))
  const range = getLineRange(table.lines, reporter)
  const advice =
    range === null || range.typed.startsWith('+')
      ? {}
      : describePastedTable(table, written, line, /\n[\s>]*\n/.test(range.typed))
  report(table.lines, escaped, table.hasHead && isAtStart, reporter, undefined, advice)
  return table.lines
}

/** Returns where the line of the first row begins, which is before the row itself in a list or quotation. */
function getColumnStart(lines: readonly ParagraphLine[], reporter: Reporter): number {
  const start = lines[0]?.start ?? 0
  return reporter.getRangeBetween(0, start).typed.lastIndexOf('\n') + 1
}

const writeRow = (row: readonly string[]): string => `| ${row.join(' | ')} |`

function report(
  lines: readonly ParagraphLine[],
  rows: readonly (readonly string[])[],
  isCertain: boolean,
  reporter: Reporter,
  delimiterLine?: ParagraphLine,
  advice: Partial<ProblemDetails> = {},
): void {
  const range = getLineRange(lines, reporter)
  const [head = []] = rows
  const [first = '', ...others] = rows.map(writeRow)
  const line = writeRow(head.map(() => '---'))
  if (range === null) return
  const delimiter = delimiterLine?.text
  const isMistyped =
    delimiter !== undefined && !range.typed.includes('｜') && !isValidDelimiter(delimiter, line)
  reporter.reportAt(
    {
      ...createProblem(
        line,
        first,
        isCertain ? [first, line, ...others].join('\n') : null,
        range.typed,
      ),
      ...describeDelimiter(delimiter, line, range.typed),
      ...(isMistyped && /[–—−]/.test(delimiter) ? { message: MADE_DASHES } : {}),
      ...advice,
    },
    (isMistyped ? delimiterLine?.start : undefined) ?? range.start,
    range,
  )
}

const IS_HYPHENS = /^\|?\s*(?::?-+:?\s*\|\s*)+(?::?-+:?\s*)?$/

const isValidDelimiter = (delimiter: string, line: string): boolean =>
  IS_HYPHENS.test(delimiter) && splitRow(delimiter).length === splitRow(line).length

const MADE_DASHES =
  'Your phone or program made dashes of the hyphens in this line, so visitors would see bars and words in place of a table.'

/** Advises on a line of hyphens that is there; an empty object if there is none, or if nothing is wrong with it. */
function describeDelimiter(
  delimiter: string | undefined,
  line: string,
  typed: string,
): Pick<ProblemDetails, 'fix'> | object {
  if (delimiter === undefined) return {}
  if (typed.includes('｜')) return { fix: 'Write a plain | in place of each ｜.' }
  const hasGaps = /\n[\s>]*\n/.test(typed)
  const isWrong = !isValidDelimiter(delimiter, line)
  if (hasGaps && !isWrong) return { fix: 'Delete the empty lines between the rows.' }
  if (!isWrong) return {}
  const rest = hasGaps ? ', and delete the empty lines between the rows.' : ''
  return { fix: `Write ${line} in place of ${delimiter}${rest}` }
}

const createProblem = (
  line: string,
  first: string,
  replacement: string | null,
  typed: string,
): ProblemDetails => ({
  code: 'table-shape',
  message: 'This looks like a table, but it would be shown as a line of words.',
  fix:
    replacement === null
      ? `Begin with a row of headings, and write ${line} on the line below it. Write each row like ${first}`
      : /^[^\n]*[|｜]/.test(typed)
        ? `Write ${line} on the line below the first row.`
        : typed.startsWith('+')
          ? `Delete the lines of + and - characters, and write ${line} on the line below the first row.`
          : `Put bars between the cells, ${first} in the first row, and write ${line} on the line below it.`,
  ...(replacement === null ? {} : { replacement }),
})

// Reports rows of a table that the parser took for words, because their line of hyphens is missing or mistyped.
import type { Paragraph, Parents } from 'mdast'
import type { ProblemDetails } from '../../../problems/problem'
import { maskText } from '../../mask-text'
import type { Reporter } from '../../parse-context'
import { splitRow } from '../tables/lost-bars'
import { getLineRange, getLines, type ParagraphLine } from './paragraph-lines'

/** Matches the line below the headings of a table, with what people type in place of its hyphens. */
const DELIMITER = /^(?=.*[|+])(?=.*[-–—−‐‑―=_])[\s|+:=_*~.–—−‐‑―-]+$/

/** Reports a table among adjacent paragraphs; returns true if there is one. */
export function checkTableRows(
  paragraphs: readonly Paragraph[],
  parent: Parents,
  reporter: Reporter,
): boolean {
  const lines = paragraphs.flatMap((paragraph) => getLines(paragraph, reporter))
  return reportRows(lines, parent, reporter) || reportTabs(lines, reporter)
}

function reportRows(lines: readonly ParagraphLine[], parent: Parents, reporter: Reporter): boolean {
  const texts = lines.map(({ text }) => maskText(text.replaceAll('｜', '|')))
  const isRow = (text = '') => text.startsWith('|') || /\S\s*\|\s*\S/.test(text)
  const from = texts.findIndex((text, index) => isRow(text) && isRow(texts[index + 1]))
  if (from === -1) return false
  const rest = texts.slice(from).findIndex((text) => !isRow(text))
  const rows = lines.slice(from, rest === -1 ? undefined : from + rest)
  const cells = rows.map(({ text }) => splitRow(text))
  const [head = [], ...body] = cells.filter((_, index) => !isDelimiter(rows[index]))
  const isFramed = rows.every(({ text }) => /^[|｜]/.test(text))
  const hasDelimiter = rows.some(isDelimiter)
  if (!isFramed && !hasDelimiter && body.some((row) => row.length !== head.length)) return false
  if (isDelimiter(rows[0]) || head.length < 2 || (body.length === 0 && !hasDelimiter)) return false
  const isCertain =
    (isFramed || hasDelimiter) &&
    parent.type === 'root' &&
    body.every(({ length }) => length <= head.length)
  report(rows, [head, ...body], isCertain, reporter)
  return true
}

const isDelimiter = (line: ParagraphLine | undefined) =>
  line !== undefined && DELIMITER.test(line.text.replaceAll('｜', '|'))

/** Reports rows with tabs between their cells, as a spreadsheet copies them. */
function reportTabs(lines: readonly ParagraphLine[], reporter: Reporter): boolean {
  const rows = lines.map(({ text }) => text.split('\t').map((cell) => cell.trim()))
  const [head = [], ...body] = rows
  const isTable = body.length > 0 && rows.every((row) => row.length > 1)
  if (!isTable || !body.every(({ length }) => length <= head.length)) return false
  const hasDigit = (row: readonly string[]) => row.some((cell) => /\d/.test(cell))
  const isCertain = !hasDigit(head) && body.some(hasDigit) && head.every((cell) => cell !== '')
  const escape = (cell: string) => cell.replaceAll('|', '\\|')
  const escaped = rows.map((row) => row.map(escape))
  report(lines, escaped, isCertain && lines[0]?.start === getColumnStart(lines, reporter), reporter)
  return true
}

/** Returns where the line of the first row begins, which is before the row itself in a list or quotation. */
function getColumnStart(lines: readonly ParagraphLine[], reporter: Reporter): number {
  const start = lines[0]?.start ?? 0
  return reporter.getRangeBetween(0, start).typed.lastIndexOf('\n') + 1
}

function report(
  lines: readonly ParagraphLine[],
  rows: readonly (readonly string[])[],
  isCertain: boolean,
  reporter: Reporter,
): void {
  const range = getLineRange(lines, reporter)
  const [head = []] = rows
  const write = (row: readonly string[]) => `| ${row.join(' | ')} |`
  const [first = '', ...others] = rows.map(write)
  const line = write(head.map(() => '---'))
  if (range === null) return
  reporter.reportRange(
    createProblem(line, first, isCertain ? [first, line, ...others].join('\n') : null),
    range,
  )
}

const createProblem = (
  line: string,
  first: string,
  replacement: string | null,
): ProblemDetails => ({
  code: 'table-shape',
  message: 'This looks like a table, but it would be shown as a line of words.',
  fix:
    replacement === null
      ? `Begin with a row of headings, and write ${line} on the line below it. Write each row like ${first}`
      : `Write ${line} on the line below the first row.`,
  ...(replacement === null ? {} : { replacement }),
})

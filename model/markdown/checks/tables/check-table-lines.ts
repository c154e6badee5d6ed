// Reports lines in or right below a table that have no bars, so that all their words would be in the first column.
import type { Paragraph, Root, Table } from 'mdast'
import type { Reporter, TextProblem } from '../../parse-context'
import { restoreLostBar, splitRow, writeRow } from './lost-bars'
import { nameTypedMark, restoreFrame, splitAtMarks } from './mistyped-bars'

const GAP = /\t| {2,}/

type Row = { readonly start: number; readonly text: string }

export function checkTableLines(tree: Root, reporter: Reporter): void {
  for (const [index, node] of tree.children.entries()) {
    if (node.type !== 'table') continue
    const columns = node.children[0]?.children.length ?? 0
    const rows = getRows(node, reporter).filter(({ text }) => !text.includes('|'))
    const next = tree.children[index + 1]
    if (columns < 2) continue
    if (rows.length > 0) reportRows(rows, columns, getFullRows(node, columns, reporter), reporter)
    else if (next?.type === 'paragraph') checkBelow(node, next, columns, reporter)
  }
}

const getRows = ({ children }: Table, reporter: Reporter): Row[] =>
  children.slice(1).map((row) => {
    const { start, typed } = reporter.getRange(row, 0, Infinity)
    return { start, text: typed.trimEnd() }
  })

const escapeBars = (cell: string): string => cell.replaceAll('|', '\\|')

const splitCells = (text: string): string[] =>
  text
    .trim()
    .split(text.includes('\t') ? '\t' : GAP)
    .map((cell) => cell.trim())

/** Returns the cells of the rows that have them all. */
const getFullRows = (table: Table, columns: number, reporter: Reporter): string[][] =>
  getRows(table, reporter)
    .map(({ text }) => (text.includes('|') ? splitRow(text) : []))
    .filter((cells) => cells.length === columns)

function reportRows(
  rows: readonly Row[],
  columns: number,
  others: readonly (readonly string[])[],
  reporter: Reporter,
): void {
  const [first] = rows
  const last = rows.at(-1)
  if (!first || !last) return
  const splitLine = (text: string): string[] => {
    const cells = splitCells(text)
    const restored = restoreFrame(text)
    if (restored !== null) return splitRow(restored)
    if (cells.length > 1) return cells
    return splitAtMarks(text, columns, others) ?? restoreLostBar(cells, others) ?? cells
  }
  const cells = rows.map(({ text }) => splitLine(text))
  if (!cells.every(({ length }) => length > 1 && length <= columns)) {
    const single = rows.find((_, index) => cells[index]?.length === 1) ?? first
    return reporter.reportAt(BELOW, single.start, null)
  }
  const range = reporter.getRangeBetween(first.start, last.start + last.text.length)
  const lines = range.typed.split('\n')
  const isRow = (line: string) => rows.some(({ text }) => text === line.trimEnd())
  const replacement = lines
    .map((line) => (isRow(line) ? writeRow(splitLine(line).map(escapeBars), columns) : line))
    .join('\n')
  const shown = writeRow((cells[0] ?? []).map(escapeBars), columns)
  const mark = nameTypedMark(rows.map(({ text }, index) => ({ text, cells: cells[index] ?? [] })))
  reporter.reportAt(createRowProblem(rows.length, shown, replacement, mark), first.start, range)
}

/** Reports rows with bars or tabs between their cells that an empty line keeps from the table above them. */
function checkBelow(table: Table, next: Paragraph, columns: number, reporter: Reporter): void {
  const { start, typed } = reporter.getRange(next, 0, Infinity)
  const lines = typed.split('\n')
  const hasBars = lines.every((line) => line.startsWith('|'))
  if (!hasBars && !lines.every((line) => line.includes('\t'))) return
  const cells = lines.map(hasBars ? splitRow : splitCells)
  if (cells.some(({ length }) => length !== columns)) return
  const end = table.position?.end.offset ?? start
  const rows = hasBars ? lines : cells.map((row) => writeRow(row.map(escapeBars), columns))
  const range = reporter.getRangeBetween(end, start + typed.length)
  const replacement = `\n${rows.join('\n')}`
  const problem = hasBars
    ? createApartProblem(rows.length, replacement)
    : createRowProblem(rows.length, rows[0] ?? '', replacement)
  reporter.reportAt(problem, start, range)
  reporter.claim([{ start, end: start + typed.length }])
}

/** @param mark what was typed in place of the bars, such as "the letter I", or null if nothing was */
const createRowProblem = (
  count: number,
  shown: string,
  replacement: string,
  mark: string | null = null,
): TextProblem => ({
  code: 'table-shape',
  message:
    mark === null
      ? `${count === 1 ? 'This row has' : `These ${count} rows have`} no bars between the cells, so all the words would be in the first column.`
      : `${count === 1 ? 'This row has' : `These ${count} rows have`} ${mark} where the bars should be, so all the words would be in the first column.`,
  fix: `Write ${count === 1 ? '' : 'each row like '}${shown}`,
  replacement,
})

const createApartProblem = (count: number, replacement: string): TextProblem => ({
  code: 'table-shape',
  message: `The empty line above ${count === 1 ? 'this row keeps it' : 'these rows keeps them'} out of the table, so the bars would be shown.`,
  fix: 'Delete the empty line.',
  replacement,
})

const BELOW: TextProblem = {
  code: 'table-shape',
  severity: 'warning',
  message:
    'This line is right below a table and has no bars, so it would be in the first column of the table.',
  fix: 'Leave an empty line above it if it is not a row. A row has a bar between its cells.',
}

// Reports rows of a table with fewer or more cells than the others, because a bar was lost or typed twice.
import type { Root, Table, TableRow } from 'mdast'
import type { Reporter, TextProblem } from '../../parse-context'
import { visit } from '../../tree/visit'
import { checkCellDates } from './check-cell-dates'
import { restoreLostBar, splitRow, writeRow } from './lost-bars'
import { splitAtMarks } from './mistyped-bars'
import { adviseOnOpenCell } from './open-cells'

const FRAMED = /^\|.*\|\s*$/

/** A row with nothing but bold words is the heading of a group of rows. */
const GROUP_HEADING = /^(\*\*|__).+\1$/

export function checkTableCells(tree: Root, reporter: Reporter): void {
  visit(tree, 'table', (table) => {
    checkTable(table, reporter)
    checkCellDates(table, reporter)
  })
}

function checkTable({ children: [head, ...body] }: Table, reporter: Reporter): void {
  const columns = head?.children.length ?? 0
  if (body.every((row) => row.children.length === columns && !isLoose(row, reporter))) return
  const rows = body.map((row) => {
    const range = reporter.getRange(row, 0, Infinity)
    return { range, row, cells: splitRow(range.typed) }
  })
  const full = rows.flatMap(({ row, cells }) =>
    row.children.length === columns && cells.length === columns ? [cells] : [],
  )
  const width = getCommonWidth(rows.map(({ row }) => row))
  if (head !== undefined && width > columns && rows.every(({ cells }) => hasWords(cells, columns)))
    return reporter.report(createHeadProblem(reporter.getSource(head), width, columns), head)
  for (const [index, { row, range, cells }] of rows.entries()) {
    const count = row.children.length
    if (count > columns) {
      const filled = cells.filter((cell) => cell !== '')
      const isCertain = filled.length === columns && cells.length > columns
      reporter.report(createExtraProblem(count, columns, filled, isCertain), row, range)
      continue
    }
    if (count === columns && isLoose(row, reporter)) {
      const areFramed = rows.every((other) => other.row === row || FRAMED.test(other.range.typed))
      const repaired = areFramed && rows.length > 1 ? splitAtMarks(range.typed, columns) : null
      if (repaired !== null) reporter.report(createMarkProblem(repaired, columns), row, range)
      continue
    }
    if (count === columns || !range.typed.includes('|') || full.length === 0) continue
    const restored = splitAtMarks(range.typed, columns) ?? restoreLostBar(cells, full)
    // A cell of one word cannot be two cells without the bar between them.
    const isOnlyOne =
      full.length === rows.length - 1 &&
      FRAMED.test(range.typed) &&
      cells.some((cell) => cell.includes(' '))
    const isUsual = !isOnlyOne && full.length * 2 <= rows.length
    if (restored === null && (isUsual || GROUP_HEADING.test(cells[0] ?? ''))) continue
    const above = full.find((other) => other === rows[index - 1]?.cells)
    const advice = adviseOnOpenCell(cells, full, above?.[0]) ?? adviseOnLast(cells, columns)
    reporter.report(createShortProblem(count, columns, restored, advice), row, range)
  }
}

/** Returns how many cells each of several rows has, or 0 if they differ. */
function getCommonWidth(rows: readonly TableRow[]): number {
  const [first, ...others] = rows.map(({ children }) => children.length)
  const areEqual = others.length > 0 && others.every((count) => count === first)
  return areEqual ? (first ?? 0) : 0
}

/** Returns whether more cells of a row have words than there are columns, so that no bar was typed twice. */
const hasWords = (cells: readonly string[], columns: number): boolean =>
  cells.filter((cell) => cell !== '').length > columns

/** Returns true for a row without a bar at one of its ends, where something else may have been typed. */
function isLoose(row: TableRow, reporter: Reporter): boolean {
  const typed = reporter.getSource(row).trim()
  return /^[Il!/\\¦│ǀ1] |(?<!\\) [Il!/\\¦│ǀ1]$/.test(typed) && typed.includes('|')
}

const createMarkProblem = (cells: readonly string[], columns: number): TextProblem => ({
  code: 'table-cells',
  severity: 'warning',
  message: 'This row of the table has another character in place of a bar, and it would be shown.',
  ...writeRepair(cells, columns),
})

function createHeadProblem(typed: string, width: number, columns: number): TextProblem {
  const added = ' … |'.repeat(width - columns)
  const head = `${typed.trim().replace(/\|?$/, '|')}${added}`
  const isOne = width - columns === 1
  return {
    code: 'table-cells',
    message: `All rows below have ${width} cells, but there ${columns === 1 ? 'is only 1 heading' : `are only ${columns} headings`}.`,
    fix: `Write ${isOne ? 'one more heading' : `${width - columns} more headings`} in place of the dots, and as many groups of hyphens below: ${head} and |${' --- |'.repeat(width)}`,
  }
}

/** @param filled the cells with words */
const createExtraProblem = (
  count: number,
  columns: number,
  filled: readonly string[],
  isCertain: boolean,
): TextProblem => ({
  code: 'table-cells',
  message: `This row of the table has ${count} cells. The first row has only ${columns}, so the rest would be lost.`,
  ...(isCertain ? writeRepair(filled, columns) : { fix: adviseOnRest(filled, columns) }),
})

function adviseOnRest(filled: readonly string[], columns: number): string {
  const last = filled.slice(columns - 1).join('; ')
  const row = writeRow([...filled.slice(0, columns - 1), last], columns)
  return `Write ${row} to keep all words in ${columns === 1 ? 'one cell' : `${columns} cells`}. Or give every row as many cells as this one.`
}

/** Says how a row is written whose last cell is in its place, and one before it is missing. */
function adviseOnLast(cells: readonly string[], columns: number): string {
  const last = cells.at(-1) ?? ''
  return cells.length === columns - 1
    ? `If "${last}" belongs in the last column, write ${writeRow([...cells.slice(0, -1), '…', last], columns)} with the missing words in place of the dots. If not, put a bar and the missing words after it.`
    : 'Put a bar where the next cell begins. A cell without words needs its bar as well: | |'
}

const createShortProblem = (
  count: number,
  columns: number,
  cells: readonly string[] | null,
  advice: string,
): TextProblem => ({
  code: 'table-cells',
  severity: 'warning',
  message: `This row of the table has ${count === 1 ? 'only one cell' : `only ${count} cells`}, but there are ${columns} columns.`,
  ...(cells === null ? { fix: advice } : writeRepair(cells, columns)),
})

function writeRepair(cells: readonly string[], columns: number) {
  const row = writeRow(cells, columns)
  return { fix: `Write ${row}`, replacement: row }
}

// Reports lines in or right below a table that have no bars, so that all their words would be in the first column.
import type { Paragraph, Root, Table } from 'mdast'
import type { Reporter, TextProblem } from '../parse-context'

const GAP = /\t| {2,}/

type Row = { readonly start: number; readonly text: string }

export function checkTableLines(tree: Root, reporter: Reporter): void {
  for (const [index, node] of tree.children.entries()) {
    if (node.type !== 'table') continue
    const columns = node.children[0]?.children.length ?? 0
    const rows = getRows(node, reporter).filter(({ text }) => !text.includes('|'))
    const next = tree.children[index + 1]
    if (columns < 2) continue
    if (rows.length > 0) reportRows(rows, columns, reporter)
    else if (next?.type === 'paragraph') checkBelow(node, next, columns, reporter)
  }
}

const getRows = ({ children }: Table, reporter: Reporter): Row[] =>
  children.slice(1).map((row) => {
    const { start, typed } = reporter.getRange(row, 0, Infinity)
    return { start, text: typed.trimEnd() }
  })

const splitCells = (text: string): string[] =>
  text
    .trim()
    .split(text.includes('\t') ? '\t' : GAP)
    .map((cell) => cell.trim())

function reportRows(rows: readonly Row[], columns: number, reporter: Reporter): void {
  const [first] = rows
  const last = rows.at(-1)
  if (!first || !last) return
  const cells = rows.map(({ text }) => splitCells(text))
  if (!cells.every(({ length }) => length > 1 && length <= columns)) {
    const single = rows.find((_, index) => cells[index]?.length === 1) ?? first
    return reporter.reportAt(BELOW, single.start, null)
  }
  const range = reporter.getRangeBetween(first.start, last.start + last.text.length)
  const lines = range.typed.split('\n')
  const isRow = (line: string) => rows.some(({ text }) => text === line.trimEnd())
  const replacement = lines
    .map((line) => (isRow(line) ? writeRow(splitCells(line), columns) : line))
    .join('\n')
  const shown = writeRow(cells[0] ?? [], columns)
  reporter.reportAt(createRowProblem(rows.length, shown, replacement), first.start, range)
}

/** Reports rows with tabs between their cells that an empty line keeps from the table above them. */
function checkBelow(table: Table, next: Paragraph, columns: number, reporter: Reporter): void {
  const { start, typed } = reporter.getRange(next, 0, Infinity)
  const lines = typed.split('\n')
  const cells = lines.map(splitCells)
  if (!lines.every((line) => line.includes('\t')) || cells.some(({ length }) => length !== columns))
    return
  const end = table.position?.end.offset ?? start
  const rows = cells.map((row) => writeRow(row, columns))
  const range = reporter.getRangeBetween(end, start + typed.length)
  const problem = createRowProblem(rows.length, rows[0] ?? '', `\n${rows.join('\n')}`)
  reporter.reportAt(problem, start, range)
  reporter.claim([{ start, end: start + typed.length }])
}

const writeRow = (cells: readonly string[], columns: number): string => {
  const empty = Array.from({ length: columns - cells.length }, () => '')
  return `| ${[...cells.map((cell) => cell.replaceAll('|', '\\|')), ...empty].join(' | ')} |`
}

const createRowProblem = (count: number, shown: string, replacement: string): TextProblem => ({
  code: 'table-shape',
  message: `${count === 1 ? 'This row has' : `These ${count} rows have`} no bars between the cells, so the table would not have them in its columns.`,
  fix: `Write ${count === 1 ? '' : 'each row like '}${shown}`,
  replacement,
})

const BELOW: TextProblem = {
  code: 'table-shape',
  severity: 'warning',
  message:
    'This line is right below a table and has no bars, so it would be in the first column of the table.',
  fix: 'Leave an empty line above it if it is not a row. A row has a bar between its cells.',
}

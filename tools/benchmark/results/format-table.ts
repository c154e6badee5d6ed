// The table that is printed: a line for each target, with what was measured.
import { getResult, type BenchmarkRow, type Unit } from './result'

const HEAD = ['what', 'measured', 'target', 'result', 'runs']

const NOTE =
  '* was measured on the machine of docs/performance.md; on another one, the comparison says nothing.'

export function formatTable(rows: readonly BenchmarkRow[]): string {
  const lines = [HEAD, ...rows.map(cellsOf)]
  const widths = HEAD.map((_, column) => Math.max(...lines.map((cells) => widthOf(cells, column))))
  const table = lines.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const note = rows.some((row) => row.target?.elsewhere) ? ['', NOTE] : []
  return [...table, ...note].join('\n')
}

const widthOf = (cells: readonly string[], column: number) => cells[column]?.length ?? 0

function cellsOf(row: BenchmarkRow): string[] {
  const { what, measured, unit, target, runs } = row
  const told = measured === null ? '' : inWords(measured, unit)
  const result = getResult(row)
  return [what, told, target === null ? '' : targetInWords(row, target), RESULTS[result], `${runs}`]
}

const RESULTS = { met: 'met', missed: 'MISSED', 'not measured': 'not measured', 'no target': '' }

function targetInWords(
  { unit }: BenchmarkRow,
  { is, value, from, elsewhere }: NonNullable<BenchmarkRow['target']>,
) {
  const words = `${is} ${inWords(value, unit)}`
  return `${words}${from === undefined ? '' : ` (${from})`}${elsewhere ? ' *' : ''}`
}

function inWords(value: number, unit: Unit): string {
  // Of a layout shift, which has no unit, small differences count.
  if (unit === '') return value.toLocaleString('en-US', { maximumSignificantDigits: 3 })
  const digits = unit === 's' ? 2 : 0
  const number = value.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return `${number} ${unit}`
}

// Formats the table that is printed: a line for each row, in aligned columns.
import { getResult, type BenchmarkRow, type Target, type Unit } from './result'

const HEADER = ['what', 'measured', 'target', 'result', 'runs']

const NOTE =
  '* was measured on the machine of docs/performance.md; on another one, the comparison says nothing.'

export function formatTable(rows: readonly BenchmarkRow[]): string {
  const lines = [HEADER, ...rows.map(formatCells)]
  const widths = HEADER.map((_, column) =>
    Math.max(...lines.map((cells) => cells[column]?.length ?? 0)),
  )
  const table = lines.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const note = rows.some((row) => row.target?.measuredElsewhere) ? ['', NOTE] : []
  return [...table, ...note].join('\n')
}

function formatCells(row: BenchmarkRow): string[] {
  const { label, measured, unit, target, runs } = row
  return [
    label,
    measured === null ? '' : formatValue(measured, unit),
    target === null ? '' : formatTarget(target, unit),
    RESULT_LABELS[getResult(row)],
    `${runs}`,
  ]
}

const RESULT_LABELS = {
  met: 'met',
  missed: 'MISSED',
  'not measured': 'not measured',
  'no target': '',
}

function formatTarget({ is, value, from, measuredElsewhere }: Target, unit: Unit): string {
  const limit = `${is} ${formatValue(value, unit)}`
  return `${limit}${from === undefined ? '' : ` (${from})`}${measuredElsewhere ? ' *' : ''}`
}

function formatValue(value: number, unit: Unit): string {
  // A layout shift has no unit, and small differences in it matter.
  if (unit === '') return value.toLocaleString('en-US', { maximumSignificantDigits: 3 })
  const digits = unit === 's' ? 2 : 0
  const number = value.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return `${number} ${unit}`
}

// Tests the repairs of tables that were typed on a phone or pasted from a spreadsheet.
import fc from 'fast-check'
import { describe } from 'vitest'
import { putIntoText, TEXT_PATH, type Part } from './files'
import { testRepairs, type Mistakes } from './test-repairs'

type Table = readonly (readonly string[])[]

const columns = {
  Day: ['Monday', 'Tuesday', 'Wednesday', 'Friday', 'Saturday'],
  Time: ['9:00 AM', '10:30 AM', '1:00 PM', '5:00 PM', '6:15 PM'],
  Cost: ['Free', '$5', '$10', '$12.50', '$30'],
  Seats: ['2', '8', '12', '40', '120'],
  What: ['Doors open', 'Choir', 'Lunch', 'A walk', 'Prayer'],
}

/** Tables of two or three columns. */
const table: fc.Arbitrary<Table> = fc
  .tuple(
    fc.shuffledSubarray(Object.entries(columns), { minLength: 2, maxLength: 3 }),
    fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 2, maxLength: 4 }),
  )
  .map(([chosen, rows]) => [
    chosen.map(([heading]) => heading),
    ...rows.map((row) => chosen.map(([, cells]) => cells[row] ?? '')),
  ])

const writeRow = (row: readonly string[]) => `| ${row.join(' | ')} |`
const writeLine = ([head = []]: Table, cell = '---') => writeRow(head.map(() => cell))
const writeTable = (rows: Table, line = writeLine(rows)) =>
  [writeRow(rows[0] ?? []), line, ...rows.slice(1).map(writeRow)].join('\n')
const join = (separator: string) => (rows: Table) =>
  rows.map((row) => row.join(separator)).join('\n')

/** Changes the row of a table that is not its first one. */
const changeRow = (change: (cells: readonly string[]) => string) => (rows: Table) => {
  const lines = writeTable(rows).split('\n')
  return [...lines.slice(0, 3), change(rows[2] ?? []), ...lines.slice(4)].join('\n')
}

const typed: Readonly<Record<string, (rows: Table) => string>> = {
  'without its line of hyphens': (rows) => rows.map(writeRow).join('\n'),
  'with long dashes of a phone': (rows) => writeTable(rows, writeLine(rows, '—')),
  'with short dashes of a phone': (rows) => writeTable(rows, writeLine(rows, '––')),
  'with equals signs': (rows) => writeTable(rows, writeLine(rows, '===')),
  'with plus signs between the hyphens': (rows) =>
    writeTable(rows, `|${(rows[0] ?? []).map(() => '-----').join('+')}|`),
  'with too short a line': (rows) => writeTable(rows, '| --- |'),
  'with empty lines between its rows': (rows) => writeTable(rows).replaceAll('\n', '\n\n'),
  'with full-width bars': (rows) => writeTable(rows).replaceAll('|', '｜'),
  'with capital letters I for bars': (rows) => writeTable(rows).replaceAll('|', 'I'),
  'with a row without bars': changeRow((cells) => cells.join(' / ')),
  'with an empty line above a row': changeRow((cells) => `\n${writeRow(cells)}`),
  'from a spreadsheet, with tabs': join('\t'),
  'with several spaces between its cells': (rows) =>
    rows
      .map((row) =>
        row
          .map((cell) => cell.padEnd(14))
          .join('')
          .trimEnd(),
      )
      .join('\n'),
  'with semicolons between its cells': join(';'),
  'with commas between its cells': join(','),
  'from a website': (rows) =>
    `<table>\n${rows
      .map((row, index) => {
        const tag = index === 0 ? 'th' : 'td'
        return `<tr>${row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
      })
      .join('\n')}\n</table>`,
}

const mistakes: Mistakes = Object.fromEntries(
  Object.entries(typed).map(([kind, write]) => [
    `a table ${kind}`,
    putIntoText(table.map((rows): Part => [writeTable(rows), write(rows)])),
  ]),
)

describe('tables', () => {
  testRepairs(TEXT_PATH, mistakes)
})

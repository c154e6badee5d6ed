// Reads the rows of a table that is drawn with + and - characters, as some programs print tables.
import { splitRow } from '../tables/lost-bars'
import type { ParagraphLine } from './paragraph-lines'
import type { PastedTable } from './pasted-cells'

const DRAWN_LINE = /^\+(?:[-=:]+\+)+$/
const ROW = /^\|.*\|$/

/** Returns the table that the lines draw from its first line of + characters to its last, or null. */
export function findGridTable(lines: readonly ParagraphLine[]): PastedTable | null {
  const isDrawn = ({ text }: ParagraphLine) => DRAWN_LINE.test(text)
  const from = lines.findIndex(isDrawn)
  if (from === -1) return null
  const grid = lines.slice(from, lines.findLastIndex(isDrawn) + 1)
  if (!grid.every((line) => isDrawn(line) || ROW.test(line.text))) return null
  const groups = groupRows(grid.map(({ text }) => (DRAWN_LINE.test(text) ? null : text)))
  // With lines between all rows, the words of a cell may go on in the next line.
  const rows = groups.length > 2 ? groups.map(joinRows) : groups.flat()
  const columns = rows[0]?.length ?? 0
  const isTable = rows.length > 1 && columns > 1 && rows.every(({ length }) => length === columns)
  return isTable ? { lines: grid, rows, hasHead: true } : null
}

/** Returns the cells of the rows that have no drawn line between them; null is such a line. */
function groupRows(texts: readonly (string | null)[]): string[][][] {
  const groups: string[][][] = [[]]
  for (const text of texts) {
    if (text === null) groups.push([])
    else groups.at(-1)?.push(splitRow(text))
  }
  return groups.filter(({ length }) => length > 0)
}

const joinRows = ([first = [], ...others]: readonly string[][]): string[] =>
  others.reduce<string[]>(
    (cells, row) => cells.map((cell, column) => `${cell} ${row[column] ?? ''}`.trim()),
    first,
  )

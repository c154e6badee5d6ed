// Finds which cell of a table's row was left out, where the cells of each column are of one kind, such as a number of hours.
import { simplifyText } from '../../../text/simplify-text'
import { FORMS, writeRow } from './lost-bars'

/** Also "2 hours", "30 minutes", "3 boxes". */
const KINDS = [...FORMS, /^(?:about |unos? )?\d+(?:[.,–-]\d+)? [A-Za-zÀ-ỿ]+$/u]
const MIN_ROWS = 2
const OPEN = '…'

const getKind = (cell: string): RegExp | undefined => KINDS.find((kind) => kind.test(cell))

/**
 * Returns the advice on a row with one cell too few, or null if the kinds of its cells do not say which one is missing.
 * @param full the cells of the other rows, which have them all
 * @param above the first cell of the row above, or nothing; in Word, one cell may go over several rows
 */
export function adviseOnOpenCell(
  cells: readonly string[],
  full: readonly (readonly string[])[],
  above: string | undefined,
): string | null {
  const columns = cells.length + 1
  const kinds = Array.from({ length: columns }, (_, column) => {
    const kind = getKind(full[0]?.[column] ?? '')
    return kind !== undefined && full.every((row) => kind.test(row[column] ?? '')) ? kind : null
  })
  if (full.length < MIN_ROWS || cells.some((cell) => cell === '')) return null
  const fits = (row: readonly string[]) =>
    row.every((cell, column) => cell === OPEN || (getKind(cell) ?? null) === kinds[column]) &&
    row.some((cell, column) => cell !== OPEN && kinds[column] !== null)
  const isFirstKnown = full.some(
    ([first = '']) => simplifyText(first) === simplifyText(cells[0] ?? ''),
  )
  const rows = Array.from({ length: columns }, (_, place) => cells.toSpliced(place, 0, OPEN))
  const places = [...rows.keys()].filter(
    (place) => fits(rows[place] ?? []) && !(place === 0 && isFirstKnown),
  )
  const [place, other, another] = places
  if (place === undefined || another !== undefined) return null
  const write = (at: number) => writeRow(rows[at] ?? [], columns)
  const sameAsAbove = above
    ? `. If it is as in the row above, write ${writeRow([above, ...cells], columns)}`
    : ''
  const where =
    place === 0
      ? `before "${cells[0] ?? ''}": ${write(0)}${sameAsAbove}`
      : `in place of the dots: ${write(place)}`
  if (other === undefined)
    return `The ${nameCell(place, columns)} seems to be missing. Write it ${where}`
  return `If the ${nameCell(place, columns)} is missing, write it ${where}. If the ${nameCell(other, columns)} is missing, write ${write(other)}`
}

const NAMES = ['first', 'second', 'third', 'fourth', 'fifth']

const nameCell = (place: number, columns: number): string =>
  place === columns - 1 ? 'last cell' : `${NAMES[place] ?? 'next'} cell`

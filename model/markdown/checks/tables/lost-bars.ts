// Finds where a bar of a table was lost: where its cells have one form in each column, such as a time before words.

/** Forms that all cells of a column may have; what has none of them is words. */
export const FORMS = [
  String.raw`(?:(?:\d{1,2}(?::\d\d)? ?[ap]\.?m\b\.?|noon|midnight)(?: ?(?:-|–|to) ?(?:\d{1,2}(?::\d\d)? ?[ap]\.?m\b\.?|noon|midnight))?)`,
  String.raw`(?:\d{1,2}:\d\d(?: ?[-–] ?\d{1,2}:\d\d)?)`,
  String.raw`(?:\$ ?\d[\d,]*(?:\.\d\d)?|free|gratis)`,
  String.raw`(?:(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?s?|lunes|martes|miércoles|jueves|viernes|sábado|domingo)`,
  String.raw`(?:\d[\d,.]*)`,
].map((form) => new RegExp(`^${form}$`, 'i'))

/** A mark in place of a bar, such as a hyphen or the letter l, and the spaces around it. */
const GAP = / +(?:[-–—:/\\¦l!;]+ +)?|[:;,]? +[-–—]? *| ?[/\\¦] ?/g

/** Splits a row at its bars, but not at those after a backslash. */
export const splitRow = (text: string): string[] =>
  text
    .trim()
    .replaceAll('｜', '|')
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())

const getForm = (cell: string): RegExp | null => FORMS.find((form) => form.test(cell)) ?? null

/** Returns the form that all cells of a column have, or null for words, for each column. */
const getColumnForms = (rows: readonly (readonly string[])[]): (RegExp | null)[] =>
  (rows[0] ?? []).map((cell, column) => {
    const form = getForm(cell)
    return form && rows.every((row) => form.test(row[column] ?? '')) ? form : null
  })

const fitsForm = (cell: string, form: RegExp | null): boolean =>
  form === null ? cell !== '' && getForm(cell) === null : form.test(cell)

/** Checks if the cells of a row have the forms that those of the other rows have, of which not all are words. */
export function hasFormsOf(
  others: readonly (readonly string[])[],
  cells: readonly string[],
): boolean {
  const forms = getColumnForms(others)
  return (
    forms.some((form) => form !== null) &&
    forms.length === cells.length &&
    cells.every((cell, column) => fitsForm(cell, forms[column] ?? null))
  )
}

/**
 * Returns the cells of a row that has one bar too few, or null if it is not certain where the bar was.
 * @param others the cells of the other rows, without the one of headings
 */
export function restoreLostBar(
  cells: readonly string[],
  others: readonly (readonly string[])[],
): string[] | null {
  const [first = []] = others
  if (cells.length !== first.length - 1) return null
  const forms = getColumnForms(others)
  const fits = (cell: string, column: number) => fitsForm(cell, forms[column] ?? null)
  const found = cells.flatMap((cell, index) => {
    if (forms[index] === forms[index + 1]) return []
    const rows = [...cell.matchAll(GAP)].flatMap((gap) => {
      const parts = [cell.slice(0, gap.index), cell.slice(gap.index + gap[0].length)]
      const row = [...cells.slice(0, index), ...parts, ...cells.slice(index + 1)]
      return row.every(fits) ? [row] : []
    })
    // A span of times is one cell, although its first time would be one as well.
    if (forms[index] && forms[index + 1]) return rows
    return forms[index] ? rows.slice(-1) : rows.slice(0, 1)
  })
  const rows = new Set(found.map((row) => row.join('\n')))
  return rows.size === 1 ? (found[0] ?? null) : null
}

/** Writes a row with as many cells as the table has columns. */
export function writeRow(cells: readonly string[], columns: number): string {
  const empty = Array.from({ length: columns - cells.length }, () => '')
  return `| ${[...cells, ...empty].join(' | ')} |`
}

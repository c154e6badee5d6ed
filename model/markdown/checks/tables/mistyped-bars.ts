// Finds the bars of a row where a phone or a hand typed a character that looks like one, such as a capital I or a slash.
import { hasFormsOf, splitRow } from './lost-bars'

/** Characters that resemble a bar. */
const MARKS = ['I', 'l', '!', '/', '\\', '¦', '│', 'ǀ', '1']
const ANY_MARK = /[Il!/\\¦│ǀ1]/
/** Those that may also be between words, so they count only if the row begins and ends with them. */
const AMBIGUOUS = ['/', '1']
/** Matches the word I: a cell begins with a capital letter, a digit or an amount, and the word with none of them after it. */
const WORD_I = /(?<=^|\s)I(?=\s+[^\p{Lu}\d$\s])/u
const FRAME = /^([Il!/\\¦│ǀ1])\s.*\s\1$/

/** Writes bars in place of a mark with spaces around it. */
const writeBars = (text: string, mark: string): string =>
  text
    .split(/(\s+)/)
    .map((word) => (word === mark ? '|' : word))
    .join('')

/**
 * Returns the cells of a row in which a mark was typed for each bar or for some of them; null if that is not certain.
 * @param columns the number of cells that the row has to have
 * @param others the cells of the other rows, whose forms tell marks that may also be between words
 */
export function splitAtMarks(
  text: string,
  columns: number,
  others: readonly (readonly string[])[] = [],
): string[] | null {
  if (!ANY_MARK.test(text)) return null
  const row = text.trim()
  const rows = MARKS.filter((mark) => row.includes(mark)).flatMap((mark) => {
    const isCertain =
      FRAME.test(row) || !(AMBIGUOUS.includes(mark) || (mark === 'I' && isWordI(row)))
    const written = writeBars(row, mark)
    const split = written === row ? [] : splitRow(written)
    const cells = isCertain || hasFormsOf(others, split) ? split : []
    return cells.length === columns && cells.every((cell) => cell !== '') ? [cells] : []
  })
  return rows.length === 1 ? (rows[0] ?? null) : null
}

const isWordI = (row: string): boolean => !/^I\s|\sI$/.test(row) || WORD_I.test(row)

/** Returns a row with bars in place of the mark with which it begins and ends, or null if it does not. */
export function restoreFrame(text: string): string | null {
  const [row, mark] = FRAME.exec(text.trim()) ?? []
  if (row === undefined || mark === undefined) return null
  const restored = writeBars(row, mark)
  return splitRow(restored).length > 1 ? restored : null
}

/** What people see in place of the bars. */
const NAMES: Readonly<Record<string, string>> = {
  I: 'the letter I',
  l: 'the small letter l',
  '!': 'an exclamation point',
  '/': 'a slash',
  '\\': 'a backslash',
  '1': 'the number 1',
}

/** Names the mark that was typed for the bars of all the rows, or returns null if it was not the same, or none. */
export function nameTypedMark(
  rows: readonly { readonly text: string; readonly cells: readonly string[] }[],
): string | null {
  const mark = MARKS.find((typed) =>
    rows.every(({ text, cells }) => {
      const written = writeBars(text.trim(), typed)
      return written !== text.trim() && splitRow(written).join('|') === cells.join('|')
    }),
  )
  return mark === undefined ? null : (NAMES[mark] ?? `the character ${mark}`)
}

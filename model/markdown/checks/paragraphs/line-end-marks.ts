// Recognizes what people type at the ends of lines in place of the backslash that keeps them apart.

/** What the key of the backslash writes alone, or where a keyboard of another language has that key. */
const KEYS = 'ºª°¬çÇ'
/** Matches one or two slashes, bars, or two backslashes, which are shown; an address may end with a slash, and `and/or` be broken. Letters such as those of `2º` and `Mª` belong to their word. */
const END_MARK = new RegExp(
  `(?<![/|\\\\])[ \\t]*(?:\\/{1,2}|\\|{1,2}|\\\\{2,3})$|(?<=[A-Za-zÀ-ỿ]{2}|\\d{5}|[.,)*_\\]”"])[${KEYS}]$|[ \\t]+[${KEYS}]$`,
  'u',
)
const ENDS_WITH_ADDRESS = /(?:[\w-]\.\w|:\/)\S*\/$/
const ENDS_WITH_PAIR = /(?:^|\s)(?:and|or|y|o|he|she|his|him|her|w|c)\/$/i
const MAX_LINE_LENGTH = 60

/** Returns a line without such a mark at its end. */
export const removeEndMark = (line: string): string =>
  ENDS_WITH_ADDRESS.test(line) ? line : line.replace(END_MARK, '')

/** Returns the mark at the end of a line, or null if it has none. */
export function findEndMark(line: string): string | null {
  const rest = removeEndMark(line)
  return rest === line || rest === '' ? null : line.slice(rest.length).trim()
}

/** Returns whether a mark is on the key of the backslash of another keyboard. */
export const isOnOtherKeyboard = (mark: string): boolean => KEYS.includes(mark)

/**
 * Returns whether all lines but the last end with such a mark, or with a backslash.
 * @param lines those of a paragraph, without the spaces at their ends
 */
export function haveEndMarks(lines: readonly string[]): boolean {
  const before = lines.slice(0, -1)
  return (
    before.some((line) => findEndMark(line) !== null) &&
    before.every((line) => line.endsWith('\\') || isMarked(line)) &&
    lines.slice(1).every((line) => !/^[a-zß-ỿ]/u.test(line))
  )
}

/** A bar within the line is that of a table. */
const isMarked = (line: string): boolean =>
  line.length <= MAX_LINE_LENGTH &&
  findEndMark(line) !== null &&
  !ENDS_WITH_PAIR.test(line) &&
  !removeEndMark(line).includes('|')

// Finds the words that a reference is about: those of its quotation or paragraph.

/** Matches a line without words, except for the marks of a quotation. */
const EMPTY_LINE = /^[ \t]*$/
const BLOCK_LINE = /^ {0,3}>/

/** @param index the offset of the reference in the text */
export function findWordsAround(text: string, index: number): string {
  const before = text.slice(0, index).split('\n')
  const after = text.slice(index).split('\n')
  const isBlock = BLOCK_LINE.test(before.at(-1) ?? '')
  const isOther = (line: string) => EMPTY_LINE.test(line) || (isBlock && !BLOCK_LINE.test(line))
  const start = before.slice(0, -1).findLastIndex(isOther) + 1
  const end = after.slice(1).findIndex(isOther)
  return [...before.slice(start), ...(end === -1 ? after : after.slice(0, end + 1))].join('\n')
}

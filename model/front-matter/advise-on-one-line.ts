// Says how to write on one line what takes several.

/**
 * @param first the line on which the text belongs
 * @param last the last of the lines below it that have the rest
 */
export const adviseOnOneLine = (first: number, last: number, text: string): string =>
  `Delete ${nameLines(first + 1, last)}, and on line ${first} write ${text}`

function nameLines(first: number, last: number): string {
  if (first === last) return `line ${first}`
  return `lines ${first} ${last === first + 1 ? 'and' : 'to'} ${last}`
}

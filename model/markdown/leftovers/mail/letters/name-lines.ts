// Names the lines of a part of a letter that people have to delete.
import { getPositionAt } from '../../../../problems/problem'

/**
 * Returns the numbers of the first line and the last one: `lines 9 to 14`, or `line 9`.
 * @param first an offset in the first line
 * @param last one in the last line
 */
export function nameLines(text: string, first: number, last: number): string {
  const [start, end] = [first, last].map((offset) => getPositionAt(text, offset).line)
  return start === end ? `line ${start}` : `lines ${start} to ${end}`
}

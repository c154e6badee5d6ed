// Names lines of a file as a sentence does.
import { listWords } from './list-words'

/** Returns the numbers of some lines, at most four of them if no other maximum is given: `line 9`, `lines 9, 12 and 15`. */
export const listLines = (lines: readonly (number | string)[], max?: number): string =>
  `line${lines.length > 1 ? 's' : ''} ${listWords(lines.map(String), max)}`

// Says how to write a table whose bars got lost, with its rows written out.
import type { ProblemDetails } from '../../../problems/problem'
import type { PastedTable } from './pasted-cells'

/** More rows would not be read as part of a sentence. */
const [MAX_ROWS, MAX_LENGTH] = [6, 420]

/**
 * @param rows with their bars
 * @param line the one of hyphens, which is below the headings
 * @param hasGaps whether empty lines are between the rows
 */
export function describePastedTable(
  { rows: [head = []], hasHead }: PastedTable,
  rows: readonly string[],
  line: string,
  hasGaps: boolean,
): Pick<ProblemDetails, 'message' | 'fix'> {
  const isHead = hasHead || head.every((cell) => cell !== '' && !/\d/.test(cell))
  const [first = '', ...others] = rows
  const written = takeRows(isHead ? [first, line, ...others] : rows)
  const isCut = written.length < rows.length
  const gaps = hasGaps ? ', without empty lines between them' : ''
  const lines = written.map((row) => `"${row}"`).join(', then ')
  const rest = isCut ? ', then the other rows in the same way' : ''
  return {
    message:
      'The bars between the columns are missing here, so visitors would see plain words, not a table.',
    fix: isHead
      ? `Write each row on a line of its own${gaps} and without the quotation marks: first ${lines}${rest}.${hasHead ? '' : ` If "${first}" is not the row of headings, write that row above it, with "${line}" between them.`}`
      : `Begin with a row of headings, and write "${line}" on the line below it. Then write ${lines}${rest}, each on a line of its own${gaps} and without the quotation marks.`,
  }
}

/** Returns the first rows, as many as are short enough. */
function takeRows(rows: readonly string[]): readonly string[] {
  let length = 0
  return rows
    .slice(0, MAX_ROWS + 1)
    .filter((row, index) => (length += row.length) <= MAX_LENGTH || index < 3)
}

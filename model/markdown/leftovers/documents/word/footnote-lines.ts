// Finds the lines of Word's footnotes, which begin with their plain number when a text is pasted: "1 See Ephesians 6:4".
import { splitLines, type Line } from '../../leftover'

/** Matches a line with a footnote: "1 Lamentations 3:22", "[1] See page 4". */
const NOTE_LINE = /^[ \t]*\[?([1-9]\d?)[\]).]{0,2}[ \t]*(?=["“‘(*_]*[A-Za-zÀ-ỿ])/u

/**
 * Returns the lines below a text that are the footnotes of its numbers.
 * @param end where the last number is
 * @param numbers how many there are, and with which they begin
 */
export function findNotes(
  text: string,
  end: number,
  { start, count }: { readonly start: number; readonly count: number },
): Line[] {
  const lines = splitLines(text).filter((line) => line.start > end && line.text.trim() !== '')
  const numbers = lines.map((line) => Number(NOTE_LINE.exec(line.text)?.[1] ?? 0))
  const first = numbers.indexOf(start)
  const notes = lines.slice(first, first + count)
  const areCounted = notes.every((_, index) => numbers[first + index] === index + start)
  const isLonger =
    numbers[first + count] === count + start || (start > 1 && numbers[first - 1] === start - 1)
  return first >= 0 && areCounted && notes.length === count && !isLonger ? notes : []
}

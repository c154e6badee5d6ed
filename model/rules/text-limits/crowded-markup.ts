// Reports special characters of Markdown that are so crowded that the parser would need minutes: it tries to pair each of them
// with every other one. All checks here take linear time.
import type { ProblemDetails } from '../../problems/problem'

/** About 1,000 words without a line break. For some characters the parser's time grows with the square of the line length. */
export const MAX_LINE_LENGTH = 6000
/** Special characters in one paragraph, over all its lines. A paragraph full of links has 100. */
const MAX_SPECIAL_IN_PARAGRAPH = 1000
/** Characters of bold and italic text in one paragraph, because each pair can nest in another. 50 bold words have as many. */
const MAX_EMPHASIS_IN_PARAGRAPH = 200
/**
 * Characters of bold and italic text between two empty lines, because lines that look like items or rows can be part of a
 * paragraph. A table of 1,000 bold words has as many, and the parser takes half a second for it.
 */
const MAX_EMPHASIS_BETWEEN_EMPTY_LINES = 4000
/** Special characters in the whole text. The longest page of the editors' guide, which is about them, has 3,700 in 42 KB. */
const MAX_SPECIAL_IN_TEXT = 10_000
/** A short row is padded to the width of its table, so a small text can produce a huge table. 100 rows may have 50 columns each. */
const MAX_CELLS = 5000
const MAX_COLUMNS = 100

const SPECIAL = /[[\]<>*_~`{}:&@|\\]/g
const EMPHASIS = /[*_~]/g
/** Matches a line that ends the paragraph above it. */
const PARAGRAPH_END = /^\s*(?:$|[-*+]\s|\d{1,9}[.)]\s|#{1,6}\s)/

/** Returns the first line, counted from 0, that exceeds a limit, with its problem; null for a text as people write it. */
export function checkCrowdedMarkup(
  lines: readonly string[],
): { readonly index: number; readonly problem: ProblemDetails } | null {
  const inParagraph = { special: 0, emphasis: 0 }
  let inText = 0
  let sinceEmptyLine = 0
  let cells = 0
  let columns = 0
  for (const [index, line] of lines.entries()) {
    const report = (problem: ProblemDetails) => ({ index, problem })
    if (line.length > MAX_LINE_LENGTH) return report(LONG_LINE)
    const special = countMatches(line, SPECIAL)
    inText += special
    if (inText > MAX_SPECIAL_IN_TEXT) return report(TOO_MANY_IN_TEXT)
    if (PARAGRAPH_END.test(line)) Object.assign(inParagraph, { special: 0, emphasis: 0 })

    const isEmpty = line.trim() === ''
    const emphasis = countMatches(line, EMPHASIS)
    sinceEmptyLine = isEmpty ? 0 : sinceEmptyLine + emphasis
    if (sinceEmptyLine > MAX_EMPHASIS_BETWEEN_EMPTY_LINES) return report(TOO_MANY_IN_PARAGRAPH)

    if (isEmpty) columns = 0
    // The header of a table is followed by a line of hyphens and bars, and each line after that is a row.
    else if (/^[-|:>\s]+$/.test(line) && line.includes('-') && line.includes('|'))
      columns = Math.max(columns, countMatches(line, /\|/g) + 1)
    cells += columns
    if (columns > MAX_COLUMNS || cells > MAX_CELLS) return report(LARGE_TABLE)

    if (columns > 0) continue
    inParagraph.special += special
    inParagraph.emphasis += emphasis
    if (
      inParagraph.special > MAX_SPECIAL_IN_PARAGRAPH ||
      inParagraph.emphasis > MAX_EMPHASIS_IN_PARAGRAPH
    )
      return report(TOO_MANY_IN_PARAGRAPH)
  }
  return null
}

const countMatches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

const formatNumber = (count: number): string => count.toLocaleString('en-US')

const LONG_LINE: ProblemDetails = {
  code: 'text-crowded',
  message: `This line has more than ${formatNumber(MAX_LINE_LENGTH)} letters, which is far too much for one paragraph.`,
  fix: 'Put an empty line between the paragraphs of the text.',
}

const TOO_MANY_IN_PARAGRAPH: ProblemDetails = {
  code: 'text-crowded',
  message: 'This paragraph has far more stars, brackets, colons and the like than a text needs.',
  fix: 'Delete some of them, or put empty lines between the paragraphs.',
}

const TOO_MANY_IN_TEXT: ProblemDetails = {
  code: 'text-crowded',
  message: `Up to here the text has more than ${formatNumber(MAX_SPECIAL_IN_TEXT)} stars, brackets, colons and the like.`,
  fix: 'Delete some of them, or split the text into several pages.',
}

const LARGE_TABLE: ProblemDetails = {
  code: 'table-large',
  message: `This table has more than ${MAX_COLUMNS} columns, or the tables of this text have more than ${formatNumber(MAX_CELLS)} cells.`,
  fix: 'Split it into several tables on pages of their own.',
}

// Characters of Markdown that stand so close together, over one line or many, that the parser would need minutes for them: it tries
// how each of them could belong to each other one. Everything here takes time in proportion to the text.
import type { ProblemDetails } from '../../problems/problem'

/** About 1,000 words without an end of the line. For some characters the parser's time grows with the square of a line. */
const LONGEST_LINE = 6000
/** In one paragraph, over all its lines. A paragraph full of links has 100. */
const MOST_IN_PARAGRAPH = 1000
/** Characters of bold and italic words in a paragraph: each pair can be inside of the one before. Half of this is 50 bold words. */
const MOST_EMPHASIS = 200
/**
 * The same without an empty line between them: whether a line begins an item or a row depends on those above it, so what looks like
 * one can be more of a paragraph. A table of 1,000 bold words has as many; the parser takes half a second for them.
 */
const MOST_EMPHASIS_UNBROKEN = 4000
/** In the whole text. The longest page of the editors' guide has 3,700 in 42 KB, and it is about such characters. */
const MOST_IN_TEXT = 10_000
/** A row with one cell is filled up to the width of its table, so a small text can make a huge one. 100 rows have 50 columns each. */
const MOST_CELLS = 5000
const MOST_COLUMNS = 100

const SPECIAL = /[[\]<>*_~`{}:&@|\\]/g
const EMPHASIS = /[*_~]/g
/** Lines at which a paragraph is over. */
const NEW_START = /^\s*(?:$|[-*+]\s|\d{1,9}[.)]\s|#{1,6}\s)/

/** The first line, counted from 0, at which there is too much of something; null for a text that people write. */
export function checkCrowdedMarkup(
  lines: readonly string[],
): { readonly index: number; readonly finding: ProblemDetails } | null {
  const inParagraph = { special: 0, emphasis: 0 }
  let inText = 0
  let unbroken = 0
  let cells = 0
  let columns = 0
  for (const [index, line] of lines.entries()) {
    const found = (finding: ProblemDetails) => ({ index, finding })
    if (line.length > LONGEST_LINE) return found(LONG_LINE)
    const special = count(line, SPECIAL)
    inText += special
    if (inText > MOST_IN_TEXT) return found(TOO_MANY_IN_TEXT)
    if (NEW_START.test(line)) Object.assign(inParagraph, { special: 0, emphasis: 0 })

    const isBlank = line.trim() === ''
    const emphasis = count(line, EMPHASIS)
    unbroken = isBlank ? 0 : unbroken + emphasis
    if (unbroken > MOST_EMPHASIS_UNBROKEN) return found(TOO_MANY_IN_PARAGRAPH)

    if (isBlank) columns = 0
    // Below the header of a table stands a line of hyphens and bars, and each line below that is a row.
    else if (/^[-|:>\s]+$/.test(line) && line.includes('-') && line.includes('|'))
      columns = Math.max(columns, count(line, /\|/g) + 1)
    cells += columns
    if (columns > MOST_COLUMNS || cells > MOST_CELLS) return found(LARGE_TABLE)

    if (columns > 0) continue
    inParagraph.special += special
    inParagraph.emphasis += emphasis
    if (inParagraph.special > MOST_IN_PARAGRAPH || inParagraph.emphasis > MOST_EMPHASIS)
      return found(TOO_MANY_IN_PARAGRAPH)
  }
  return null
}

const count = (text: string, characters: RegExp): number => text.match(characters)?.length ?? 0

const LONG_LINE: ProblemDetails = {
  code: 'text-crowded',
  message: 'This line has more than 6,000 letters, which is far too much for one paragraph.',
  fix: 'Put an empty line between the paragraphs of the text.',
}

const TOO_MANY_IN_PARAGRAPH: ProblemDetails = {
  code: 'text-crowded',
  message: 'This paragraph has far more stars, brackets, colons and the like than a text needs.',
  fix: 'Delete those that are too many, or put empty lines between the paragraphs.',
}

const TOO_MANY_IN_TEXT: ProblemDetails = {
  code: 'text-crowded',
  message: 'Up to here the text has more than 10,000 stars, brackets, colons and the like.',
  fix: 'Delete those that are too many, or split the text into several pages.',
}

const LARGE_TABLE: ProblemDetails = {
  code: 'table-large',
  message:
    'This table has more than 100 columns, or the tables of this text have more than 5,000 cells.',
  fix: 'Split it into several tables on pages of their own.',
}

// Finds a number alone in quotation marks that was not changed with the figure that it repeats.
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'

/** Matches a number alone, as in: It is easy to read “5,000” and move on. */
const QUOTED = /[“"‘«](\d{1,3}(?:,\d{3})+)\+?[”"’»]/g
/** Matches words of a sentence about another time. */
const FORMER =
  /\b(?:was|were|said|first|began|once|ago|last|before|used to|fue|fueron|era|dijo|antes|primer\w*|(?:19|20)\d\d)\b/i

type Row = { readonly typed: string; readonly line: number }

/**
 * Returns the problem of the first number in quotation marks that is nowhere else in the file, while the box of figures and the fields
 * agree on another one that is about as large.
 * @param rows the large numbers in the box of figures
 * @param isClose whether two numbers are about as large
 */
export function checkQuotedFigures(
  { frontMatter, body, bodyLine }: SplitText,
  rows: readonly Row[],
  isClose: (first: string, second: string) => boolean,
): LocatedProblem[] {
  const [row, another] = rows
  if (!row || another) return []
  const fields = [...frontMatter.values()].flatMap((value) => ('text' in value ? [value.text] : []))
  if (!fields.some((text) => hasNumber(text, row.typed))) return []
  const found = body.split('\n').flatMap((text, index) =>
    [...text.matchAll(QUOTED)].map(({ 0: words, 1: typed = '', index: start }) => {
      return { words, typed, text, start, line: bodyLine + index }
    }),
  )
  const quoted = found.find(
    ({ typed, text, start }) =>
      typed !== row.typed && isClose(typed, row.typed) && !FORMER.test(getSentence(text, start)),
  )
  if (!quoted) return []
  const { words, typed, text, start, line } = quoted
  const others = [...fields, body.replace(words, '')]
  if (others.some((other) => hasNumber(other, typed))) return []
  const written = words.replace(typed, row.typed)
  const after = text.slice(start + words.length)
  return [
    {
      code: 'amount-differs',
      severity: 'warning',
      message: `The text repeats ${words}, but line ${row.line} has the figure ${row.typed}.`,
      fix: `Write ${written}`,
      suggestion: { line, endLine: line, text: text.slice(0, start) + written + after },
      line,
      column: start + 1,
    },
  ]
}

const getSentence = (text: string, index: number): string =>
  `${
    text
      .slice(0, index)
      .split(/[.!?]\s/)
      .at(-1) ?? ''
  } ${text.slice(index).split(/[.!?]\s/)[0] ?? ''}`

/** Returns whether a text has a number that is not a part of a longer one. */
export const hasNumber = (text: string, typed: string): boolean =>
  new RegExp(`(?<![\\d,.$])${typed}(?!,?\\d)`).test(text)

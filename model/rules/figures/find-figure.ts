// Finds figures in a file: large numbers, percentages and 24/7. They stop being true without anyone noticing.
import type { SplitText } from '../../front-matter/split-front-matter'
import { getPositionAt, type Position } from '../../problems/problem'

export type Figure = Position & {
  /** The figure as it was typed: `5,000`. */
  readonly figure: string
  /** The front matter field, or null in the body. */
  readonly field: string | null
}

/** Matches text that is ignored: URLs, link targets, the attributes of a directive, and amounts of money. */
const IGNORED =
  /https?:\/\/\S+|(?<!\S)\/\S+|\]\([^)\n]*\)|\{[^}\n]*\}|\$\s?\d[\d.,]*(?:\s?[-–]\s?\d[\d.,]*)?|\d[\d.,]*\sdollars\b/gi

/** Matches a number with commas, a percentage, or 24/7, but not years, phone numbers or ZIP codes. */
const FIGURE =
  /(?<![\d.,/])(?:[1-9]\d{0,2}(?:,\d{3})+(?!,?\d)|\d+(?:[.,]\d+)*(?:\s?%|\spercent\b)|24\s?\/\s?7(?![\d/]))/i

/** Fields that are not checked: the source may contain any figure, and the focus of an image is a position. */
const IGNORED_FIELDS = new Set(['source', 'focus'])

/** Returns the first figure of a file, looking at its fields first, or null when there is none. */
export function findFirstFigure({ frontMatter, body, bodyLine }: SplitText): Figure | null {
  for (const [field, value] of frontMatter) {
    if (IGNORED_FIELDS.has(field)) continue
    for (const { text, line, column } of 'items' in value ? value.items : [value]) {
      const found = findFigure(text)
      if (found) return { figure: found.figure, field, line, column }
    }
  }
  const found = findFigure(body)
  if (!found) return null
  const { line, column } = getPositionAt(body, found.index)
  return { figure: found.figure, field: null, line: bodyLine + line - 1, column }
}

function findFigure(text: string): { figure: string; index: number } | null {
  // Spaces replace the ignored text, so that the index of the figure stays correct.
  const searched = text.replace(IGNORED, (ignored) => ' '.repeat(ignored.length))
  const match = FIGURE.exec(searched)
  return match && { figure: match[0].replace(/\s+/g, ' '), index: match.index }
}

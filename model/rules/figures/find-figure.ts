// Figures that a file claims: large numbers, percentages and 24/7. They stop being true without anybody noticing.
import type { SplitText } from '../../front-matter/split-front-matter'
import { placeAt, type Position } from '../../problems/problem'

export type Figure = Position & {
  /** As it was typed: `5,000`. */
  readonly figure: string
  /** The front matter field, or null in the text. */
  readonly field: string | null
}

/** Where links lead, the attributes of a directive, and money. */
const NO_CLAIM =
  /https?:\/\/\S+|(?<!\S)\/\S+|\]\([^)\n]*\)|\{[^}\n]*\}|\$\s?\d[\d.,]*(?:\s?[-–]\s?\d[\d.,]*)?|\d[\d.,]*\sdollars\b/gi

/** A number with commas in it, a percentage, or 24/7. Years, phone numbers and ZIP codes have neither. */
const CLAIM =
  /(?<![\d.,/])(?:[1-9]\d{0,2}(?:,\d{3})+(?!,?\d)|\d+(?:[.,]\d+)*(?:\s?%|\spercent\b)|24\s?\/\s?7(?![\d/]))/i

/** The source may hold any figure, and the focus of a picture is no words. */
const NO_WORDS = new Set(['source', 'focus'])

/** The first figure of a file, its fields first, or null when it claims none. */
export function findFirstFigure({ frontMatter, body, bodyLine }: SplitText): Figure | null {
  for (const [field, value] of frontMatter) {
    if (NO_WORDS.has(field)) continue
    for (const { text, line, column } of 'items' in value ? value.items : [value]) {
      const found = findFigure(text)
      if (found) return { figure: found.figure, field, line, column }
    }
  }
  const found = findFigure(body)
  if (!found) return null
  const { line, column } = placeAt(body, found.index)
  return { figure: found.figure, field: null, line: bodyLine + line - 1, column }
}

function findFigure(text: string): { figure: string; index: number } | null {
  // As many spaces as there were letters, so that the figure's place stays right.
  const words = text.replace(NO_CLAIM, (letters) => ' '.repeat(letters.length))
  const match = CLAIM.exec(words)
  return match && { figure: match[0].replace(/\s+/g, ' '), index: match.index }
}

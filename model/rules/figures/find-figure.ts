// Finds figures in a file: large numbers, percentages and 24/7. They stop being true without anyone noticing.
import type { SplitText } from '../../front-matter/split-front-matter'
import { findInFile } from '../find-in-file'

/** Matches a number with commas, a percentage, or 24/7, but not years, phone numbers or ZIP codes. */
const FIGURE =
  /(?<![\d.,/])(?:[1-9]\d{0,2}(?:,\d{3})+(?!,?\d)|\d+(?:[.,]\d+)*(?:\s?%|\spercent\b)|24\s?\/\s?7(?![\d/]))/i

/** Returns the first figure of a file, such as `5,000`, looking at its fields first, or null when there is none. */
export const findFirstFigure = (text: SplitText) => findInFile(text, findFigure)

function findFigure(text: string): { words: string; index: number } | null {
  const match = FIGURE.exec(text)
  return match && { words: match[0].replace(/\s+/g, ' '), index: match.index }
}

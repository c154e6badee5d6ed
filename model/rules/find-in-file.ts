// Finds the first of something in the texts of a file, such as a figure, and its position.
import type { SplitText } from '../front-matter/split-front-matter'
import { getPositionAt, type Position } from '../problems/problem'

/** What was found, as it was typed, and where in its text. */
type Match = { readonly words: string; readonly index: number }

/** Returns the first match in a text. In it, spaces replace what is ignored. */
type Find<M extends Match> = (text: string) => M | null

export type Found<M extends Match> = M &
  Position & {
    /** The front matter field, or null in the body. */
    readonly field: string | null
  }

/** Matches text that is ignored: URLs, link targets, the attributes of a directive, and amounts of money. */
const IGNORED =
  /https?:\/\/\S+|(?<!\S)\/\S+|\]\([^)\n]*\)|\{[^}\n]*\}|\$\s?\d[\d.,]*(?:\s?[-–]\s?\d[\d.,]*)?|\d[\d.,]*\sdollars\b/gi

/** Fields that are not searched: the source may say anything, and the focus of an image is a position. */
const IGNORED_FIELDS = new Set(['source', 'focus'])

/** Searches the fields first, then the body. */
export function findInFile<M extends Match>(
  { frontMatter, body, bodyLine }: SplitText,
  find: Find<M>,
): Found<M> | null {
  // Spaces replace the ignored text, so that the index of a match stays correct.
  const search = (text: string) =>
    find(text.replace(IGNORED, (ignored) => ' '.repeat(ignored.length)))
  for (const [field, value] of frontMatter) {
    if (IGNORED_FIELDS.has(field)) continue
    for (const { text, line, column } of 'items' in value ? value.items : [value]) {
      const found = search(text)
      if (found) return { ...found, field, line, column }
    }
  }
  const found = search(body)
  if (!found) return null
  const { line, column } = getPositionAt(body, found.index)
  return { ...found, field: null, line: bodyLine + line - 1, column }
}

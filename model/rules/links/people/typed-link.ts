// Reads the words of a link, and their line, as they were typed in a text.
import type { Position } from '../../../problems/problem'

/** Matches the words and the address of a link at the beginning of a text. */
const LINK = /^\[([^\][]+)\]\(([^()\s]+)\)/

export type TypedLink = {
  readonly words: string
  readonly address: string
  /** Returns the line with another link in place of this one. */
  readonly replace: (link: string) => string
}

/**
 * Returns the link at a position of a file, or null if there is none.
 * @param file its path with the content folder
 * @param texts the texts of the files by their paths below the content folder
 */
export function readTypedLink(
  texts: Readonly<Record<string, string>>,
  file: string,
  { line, column }: Position,
): TypedLink | null {
  const typed = texts[file.slice(file.indexOf('/') + 1)]?.split('\n')[line - 1] ?? ''
  const [before, rest] = [typed.slice(0, column - 1), typed.slice(column - 1)]
  const [link, words = '', address = ''] = LINK.exec(rest) ?? []
  if (link === undefined) return null
  return { words, address, replace: (other) => before + other + rest.slice(link.length) }
}

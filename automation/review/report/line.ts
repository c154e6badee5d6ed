// Lines of a report: our own words, and texts of others, which stay apart until they are escaped for Markdown or HTML.
import type { WordPiece } from '../words/word-piece'

/**
 * Our own words; a text of others, shown between quotation marks; a text as it was typed; words that
 * change, with what is gone crossed out; a link to the review's page about a page,
 * whose title is a text of others.
 */
export type Part =
  | string
  | { readonly quote: string }
  | { readonly typed: string }
  | { readonly pieces: readonly WordPiece[] }
  | { readonly title: string; readonly slug: string }

/** A sentence. */
export type Line = readonly Part[]

/** The longest text of others within a sentence; the whole text is on the page of the review. */
const MAX_QUOTE_LENGTH = 120

/** Returns the beginning of a text, cut between two words. */
export function shorten(text: string, length = MAX_QUOTE_LENGTH): string {
  if (text.length <= length) return text
  const start = text.slice(0, length)
  const end = start.lastIndexOf(' ')
  return `${end > length / 2 ? start.slice(0, end) : start}…`
}

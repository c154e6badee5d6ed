// Formats words before and after for the comment. A block of code would have to be scrolled sideways on a phone.
import { excerptPieces } from '../report/excerpt'
import type { BlockDiff } from '../words/diff-words'
import { formatPieces } from './escape-markdown'

/** More blocks of a page than this are on its own page only. */
const MAX_BLOCKS = 12

/** Returns a quotation of the words around each change. */
export function formatWords(edits: readonly BlockDiff[]): string {
  const lines = edits.slice(0, MAX_BLOCKS).map((block) => formatPieces(excerptPieces(block)))
  const more = edits.length > MAX_BLOCKS ? ['…'] : []
  return [...lines, ...more].map((line) => `> ${line}`).join('\n>\n')
}

// Shortens a text that changes to the words around the change.
import type { BlockDiff } from '../words/diff-words'
import type { WordPiece } from '../words/word-piece'
import { shorten } from './line'

/** How many characters before the first and after the last change are shown, in whole words. */
const CONTEXT_LENGTH = 40
/** The length from which on nothing more is shown. */
const MAX_LENGTH = 160

/** Returns the pieces from shortly before the first one that differs until shortly after the last one. */
export function excerptPieces({ pieces }: Pick<BlockDiff, 'pieces'>): WordPiece[] {
  const first = pieces.findIndex(({ edit }) => edit !== 'same')
  const last = pieces.findLastIndex(({ edit }) => edit !== 'same')
  const excerpt: WordPiece[] = []
  let length = 0
  for (const [index, { text, edit }] of pieces.entries()) {
    // What replaces something is shown with it.
    if (length > MAX_LENGTH && edit !== 'added') return [...excerpt, { text: '…', edit: 'same' }]
    const shown =
      index < first ? cutStart(text) : shorten(text, index > last ? CONTEXT_LENGTH : MAX_LENGTH)
    excerpt.push({ text: shown, edit })
    length += shown.length
  }
  return excerpt
}

/** Returns the end of a text, from the beginning of a word on. */
function cutStart(text: string): string {
  const start = text.length - CONTEXT_LENGTH
  return start <= 0 ? text : `…${text.slice(text.indexOf(' ', start) + 1)}`
}

// Shortens a text that changes to the words around the change.
import type { BlockDiff, WordPiece } from '../words/diff-words'
import { shorten } from './line'

/** How many characters around the change are shown, in whole words. */
const CONTEXT_LENGTH = 40
const MAX_PIECE_LENGTH = 120

/** Returns the pieces from shortly before the first one that differs until shortly after the last one. */
export function excerptPieces({ pieces }: BlockDiff): WordPiece[] {
  const first = pieces.findIndex(({ edit }) => edit !== 'same')
  const last = pieces.findLastIndex(({ edit }) => edit !== 'same')
  return pieces.map((piece, index) => ({
    ...piece,
    text: cut(piece.text, index < first, index > last),
  }))
}

function cut(text: string, isBefore: boolean, isAfter: boolean): string {
  if (isBefore) return cutStart(text)
  return shorten(text, isAfter ? CONTEXT_LENGTH : MAX_PIECE_LENGTH)
}

/** Returns the end of a text, from the beginning of a word on. */
export function cutStart(text: string): string {
  const start = text.length - CONTEXT_LENGTH
  return start <= 0 ? text : `…${text.slice(text.indexOf(' ', start) + 1)}`
}

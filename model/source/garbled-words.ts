// Says what the words of a line become whose letters were turned into others.
import type { ProblemDetails } from '../problems/problem'
import { listWords } from '../text/list-words'

/** More words than this between two of them are not repeated. */
const MAX_SPAN = 4
/** In characters. A shorter line with garbled letters at several places is written out whole. */
const MAX_LINE = 200
const MARKS_BEFORE = /^["'([*_<-]+/
const MARKS_AFTER = /["')\]*_>.,;:!?-]+$/

/**
 * Describes all garbled letters of a line; returns null if it has other words without them.
 * @param after the line with the letters that were meant
 * @param found the garbled characters, in their order
 */
export function describeGarbledWords(
  typed: string,
  after: string,
  found: readonly string[],
): Pick<ProblemDetails, 'message' | 'fix'> | null {
  const [words, meant] = [typed.split(/[ \t]/), after.split(/[ \t]/)]
  const changed = meant.flatMap((word, index) => (word === words[index] ? [] : [index]))
  const [first] = changed
  const last = changed.at(-1)
  if (first === undefined || last === undefined || words.length !== meant.length) return null
  const isNear = last - first < MAX_SPAN
  const phrases = isNear
    ? [meant.slice(first, last + 1).join(' ')]
    : changed.map((index) => meant[index] ?? '')
  const different = [...new Set(found)]
  const letters = different.length === 1 ? 'A letter was' : 'Letters were'
  return {
    message: `${letters} turned into ${listWords(different)} when the text was pasted.`,
    fix:
      phrases.length > 1 && after.length <= MAX_LINE
        ? `Write this line so: ${after.trim()}`
        : `Write ${listWords(phrases.map(trimMarks))}`,
  }
}

const trimMarks = (words: string): string =>
  words.replace(MARKS_BEFORE, '').replace(MARKS_AFTER, '')

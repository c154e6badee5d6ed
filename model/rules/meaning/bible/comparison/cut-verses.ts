// Cuts the words that a quotation means out of verses.
import type { Alignment } from './align-words'

/** Whether a quotation begins and ends as a sentence does. */
export type Ends = { readonly beginsSentence: boolean; readonly endsSentence: boolean }

/** More words are not added to those that were aligned. */
const MAX_WORDS_BEFORE = 3
/** Fewer words than these are left out or added at the end. */
const WORDS_LEFT_OUT = /(?<=[.,;:?!][’”]*)\s+(?:\S+\s+)?\S+$/
const WORDS_AFTER_EQUAL = /^(?:\s+[A-Za-zÀ-ỿ’-]+){1,2}(?=[.,;:?!])/u
const WORDS_AFTER_OTHER = /^(?:\s+[A-Za-zÀ-ỿ’-]+){1,5}(?=[.,;:?!])/u

/**
 * Returns the words with the punctuation and the quotation marks that belong to them. Where the first or the last word is
 * not the one that was quoted, they begin or end where a part of the sentence does, if that is near.
 */
export function cutVerses(
  verses: string,
  alignment: Alignment,
  { beginsSentence, endsSentence }: Ends,
): string {
  const start = findStart(verses, alignment, beginsSentence)
  const end = findEnd(verses, alignment, endsSentence)
  const before = /[“‘(]*$/.exec(verses.slice(0, start))?.[0] ?? ''
  const after = /^[^\s\p{L}—]*/u.exec(verses.slice(end))?.[0] ?? ''
  return (before + verses.slice(start, end) + after).replaceAll('\n', ' ')
}

function findStart(
  verses: string,
  { start, isStartEqual }: Alignment,
  beginsSentence: boolean,
): number {
  const added = /[^.,;:?!—“”‘]*$/.exec(verses.slice(0, start))?.[0].trimStart() ?? ''
  // "Each of you should give" is "Let each man give": the first word is the same, but a sentence does not begin with it.
  const isPart = isStartEqual && !(beginsSentence && /^[A-ZÀ-Þ]/u.test(added))
  return isPart || added.split(/\s+/).length - 1 > MAX_WORDS_BEFORE ? start : start - added.length
}

function findEnd(verses: string, { end, isEndEqual }: Alignment, endsSentence: boolean): number {
  if (!/^\s+[A-Za-zÀ-ỿ]/u.test(verses.slice(end))) return end
  const leftOut = isEndEqual ? null : WORDS_LEFT_OUT.exec(verses.slice(0, end))
  if (leftOut) return verses.slice(0, leftOut.index).replace(/[^\p{L}]+$/u, '').length
  if (isEndEqual && !endsSentence) return end
  const pattern = isEndEqual ? WORDS_AFTER_EQUAL : WORDS_AFTER_OTHER
  return end + (pattern.exec(verses.slice(end))?.[0].length ?? 0)
}

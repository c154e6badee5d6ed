// Replaces found words by the right ones. Only the words that differ are touched, so that links, bold words and quotation marks around
// them stay as they are.
import { foldText, type FoundWords } from './find-words'

/**
 * Returns the corrected text, or null if a link or bold words would be lost.
 * @param now the words as someone typed them, which may differ from those in the text
 */
export function replaceWords(found: FoundWords, now: string, corrected: string): string | null {
  const [old, right] = [listWords(now), listWords(corrected)]
  const shorter = Math.min(old.length, right.length)
  const first = countWhile(shorter, (index) => old[index]?.word === right[index]?.word)
  const last = countWhile(
    shorter - first,
    (index) => old.at(-1 - index)?.word === right.at(-1 - index)?.word,
  )
  const typed = right.slice(first, right.length - last)
  const inserted = corrected.slice(typed[0]?.start ?? 0, typed.at(-1)?.end ?? 0)
  const { text } = found
  const [from, to] = findRange(found, now, old.slice(first, old.length - last), old[first - 1])
  if (/[*[\]]/.test(text.slice(from, to))) return null
  const [before, after] = [text.slice(0, from), text.slice(to)]
  if (inserted === '')
    return first > 0 ? before.replace(/[ \t]+$/, '') + after : before + after.replace(/^[ \t]+/, '')
  if (from < to) return before + inserted + after
  return first > 0 ? `${before} ${inserted}${after}` : `${inserted} ${after}`
}

type Word = { readonly word: string; readonly start: number; readonly end: number }

const listWords = (text: string): Word[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }))

/** Returns the range in the text of some of the typed words; an empty one after the word before them if there are none. */
function findRange(
  { from, indices }: FoundWords,
  now: string,
  words: readonly Word[],
  wordBefore: Word | undefined,
): [from: number, to: number] {
  const typed = foldText(now).indices
  /** Returns the place in the text of the first or last compared character of the typed words up to `end`. */
  const countBefore = (end: number) => typed.filter((index) => index < end).length
  const [start, end] = [words[0]?.start, words.at(-1)?.end]
  if (start !== undefined && end !== undefined) {
    const [first, last] = [countBefore(start), countBefore(end) - 1]
    if (last >= first) return [indices[first] ?? from, (indices[last] ?? from) + 1]
  }
  const place = wordBefore ? (indices[countBefore(wordBefore.end) - 1] ?? from) + 1 : from
  return [place, place]
}

function countWhile(limit: number, isTrue: (index: number) => boolean): number {
  let count = 0
  while (count < limit && isTrue(count)) count++
  return count
}

// Finds the verses that have the words of a quotation.
import { getPositionAt } from '../../../../problems/problem'
import type { Bible, Chapter, Reference } from '../texts/bible-text'
import { findParts, readWords, type Word } from './bible-words'

/** Words that a quotation may write in another way than the verse, because of an apostrophe or the name of God. */
const UNCERTAIN = /^(?:lord|god)s?$|^jehova$|s$|^[^]{1,3}t$/
/** A single word is no verse. */
const MIN_WORDS = 2
/** Fewer words of a block, or of a sentence, are hardly meant as a part of another verse. */
const MIN_BLOCK_WORDS = 3
const MIN_SENTENCE_WORDS = 4
/** The number of words, the longest ones, that decide which chapters are searched. */
const DECISIVE_WORDS = 3

/** Returns all verses that have these words; only those of the quotation's own chapter if it has them. */
export function findPlaces(
  parts: readonly (readonly Word[])[],
  own: Chapter,
  bible: Bible,
): Reference[] {
  const nearby = findInChapter(parts, own)
  return nearby.length > 0 ? nearby : findInBible(parts, bible)
}

/**
 * Returns the verses that a few words are: whole verses anywhere, or a part of one in the quotation's own chapter.
 * @param isBlock whether the words are a quotation of their own, not a part of a sentence
 */
export function findShortPlaces(
  parts: readonly (readonly Word[])[],
  own: Chapter,
  bible: Bible,
  isBlock: boolean,
): Reference[] {
  const count = parts.flat().length
  if (count < MIN_WORDS || parts.length > 1) return []
  const nearby = findInChapter(parts, own)
  const isWhole = ({ book, chapter, first, last }: Reference) => {
    const verses = bible.findChapter(book, chapter)?.verses ?? []
    const verse = verses.find(({ number }) => number === first)
    return first === last && verse !== undefined && readWords(verse.words).length === count
  }
  const whole = nearby.filter(isWhole)
  if (whole.length > 0) return whole
  const isClear = isBlock
    ? count >= MIN_BLOCK_WORDS
    : count >= MIN_SENTENCE_WORDS && nearby.length === 1
  if (nearby.length > 0) return isClear ? nearby : []
  return findInBible(parts, bible).filter(isWhole)
}

function findInBible(parts: readonly (readonly Word[])[], bible: Bible): Reference[] {
  const sought = parts
    .flat()
    .map(({ letters }) => letters)
    .filter((letters) => !UNCERTAIN.test(letters))
    .sort((a, b) => b.length - a.length)
    .slice(0, DECISIVE_WORDS)
  return bible.findChaptersWith(sought).flatMap((chapter) => findInChapter(parts, chapter))
}

function findInChapter(
  parts: readonly (readonly Word[])[],
  { book, chapter, verses }: Chapter,
): Reference[] {
  const places: Reference[] = []
  let rest = verses
  for (;;) {
    const text = rest.map(({ words }) => words).join('\n')
    const found = findParts(parts, text)
    if (found === null) return places
    const [first = 0, last = 0] = [found.start, found.end].map(
      (offset) => getPositionAt(text, offset).line - 1,
    )
    places.push({ book, chapter, first: rest[first]?.number ?? 1, last: rest[last]?.number ?? 1 })
    rest = rest.slice(first + 1)
  }
}

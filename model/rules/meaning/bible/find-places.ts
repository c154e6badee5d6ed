// Finds the verses that have the words of a quotation.
import { getPositionAt } from '../../../problems/problem'
import type { Bible, Chapter, Reference } from './bible-text'
import { findParts, type Word } from './bible-words'

/** Words that a quotation may write in another way than the verse, because of an apostrophe or the name of God. */
const UNCERTAIN = /^(?:lord|god)s?$|^jehova$|s$|^[^]{1,3}t$/
/** The number of words, the longest ones, that decide which chapters are searched. */
const DECISIVE_WORDS = 3

/** Returns all verses that have these words; only those of the quotation's own chapter if it has them. */
export function findPlaces(
  parts: readonly (readonly Word[])[],
  own: Chapter,
  bible: Bible,
): Reference[] {
  const nearby = findInChapter(parts, own)
  if (nearby.length > 0) return nearby
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

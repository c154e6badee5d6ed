// Checks where quotations from the Bible are from, and their words.
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import type { FileContent } from '../file-content'
import { checkBible } from './check-bible'
import { checkMissingColons } from './check-missing-colons'
import { checkSpeakers } from './check-speakers'
import { checkVerseFields } from './check-verse-fields'
import { checkVerseWords } from './check-verse-words'

/** Checks the quotations of a file. Their words show which verse is meant by one that does not exist. */
export function checkVerses(text: SplitText, { slug, typedBody }: FileContent): LocatedProblem[] {
  const words = [...checkVerseFields(text, slug), ...checkVerseWords(text, slug, typedBody)]
  const lines = new Set(words.map(({ line }) => line))
  const places = checkBible(text, slug).filter(
    ({ code, line }) => code !== 'verse-unknown' || !lines.has(line),
  )
  const colons = checkMissingColons(text, slug)
  // Words of another translation have one cause: its name says so.
  const named = places.filter(({ code }) => code === 'verse-translation').map(({ line }) => line)
  const speakers = words.length > 0 ? [] : checkSpeakers(text, slug)
  return [...colons, ...places, ...words.filter(({ line }) => !named.includes(line)), ...speakers]
}

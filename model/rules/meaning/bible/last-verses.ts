// Knows the last verse of each chapter, so that a verse after it is noticed: Psalm 139:31.
import type { Bible } from './texts/bible-text'
import { REINA_VALERA, WORLD_ENGLISH_BIBLE } from './texts/bibles'
import { findSpanishBook } from './texts/spanish-books'

/** The title of a psalm is a verse or two of it in other Bibles, which also part some verses in another way. */
const MAX_MORE_VERSES = 2
/** The last verses of chapters that end much later in other Bibles. */
const OTHER_ENDS: ReadonlyMap<string, number> = new Map([
  ['Exodus 7', 29],
  ['Leviticus 5', 26],
  ['Numbers 17', 28],
  ['1 Kings 5', 32],
  ['1 Chronicles 5', 41],
  ['Nehemiah 3', 38],
  ['Job 40', 32],
  ['Ezekiel 21', 37],
  ['Daniel 3', 100],
  ['Zechariah 2', 17],
  ['Malachi 3', 24],
  ['Romans 16', 27],
])
/** People with these names meet at hours such as 5:30. */
const NAME = /^(?:Ruth|Ezra|Esther|Job|Daniel|Joel|Amos|Micah|Matthew|Mark|Luke|John|James|Titus)$/
const MINUTES_OF_QUARTER = 15
const HOURS_OF_CLOCK = 12

/**
 * Returns the number of the last verse of a chapter if it certainly does not have the verse, or null.
 * @param book its name in English or in Spanish
 */
export function findLastVerse(book: string, chapter: number, verse: number): number | null {
  const count = Math.max(
    countVerses(WORLD_ENGLISH_BIBLE, book, chapter),
    countVerses(REINA_VALERA, findSpanishBook(book) ?? book, chapter),
  )
  const end = Math.max(count + MAX_MORE_VERSES, OTHER_ENDS.get(`${book} ${chapter}`) ?? 0)
  if (count === 0 || verse <= end) return null
  const isTime =
    NAME.test(book) && chapter <= HOURS_OF_CLOCK && verse % MINUTES_OF_QUARTER === 0 && verse < 60
  return isTime ? null : count
}

const countVerses = ({ findChapter }: Bible, book: string, chapter: number): number =>
  findChapter(book, chapter)?.verses.at(-1)?.number ?? 0

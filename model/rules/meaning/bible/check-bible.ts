// Reports references to verses that do not exist, and quotations from another translation of the Bible than ours.
import type { SplitText } from '../../../front-matter/split-front-matter'
import { findUnambiguousMatch } from '../../../problems/closest-match'
import type { FileProblem, LocatedProblem } from '../../../problems/problem'
import { splitFileName } from '../../../languages'
import { findInFile } from '../../find-in-file'
import { CHAPTER_COUNTS, getSpanishBook } from './texts/bible-books'
import { getVerses, joinVerses, type Bible, type Reference } from './texts/bible-text'
import { REINA_VALERA, WORLD_ENGLISH_BIBLE } from './texts/bibles'
import { findSpanishBook, SPANISH_BOOK } from './texts/spanish-books'
import { otherSpanishTranslation, otherTranslation } from './translation-problems'
import { findLastVerse } from './last-verses'
import { fitNameOfGod } from './name-of-god'
import { findWordsAround } from './quotations/words-around'
import { fitMarks } from './quotations/written-verses'
import { findTranslationName, type TranslationName } from './translation-names'

/** Matches a reference such as `1 John 4:19`. */
const REFERENCE =
  /(?<![A-Za-zÀ-ỿ\d])((?:[123] )?[A-ZÀ-Þ][A-Za-zÀ-ỿ]+(?: of (?:Solomon|Songs))?) (\d{1,3}):(\d{1,3})(?:[-–](\d{1,3}))?(?![\d:]| ?[AaPp]\.?[Mm]\b)/gu

/** Matches a reference as Spanish texts write it: `1 Corintios 13,4-7`, `Mt 11, 28`. */
const SPANISH_REFERENCE = new RegExp(
  `(?<![A-Za-zÀ-ỿ\\d])(${SPANISH_BOOK}) (\\d{1,3})(?::|[,.] ?)(\\d{1,3})(?:[-–](\\d{1,3}))?(?![\\d:])`,
  'gu',
)

/** Psalm 119 has the most verses. */
const MAX_VERSE = 176
/** Few chapters have more verses than this, and a number that is higher was hardly that of a verse. */
const MAX_USUAL_VERSE = 60
/** People of whom many think that they have a book of their own. */
const NO_BOOKS = new Set([
  'Hezekiah',
  'Moses',
  'Elijah',
  'Solomon',
  'Hesitations',
  'Abraham',
  'David',
  'Peter',
  'Paul',
])

export function checkBible(text: SplitText, slug: string): LocatedProblem[] {
  const isEnglish = splitFileName(slug).language === 'en'
  const [first] = findInFile(
    text,
    (searched) =>
      [
        ...findReferences(searched, REFERENCE, describeReference),
        ...findReferences(searched, isEnglish ? REFERENCE : SPANISH_REFERENCE, (match) =>
          describeName(
            match,
            findTranslationName(searched, match.index + match[0].length, isEnglish),
            isEnglish,
            findWordsAround(searched, match.index),
          ),
        ),
      ].sort((a, b) => a.index - b.index),
    /\d(?::|[,.] ?)\d/,
  )
  if (!first) return []
  const { problem, field, line, column } = first
  return [{ ...problem, line, column, ...(field === null ? {} : { field }) }]
}

const findReferences = (
  text: string,
  pattern: RegExp,
  describe: (match: RegExpExecArray) => FileProblem | null,
) =>
  [...text.matchAll(pattern)].flatMap((match) => {
    const problem = describe(match)
    return problem === null ? [] : [{ words: match[0], index: match.index, problem }]
  })

function describeReference([
  ,
  book = '',
  chapter,
  verse,
  lastVerse,
]: RegExpExecArray): FileProblem | null {
  const reference = `${book} ${chapter}:${verse}`
  const count = CHAPTER_COUNTS.get(book)
  if (count === undefined) {
    const meant = book.length < 6 ? null : findUnambiguousMatch(book, [...CHAPTER_COUNTS.keys()])
    if (meant === null && !NO_BOOKS.has(book)) return null
    return unknownVerse(reference, `The Bible has no book that is called ${book}.`, meant)
  }
  if (Number(chapter) > count || Number(chapter) === 0) {
    const why = `"${book}" has only ${count} ${count === 1 ? 'chapter' : 'chapters'}.`
    const swapped = Number(chapter) <= MAX_USUAL_VERSE && isChapter(verse, count)
    return unknownVerse(
      reference,
      why,
      swapped ? `${book} ${verse}:${chapter}${writeLast(chapter, lastVerse)}` : null,
      SWAPPED,
    )
  }
  if (Number(verse) > MAX_VERSE || Number(verse) === 0)
    return unknownVerse(reference, `No chapter of the Bible has a verse ${verse}.`)
  return describeMissingVerse(`${book} ${chapter}`, [verse, lastVerse])
}

/** @param verses the first verse and, of several, the last one */
function describeMissingVerse(
  place: string,
  [first = '', last]: readonly (string | undefined)[],
): FileProblem | null {
  const verse = last ?? first
  const [, book = '', chapter] = /^(.+) (\d+)$/.exec(place) ?? []
  const count = findLastVerse(book, Number(chapter), Number(verse))
  if (count === null) return null
  const start = last === undefined ? `${place}:` : `${place}:${first}-`
  const problem = unknownVerse(`${start}${verse}`, `${place} has only ${count} verses.`)
  const swapped = Number([...verse].reverse().join(''))
  const isLater = last === undefined || swapped > Number(first)
  return swapped < 1 || swapped > count || !isLater
    ? problem
    : {
        ...problem,
        fix: `If you mean ${start}${swapped}, write ${start}${swapped}. If not, look the verse up.`,
      }
}

/**
 * Describes a quotation from a translation that not everyone may copy. A Spanish page quotes only Spanish ones.
 * @param around the words of the quotation, whose name of God may stay
 */
function describeName(
  [written, typed = '', chapter, verse, lastVerse]: RegExpExecArray,
  name: TranslationName | null,
  isEnglish: boolean,
  around: string,
): FileProblem | null {
  const book = isEnglish ? typed : (findSpanishBook(typed) ?? '')
  if (name === null || !CHAPTER_COUNTS.has(book) || !(isEnglish || name.isSpanish)) return null
  const reference = `${book} ${chapter}:${verse}${writeLast(verse, lastVerse)}`
  const first = Number(verse)
  const own = { book, chapter: Number(chapter), first, last: Number(lastVerse ?? verse) }
  const isEnglishBook = isEnglish && WORLD_ENGLISH_BIBLE.findChapter(book, own.chapter) !== null
  if (name.isSpanish && !isEnglishBook) {
    const spanish = { ...own, book: getSpanishBook(book) }
    return otherSpanishTranslation(
      written,
      reference.replace(book, spanish.book),
      name.typed,
      findVerses(spanish, REINA_VALERA, around),
      around,
    )
  }
  return otherTranslation(
    reference,
    name.typed,
    name.isSpanish ? null : findVerses(own, WORLD_ENGLISH_BIBLE, around),
    around,
  )
}

const isChapter = (typed = '', count: number): boolean =>
  Number(typed) > 0 && Number(typed) <= count

/** Writes the end of a range of verses, if it can be one after the verse. */
const writeLast = (verse = '', last = ''): string =>
  Number(last) > Number(verse) ? `-${last}` : ''

const SWAPPED = 'The chapter comes first, and then the verse.'

const unknownVerse = (
  reference: string,
  why: string,
  meant: string | null = null,
  reason = '',
): FileProblem => ({
  code: 'verse-unknown',
  severity: 'warning',
  message: `There is no ${reference} in the Bible. ${why}`,
  fix:
    meant === null
      ? 'Look the verse up, and correct its words and where it is from.'
      : reason === ''
        ? `Write ${meant} if that is the book. Look the verse up, and correct its words too.`
        : `${reason} If you mean ${meant}, write ${meant}. If not, look the verse up.`,
})

/** More letters are too long for an answer. */
const MAX_LETTERS = 300

/** Returns the words of the verses in a translation if they are short enough to be shown, or null. */
function findVerses(reference: Reference, bible: Bible, around: string): string | null {
  const chapter = bible.findChapter(reference.book, reference.chapter)
  const words = chapter === null ? '' : joinVerses(getVerses(chapter, reference))
  return words === '' || words.length > MAX_LETTERS
    ? null
    : fitMarks(fitNameOfGod(words, around, bible), false)
}

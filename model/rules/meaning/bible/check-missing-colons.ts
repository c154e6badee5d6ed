// Notes a reference without the colon between chapter and verse, which dictation leaves out: "Matthew 1128 (WEB)".
import type { SplitText } from '../../../front-matter/split-front-matter'
import { splitFileName } from '../../../languages'
import { getPositionAt, type LocatedProblem } from '../../../problems/problem'
import { createEdit } from '../../../problems/text-edits'
import { CHAPTER_COUNTS } from './bible-books'
import { getVerses, type Bible, type Reference } from './bible-text'
import { judgeQuotation } from './comparison/judge-quotation'
import { getQuotationPatterns } from './quotation-patterns'
import { SPANISH_BOOK } from './spanish-books'
import { findWordsAround } from './words-around'

const MAY_LACK = /\p{L}\.? (?:\d{2,6}|\d{1,3} ?[;:.,]? ?\d{1,3})(?!\d)/u
/** Spanish texts write a comma or a period for the colon. After a semicolon or a comma with a space, chapters are listed. */
const MARKS = { en: ' ?[.:] | ?[;.]| :| ', es: ' ?: | ?;| :| ' }
const NAME =
  ',? \\(?(?:WEB|World English|NIV|KJV|ESV|NKJV|NLT|RVA?\\b|RVR|NVI|[Rr]eina[- ][Vv]alera)'
/** Matches what is only beside a reference: the line below a quotation, parentheses, or the name of a translation. */
const createPattern = (book: string, marks: string) =>
  new RegExp(
    `(?<=(^[ \\t]*>[ \\t]*(?:[—–―-]{1,2} ?)?[*_(]*)|(\\()|(?<![\\p{L}\\d]))(${book}) (?:(\\d{1,3})(?:${marks})(\\d{1,3})|(\\d{2,6}))(?:[-–](\\d{1,3}))?(?!\\d|[:.,]\\d)(?=(${NAME})|(\\))|([*_)]*\\.?[ \\t]*$)|)`,
    'gmu',
  )
const PATTERNS = {
  en: createPattern('(?:[123] )?\\p{Lu}\\p{L}+(?: of (?:Solomon|Songs))?', MARKS.en),
  es: createPattern(SPANISH_BOOK, MARKS.es),
}
/** Books that nothing else is called, so that a number after them is that of a verse. */
const ONLY_BOOKS =
  /^(?:\d |Psalms?$|Salmos?$|Galat|Gálat|Ephes|Efes|Philipp|Filip|Coloss|Colos|Hebr)/
/** A first course is often called so, and some Bibles have one more psalm. */
const OTHER_NUMBERS = new Set(['101', '151'])

export function checkMissingColons({ body, bodyLine }: SplitText, slug: string): LocatedProblem[] {
  if (!MAY_LACK.test(body)) return []
  const { language } = splitFileName(slug)
  const { bible, findBook } = getQuotationPatterns(language)
  return [...body.matchAll(PATTERNS[language])].flatMap((match) => {
    const [typed, line, open, name = '', chapter, verse, digits, last, translation, close, end] =
      match
    const book = findBook(name)
    if (book === null || !CHAPTER_COUNTS.has(book)) return []
    const isBeside = [line !== undefined && end !== undefined, open && close, translation]
    const isSource = isBeside.some(Boolean)
    if (!isSource && (digits === undefined || !ONLY_BOOKS.test(book) || OTHER_NUMBERS.has(digits)))
      return []
    const pairs = digits === undefined ? [[chapter, verse]] : splitDigits(digits, book)
    const places = pairs
      .map(([first, second]) => createReference(book, Number(first), Number(second), last))
      .filter((place) => isPlace(place, bible))
    const words = line === undefined ? '' : getQuotedWords(body, match.index, typed)
    const quoted = places.filter((place) => isQuoted(place, words, bible))
    const meant = (quoted.length === 1 ? quoted : places).map(
      (place) => `${name} ${place.chapter}:${place.first}${last === undefined ? '' : `-${last}`}`,
    )
    const [written] = meant
    if (written === undefined) return []
    const edit = createEdit(body, { start: match.index, typed }, written)
    const position = getPositionAt(body, match.index)
    const added = bodyLine - 1
    return [
      {
        code: 'verse-unknown',
        severity: 'warning',
        message: `"${typed}" has no colon between chapter and verse.`,
        fix: `Write ${meant.join(' or ')}`,
        line: position.line + added,
        column: position.column,
        suggestion:
          meant.length === 1 && isSource && edit
            ? { ...edit, line: edit.line + added, endLine: edit.endLine + added }
            : null,
      },
    ]
  })
}

/** Returns all ways to split digits into chapter and verse; none if they can be those of a chapter. */
const splitDigits = (digits: string, book: string): string[][] =>
  Number(digits) <= (CHAPTER_COUNTS.get(book) ?? 0)
    ? []
    : Array.from({ length: digits.length - 1 }, (_, index) => [
        digits.slice(0, index + 1),
        digits.slice(index + 1),
      ]).filter((numbers) => numbers.every((number) => !number.startsWith('0')))

const createReference = (
  book: string,
  chapter: number,
  first: number,
  last: string | undefined,
): Reference => ({ book, chapter, first, last: Number(last ?? first) })

/** Returns whether a chapter has the first and the last verse. */
function isPlace(place: Reference, bible: Bible): boolean {
  const chapter = bible.findChapter(place.book, place.chapter)
  const count = place.last - place.first + 1
  return chapter !== null && count > 0 && getVerses(chapter, place).length === count
}

/** Returns the words of a block above its reference. */
const getQuotedWords = (body: string, index: number, typed: string): string =>
  (findWordsAround(body, index).split(typed)[0] ?? '').replace(/^[ \t]*>[ \t]?/gm, '').trim()

function isQuoted(reference: Reference, words: string, bible: Bible): boolean {
  const quotation = { reference, words, typed: '', typedAt: 0, wordsAt: 0 }
  const kind = { isBlock: true, isLoose: false, isNamed: true }
  return words !== '' && judgeQuotation({ ...quotation, ...kind }, bible)?.is === 'right'
}

// Notes a reference without the colon between chapter and verse, which dictation leaves out: "Matthew 1128 (WEB)".
import type { SplitText } from '../../../front-matter/split-front-matter'
import { splitFileName } from '../../../languages'
import { getPositionAt, type LocatedProblem } from '../../../problems/problem'
import { createEdit } from '../../../problems/text-edits'
import { CHAPTER_COUNTS } from './texts/bible-books'
import { getVerses, type Bible, type Reference } from './texts/bible-text'
import { judgeQuotation } from './comparison/judge-quotation'
import { getQuotationPatterns } from './quotations/quotation-patterns'
import { SPANISH_BOOK } from './texts/spanish-books'
import { findWordsAround } from './quotations/words-around'

const MAY_LACK = /[A-Za-zÀ-ỿ]\.? (?:\d{2,6}|\d{1,3} ?[;:.,]? ?\d{1,3})(?!\d)/u
/** Spanish texts write a comma or a period for the colon. After a semicolon or a comma with a space, chapters are listed. */
const MARKS = { en: ' ?[.:] | ?[;.]| :| ', es: ' ?: | ?;| :| ' }
const NAME =
  ',? \\(?(?:WEB|World English|NIV|KJV|ESV|NKJV|NLT|RVA?\\b|RVR|NVI|[Rr]eina[- ][Vv]alera)'
/**
 * Matches a book with its numbers, and what shows that they are a reference: the line below a quotation, parentheses, or the name of a
 * translation.
 */
const createPattern = (book: string, marks: string) =>
  new RegExp(
    `(?<=(?<line>^[ \\t]*>[ \\t]*(?:[—–―-]{1,2} ?)?[*_(]*)|(?<open>\\()|(?<![A-Za-zÀ-ỿ\\d]))(?<name>${book}) (?:(?<chapter>\\d{1,3})(?:${marks})(?<verse>\\d{1,3})|(?<digits>\\d{2,6}))(?:[-–](?<last>\\d{1,3}))?(?!\\d|[:.,]\\d)(?=(?<translation>${NAME})|(?<close>\\))|(?<end>[*_)]*\\.?[ \\t]*$)|)`,
    'gmu',
  )
const PATTERNS = {
  en: createPattern('(?:[123] )?[A-ZÀ-Þ][A-Za-zÀ-ỿ]+(?: of (?:Solomon|Songs))?', MARKS.en),
  es: createPattern(SPANISH_BOOK, MARKS.es),
}
/** Books that nothing else is called, so that a number after them is that of a verse. */
const ONLY_BOOKS =
  /^(?:\d |Psalms?$|Salmos?$|Galat|Gálat|Ephes|Efes|Philipp|Filip|Coloss|Colos|Hebr)/
/** A first course is often called so, and some Bibles have one more psalm. */
const OTHER_NUMBERS = new Set(['101', '151'])

/** What a pattern found. Of the chapter and the digits, one is there. */
type Groups = { readonly name: string } & Readonly<
  Partial<
    Record<
      'line' | 'open' | 'chapter' | 'verse' | 'digits' | 'last' | 'translation' | 'close' | 'end',
      string
    >
  >
>

export function checkMissingColons({ body, bodyLine }: SplitText, slug: string): LocatedProblem[] {
  if (!MAY_LACK.test(body)) return []
  const { language } = splitFileName(slug)
  const { bible, findBook } = getQuotationPatterns(language)
  return [...body.matchAll(PATTERNS[language])].flatMap(({ 0: typed, index, groups }) => {
    const found = groups as Groups
    const book = findBook(found.name)
    if (book === null || !CHAPTER_COUNTS.has(book) || !isReference(found, book)) return []
    const words = found.line === undefined ? '' : getQuotedWords(body, index, typed)
    const meant = findMeantPlaces(found, book, words, bible).map((place) =>
      writePlace(found, place),
    )
    const [written] = meant
    if (written === undefined) return []
    const edit = createEdit(body, { start: index, typed }, written)
    const position = getPositionAt(body, index)
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
          meant.length === 1 && isSource(found) && edit
            ? { ...edit, line: edit.line + added, endLine: edit.endLine + added }
            : null,
      },
    ]
  })
}

/** Returns whether what is beside the numbers shows that they are a reference. */
const isSource = ({ line, end, open, close, translation }: Groups): boolean =>
  (line !== undefined && end !== undefined) || Boolean(open && close) || Boolean(translation)

const isReference = (found: Groups, book: string): boolean =>
  isSource(found) ||
  (found.digits !== undefined && ONLY_BOOKS.test(book) && !OTHER_NUMBERS.has(found.digits))

/** Returns the verses that can be meant: only the quoted ones if the words above are theirs. */
function findMeantPlaces(
  { chapter, verse, digits, last }: Groups,
  book: string,
  words: string,
  bible: Bible,
): Reference[] {
  const pairs = digits === undefined ? [[chapter, verse]] : splitDigits(digits, book)
  const places = pairs
    .map(([first, second]) => createReference(book, Number(first), Number(second), last))
    .filter((place) => isPlace(place, bible))
  const quoted = places.filter((place) => isQuoted(place, words, bible))
  return quoted.length === 1 ? quoted : places
}

const writePlace = ({ name, last }: Groups, { chapter, first }: Reference): string =>
  `${name} ${chapter}:${first}${last === undefined ? '' : `-${last}`}`

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

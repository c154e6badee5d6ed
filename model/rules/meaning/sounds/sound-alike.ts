// Finds words that sound like the ones that were meant, by phrases in which only these can be.
import { memoize } from '../../../memoize/memoize'

export type SoundAlike = {
  /** A pattern of whole words with the wrong one among them, without groups that capture. */
  readonly phrase: string
  /** The wrong word, or its beginning. */
  readonly typed: string
  readonly written: string
}

export type FoundSound<Row extends SoundAlike = SoundAlike> = {
  /** The row of the table with the phrase. */
  readonly row: Row
  /** The phrase as it was typed. */
  readonly words: string
  readonly index: number
  /** The phrase as it was meant. */
  readonly written: string
  /** The wrong word alone, with the end of it that the table leaves out, and what is meant by it. */
  readonly wrong: string
  readonly meant: string
}

/**
 * Returns a function that finds the phrases of a table in a text.
 * @param withNames whether a phrase can be part of a title: "Office Manger"
 */
export function createSoundFinder<Row extends SoundAlike>(
  table: readonly Row[],
  { withNames = false } = {},
): (text: string) => FoundSound<Row>[] {
  return (text) => {
    // Most texts have no wrong word, so most phrases are not searched, and their patterns not compiled.
    const lowerText = text.toLowerCase()
    return table
      .filter(({ typed }) => !IS_WORD.test(typed) || hasWord(lowerText, typed))
      .flatMap((row) => findRow(row, text, withNames))
      .sort((a, b) => a.index - b.index)
  }
}

const IS_WORD = /^[a-zß-ỿ ’'-]+$/u
const LETTER = 'A-Za-zÀ-ỿ'
const IS_LETTER = new RegExp(`[${LETTER}]`)
const WORD_END = new RegExp(`^[${LETTER}]*`)

/** @param start a word or its beginning */
function hasWord(text: string, start: string): boolean {
  for (let index = text.indexOf(start); index !== -1; index = text.indexOf(start, index + 1))
    if (!IS_LETTER.test(text[index - 1] ?? '')) return true
  return false
}

function findRow<Row extends SoundAlike>(
  row: Row,
  text: string,
  withNames: boolean,
): FoundSound<Row>[] {
  const { phrase, typed } = createPatterns(row)
  return [...text.matchAll(phrase)].flatMap(({ 0: words, index }) => {
    const match = typed.exec(words)
    if (match === null || (!withNames && isName(match[0], match.index))) return []
    const [wrong] = match
    const meant = matchCase(wrong, row.written)
    const written = words.slice(0, match.index) + meant + words.slice(match.index + wrong.length)
    const end = WORD_END.exec(words.slice(match.index + wrong.length))?.[0] ?? ''
    return [{ row, words, index, written, wrong: wrong + end, meant: meant + end }]
  })
}

const createPatterns = memoize(({ phrase, typed }: SoundAlike) => ({
  phrase: new RegExp(`(?<![${LETTER}\\d’'-])(?:${phrase})(?![${LETTER}\\d’'-])`, 'giu'),
  typed: new RegExp(`(?<![${LETTER}])${typed}`, 'iu'),
}))

/** Returns whether a capital letter within a phrase, or several, show that a word is a name or an abbreviation. */
const isName = (word: string, index: number): boolean =>
  /^[A-ZÀ-Þ]{2}/u.test(word) || (index > 0 && /^[A-ZÀ-Þ]/u.test(word))

const matchCase = (typed: string, written: string): string =>
  /^[A-ZÀ-Þ]/u.test(typed) ? written.slice(0, 1).toUpperCase() + written.slice(1) : written

// Compares a quotation with the verses of its reference, and finds out which verses its words are.
import { getVerses, joinVerses, type Bible, type Reference } from '../texts/bible-text'
import { findParts, readParts, readWords } from './bible-words'
import { findPlaces, findShortPlaces } from './find-places'
import { findSimilar, type Similar } from './find-similar'
import type { Quotation } from '../quotations/find-quotations'

export type Judgement =
  | { readonly is: 'right' }
  /** The words are those of other verses; `places` has at least one of them. */
  | { readonly is: 'elsewhere'; readonly places: readonly Reference[] }
  /** The words are almost those of the verses. */
  | (Similar & { readonly is: 'similar' })
  | { readonly is: 'other'; readonly verses: string }

/** Fewer words of a block, or of a sentence, are hardly meant as the words of the verse. */
const MIN_BLOCK_WORDS = 3
const MIN_WORDS = 5
/** Fewer words can be in many places. */
const MIN_SOUGHT_WORDS = 5
/** A longer quotation than any on a page would take long to compare. */
const MAX_WORDS = 400
/** The share of words that are the same in a quotation that is meant to be from our translation. */
const MIN_OWN_SHARE = 0.75

/** Returns null if the quotation cannot be compared. */
export function judgeQuotation(
  { reference, words, isBlock }: Quotation,
  bible: Bible,
): Judgement | null {
  // The words may tell which chapter is meant by one that does not exist.
  const chapter = bible.findChapter(reference.book, reference.chapter) ?? {
    ...reference,
    verses: [],
  }
  const verses = joinVerses(getVerses(chapter, reference))
  if (listCandidates(words).some((text) => findParts(readParts(text), verses)))
    return { is: 'right' }
  const parts = readParts(words)
  const count = parts.flat().length
  if (count > MAX_WORDS) return null
  const places =
    count < MIN_SOUGHT_WORDS
      ? findShortPlaces(parts, chapter, bible, isBlock)
      : findPlaces(parts, chapter, bible)
  if (places.length > 0) return { is: 'elsewhere', places }
  if (count < (isBlock ? MIN_BLOCK_WORDS : MIN_WORDS)) return null
  // The verse is not in this edition of the Bible.
  if (verses === '') return null
  const similar = findSimilar(parts, chapter, reference, {
    beginsSentence: /^[^A-Za-zÀ-ỿ]*[A-ZÀ-Þ]/u.test(words),
    endsSentence: /[.!?]$/.test(words),
    isOneSentence: isBlock && !/[.!?;:—]\W*\s/.test(words),
  })
  return similar ? { is: 'similar', ...similar } : { is: 'other', verses }
}

/** Returns whether words are meant as those of our translation although nothing says so. */
export const isNearlyOurs = (judgement: Judgement): boolean =>
  judgement.is === 'elsewhere' || (judgement.is === 'similar' && judgement.share >= MIN_OWN_SHARE)

/** Matches the words within quotation marks, which others may introduce. */
const INTRODUCED = [/“([^]*)(?:”|$)/, /"([^]*)(?:"|$)/, /‘([^]*)(?:’|$)/, /«([^]*)(?:»|$)/]

/** Lists what may be the words of the verse: all of them, those below a first line, or those in quotation marks. */
function listCandidates(words: string): string[] {
  const paragraphs = words.split(/\n[ \t]*>[ \t]*\n/)
  return [
    ...paragraphs.map((_, index) => paragraphs.slice(index).join('\n')),
    ...INTRODUCED.flatMap((pattern) => pattern.exec(words)?.[1] ?? []),
  ].filter((text) => readWords(text).length > 0)
}

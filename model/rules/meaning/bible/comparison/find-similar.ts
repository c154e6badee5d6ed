// Finds the verses that a quotation means although some of its words are others.
import { getPositionAt } from '../../../../problems/problem'
import { alignWords } from './align-words'
import { getVerses, joinVerses, type Chapter, type Reference } from '../texts/bible-text'
import { readWords, type Word } from './bible-words'
import { cutVerses, type Ends } from './cut-verses'

export type Similar = {
  /** The verses whose words are meant, which may be more than those of the reference. */
  readonly place: Reference
  /** Their words that are meant; null if they are too many to write them. */
  readonly written: string | null
  /** Whether the quotation means exactly these words. */
  readonly isCertain: boolean
  /** The share of its words that are the same. */
  readonly share: number
}

/** The words of a quotation, and whether there is a period after them. */
type Typed = Ends & { readonly typed: readonly Word[] }

/** How the quotation begins and ends, and whether it is one sentence, so that its last words are hardly those of its author. */
export type QuotationForm = Ends & { readonly isOneSentence: boolean }

/** The share of the words that have to be the same; it is higher for verses that the reference does not name. */
const MIN_SHARE = 0.5
const MIN_SHARE_NEARBY = 0.7
/** Other translations have fewer words in common, but the long ones among them show which verse is meant. */
const MIN_SHARE_TRANSLATED = 0.4
const MIN_LONG_WORDS = 2
const MIN_LONG_WORDS_TRANSLATED = 3
const LONG_WORD = 4
/** More words at an end that are none of the verse are those of other verses. */
const MAX_OUTSIDE_WORDS = 3
/** The beginning and the end of a quotation are found if fewer words there are others. */
const END_WORDS = 3
/** More verses are too long to write all of them. */
const MAX_WRITTEN_VERSES = 3

/** Compares a quotation with the verses of its reference, and, if it goes on where they end, with the whole chapter. */
export function findSimilar(
  parts: readonly (readonly Word[])[],
  chapter: Chapter,
  reference: Reference,
  { beginsSentence, endsSentence, isOneSentence }: QuotationForm,
): Similar | null {
  const quotation = { typed: parts.flat(), beginsSentence, endsSentence }
  const own = getVerses(chapter, reference)
  const inOwn = compare(quotation, own, MIN_SHARE, MIN_SHARE_TRANSLATED)
  const isWithin = inOwn !== null && inOwn.outside <= MAX_OUTSIDE_WORDS
  const nearby = isWithin
    ? null
    : compare(quotation, chapter.verses, MIN_SHARE_NEARBY, MIN_SHARE_NEARBY)
  const found = nearby ?? inOwn
  if (found === null) return null
  const { first, last, text, outside, share } = found
  const isWhole = outside < END_WORDS && parts.length === 1
  const isShort = reference.last - reference.first < MAX_WRITTEN_VERSES
  return {
    place: nearby ? { ...reference, first, last } : reference,
    written: isWhole ? text : isShort && !nearby ? joinVerses(own) : null,
    isCertain:
      parts.length === 1 &&
      (outside <= MAX_OUTSIDE_WORDS || (isOneSentence && !nearby && found.isTranslated && isShort)),
    share,
  }
}

/** Returns the words that are meant and their verses, or null if too few words are the same. */
function compare(
  { typed, ...form }: Typed,
  verses: Chapter['verses'],
  minShare: number,
  minShareTranslated: number,
) {
  const text = verses.map(({ words }) => words).join('\n')
  const words = readWords(text)
  const alignment = alignWords(typed, words)
  const longWords = countLongWords(typed, words)
  const min = longWords >= MIN_LONG_WORDS_TRANSLATED ? minShareTranslated : minShare
  if (alignment === null) return null
  const share = alignment.equal / typed.length
  if (share < min) return null
  if (longWords < MIN_LONG_WORDS) return null
  const [first = 1, last = 1] = [alignment.start, alignment.end].map(
    (offset) => verses[getPositionAt(text, offset).line - 1]?.number,
  )
  const { outside, before, after } = alignment
  const ends = [typed.slice(0, before), typed.slice(typed.length - after)]
  const isTranslated =
    typed.length <= words.length &&
    ends.every((end) => end.length <= MAX_OUTSIDE_WORDS || countLongWords(end, words) > 0)
  const cut = cutVerses(text, alignment, form)
  return { first, last, text: cut, outside, share, isTranslated }
}

function countLongWords(typed: readonly Word[], words: readonly Word[]): number {
  const all = new Set(words.map(({ letters }) => letters))
  const long = typed.filter(({ letters }) => letters.length >= LONG_WORD && all.has(letters))
  return new Set(long.map(({ letters }) => letters)).size
}

// Says what is wrong with a quotation from the Bible, and what to write instead.
import type { TextEdit } from '../../../problems/problem'
import { createEdit } from '../../../problems/text-edits'
import { listWords } from '../../../text/list-words'
import { CHAPTER_COUNTS, isSameBook } from './texts/bible-books'
import type { Bible, Reference } from './texts/bible-text'
import type { Quotation } from './quotations/find-quotations'
import { isNearlyOurs, type Judgement } from './comparison/judge-quotation'
import { findLastVerse } from './last-verses'
import { fitNameOfGod } from './name-of-god'
import { fitMarks, fitVerse, quoteVerse } from './quotations/written-verses'

/** More places are not named. */
const MAX_NAMED_PLACES = 3
/** More words are not written. */
const MAX_WRITTEN_WORDS = 60
/** The number of words that is enough to recognize a verse. */
const BEGINNING_WORDS = 8

type Description = {
  readonly message: string
  readonly fix: string
  /** The offset in the body. */
  readonly at: number
  readonly edit: TextEdit | null
}

/**
 * Returns the problem of a quotation; its edit counts the lines of the body from 1.
 * @param bible the translation of the site
 */
export function describeVerseWords(
  quotation: Quotation,
  judgement: Exclude<Judgement, { is: 'right' }>,
  body: string,
  bible: Bible,
): Description {
  const { reference, words, typed, typedAt, wordsAt, isBlock } = quotation
  const nameGod = (verse: string) => fitNameOfGod(verse, words, bible)
  if (judgement.is === 'elsewhere') {
    const [name = '', ...others] = judgement.places.map(formatReference)
    const edit = others.length > 0 ? null : createEdit(body, { start: typedAt, typed }, name)
    return { ...describeElsewhere(quotation, judgement.places), at: typedAt, edit }
  }
  const hasMarks = !isBlock || /[“"«]/.test(body[wordsAt - 1] ?? '')
  if (judgement.is === 'other') {
    const whole = fitVerse(nameGod(judgement.verses), { words, isBlock, hasMarks })
    return {
      message: `The ${bible.name} has other words in ${typed}, and our website quotes no other ${bible.language} Bible.`,
      fix: adviseOnOther(whole.replaceAll('\n', ' '), quotation),
      at: wordsAt,
      edit: null,
    }
  }
  const verse = judgement.written && nameGod(judgement.written)
  const written = verse && fitVerse(verse, { words, isBlock, hasMarks })
  if (isApart(judgement.place, reference))
    return {
      message: `These are almost the words of ${formatReference(judgement.place)}, not of ${typed}.`,
      fix: `Write ${formatReference(judgement.place)}${written ? `, and its words in the ${bible.name}: ${quoteVerse(written)}` : '. Look the verses up, and copy their words.'}`,
      at: typedAt,
      edit: null,
    }
  // Words of another Bible would hide that they are ours now.
  const source = isNearlyOurs(judgement) ? null : completeSource(quotation, body, bible)
  const edit = written && judgement.isCertain ? replaceWords(quotation, written, body) : null
  return {
    message: `The words of ${formatReference(judgement.place)} are not those of the ${bible.name}.`,
    fix: written
      ? isBlock && !words.includes('\n') && /(?:^|\n)> $/.test(body.slice(0, wordsAt))
        ? `Write > ${written}${source === null ? '' : ` Then name the translation in the source: > ${source}`}`
        : `Write: ${quoteVerse(written)}${source === null ? '' : ` Then write the source: ${source}`}`
      : `Look the verses up in the ${bible.name}, and copy their words.`,
    at: wordsAt,
    edit: edit && written && source !== null ? addSource(written, quotation, source, body) : edit,
  }
}

/** Returns the source of a block with the translation, or null if it cannot need it. */
function completeSource(
  { typed, typedAt, isBlock, isNamed }: Quotation,
  body: string,
  { language }: Bible,
): string | null {
  const isBare = /^[ \t]*(?:\n|$)/.test(body.slice(typedAt + typed.length))
  return isBlock && !isNamed && isBare && language === 'English' ? `${typed} (WEB)` : null
}

/** Writes the words and the source below them. */
function addSource(
  written: string,
  { words, wordsAt, typed, typedAt }: Quotation,
  source: string,
  body: string,
): TextEdit | null {
  const between = body.slice(wordsAt + words.length, typedAt)
  const whole = body.slice(wordsAt, typedAt + typed.length)
  return createEdit(body, { start: wordsAt, typed: whole }, `${written}${between}${source}`)
}

/** Returns whether none of the verses is the same. */
const isApart = (place: Reference, { first, last }: Reference): boolean =>
  place.last < first || place.first > last

function describeElsewhere(
  { typed, reference }: Quotation,
  places: readonly Reference[],
): Pick<Description, 'message' | 'fix'> {
  const [name = '', ...others] = places.map(formatReference)
  const [place] = places
  const why = others.length > 0 || !place ? null : explainPlace(reference, place)
  if (why !== null) return { message: why, fix: `Write ${name}` }
  const isLonger = places.some(
    ({ book, chapter, first, last }) =>
      book === reference.book &&
      chapter === reference.chapter &&
      first <= reference.first &&
      last >= reference.last,
  )
  return {
    message: `These are the words of ${name}, not${isLonger ? ' only' : ''} of ${typed}.`,
    fix:
      others.length === 0
        ? `Write ${name}`
        : `Write ${name} if that is the verse. The same words are in ${listWords(others.slice(0, MAX_NAMED_PLACES))}.`,
  }
}

/** Says why the words cannot be where the reference says, or returns null. */
function explainPlace({ book, chapter, first, last }: Reference, place: Reference): string | null {
  const words = `The words here are in ${formatReference(place)}.`
  const count = CHAPTER_COUNTS.get(book)
  if (count === undefined) return `The Bible has no book that is called "${book}". ${words}`
  if (chapter > count)
    return isSameBook(book, 'Psalm')
      ? `There are only ${count} psalms. ${words}`
      : `"${book}" has only ${count} ${count === 1 ? 'chapter' : 'chapters'}. ${words}`
  const lastVerse = findLastVerse(book, chapter, last)
  if (lastVerse !== null) return `${book} ${chapter} has only ${lastVerse} verses. ${words}`
  // The verse is right where only the name of its book is in another language.
  const isSameVerse =
    place.chapter === chapter && place.first === first && place.last === last && place.book !== book
  return isSameVerse && isSameBook(place.book, book)
    ? `In this language, the name of the book is ${place.book}, not ${book}.`
    : null
}

/** Returns a reference as it is written: `Galatians 6:2-3`. */
export const formatReference = ({ book, chapter, first, last }: Reference): string =>
  `${book} ${chapter}:${first}${last > first ? `-${last}` : ''}`

/** Says what to write if the reference is right, which may be that of another verse. Another Bible is never quoted. */
function adviseOnOther(whole: string, { reference, isBlock }: Quotation): string {
  const isRange = reference.last > reference.first
  const [it, verse] = isRange ? ['these are', 'verses'] : ['this is', 'verse']
  const wrong = `If you quote another verse, correct the ${isBlock ? 'line below the quotation' : 'words after the quotation'}.`
  return whole.split(' ').length > MAX_WRITTEN_WORDS
    ? `If ${it} the right ${verse}, look the words up. They begin: ${quoteVerse(getBeginning(whole))} ${wrong}`
    : `If ${it} the right ${verse}, write: ${quoteVerse(whole)} ${wrong}`
}

function getBeginning(verses: string): string {
  const beginning = fitMarks(verses.split(' ').slice(0, BEGINNING_WORDS).join(' '), true)
  return `${beginning.replace(/[^\p{L}]+$/u, '')} …`
}

/**
 * Returns null for a poem, for words with marks of their own and for a sentence around the words, whose form has to be
 * chosen by a person.
 */
const replaceWords = (
  { words, wordsAt }: Quotation,
  written: string,
  body: string,
): TextEdit | null =>
  /[*_[\]\\<`]|\n[ \t>]*\n/.test(words) || (/[“"«]/.test(words) && !/[“"«]/.test(written))
    ? null
    : createEdit(body, { start: wordsAt, typed: words }, written)

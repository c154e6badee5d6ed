// The words of the World English Bible, verse by verse (docs/decisions/bible.md).
import { readFileSync } from 'node:fs'

/** A line for each verse: `John 11:35 Jesus wept.` */
const FILE = 'model/rules/meaning/bible/world-english-bible.txt'

/** Names of books that differ from those in the file. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  Psalms: 'Psalm',
  Proverb: 'Proverbs',
  'Song of Songs': 'Song of Solomon',
}

/** One verse, or several of a chapter. */
export type Reference = {
  readonly book: string
  readonly chapter: number
  readonly first: number
  readonly last: number
}

export type Verse = { readonly number: number; readonly words: string }

/** Its verses are in their order. */
export type Chapter = {
  readonly book: string
  readonly chapter: number
  readonly verses: readonly Verse[]
}

let text: string | undefined
let chapters: ReturnType<typeof listChapters> | undefined

/** Reads the file once; most runs never need it. It begins with a line break, so that each verse has one before it. */
const readText = (): string => (text ??= `\n${readFileSync(FILE, 'utf8')}`)

/** Returns a chapter, or null if the World English Bible has none with that book and number. */
export function findChapter(book: string, chapter: number): Chapter | null {
  const name = OTHER_NAMES[book] ?? book
  const start = readText().indexOf(`\n${name} ${chapter}:`)
  return start === -1 ? null : readChapter(name, chapter, start)
}

/** Returns the verses of a chapter that a reference names; none if the chapter does not have them. */
export const getVerses = ({ verses }: Chapter, { first, last }: Reference): Verse[] =>
  verses.filter(({ number }) => number >= first && number <= last)

export const joinVerses = (verses: readonly Verse[]): string =>
  verses.map(({ words }) => words).join(' ')

/** Returns the chapters in which each of the words occurs; a word is in small letters. */
export function findChaptersWith(words: readonly string[]): Chapter[] {
  chapters ??= listChapters()
  return chapters.flatMap(({ book, chapter, start, letters }) =>
    words.every((word) => letters.includes(word)) ? [readChapter(book, chapter, start)] : [],
  )
}

function listChapters() {
  const starts = [...readText().matchAll(/\n((?:[123] )?[A-Z][a-z]+(?: of Solomon)?) (\d+):1 /g)]
  return starts.map(({ 1: book = '', 2: chapter, index }, position) => ({
    book,
    chapter: Number(chapter),
    start: index,
    /** Its text in small letters. */
    letters: readText()
      .slice(index, starts[position + 1]?.index)
      .toLowerCase(),
  }))
}

function readChapter(book: string, chapter: number, start: number): Chapter {
  const verses: Verse[] = []
  const head = `\n${book} ${chapter}:`
  let at = start
  while (readText().startsWith(head, at)) {
    const next = readText().indexOf('\n', at + 1)
    const [, number, words = ''] =
      /^(\d+) (.*)$/.exec(readText().slice(at + head.length, next)) ?? []
    verses.push({ number: Number(number), words })
    at = next
  }
  return { book, chapter, verses }
}

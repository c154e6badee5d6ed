// Reads the words of a translation of the Bible, verse by verse (docs/decisions/bible.md).
import { readFileSync } from 'node:fs'
import { foldAccents } from '../../../../text/fold-accents'

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

export type Bible = {
  /** Its name, as messages write it after "the". */
  readonly name: string
  readonly language: 'English' | 'Spanish'
  /** Returns a chapter, or null if the translation has none with that book and number. */
  readonly findChapter: (book: string, chapter: number) => Chapter | null
  /** Returns the chapters in which each of the words occurs; a word is in small letters without accents. */
  readonly findChaptersWith: (words: readonly string[]) => Chapter[]
}

type Edition = Pick<Bible, 'name' | 'language'> & {
  /** A file with a line for each verse: `John 11:35 Jesus wept.` */
  readonly file: string
  /** Names of books that differ from those in the file. */
  readonly otherNames: Readonly<Record<string, string>>
}

/** Returns a translation whose file is read when its words are needed for the first time; most runs never need them. */
export function createBible({ name, language, file, otherNames }: Edition): Bible {
  let text: string | undefined
  let chapters: ReturnType<typeof listChapters> | undefined
  // It begins with a line break, so that each verse has one before it.
  const readText = () => (text ??= `\n${readFileSync(file, 'utf8')}`)
  return {
    name,
    language,
    findChapter: (book, chapter) => {
      const ownName = otherNames[book] ?? book
      const start = readText().indexOf(`\n${ownName} ${chapter}:`)
      return start === -1 ? null : readChapter(readText(), ownName, chapter, start)
    },
    findChaptersWith: (words) => {
      chapters ??= listChapters(readText())
      return chapters.flatMap(({ book, chapter, start, letters }) =>
        words.every((word) => letters.includes(word))
          ? [readChapter(readText(), book, chapter, start)]
          : [],
      )
    },
  }
}

/** Returns the verses of a chapter that a reference names; none if the chapter does not have them. */
export const getVerses = ({ verses }: Chapter, { first, last }: Reference): Verse[] =>
  verses.filter(({ number }) => number >= first && number <= last)

export const joinVerses = (verses: readonly Verse[]): string =>
  verses.map(({ words }) => words).join(' ')

function listChapters(text: string) {
  const starts = [...text.matchAll(/\n((?:[123] )?[A-ZÀ-Þ][a-zß-ỿ]+(?: of Solomon)?) (\d+):1 /gu)]
  return starts.map(({ 1: book = '', 2: chapter, index }, position) => ({
    book,
    chapter: Number(chapter),
    start: index,
    /** Its text in small letters. */
    letters: foldAccents(text.slice(index, starts[position + 1]?.index).toLowerCase()),
  }))
}

function readChapter(text: string, book: string, chapter: number, start: number): Chapter {
  const verses: Verse[] = []
  const head = `\n${book} ${chapter}:`
  let at = start
  while (text.startsWith(head, at)) {
    const next = text.indexOf('\n', at + 1)
    const [, number, words = ''] = /^(\d+) (.*)$/.exec(text.slice(at + head.length, next)) ?? []
    verses.push({ number: Number(number), words })
    at = next
  }
  return { book, chapter, verses }
}

// The texts of both translations are whole, and each verse is found.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CHAPTER_COUNTS } from './bible-books'
import { REINA_VALERA, WORLD_ENGLISH_BIBLE } from './bibles'
import { findSpanishBook } from './spanish-books'

const { findChapter, findChaptersWith } = WORLD_ENGLISH_BIBLE

const readLines = (file: string): string[] =>
  readFileSync(`model/rules/meaning/bible/${file}.txt`, 'utf8').trimEnd().split('\n')
const lines = readLines('world-english-bible')
const spanishLines = readLines('reina-valera-1909')

/** The books that only some churches have. */
const MORE_BOOKS = /^(?:Tobit|Judith|Wisdom|Sirach|Baruch|[12] Maccabees) /

test('each line is a verse of a book that we know', () => {
  const others = [...lines, ...spanishLines].filter((line) => {
    const [, book = '', chapter] = /^(.+?) (\d+):\d+ \S.*\S$/.exec(line) ?? []
    return !(Number(chapter) <= (CHAPTER_COUNTS.get(book) ?? 0))
  })
  expect(others).toEqual([])
})

test('the 66 books have the verses of the World English Bible', () => {
  // Other Bibles have 31,102. This one has no words for Luke 17:36, Acts 8:37, Acts 15:34 and Acts 24:7.
  expect(lines.filter((line) => !MORE_BOOKS.test(line))).toHaveLength(31_098)
  expect(lines).toHaveLength(35_162)
})

test('the 66 books have the verses of the Reina-Valera', () => {
  // 18 verses of other Bibles are parts of the verses before them, as Numbers 12:16 and Jonah 1:17 are.
  expect(spanishLines).toHaveLength(31_084)
  expect(new Set(spanishLines.map((line) => line.replace(/ \d+:.*/, ''))).size).toBe(66)
})

test('the words have no marks of the program from which they are', () => {
  const marks = /[<>{}\\|*_#&[\]\u0000-\u001f"']| {2}| [,.;:!?”’]|[,.;:!?”]\p{L}|\p{Ll}\p{Lu}/u
  const all = [...lines, ...spanishLines]
  expect(all.filter((line) => marks.test(line.replace(/^.*?:\d+ /, '')))).toEqual([])
})

test.each([
  ['Genesis', 1, 1, 'In the beginning, God created the heavens and the earth.'],
  ['Psalms', 23, 1, 'Yahweh is my shepherd; I shall lack nothing.'],
  [
    'Matthew',
    11,
    28,
    '“Come to me, all you who labor and are heavily burdened, and I will give you rest.',
  ],
  [
    'Romans',
    14,
    26,
    'to the only wise God, through Jesus Christ, to whom be the glory forever! Amen.',
  ],
  ['Revelation', 22, 21, 'The grace of the Lord Jesus Christ be with all the saints. Amen.'],
])('finds %s %d:%d', (book, chapter, number, words) => {
  const { verses } = findChapter(book, chapter) ?? { verses: [] }
  expect(verses[number - 1]).toEqual({ number, words })
})

test('finds no chapter that is not there', () => {
  expect(findChapter('Psalm', 151)).toBeNull()
  expect(findChapter('Salmo', 23)).toBeNull()
})

test('finds the chapters with some words', () => {
  const found = findChaptersWith(['heavily', 'burdened', 'rest'])
  expect(found.map(({ book, chapter }) => `${book} ${chapter}`)).toContain('Matthew 11')
  expect(findChaptersWith(['receptionist'])).toEqual([])
})

test.each([
  ['Génesis', 1, 1, 'En el principio crió Dios los cielos y la tierra.'],
  ['Salmos', 23, 1, 'Jehová es mi pastor; nada me faltará.'],
  ['Salmo', 119, 105, 'Lámpara es á mis pies tu palabra, y lumbrera á mi camino.'],
  ['1 Juan', 4, 19, 'Nosotros le amamos á él, porque él nos amó primero.'],
  ['Romanos', 16, 27, 'Al solo Dios sabio, sea gloria por Jesucristo para siempre. Amén.'],
])('finds %s %d:%d', (book, chapter, number, words) => {
  const { verses } = REINA_VALERA.findChapter(book, chapter) ?? { verses: [] }
  expect(verses[number - 1]).toEqual({ number, words })
})

test('finds the Spanish chapters with some words, with or without accents', () => {
  const found = REINA_VALERA.findChaptersWith(['trabajados', 'estais', 'descansar'])
  expect(found.map(({ book, chapter }) => `${book} ${chapter}`)).toEqual(['Mateo 11'])
})

test.each([
  ['Gálatas', 'Gálatas'],
  ['galatas', 'Gálatas'],
  ['S. Mateo', 'Mateo'],
  ['San Juan', 'Juan'],
  ['Mt', 'Mateo'],
  ['Sal.', 'Salmo'],
  ['Salmos', 'Salmo'],
  ['1ª Corintios', '1 Corintios'],
  ['II Co', '2 Corintios'],
  ['1 Co.', '1 Corintios'],
  ['Santiago', 'Santiago'],
  ['Sala', null],
  ['Mayo', null],
])('takes %s for %s', (typed, book) => {
  expect(findSpanishBook(typed)).toBe(book)
})

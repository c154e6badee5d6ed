// The text of the World English Bible is whole, and each verse is found.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CHAPTER_COUNTS } from './bible-books'
import { findChapter, findChaptersWith } from './bible-text'

const lines = readFileSync('model/rules/meaning/bible/world-english-bible.txt', 'utf8')
  .trimEnd()
  .split('\n')

/** The books that only some churches have. */
const MORE_BOOKS = /^(?:Tobit|Judith|Wisdom|Sirach|Baruch|[12] Maccabees) /

test('each line is a verse of a book that we know', () => {
  const others = lines.filter((line) => {
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

test('the words have no marks of the program from which they are', () => {
  const marks = /[<>{}\\|*_#&[\]\u0000-\u001f"']| {2}| [,.;:!?”’]|[,.;:!?”]\p{L}|\p{Ll}\p{Lu}/u
  expect(lines.filter((line) => marks.test(line.replace(/^.*?:\d+ /, '')))).toEqual([])
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

// Spanish paragraphs that two pages have on purpose, and one that belongs to another page.
import { expect, test } from 'vitest'
import { createPageText, getTestProblems } from '../../test-fixtures/create-test-site'
import { readTextBlocks } from '../../translations/text-blocks'

const SPANISH =
  'Traiga un par de guantes y una pala. Sembramos los frijoles en filas y regamos cada fila dos veces.'
const ENGLISH =
  'Bring a pair of gloves and a spade. We plant the beans in rows, and we water each of them twice.'
const REWORDED =
  'Please bring gloves and a spade. The beans are planted in rows, and we water each row twice.'
const OTHER =
  'Sing with the others on the stage. A teacher plays the piano, and beginners may simply listen for a while.'

const createTranslation = (name: string, original: string, words: string) => {
  const marks = readTextBlocks(original).map(({ mark }) => mark)
  return createPageText('Una página', words).replace(
    /^description: .*$/m,
    `description: Unas palabras que son tan largas como deben ser, para las pruebas.\ntranslation_of: /${name}\ntranslated_from: ${marks.join(' ')}`,
  )
}

const check = (pages: readonly (readonly [english: string, spanish: string])[]) =>
  getTestProblems(
    Object.fromEntries(
      pages.flatMap(([english, spanish], index) => {
        const original = createPageText(`Page ${index}`, english)
        return [
          [`pages/a${index}.md`, original],
          [`pages/a${index}.es.md`, createTranslation(`a${index}`, original, spanish)],
        ]
      }),
    ),
  ).filter((problem) => problem.includes('text-copied'))

test('a paragraph of another page is noted once', () => {
  const problems = check([
    [OTHER, SPANISH],
    [ENGLISH, SPANISH],
  ])
  expect(problems).toHaveLength(1)
})

test.each([
  ['the English pages say the same', [ENGLISH, ENGLISH]],
  ['the English pages say the same in other words', [ENGLISH, REWORDED]],
  ['three pages have it', [OTHER, ENGLISH, 'Come.']],
])('a paragraph has no note if %s', (_, originals) => {
  expect(check(originals.map((english) => [english, SPANISH] as const))).toEqual([])
})

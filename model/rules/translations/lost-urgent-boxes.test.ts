// The box for emergencies, which only one of two languages may have.
import { expect, test } from 'vitest'
import { createPageText, createTestSite } from '../../test-fixtures/create-test-site'
import { readTextBlocks } from '../../translations/text-blocks'

const BOX = ':::urgent\nIf you are in danger, call right now.\n:::'
const SPANISH_BOX = ':::urgent\nSi está en peligro, llame ahora mismo.\n:::'
const createEnglish = (...parts: readonly string[]) => createPageText('A page', parts.join('\n\n'))

/** Returns the codes and lines of the problems of a page, which was translated when it was that other one. */
function findProblems(english: string, before: string, spanishBox: string): string[] {
  const marks = readTextBlocks(before).map(({ mark }) => mark)
  const spanish = createPageText('Una página', `Venga.\n\n${spanishBox}\n\nHay café.`).replace(
    /^description: .*$/m,
    `description: Unas palabras que son tan largas como deben ser, para las pruebas.\ntranslation_of: /a\ntranslated_from: ${marks.join(' ')}`,
  )
  const { problems } = createTestSite({ 'pages/a.md': english, 'pages/a.es.md': spanish })
  return problems.map(({ file, line, code }) => `${file} ${line} ${code}`)
}

const WITH_BOX = createEnglish('Come along.', BOX, 'There is coffee.')

test('a box that only the Spanish page has left is lost', () => {
  const lost = createEnglish('Come along.', 'There is coffee.')
  expect(findProblems(lost, WITH_BOX, SPANISH_BOX)).toEqual(['content/pages/a.md 6 urgent-lost'])
})

test('a box that was only rewritten is not lost', () => {
  const rewritten = createEnglish(
    'Come along.',
    BOX.replace('right now', 'now'),
    'There is coffee.',
  )
  expect(findProblems(rewritten, WITH_BOX, SPANISH_BOX)).toEqual([
    'content/pages/a.es.md 5 translation-outdated',
  ])
})

test('a box on both pages, or on none, is right', () => {
  expect(findProblems(WITH_BOX, WITH_BOX, SPANISH_BOX)).toEqual([])
  const none = createEnglish('Come along.', 'Bring a cup.', 'There is coffee.')
  expect(findProblems(none, none, 'Traiga una taza.')).toEqual([])
})

// The box for emergencies, which only one of two languages may have.
import { expect, test } from 'vitest'
import { createPageText, createTestSite } from '../../test-fixtures/create-test-site'
import { readTextBlocks } from '../../translations/text-blocks'

const BOX = ':::urgent\nIf you are in danger, call right now.\n:::'
const SPANISH_BOX = ':::urgent\nSi está en peligro, llame ahora mismo.\n:::'
const createEnglish = (...parts: readonly string[]) => createPageText('A page', parts.join('\n\n'))

/** Returns the problems of a page, which was translated when it was that other one. */
function findAll(
  english: string,
  before: string,
  spanishBox: string,
  others: Readonly<Record<string, string>> = {},
) {
  const marks = readTextBlocks(before).map(({ mark }) => mark)
  const spanish = createPageText('Una página', `Venga.\n\n${spanishBox}\n\nHay café.`).replace(
    /^description: .*$/m,
    `description: Unas palabras que son tan largas como deben ser, para las pruebas.\ntranslation_of: /a\ntranslated_from: ${marks.join(' ')}`,
  )
  return createTestSite({ 'pages/a.md': english, 'pages/a.es.md': spanish, ...others }).problems
}

const findProblems = (english: string, before: string, spanishBox: string): string[] =>
  findAll(english, before, spanishBox).map(({ file, line, code }) => `${file} ${line} ${code}`)

const findFixes = (english: string, before: string, others: Readonly<Record<string, string>>) =>
  findAll(english, before, SPANISH_BOX, others)
    .filter(({ code }) => code === 'urgent-lost')
    .map(({ fix }) => fix)
    .join()

const WITH_BOX = createEnglish('Come along.', BOX, 'There is coffee.')

test('the words of a lost box are offered if another page has them, and those of the Spanish box if not', () => {
  const lost = createEnglish('Come along.', 'There is coffee.')
  expect(findFixes(lost, WITH_BOX, {})).toContain(
    'Spanish one: “Si está en peligro, llame ahora mismo.”',
  )
  const others = { 'pages/b.md': createEnglish('Look around.', BOX) }
  expect(findFixes(lost, WITH_BOX, others)).toContain(
    'then "If you are in danger, call right now.", then',
  )
})

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

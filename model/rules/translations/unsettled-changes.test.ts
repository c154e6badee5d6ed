// A new English paragraph with a problem of its own is not to be translated yet.
import { expect, test } from 'vitest'
import { createPageText, createTestSite } from '../../test-fixtures/create-test-site'
import { readTextBlocks } from '../../translations/text-blocks'

const PARTS = ['Come along.', 'Bring good shoes.', 'The gate is open.']

/** Returns what is said of the Spanish page after the paragraphs of the English one have changed. */
const findOutdated = (...parts: readonly string[]): string[] =>
  findNotes(parts).map(({ message }) => message)

/** @param spanishText the words of the second paragraph of the Spanish page */
function findNotes(parts: readonly string[], spanishText = 'Traiga buenos zapatos.') {
  const createEnglish = (paragraphs: readonly string[]) =>
    createPageText('A page', paragraphs.join('\n\n'))
  const marks = readTextBlocks(createEnglish(PARTS)).map(({ mark }) => mark)
  const spanish = createPageText(
    'Una página',
    `Venga.\n\n${spanishText}\n\nLa puerta está abierta.`,
  ).replace(
    /^description: .*$/m,
    `description: Unas palabras que son tan largas como deben ser, para las pruebas.\ntranslation_of: /a\ntranslated_from: ${marks.join(' ')}`,
  )
  const { problems } = createTestSite({
    'pages/a.md': createEnglish(parts),
    'pages/a.es.md': spanish,
  })
  return problems.filter(({ code }) => code.startsWith('translation-'))
}

test('a changed paragraph without a problem is named', () => {
  const [message] = findOutdated('Come along.', 'Bring two good shoes.', 'The gate is open.')
  expect(message).toContain('“Bring two good shoes.” (line 8) has changed')
})

test('a day that differs in a changed paragraph is noted at its line, in place of the change', () => {
  const english = ['Come along.', 'Bring good shoes on Thursdays.', 'The gate is open.']
  const notes = findNotes(english, 'Traiga buenos zapatos los martes.')
  expect(notes.map(({ code, line }) => [code, line])).toEqual([['translation-value', 10]])
  expect(notes[0]?.message).toBe(
    'The English text says "Thursdays" (content/pages/a.md, line 8), and this Spanish text says "martes".',
  )
  const [same] = findNotes(english, 'Traiga buenos zapatos los jueves.')
  expect(same?.code).toBe('translation-outdated')
})

test.each([
  ['a promise', 'Bring good shoes. What you tell us never leaves this room.'],
  ['a figure', 'Bring good shoes. We serve 5,000 families.'],
  ['words of a colleague', 'Bring good shoes. (Callie, please check this before Friday.)'],
])('a changed paragraph with %s waits', (_, paragraph) => {
  expect(findOutdated('Come along.', paragraph, 'The gate is open.')).toEqual([])
})

test('a new paragraph waits as long as an older one says the same', () => {
  const end =
    'what it asks of you. Take time to think it over. If you decide to come, we will be glad. If you decide to wait, you can call again later.'
  const older = `Call or write and say a little about your family. Ask how the class works, when people meet and ${end}`
  const newer = `Call or write and say a little about your family. You can ask for Rosa, who guides the class. She knows how it works, when people meet and ${end}`
  expect(findOutdated('Come along.', newer, older, 'The gate is open.')).toEqual([])
})

test('a new question waits for its answer', () => {
  expect(
    findOutdated(
      ...PARTS,
      ':::question[How soon will you answer?]\nWe answer within two hours, day or night.\n:::',
    ),
  ).toEqual([])
})

test('only the paragraph with the problem waits, and each paragraph with one', () => {
  const [message] = findOutdated(
    'Come along. Your visit is confidential.',
    'Bring two good shoes.',
    'The gate is open. Our tests are free.',
  )
  expect(message).toContain('is newer: “Bring two good shoes.” (line 8) has changed.')
})

test('a paragraph that is gone is named, whatever the others say', () => {
  const [message] = findOutdated('Come along. Your visit is confidential.', 'Bring good shoes.')
  expect(message).toContain('is gone')
})

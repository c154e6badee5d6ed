import { expect, test } from 'vitest'
import { createPageText, createTestSite } from '../../../test-fixtures/create-test-site'

const FIRST = [
  ':::question[Can I come with a friend?]\nYes, please bring a friend with you.\n:::',
  ':::question[¿Puedo venir con una amiga?]\nSí, por favor venga con una amiga.\n:::',
] as const
const SECOND = [
  ':::question[What does it cost?]\nWe will tell you before you come if anything costs money.\n:::',
  ':::question[¿Cuánto cuesta?]\nLe diremos antes de su visita si algo cuesta dinero.\n:::',
] as const
const HEADING = [
  '## A group in Spanish\n\nMothers who speak Spanish meet in the house next door.',
  '## Un grupo en español\n\nLas mamás que hablan español se reúnen en la casa de al lado.',
] as const
const NOTE = [
  ':::note\nWe are closed when schools are closed.\n:::',
  ':::note\nEstamos cerrados cuando las escuelas están cerradas.\n:::',
] as const

type Part = readonly [english: string, spanish: string]

/** Returns what is said of a translation without one of its parts, by the place and the words. */
function findMissing(parts: readonly Part[], missing: Part): string[] {
  const write = (index: 0 | 1) => {
    const own = parts.filter((part) => index === 0 || part !== missing).map((part) => part[index])
    return [['We are glad to see you.', 'Nos alegra verle.'][index], ...own].join('\n\n')
  }
  const spanish = createPageText('Una página', write(1)).replace(
    /^description: .*$/m,
    'description: Unas palabras que son tan largas como deben ser, para las pruebas.\ntranslation_of: /a',
  )
  const files = { 'pages/a.md': createPageText('A page', write(0)), 'pages/a.es.md': spanish }
  return createTestSite(files)
    .problems.filter(({ code }) => code === 'translation-part')
    .map(({ line, message, fix }) => `${line}: ${message} ${fix.replace(/ If it is.*/, '')}`)
}

test.each([
  [
    'a question',
    [FIRST, SECOND, HEADING],
    SECOND,
    '11: The English page has a question that is missing here: “What does it cost?” (content/pages/a.md, lines 12 to 14). Translate the question and its answer, and put them below line 11, with :::question[…] above and ::: below.',
  ],
  [
    'a heading with its text',
    [FIRST, HEADING],
    HEADING,
    '11: The English page has a heading with its text that is missing here: “A group in Spanish” (content/pages/a.md, lines 12 to 14). Translate both, and put them below line 11.',
  ],
  [
    'a note',
    [FIRST, NOTE, HEADING],
    NOTE,
    '11: The English page has a box that is missing here: “We are closed when schools …” (content/pages/a.md, lines 12 to 14). Translate its words, and put them below line 11, with :::note above and ::: below.',
  ],
] as const)('%s is missing', (_, parts, missing, expected) => {
  expect(findMissing(parts, missing)).toEqual([expected])
})

test('nothing is missing', () => {
  expect(findMissing([FIRST, SECOND, NOTE, HEADING], ['', ''])).toEqual([])
})

// Sections that only a Spanish text has, such as those for people who would rather speak Spanish.
import { expect, test } from 'vitest'
import { createPageText, createTestSite } from '../../../test-fixtures/create-test-site'

const BOX = [
  ':::urgent\nIf you are in danger, call right now.\n:::',
  ':::urgent\nSi está en peligro, llame ahora mismo.\n:::',
] as const

/** Returns the codes of a page and its translation, which has marks of all paragraphs or none. */
function getCodes(english: string, spanish: string, hasMarks: boolean): string[] {
  const translation = createPageText('Una página', spanish).replace(
    /^description: .*$/m,
    'description: Unas palabras que son tan largas como deben ser, para las pruebas.\ntranslation_of: /a\ntranslated_from: MARKS',
  )
  const find = (marks: string) =>
    createTestSite({
      'pages/a.md': createPageText('A page', english),
      'pages/a.es.md': translation.replace('MARKS', marks),
    }).problems
  const [offered = ''] = find('').flatMap(({ fix }) => /translated_from: (.*)/.exec(fix)?.[1] ?? [])
  return find(hasMarks ? offered : '').map(({ code }) => code)
}

test.each([
  '## Si prefiere hablar en español\n\nDíganoslo al empezar la llamada.',
  '## Por la noche\n\nTambién puede venir por la noche.',
])('a finished translation may have a section of its own above a box: %s', (own) => {
  const english = `Come and see.\n\n## Your phone\n\nUse another phone.\n\n${BOX[0]}`
  const spanish = `Venga y vea.\n\n## Su teléfono\n\nUse otro teléfono.\n\n${own}\n\n${BOX[1]}`
  expect(getCodes(english, spanish, true)).toEqual([])
})

test('a translation without marks may have a section for people who speak Spanish', () => {
  const own = '## Si prefiere hablar en español\n\nDíganoslo al empezar la llamada.'
  expect(getCodes('Come and see.', `Venga y vea.\n\n${own}`, false)).toEqual([
    'translation-unmarked',
  ])
})

test('a heading without a text of its own is one more', () => {
  const spanish = `Venga y vea.\n\n## En español\n\n## Su teléfono\n\nUse otro teléfono.`
  expect(getCodes('Come.\n\n## Your phone\n\nUse another.', spanish, false)).toEqual([
    'translation-part',
  ])
})

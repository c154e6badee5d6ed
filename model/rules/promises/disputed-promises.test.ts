// What a page promises is a question only when both of its languages promise the same.
import { expect, test } from 'vitest'
import { createPageText, createTestSite } from '../../test-fixtures/create-test-site'

function getCodes(english: string, spanish: string): string[] {
  const translation = createPageText('Una página', `Venga.\n\n${spanish}`).replace(
    /^description: .*$/m,
    'description: Unas palabras que son tan largas como deben ser, para las pruebas.\ntranslation_of: /a',
  )
  const page = createPageText('A page', `Come along.\n\n${english}`)
  return createTestSite({
    'pages/a.md': page,
    'pages/a.es.md': translation,
  }).problems.map(({ file, code }) => `${file.includes('.es.') ? 'es' : 'en'} ${code}`)
}

test('a time that differs is reported once', () => {
  expect(
    getCodes('We answer within two working days.', 'Respondemos en cinco días hábiles.'),
  ).toEqual(['es translation-value'])
})

test('a time that is the same is a promise on both pages', () => {
  expect(
    getCodes('We answer within two working days.', 'Respondemos en dos días hábiles.'),
  ).toEqual(['es promise-undated', 'en promise-undated'])
})

test('another promise is reported, too', () => {
  expect(
    getCodes(
      'We answer within two working days.\n\nYour visit is confidential.',
      'Respondemos en cinco días hábiles.\n\nNos da gusto verle.',
    ),
  ).toContain('en promise-undated')
})

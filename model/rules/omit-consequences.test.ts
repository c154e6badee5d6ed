// A mistake in a translation hides what follows from it.
import { expect, test } from 'vitest'
import { loadSite } from '../load-site'
import type { ContentFiles } from '../source/read-content'
import { createPageText, createTestFiles, createTestSite } from '../test-fixtures/create-test-site'

const getCodes = (spanish: string) =>
  createTestSite({
    'pages/a.md': createPageText('A page', '1. Call us.\n2. Come in.\n3. Sit down.'),
    'pages/a.es.md': createPageText('Una página', spanish).replace(
      /^description: .*$/m,
      'description: Unas palabras que son tan largas como deben ser, para las pruebas.\nlang: es\ntranslation_of: /a',
    ),
  })
    .problems.filter(({ file }) => file.endsWith('.es.md'))
    .map(({ code }) => code)

test('an item that is missing in a list is noted', () => {
  expect(getCodes('1. Llame.\n2. Pase.')).toContain('translation-part')
})

test('a list that cannot be read has no missing items besides', () => {
  expect(getCodes('1.- Llame.\n2.- Pase.\n3.- Siéntese.')).toEqual(['list-mark'])
})

test('an English page that cannot be read is not asked for what its Spanish one says', () => {
  const english = createPageText('A page')
  const spanish = createPageText('Una página', 'Unas palabras.').replace(
    /^description: .*$/m,
    'description: Unas palabras que son tan largas como deben ser, para las pruebas.\nsensitive: true\nlang: es\ntranslation_of: /a',
  )
  const getEnglishCodes = (files: ContentFiles) =>
    loadSite(files, { today: () => '2026-11-20' })
      .problems.filter(({ file }) => file.endsWith('pages/a.md'))
      .map(({ code }) => code)
  const readable = createTestFiles({ 'pages/a.md': english, 'pages/a.es.md': spanish })
  expect(getEnglishCodes(readable)).toEqual(['translation-sensitive'])
  const others = createTestFiles({ 'pages/a.es.md': spanish })
  expect(getEnglishCodes({ ...others, unreadable: ['pages/a.md'] })).toEqual([])
})

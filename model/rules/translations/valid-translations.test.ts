// Links and names of Spanish pages that are as they should be.
import { expect, test } from 'vitest'
import { createPageText, createTestSite } from '../../test-fixtures/create-test-site'

const SPANISH_PAGE = (text: string) => ({
  'pages/a.md': createPageText('A page', 'Some words.'),
  'pages/a.es.md': createPageText('Una página', text).replace(
    /^description: .*$/m,
    'description: Unas palabras que son tan largas como deben ser, para las pruebas.\ntranslation_of: /a\ntranslated_from: MARKS',
  ),
})

test.each([
  'Lea [sobre los eventos (en inglés)](/events).',
  'Lea [sobre los eventos](/events) (en inglés).',
  'Hay un [calendario en inglés](/events) para todos.',
  'Estas páginas solo están en inglés: [eventos](/events) y [noticias](/blog).',
  'Lea [what to bring to the walk](/events).',
  'Vaya a [la página principal](/).',
  'Baje [el cartel](/files/poster.pdf) o [escríbanos](mailto:hello@example.org).',
  'Vea [el índice](/es/a) o [otro sitio](https://www.example.org/events).',
  '::button[Ver los eventos]{href=/events}',
])('a Spanish page has no problem with: %s', (text) => {
  const codes = createTestSite(SPANISH_PAGE(text)).problems.map(({ code }) => code)
  expect(codes).not.toContain('translation-link')
})

test('a Spanish address that was published keeps its file', () => {
  const files = {
    'pages/a.md': createPageText('A page'),
    'pages/palabras.es.md': SPANISH_PAGE('Unas palabras.')['pages/a.es.md'],
  }
  const getCodes = (addresses: string) => {
    const site = { ...files, 'addresses.txt': addresses }
    return createTestSite(site).problems.map(({ code }) => code)
  }
  expect(getCodes('/es/palabras\n')).not.toContain('translation-name')
  expect(getCodes('/a\n')).toContain('translation-name')
})

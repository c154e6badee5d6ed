// Names of outside links that site.md does not have any more.
import { expect, test } from 'vitest'
import { createPageText, createTestSite } from '../../../test-fixtures/create-test-site'

const createSpanish = (text: string) =>
  createPageText('Una página', text).replace(
    /^description: .*$/m,
    'description: Unas palabras que son tan largas como deben ser, para las pruebas.\ntranslation_of: /a',
  )

/** Returns the problems of links on an English page and its translation. */
const findProblems = (english: string, spanish: string) =>
  createTestSite({
    'pages/a.md': createPageText('A page', english),
    'pages/a.es.md': createSpanish(spanish),
  }).problems.flatMap(({ code, file, line, message, fix }) =>
    code === 'link-broken' ? [`${file}:${line} ${message} ${fix}`] : [],
  )

test('a name that both languages use is missing in site.md', () => {
  const [problem = '', another] = findProblems(
    'Read [more](healing-site).\n\n::button[Visit it]{href=healing-site}',
    'Lea [más](healing-site).\n\n::button[Visítelo]{href=healing-site}',
  )
  expect(another).toBeUndefined()
  expect(problem).toMatch(/^content\/site\.md:/)
  expect(problem).toContain(
    'healing-site is used in content/pages/a.md (lines 6 and 8) and content/pages/a.es.md (lines 7 and 9)',
  )
})

test('a name that only the translation still has is not to be brought back', () => {
  const [problem = '', another] = findProblems(
    'Come along.',
    'Lea [más](healing-site).\n\n::button[Visítelo]{href=healing-site}',
  )
  expect(another).toBeUndefined()
  expect(problem).toContain('"healing-site" (here and on line 9) is not a name')
  expect(problem).toContain('delete it here, too')
})

test('a name on a single page may be mistyped', () => {
  const [problem] = findProblems('Read [more](healing-site).', 'Venga.')
  expect(problem).toContain('neither a page of ours nor a name')
})

test('a translated name is corrected', () => {
  const [problem] = findProblems('Give [here](donation-form).', 'Dé [aquí](formulario).')
  expect(problem).toContain('Write donation-form')
})

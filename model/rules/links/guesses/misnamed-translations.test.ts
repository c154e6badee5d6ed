// Links to a translation whose file only lacks its right name: what is wrong is reported at the file alone.
import { expect, test } from 'vitest'
import { createPageText, createTestSite } from '../../../test-fixtures/create-test-site'

const FIELDS = ['lang: es', 'translation_of: /park']
const translate = (fields: readonly string[]) =>
  createPageText(
    'El parque',
    'Aquí puede dejar su auto cuando nos visita, y no cuesta nada.',
  ).replace(
    /^description: .*$/m,
    [
      'description: Dónde puede dejar su auto cuando nos visita, y lo que cuesta allí.',
      ...fields,
    ].join('\n'),
  )

const find = (path: string, fields: readonly string[]) =>
  createTestSite({
    'pages/park.md': createPageText('The park', 'You can park here when you visit us.'),
    'pages/linking.es.md': translate(['lang: es', 'translation_of: /linking']).replace(
      'Aquí puede',
      '[En el parque](/es/park) puede',
    ),
    'pages/linking.md': createPageText('A link', 'You can park in [the park](/park).'),
    [`pages/${path}.md`]: translate(fields),
  })
    .problems.filter(({ severity }) => severity === 'error')
    .map(({ file, code }) => `${file} ${code}`)

test.each([
  ['park-es', FIELDS, 'language-mismatch'],
  ['es-park', FIELDS, 'language-mismatch'],
  ['parque', FIELDS, 'language-mismatch'],
  ['park-es', FIELDS.slice(0, 1), 'language-mismatch'],
  ['park-es', FIELDS.slice(1), 'translation-language'],
  ['park-es', [], 'translation-language'],
  ['parque.es', FIELDS, 'translation-name'],
  ['where/park.es', FIELDS, 'translation-name'],
])('the file %s with %j', (path, fields, code) => {
  expect(find(path, fields)).toEqual([`content/pages/${path}.md ${code}`])
})

test('a page that has no translation', () => {
  expect(find('parque', ['draft: true'])).toEqual(['content/pages/linking.es.md link-broken'])
})

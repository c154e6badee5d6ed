// Tests what is said of a section that is gone from an English text.
import { expect, test } from 'vitest'
import { createPageText, createTestSite } from '../../test-fixtures/create-test-site'
import { readTextBlocks } from '../../translations/text-blocks'

const ENGLISH = [
  'Come along.',
  '## Shoes',
  'Bring good shoes.',
  'Or boots.',
  '## Coffee',
  'We have some.',
]
const SPANISH = ['Venga.', '## Zapatos', 'Traiga zapatos.', 'O botas.', '## Café', 'Hay café.']

function describe(...english: readonly string[]): string[] {
  const createEnglish = (parts: readonly string[]) => createPageText('A page', parts.join('\n\n'))
  const marks = readTextBlocks(createEnglish(ENGLISH)).map(({ mark }) => mark)
  const spanish = createPageText('Una página', SPANISH.join('\n\n')).replace(
    /^description: .*$/m,
    `description: Unas palabras que son tan largas como deben ser, para las pruebas.\ntranslation_of: /a\ntranslated_from: ${marks.join(' ')}`,
  )
  const { problems } = createTestSite({
    'pages/a.md': createEnglish(english),
    'pages/a.es.md': spanish,
  })
  return problems.flatMap(({ code, message, fix }) =>
    code === 'translation-outdated' ? [`${message} ${fix}`] : [],
  )
}

test('a section that is gone is named once, with its heading in the translation', () => {
  const [problem] = describe('Come along.', '## Coffee', 'We have some.')
  expect(problem).toContain('newer: three parts after “Come along.” (line 6) are gone. The section')
  expect(problem).toContain('seems to be “Zapatos” (line 10) on this page.')
})

test('the last section is named, too', () => {
  const [problem] = describe(...ENGLISH.slice(0, 4))
  expect(problem).toContain('two parts after “Or boots.” (line 12) are gone. The section')
  expect(problem).toContain('“Café”')
})

test('paragraphs that are gone have no heading', () => {
  const [problem] = describe('Come along.', '## Shoes', '## Coffee', 'We have some.')
  expect(problem).toContain('two parts after “Shoes” (line 8) are gone. Make')
})

// Names beside our own that are right, and must not be taken for it.
import { expect, test } from 'vitest'
import {
  createPageText,
  getTestProblems,
  SETTINGS_TEXT,
} from '../../test-fixtures/create-test-site'

const SITE = { 'site.md': SETTINGS_TEXT.replace('Small Site', 'Sample Hill Pregnancy Care') }

test.each([
  'Sample Hill Pregnancy Care is here, and Sample Hill Pregnancy Care’s door is open.',
  'Sample Hill is here. Come to Sample Hill Church, Sample Hill Road or the Sample Hill Clinic.',
  'At Sample Hill, pregnancy care is here. A Sample Hill Pregnancy Test takes minutes.',
  'We were once called Sample Hill Pregnancy Center.',
  'In 1983 friends began Sample Hill Pregnancy Center.',
  'Read of [Sample Hill Pregnancy Center](https://www.example.com/a).',
  'The brochure says “Sample Hill Pregnancy Center”.',
  'She wrote: "Sample Hill Pregnancy Center gave me a friend."',
  '> Sample Hill Pregnancy Center was so kind to me.',
  'She wrote: “I love Sample Hill Pregnancy Center.”',
  'Sample Hill Pregnancy Center of Georgia is a friend of ours.',
  'Sample Hill Pregnancy Care Gala, and Sample Hill Family Day.',
  'Centro de Embarazo Sample Hill, Sample Hill Cuidado del Embarazo.',
  'Simple Hill Church and Hill Pregnancy Care.',
])('%s is right', (text) => {
  expect(getTestProblems({ ...SITE, 'pages/a.md': createPageText('A', text) })).toEqual([])
})

test('if many files have another name, one note is at that of the settings', () => {
  const page = (title: string) => createPageText(title, 'Come to Sample Hill Pregnancy Center.')
  const pages = { 'pages/a.md': page('A'), 'pages/b.md': page('B'), 'pages/c.md': page('C') }
  expect(getTestProblems({ ...SITE, ...pages })).toEqual([
    'content/site.md:2:7 own-name Our name is Sample Hill Pregnancy Care here, but many other files say Sample Hill Pregnancy Center. If that is still our name, write name: Sample Hill Pregnancy Center',
  ])
})

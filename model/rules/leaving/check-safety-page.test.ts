// Which pages have to be marked sensitive, because they say how to leave quickly.
import { expect, test } from 'vitest'
import { createPageText, createTestSite } from '../../test-fixtures/create-test-site'

const mark = (text: string, line = 'sensitive: true') =>
  text.replace(/^description: .*$/m, `$&\n${line}`)
const SENSITIVE = mark(createPageText('Help'))
const SAFETY = createPageText('Leaving this site quickly')
const translate = (text: string) => mark(text, 'lang: es\ntranslation_of: /safety')

const find = (files: Readonly<Record<string, string>>) =>
  createTestSite(files)
    .problems.filter(({ severity }) => severity === 'error')
    .map(({ file, line, code }) => `${file}:${line} ${code}`)

test('both pages on leaving quickly have to be marked', () => {
  const files = {
    'pages/help.md': SENSITIVE,
    'pages/safety.md': SAFETY,
    'pages/safety.es.md': translate(createPageText('Salir rápido de este sitio')),
  }
  expect(find(files)).toEqual([
    'content/pages/safety.es.md:6 leave-page',
    'content/pages/safety.md:4 leave-page',
  ])
})

test('a page at another address is known by its title', () => {
  const files = { 'pages/help.md': SENSITIVE, 'pages/away.md': mark(SAFETY, 'sensitive: false') }
  expect(find(files)).toEqual(['content/pages/away.md:4 leave-page'])
})

test('a page is reported once if only one language is marked', () => {
  const files = { 'pages/safety.md': SAFETY, 'pages/safety.es.md': mark(translate(SAFETY)) }
  expect(find(files)).toEqual(['content/pages/safety.md:4 translation-sensitive'])
})

test.each<Readonly<Record<string, string>>>([
  { 'pages/safety.md': SAFETY },
  { 'pages/help.md': SENSITIVE, 'pages/safety.md': mark(SAFETY) },
  { 'pages/help.md': SENSITIVE, 'pages/privacy.md': createPageText('How we use your data') },
])('nothing is missing here: %j', (files) => {
  expect(find(files)).toEqual([])
})

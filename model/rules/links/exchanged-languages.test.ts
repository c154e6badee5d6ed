// Links to files in two languages, of which one is in the place of the other.
import { expect, test } from 'vitest'
import { loadSite } from '../../load-site'
import { createPageText, createTestFiles } from '../../test-fixtures/create-test-site'

function find(text: string): string[] {
  const names = ['list', 'list-spanish', 'flyer-en', 'flyer-es', 'poster']
  const downloads = Object.fromEntries(
    names.map((name) => [`${name}.pdf`, { byteCount: 80_000, hash: name }]),
  )
  const files = createTestFiles({ 'pages/a.md': createPageText('A page', text) })
  const { problems } = loadSite({ ...files, downloads }, { today: () => '2026-11-20' })
  return problems.filter(({ code }) => code === 'link-words').map(({ fix }) => fix)
}

test.each([
  ['[in English](/files/list-spanish.pdf)', 'Write /files/list.pdf'],
  ['[the list (Spanish)](/files/list.pdf)', 'Write /files/list-spanish.pdf'],
  ['[flyer in Spanish](/files/flyer-en.pdf)', 'Write /files/flyer-es.pdf'],
  ['[Spanish version](/files/flyer-en.pdf)', 'Write /files/flyer-es.pdf'],
  [
    '[in English](/files/flyer-es.pdf) or [in Spanish](/files/flyer-en.pdf)',
    'Write /files/flyer-en.pdf here, and /files/flyer-es.pdf for the link in Spanish.',
  ],
])('%s', (text, fix) => {
  expect(find(text)).toEqual([fix])
})

test.each([
  '[in English](/files/list.pdf) or [in Spanish](/files/list-spanish.pdf)',
  '[the Spanish class](/files/list.pdf)',
  '[the poster in Spanish](/files/poster.pdf)',
  '[in English and in Spanish](/files/list.pdf)',
  '[the flyer](/files/flyer-es.pdf)',
])('there is nothing wrong with %s', (text) => {
  expect(find(text)).toEqual([])
})

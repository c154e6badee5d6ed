// Menus that look like mistakes and are none.
import { expect, test } from 'vitest'
import {
  createPageText,
  getTestProblems,
  SETTINGS_TEXT,
} from '../../test-fixtures/create-test-site'

const PAGES = {
  'pages/live.md': createPageText('Live'),
  'pages/about.md': createPageText('About us'),
}

test.each([
  ['two menus with short names', ['Give > Gifts: /give', 'Live > Days: /live']],
  ['two menus with other names', ['Partner > Gifts: /give', 'Parents > Days: /live']],
  ['one page in two menus', ['Partner > Events: /events', 'About > Us: /about', 'Events: /events']],
  ['a part of a page', ['About > Us: /about', 'About > Days: /live']],
  ['a slash in words without such a menu', ['Give / Help: /give']],
  ['a slash in words of a menu', ['Give > Gifts / Help: /give', 'Live: /live']],
  ['a name with a hyphen', ['About > Us: /about', 'About-face: /live']],
  ['an item with the name of a menu', ['Give > Gifts: /partner/donate', 'Give: /give']],
])('%s', (_, items) => {
  const menu = items.map((item) => `  - ${item}\n`).join('')
  const site = SETTINGS_TEXT.replace('  - Events: /events\n', menu)
  expect(getTestProblems({ ...PAGES, 'site.md': site })).toEqual([])
})

test('the menu and the bottom of the page may lead to one page', () => {
  const site = SETTINGS_TEXT.replace(
    'outside_links:',
    'footer_links:\n  - What is coming up: /events\noutside_links:',
  )
  expect(getTestProblems({ 'site.md': site })).toEqual([])
})

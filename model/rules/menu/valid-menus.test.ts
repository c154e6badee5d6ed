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
  'pages/live/about.md': createPageText('About these days'),
}
const SPANISH_PAGE = createPageText('Sobre nosotros', 'Venga a vernos.').replace(
  '\n---\n\n',
  '\nlang: es\ntranslation_of: /about\ntranslated_from: kmkn\n---\n\n',
)

test.each([
  ['two menus with short names', ['Give > Gifts: /give', 'Live > Days: /live']],
  ['two menus with other names', ['Partner > Gifts: /give', 'Parents > Days: /live']],
  [
    'a short menu with a word like that of a longer one',
    ['Teams > Us: /about', 'Teams > Gifts: /give', 'Teens > Days: /live'],
  ],
  [
    'a menu of services beside one for those who serve',
    ['Services > Us: /about', 'Services > Gifts: /give', 'Serve > Days: /live'],
  ],
  [
    'a menu with the same beginning',
    ['About > Us: /about', 'About > Gifts: /give', 'Abide > Days: /live'],
  ],
  [
    'a menu that only has one end and one beginning with another',
    ['Learn > Us: /about', 'Learn > Gifts: /give', 'Lean in > Days: /live'],
  ],
  ['one page in two menus', ['Partner > Events: /events', 'About > Us: /about', 'Events: /events']],
  ['a part of a page', ['About > Us: /about', 'About > Days: /live']],
  [
    'the contact page under another name',
    ['Team: /about/team', 'Give: /give', 'Events: /events', 'Where we are: /contact'],
  ],
  ['few lines', ['Team: /about/team', 'Give: /give', 'Events: /events']],
  ['a slash in words without such a menu', ['Give / Help: /give']],
  ['a slash in words of a menu', ['Give > Gifts / Help: /give', 'Live: /live']],
  ['a name with a hyphen', ['About > Us: /about', 'About-face: /live']],
  [
    'an item with the name of another menu, below the address of its own',
    ['About > Us: /about', 'Live > About: /live/about'],
  ],
  [
    'an item with the name of another menu in a menu of several',
    ['About > Us: /about', 'Live > About: /give', 'Live > Days: /live'],
  ],
  ['a menu and an item with one name', ['Live > Live: /live', 'About > Us: /about']],
  ['an item with the name of an item', ['About > Us: /about', 'Live > Us: /live']],
  [
    'an item with a longer name than that of a menu',
    ['Give > Gifts: /give', 'Days > Give to us: /live'],
  ],
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

test.each([
  ['the page in the language that the words name', 'En español: /es/about'],
  ['a page that is only in English', 'Days in Spanish: /live'],
  ['words about the language', 'We speak Spanish: /about'],
  ['Spanish words that name no language', 'Quiénes somos: /es/about'],
  ['a heading of an English page', 'About us in Spanish: /about#spanish'],
])('%s', (_, item) => {
  const site = SETTINGS_TEXT.replace('outside_links:', `footer_links:\n  - ${item}\noutside_links:`)
  const problems = getTestProblems({ ...PAGES, 'pages/about.es.md': SPANISH_PAGE, 'site.md': site })
  expect(problems.filter((problem) => problem.includes('translation-link'))).toEqual([])
})

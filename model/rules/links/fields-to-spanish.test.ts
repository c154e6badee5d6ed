// Cards and buttons in English that lead to a page in Spanish.
import { expect, test } from 'vitest'
import { createPageText, getTestProblems } from '../../test-fixtures/create-test-site'

const SPANISH = createPageText('Ayuda', 'Le ayudamos.').replace(
  'title: Ayuda',
  'title: Ayuda\nlang: es\ntranslation_of: /help',
)

const getProblems = (button: string) =>
  getTestProblems({
    'pages/help.md': createPageText('Help', 'We help.'),
    'pages/help.es.md': SPANISH,
    'pages/list.md': createPageText('List', 'We list.').replace(
      'title: List',
      `title: List\n${button}`,
    ),
  }).filter((problem) => problem.includes('link-words'))

test('a button in English that leads to the page in Spanish is noted', () => {
  expect(getProblems('button_text: Get help\nbutton_link: /es/help')).toEqual([
    'content/pages/list.md:4:14 link-words This is in English, but it leads to the page in Spanish, /es/help. Write /help',
  ])
})

test.each(['Ayuda para usted', 'Read this in Spanish', 'En español'])(
  'a button with the words "%s" may lead there',
  (words) => {
    expect(getProblems(`button_text: ${words}\nbutton_link: /es/help`)).toEqual([])
  },
)

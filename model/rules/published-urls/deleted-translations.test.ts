// What is said of a Spanish page that was deleted, and of Spanish files that have no place.
import { expect, test } from 'vitest'
import {
  createEntryText,
  createPageText,
  createPostText,
  getTestProblems,
} from '../../test-fixtures/create-test-site'

const translate = (path: string, body: string) =>
  createPageText('Una página', body).replace(
    /^description: .*$/m,
    `description: Unas palabras que son tan largas como deben ser, para las pruebas.\ntranslation_of: ${path}`,
  )
const ENGLISH = { 'pages/parking.md': createPageText('Parking') }
const OTHER = {
  'pages/other.md': createPageText('Other'),
  'pages/other.es.md': translate('/other', 'Unas palabras.'),
}
const ADDRESSES = { 'addresses.txt': '/parking\n/es/parking\n/other\n/es/other\n' }

const find = (files: Readonly<Record<string, string>>, code: string) =>
  getTestProblems(files).filter((problem) => problem.includes(code))

test('asks which page takes the place of a Spanish one', () => {
  expect(find({ ...ENGLISH, ...OTHER, ...ADDRESSES }, 'address-lost')).toMatchInlineSnapshot(`
    [
      "content/pages/parking.md:4:1 address-lost content/pages/parking.es.md is not there now, so its address /es/parking leads nowhere. Which page should visitors see in its place? Open its file, such as content/pages/parking.md in English or content/pages/other.es.md in Spanish. Above its second --- line, add a line redirect_from: and below that a line with two spaces and - /es/parking. If the Spanish page was deleted by mistake, open the proposal and press Close pull request at its end, or Revert if it has been approved.",
    ]
  `)
})

test('names the English page if no page is in Spanish, and a list of old addresses that is there', () => {
  const english = createPageText('Parking').replace(
    /\n---\n\n/,
    '\nredirect_from:\n  - /park\n---\n\n',
  )
  const files = { 'pages/parking.md': english, 'addresses.txt': '/parking\n/es/parking\n' }
  expect(find(files, 'address-lost')).toMatchInlineSnapshot(`
    [
      "content/pages/parking.md:4:1 address-lost content/pages/parking.es.md is not there now, so its address /es/parking leads nowhere. Should visitors see the English page in its place? Open content/pages/parking.md. Add a line with two spaces and - /es/parking at the end of its list redirect_from. If the Spanish page was deleted by mistake, open the proposal and press Close pull request at its end, or Revert if it has been approved.",
    ]
  `)
})

test('is silent when a Spanish page takes its place', () => {
  const lines = '\nredirect_from:\n  - /es/parking\n---\n\n'
  const other = OTHER['pages/other.es.md'].replace('\n---\n\n', lines)
  const files = { ...ENGLISH, ...OTHER, 'pages/other.es.md': other, ...ADDRESSES }
  expect(find(files, 'address-lost')).toEqual([])
})

test('says that a Spanish page leads to a post already', () => {
  const post = createPostText()
  const spanish = createPostText({ lang: 'es', translation_of: '/blog/fathers' })
  const files = {
    'blog/fathers.md': post,
    'blog/fathers.es.md': spanish,
    'pages/other.md': createPageText('Other', 'Read [more](/blog/fathers).'),
    'pages/other.es.md': translate('/other', 'Lea [más (en inglés)](/blog/fathers).'),
  }
  expect(find(files, 'translation-kind')).toMatchInlineSnapshot(`
    [
      "content/blog/fathers.es.md:8:1 translation-kind Only pages and services can have a Spanish version. Delete this file, because all texts in content/blog are only in English. content/pages/other.es.md already leads Spanish readers to the English /blog/fathers. To keep the whole Spanish text, copy it before you delete the file. Then make an English page in content/pages, such as fathers.md, and beside it fathers.es.md with the copy.",
    ]
  `)
})

test('asks to move the translation of a page to that page', () => {
  const files = {
    'pages/other.md': createPageText('Other', 'Come in.'),
    'prayer/other.es.md': translate('/other', 'Pase.'),
  }
  const [problem = '', ...others] = find(files, 'translation-kind')
  expect(others).toEqual([])
  expect(problem).toMatch(
    /This is the Spanish version of content\/pages\/other\.md, but it is not in the folder of that page\. Move this file to content\/pages\/other\.es\.md, beside the English page\. On GitHub, press the pencil\./,
  )
})

test('asks to translate the page of a card in place of the card', () => {
  const card = { title: 'Otra', path: '/other', description: 'Venga.', order: '1', lang: 'es' }
  const files = {
    'pages/other.md': createPageText('Other', 'Come in.'),
    'partner/other.es.md': createEntryText({ ...card, translation_of: '/other' }, ''),
  }
  expect(find(files, 'translation-kind')).toEqual([
    'content/partner/other.es.md:6:1 translation-kind Only pages and services can have a Spanish version. Delete this file. To have the whole page in Spanish, translate content/pages/other.md into content/pages/other.es.md. docs/editors-guide/translate-a-page.md says how.',
  ])
  const translated = {
    ...files,
    'pages/other.es.md': translate('/other', 'Pase.'),
    'partner/other.es.md': createEntryText(card, ''),
  }
  expect(find(translated, 'translation-kind')).toEqual([
    'content/partner/other.es.md:6:1 translation-kind Only pages and services can have a Spanish version. Delete this file. The whole page is in Spanish already: content/pages/other.es.md',
  ])
})

test('asks to move a finished page out of a folder of cards', () => {
  const fields = { title: 'Otra', description: 'Venga.', lead: 'Pase.', lang: 'es' }
  const files = {
    'pages/partner/other.md': createPageText('Other', 'Come in.'),
    'partner/other.md': createEntryText(
      { title: 'Other', path: '/partner/other', description: 'Come.', order: '90' },
      '',
    ),
    'partner/other.es.md': createEntryText(
      { ...fields, translation_of: '/partner/other' },
      'Pase.',
    ),
  }
  expect(find(files, 'translation-kind')[0]).toContain(
    'Move this file to content/pages/partner/other.es.md, beside the English page.',
  )
})

test('asks to delete a Spanish notice, because each page shows the English one', () => {
  const english = { title: 'Christmas', type: 'closed', from: '2026-12-24', until: '2026-12-28' }
  const spanish = { ...english, title: 'Navidad', lang: 'es' }
  const files = {
    'notices/christmas.md': createEntryText(english, ''),
    'notices/christmas.es.md': createEntryText(spanish, ''),
  }
  expect(find(files, 'translation-kind')).toEqual([
    'content/notices/christmas.es.md:6:1 translation-kind Only pages and services can have a Spanish version. Delete this file: the Spanish pages show the English notice as well.',
  ])
})

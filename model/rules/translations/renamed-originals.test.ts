// What is said at a translation whose English page has a new name.
import { expect, test } from 'vitest'
import { createPageText, getTestProblems } from '../../test-fixtures/create-test-site'

const createFiles = (original: string, name: string) => ({
  'pages/lot.md': createPageText('Parking').replace(
    /\n---\n\n/,
    '\nredirect_from:\n  - /parking\n---\n\n',
  ),
  [`pages/${name}.es.md`]: createPageText('Una página', 'Unas palabras.').replace(
    /^description: .*$/m,
    `description: Unas palabras que son tan largas como deben ser, para las pruebas.\ntranslation_of: ${original}\ntranslated_from: MARKS`,
  ),
})
const ADDRESSES = { 'addresses.txt': '/parking\n/es/parking\n' }
const find = (files: Readonly<Record<string, string>>) =>
  getTestProblems(files).filter((problem) => problem.includes('translation-original'))

test('a file whose address nobody knows gets the new name', () => {
  expect(find(createFiles('/parking', 'parking'))).toEqual([
    'content/pages/parking.es.md:4:17 translation-original The English page is now called content/pages/lot.md, and its address is /lot. Press the pencil and change the name in the box to lot.es.md. Write translation_of: /lot too.',
  ])
})

test('a published file keeps its name', () => {
  expect(find({ ...createFiles('/parking', 'parking'), ...ADDRESSES })).toEqual([
    'content/pages/parking.es.md:4:17 translation-original The English page is now called content/pages/lot.md, and its address is /lot. Write translation_of: /lot',
  ])
})

test.each(['parking', 'lot'])('is silent when the line of %s has the new address', (name) => {
  expect(find({ ...createFiles('/lot', name), ...ADDRESSES })).toEqual([])
})

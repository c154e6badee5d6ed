import { expect, test } from 'vitest'
import {
  createEntryText,
  createPageText,
  getTestProblems,
} from '../../../test-fixtures/create-test-site'

test('a card without its link is answered with the page that has the name of its file', () => {
  const card = createEntryText(
    {
      title: 'Songs',
      description: 'Sing with us.',
      image: 'walk.svg',
      image_alt: 'decorative',
      order: '1',
    },
    '',
  )
  const files = { 'pages/songs.md': createPageText('Songs'), 'partner/songs.md': card }
  expect(getTestProblems(files).filter((problem) => problem.includes('field-missing'))).toEqual([
    'content/partner/songs.md:7:1 field-missing The field "path" is missing. Add the line path: /songs if it should lead to the page with the name of this file.',
  ])
})

test('a sentence that was typed over the address of a card is answered with the page of that name', () => {
  const card = createEntryText(
    {
      title: 'Songs',
      path: 'Sing with us and stay for a cup of tea.',
      description: 'Sing with us.',
      image: 'walk.svg',
      image_alt: 'decorative',
      order: '1',
    },
    '',
  )
  const files = { 'pages/songs.md': createPageText('Songs'), 'partner/songs.md': card }
  expect(getTestProblems(files).join()).toContain(
    'This line needs the address of a page, but it has a sentence. Write path: /songs, the page with the name of this file. If the sentence is the new text of the card, write it after description: on line 4',
  )
})

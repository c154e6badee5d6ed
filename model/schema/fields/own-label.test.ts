// Tests that values with a colon that are meant stay as they are.
import { expect, test } from 'vitest'
import { checkOwnLabel } from './own-label'

test.each([
  ['title', 'Image: A History'],
  ['title', 'Summary: what we learned this year'],
  ['title', 'Titles: how we choose them'],
  ['title', 'Walk 4 Life: a morning with friends'],
  ['image_alt', 'A poster with the words: Come along'],
  ['image_alt', 'Photo: Ann Sample'],
  ['image_alt', 'decorative'],
  ['summary', 'Our summary: most people come back.'],
  ['description', 'Descriptions of our rooms: which one is for you?'],
  ['description', 'Description:'],
  ['name', 'Title: A name'],
])('%s: %s', (field, typed) => {
  expect(checkOwnLabel(field, typed)).toBeNull()
})

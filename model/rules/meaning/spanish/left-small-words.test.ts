// Tests which small Spanish words are found in English lines.
import { expect, test } from 'vitest'
import { findSmallWord } from './left-small-words'

test.each([
  ['Tell a friend de our family about us.', 'de', 'of'],
  ['We have coffee para you and for the children.', 'para', 'for'],
  ['Call the office en the morning.', 'en', 'in'],
  ['We speak English o Spanish with you.', 'o', 'or'],
])('in %j, %j is for %j', (line, words, written) => {
  expect(findSmallWord(line)).toMatchObject([{ words, written }])
})

test.each([
  'Rosa de la Cruz and Maria del Rio are our friends.',
  'It is the de facto rule of the house, en route to the park.',
  'Ponce de Leon was not here. The tour de force is yours.',
  'Read Llamados por el nombre with us.',
])('nothing is found in %j', (line) => {
  expect(findSmallWord(line)).toEqual([])
})

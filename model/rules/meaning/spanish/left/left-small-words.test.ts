// Tests which small Spanish words are found in English lines.
import { expect, test } from 'vitest'
import { findSmallWord } from './left-small-words'

test.each([
  ['Tell a friend de our family about us.', 'de', 'of'],
  ['We have coffee para you and for the children.', 'para', 'for'],
  ['Call the office en the morning.', 'en', 'in'],
  ['We speak English o Spanish with you.', 'o', 'or'],
  ['Give a few hours in the clinic, among fathers o at events.', 'o', 'or'],
  ['Come to us y to our friends.', 'y', 'and'],
  ['Bring 2 o 3 boxes to the office.', 'o', 'or'],
  ['Come and pray con us at the park.', 'con', 'with'],
  ['Please call los volunteers of the clinic.', 'los', 'the'],
  ['It is at the door del clinic.', 'del', 'of the'],
  ['We collect gifts para babies and their mothers.', 'para', 'for'],
  ['The walk is en Opelika, and you are welcome.', 'en', 'in'],
])('in %j, %j is for %j', (line, words, written) => {
  expect(findSmallWord(line)).toMatchObject([{ words, written }])
})

test.each([
  'Rosa de la Cruz and Maria del Rio are our friends.',
  'It is the de facto rule of the house, en route to the park.',
  'Ponce de Leon was not here. The tour de force is yours.',
  'Read Llamados por el nombre with us.',
  'Come to Iglesia Vida Nueva or to San Antonio with us.',
  'Do not let anyone con your family. He will con the office and con us.',
  'Maria Y. Sample and Y Sample are with us, and the class is Families y Fe.',
  'We meet at El Paso and at La Casa house, and we sing en Español.',
  'The soup is à la home, and the model is a la carte for you.',
  'The plane is en route to Auburn, and the bill passed en bloc in the house.',
  'Version 2.5 o 3 is not a word of the page, x o y.',
])('nothing is found in %j', (line) => {
  expect(findSmallWord(line)).toEqual([])
})

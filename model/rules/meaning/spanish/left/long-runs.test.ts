// Tests which runs of Spanish words are found in English lines.
import { expect, test } from 'vitest'
import { findLongRun } from './long-runs'

test.each([
  [
    'Pray that families who are new here y no conocen a nadie will soon find friends.',
    'y no conocen a nadie',
  ],
  ['Bring the boxes to us para que las familias have what they need.', 'para que las familias'],
  ['Our team is glad to help porque no es muy fácil alone.', 'porque no es muy fácil'],
])('in %j, %j is found', (line, words) => {
  expect(findLongRun(line).map((found) => found.words)).toEqual([words])
})

test.each([
  'Rosa de la Cruz and Maria de los Santos are our friends, and we are glad.',
  'We sing the song of Las Mañanitas with them at the house.',
  'It is the plan for a year, and no one has to come alone.',
  'The class is called Padres por Sus Hijos, and it is for all.',
  'Los padres y las madres son bienvenidos en la oficina.',
  'We pray, we care, we are here, and there are more people than before.',
])('nothing is found in %j', (line) => {
  expect(findLongRun(line)).toEqual([])
})

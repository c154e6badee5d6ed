// Paragraphs that say the same in other words, and paragraphs about two things that share some phrases.
import { expect, test } from 'vitest'
import { createPageText, getTestProblems } from '../../../test-fixtures/create-test-site'

const NEWER =
  'There is no need to fill a truck. A single box, packed with care, is a real gift to a family. Children like to help, so let them choose one of the things that go in.'
const OLDER =
  'You do not have to fill a truck. One box, packed with thought, is welcome. If children take part, let them choose something to put in. They tend to choose well.'

const check = (...paragraphs: readonly string[]) =>
  getTestProblems({ 'pages/a.md': createPageText('A page', paragraphs.join('\n\n')) }).filter(
    (problem) => problem.includes('text-twice'),
  )

test('the old and the new words are noted', () => {
  expect(check(NEWER, OLDER)).toHaveLength(1)
  expect(check('Come and see.', OLDER, NEWER, 'Bring a box.')).toHaveLength(1)
})

test.each([
  [[NEWER, 'Come and see.', OLDER]],
  [[NEWER, OLDER.replace('truck', 'truck on Sunday')]],
  [[NEWER.replace('Children', 'Mothers'), OLDER.replace('children', 'fathers')]],
  [
    [
      'Mothers can come to us on any day. If you bring a bag, take what your baby needs and stay for a cup of tea with the helpers.',
      'Grandparents can come to us, too. There is a sofa where you rest. Do bring a bag, take what your baby needs, and tell the office how it went.',
    ],
  ],
  [
    [
      'Give once if that is easier for you. You choose the amount on the next page, and we send a receipt by email within a day or two.',
      'Give each month if you would like to help us plan. On the next page you choose how much, and you can stop whenever you want.',
    ],
  ],
])('%s says two things', (paragraphs) => {
  expect(check(...paragraphs)).toEqual([])
})

// Sentences that have lost their "not", and others about what people fear.
import { expect, test } from 'vitest'
import { createPageText, getTestProblems } from '../../../test-fixtures/create-test-site'

const check = (words: string, file = 'pages/a.md') =>
  getTestProblems({ [file]: createPageText('A page', `${words}\n\nCome along.`) }).filter(
    (problem) => problem.includes('not-missing'),
  )

test.each([
  ['We will be disappointed in you.', 'We will not be disappointed in you'],
  ['Come as you are, and we will judge you.', 'we will not judge you'],
  ['Our nurse will decide for you.', 'Our nurse will not decide for you'],
  ['You’ll be pressured here.', 'You’ll not be pressured'],
  [
    'Come along. We will share what you tell us with anyone.',
    'We will not share what you tell us with anyone',
  ],
  ['Venga. Le juzgaremos con cariño.', 'No le juzgaremos'],
  ['Nos sentiremos decepcionados de usted.', 'No nos sentiremos decepcionados'],
])('%s', (words, meant) => {
  expect(check(words)).toEqual([expect.stringContaining(`Write "${meant}"`)])
})

test.each([
  'We will not judge you. Nobody will pressure you. We will never tell your parents.',
  'Some fear that we will judge you. What if we will turn you away? You might be judged at home.',
  '“We will judge you,” they said. We would share what you tell us with others only if you ask.',
  'We will be glad with you. We will tell your story. We will rush to you.',
])('nothing is missing in %s', (words) => {
  expect(check(words)).toEqual([])
})

// Words for the search that are no hashtags, and the words of hashtags.
import { expect, test } from 'vitest'
import { createPageText, getTestProblems } from '../../test-fixtures/create-test-site'

const getProblems = (word: string) =>
  getTestProblems({
    'pages/a.md': createPageText('A').replace(
      '\n---\n\n',
      `\nalso_known_as:\n  - ${word}\n---\n\n`,
    ),
  })

test.each([
  'stroller',
  'baby-stroller',
  '"#1"',
  'piano lessons',
  'number 1',
  '4-ever',
  'What does it cost here?',
  'Hope for Moms of Alabama Inc.',
])('%s is no hashtag', (word) => {
  expect(getProblems(word)).toEqual([])
})

test.each([
  ['#stroller', 'Write this line: - stroller'],
  ['"#stroller"', 'Write this line: - stroller'],
  ['#baby-stroller', 'Write this line: - baby-stroller'],
  ['#CochecitoDeBebé', 'Write this line: - cochecito de bebé'],
  ['#run, #race', '"- run" and "- race"'],
])('%s is a hashtag', (typed, fix) => {
  const [problem = '', ...others] = getProblems(typed)
  expect(others).toEqual([])
  expect(problem.endsWith(fix)).toBe(true)
})

// Buttons that lead to the same page as the one beside them.
import { expect, test } from 'vitest'
import { createPageText, getTestProblems } from '../../test-fixtures/create-test-site'

const getProblems = (text: string) =>
  getTestProblems({
    'pages/walk.md': createPageText('Spring Walk', 'We walk.'),
    'pages/meal.md': createPageText('Summer Meal', 'We eat.'),
    'pages/list.md': createPageText('List', text),
  }).filter((problem) => problem.includes('link-titled'))

const WALK = '::button[See the Spring Walk]{href=/walk}'

test.each([
  ['::button[See the Summer Meal]{href=/walk}', 'its words are those of the page /meal'],
  ['::button[Read what we eat]{href=/walk}\n\nHere is [what we eat](/meal).', 'the page /meal'],
])('%s was copied', (text, words) => {
  const [problem = '', another] = getProblems(`${WALK}\n${text}`)
  expect(another).toBeUndefined()
  expect(problem).toContain(words)
})

test.each([
  '::button[See the Summer Meal]{href=/meal}',
  '::button[Walk with us]{href=/walk}',
  '::button[Eat a summer meal with us]{href=/walk}',
  'Much more.\n\nAnd more.\n\n::button[See the Summer Meal]{href=/walk}',
])('%s may be meant', (text) => {
  expect(getProblems(`${WALK}\n${text}`)).toEqual([])
})

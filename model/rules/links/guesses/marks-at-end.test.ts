import { expect, test } from 'vitest'
import { createPageText, getTestProblems } from '../../../test-fixtures/create-test-site'

const getLinkProblems = (body: string) =>
  getTestProblems({ 'pages/a.md': createPageText('A', body) })

test.each([
  ['See [the map](/contact.) today.', '/contact'],
  ['See [the map](contact.).', '/contact'],
  ['See [the map](/about/team,).', '/about/team'],
  ['::button[The map]{href=/contact.}', '/contact'],
])('%s means %s', (body, meant) => {
  const [problem = '', ...others] = getLinkProblems(body)
  expect(others).toEqual([])
  expect(problem.endsWith(`Write ${meant}`)).toBe(true)
})

// Tests that the JSON equals the problems, and contains no command for GitHub's runner.
import { expect, test } from 'vitest'
import { createProblem } from '../../model/problems/problem'
import { formatProblemsAsJson } from './json-reporter'

test('problemsAsJson escapes workflow commands without changing the parsed JSON', () => {
  const problem = { code: 'date-shape', message: '##[error]x', fix: '\n::error::###[y]' } as const
  const problems = [createProblem(problem, { file: 'content/a.md', line: 1, column: 1 })]
  const text = formatProblemsAsJson(problems)
  expect(text).not.toContain('##[')
  expect(text).not.toMatch(/^\s*::/m)
  expect(JSON.parse(text)).toEqual(problems)
})

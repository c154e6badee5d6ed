// Tests that only well-formed repairs of content files are read from an artifact.
import { describe, expect, test } from 'vitest'
import { createProblem } from '../../model/problems/problem'
import { readRepairs } from './read-repairs'

const suggestion = { line: 3, endLine: 3, text: 'title: Gala' }
const problem = {
  ...createProblem({ code: 'field-missing', message: 'A.', fix: 'B.' }, { file: 'content/a.md' }),
  suggestion,
}

describe('readRepairs', () => {
  test('returns the problems that have a repair', () => {
    const expected = [{ file: 'content/a.md', message: 'A.', fix: 'B.', suggestion }]
    expect(readRepairs(JSON.stringify([problem, { ...problem, suggestion: null }]))).toEqual(
      expected,
    )
  })

  test.each([
    ['a file outside of the content', { ...problem, file: '.github/workflows/check.yml' }],
    ['no sentence', { ...problem, message: 5 }],
    ['a line before the first', { ...problem, suggestion: { ...suggestion, line: 0 } }],
    ['lines in reverse', { ...problem, suggestion: { ...suggestion, line: 9 } }],
    ['a line that is no number', { ...problem, suggestion: { ...suggestion, line: '3' } }],
    ['far too much text', { ...problem, suggestion: { ...suggestion, text: 'x'.repeat(99_999) } }],
    ['a text', 'x'],
    ['null', null],
  ])('leaves out %s', (_, value) => {
    expect(readRepairs(JSON.stringify([value, problem]))).toHaveLength(1)
  })

  test('returns nothing for anything but a list', () => {
    expect(readRepairs('{"length":5}')).toEqual([])
  })
})

// Problems for people in a terminal, and beside the lines of a pull request.
import { expect, test } from 'vitest'
import { problem, type Problem } from '../content/problem'
import { problemsAsAnnotations } from './github'
import { problemsAsText } from './text'

const date: Problem = problem(
  { code: 'date-impossible', message: 'There is no day 2025-02-30.', fix: 'Check the calendar.' },
  { file: 'content/events/a.md', line: 4, column: 7, field: 'date' },
)
const note: Problem = { ...date, severity: 'warning', message: 'It is long ago: 100%,\nreally.' }

test('as text', () => {
  expect(problemsAsText([date, note])).toMatchInlineSnapshot(`
    "content/events/a.md:4:7
      Problem: There is no day 2025-02-30.
      Repair: Check the calendar.

    content/events/a.md:4:7
      Note: It is long ago: 100%,
    really.
      Advice: Check the calendar.

    1 problem and 1 note in 1 file."
  `)
  expect(problemsAsText([])).toBe('')
})

test('as annotations, with everything escaped that GitHub would read as its own', () => {
  expect(problemsAsAnnotations([note])).toBe(
    '::warning file=content/events/a.md,line=4,col=7,title=It is long ago%3A 100%25%2C%0Areally.::It is long ago: 100%25,%0Areally. Check the calendar.',
  )
})

test('nine of a kind are shown, and how many more there are', () => {
  const lines = problemsAsAnnotations([...Array<Problem>(60).fill(date), note]).split('\n')
  expect(lines.filter((line) => line.startsWith('::error'))).toHaveLength(10)
  expect(lines[9]).toContain('And 51 more')
  expect(lines.filter((line) => line.startsWith('::warning'))).toHaveLength(1)
})

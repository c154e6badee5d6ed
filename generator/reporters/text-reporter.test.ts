// Tests how problems are shown in a terminal.
import { describe, expect, test } from 'vitest'
import { createProblem, type Problem } from '../../model/problems/problem'
import { formatProblems } from './text-reporter'

const date: Problem = createProblem(
  { code: 'date-impossible', message: 'There is no day 2025-02-30.', fix: 'Check the calendar.' },
  { file: 'content/events/a.md', line: 4, column: 7, field: 'date' },
)
const note: Problem = { ...date, severity: 'warning', message: 'It is long ago: 100%,\nreally.' }

describe('formatProblems', () => {
  test('returns a paragraph for each problem, and counts them', () => {
    expect(formatProblems([date, note])).toMatchInlineSnapshot(`
    "content/events/a.md:4:7
      Problem: There is no day 2025-02-30.
      Repair: Check the calendar.

    content/events/a.md:4:7
      Note: It is long ago: 100%,␊really.
      Advice: Check the calendar.

    1 problem and 1 note in 1 file."
  `)
    expect(formatProblems([])).toBe('')
  })

  test('says at the end how many problems can be fixed automatically', () => {
    const fixable = { ...date, suggestion: { line: 4, endLine: 4, text: 'date: 2025-02-28' } }
    expect(formatProblems([fixable, note]).split('\n').at(-1)).toBe(
      'npm run check -- --fix repairs 1 of them for you.',
    )
    expect(formatProblems([note])).not.toContain('--fix')
  })
})

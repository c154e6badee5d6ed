// Tests how problems are shown in a terminal.
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createProblem, type Problem } from '../../model/problems/problem'
import { addColors, formatProblems } from './text-reporter'

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
      'Someone who has the website on a computer can repair 1 of them with one command: npm run check -- --fix',
    )
    expect(formatProblems([fixable]).split('\n').at(-1)).toBe(
      'Someone who has the website on a computer can repair it with one command: npm run check -- --fix',
    )
    expect(formatProblems([note])).not.toContain('--fix')
  })
})

describe('addColors', () => {
  const text = 'a.md:1:1\n  Problem: Odd. Problem: no.\n\na.md:2:1\n  Note: Old.'
  const terminal = Object.assign(new PassThrough(), { isTTY: true })
  beforeEach(() => {
    for (const name of ['NO_COLOR', 'FORCE_COLOR', 'NODE_DISABLE_COLORS', 'CI'])
      vi.stubEnv(name, undefined)
  })
  afterEach(() => void vi.unstubAllEnvs())

  test('colors the labels on a terminal', () => {
    expect(addColors(text, terminal)).toBe(
      'a.md:1:1\n\x1B[31m  Problem:\x1B[39m Odd. Problem: no.\n\na.md:2:1\n\x1B[33m  Note:\x1B[39m Old.',
    )
  })

  test('returns the unchanged text when the output is no terminal, or with NO_COLOR', () => {
    expect(addColors(text, new PassThrough())).toBe(text)
    vi.stubEnv('NO_COLOR', '1')
    const getColorDepth = () => (process.env['NO_COLOR'] ? 1 : 8)
    expect(addColors(text, Object.assign(terminal, { getColorDepth }))).toBe(text)
  })
})

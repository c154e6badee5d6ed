// Every message is written for a receptionist: in short words and sentences, without technical terms.
import { beforeAll, expect, test } from 'vitest'
import type { Problem } from '../../problems/problem'
import { PROBLEM_TITLES } from '../../problems/problem-codes'
import { computeGrade } from '../reading-grade'
import { getAllProblems } from './load-mistake'

const TECHNICAL_TERM =
  /\b(?:yaml|tokens?|mappings?|scalars?|pars(?:e|es|ed|er|ing)|schemas?|stack|undefined|null|regex|regexp|invalid|syntax|exception|strings?|boolean|array|object|utf-?8 bytes?|frontmatter)\b/i

/** A text of this grade level is easy for a 13-year-old to read. */
const MAX_GRADE = 8

let problems: readonly Problem[]
beforeAll(async () => {
  problems = await getAllProblems()
}, 60_000)

const getText = ({ message, fix }: Problem) => `${message} ${fix}`

test('no message is harder to read than grade 8', () => {
  const hard = problems
    .map(getText)
    .filter((text) => computeGrade(text) > MAX_GRADE)
    .map((text) => `${computeGrade(text).toFixed(1)} ${text.slice(0, 200)}`)
  expect([...new Set(hard)]).toEqual([])
})

test('no message contains a technical term', () => {
  expect(problems.map(getText).filter((text) => TECHNICAL_TERM.test(text))).toEqual([])
})

test('every problem code has a mistake, except those that no file content can cause', () => {
  const codes = new Set(problems.map(({ code }) => code))
  const all = Object.keys(PROBLEM_TITLES) as (keyof typeof PROBLEM_TITLES)[]
  expect(all.filter((code) => !codes.has(code))).toEqual([
    'file-strange',
    'page-required',
    'text-unreadable',
  ])
})

test('every message is a short sentence with advice', () => {
  for (const { message, fix, code } of problems) {
    expect(message, code).toMatch(/^\S.*\.$/s)
    expect(fix.length, code).toBeGreaterThan(5)
    expect(message.length, code).toBeLessThan(260)
  }
})

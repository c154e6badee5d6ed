// Every message is for a receptionist: short words, short sentences, and none of the words of programmers.
import { syllable } from 'syllable'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Problem } from '../../problems/problem'
import { PROBLEM_TITLES } from '../../problems/problem-codes'
import { getAllProblems } from './load-mistake'

const BANNED =
  /\b(?:yaml|tokens?|mappings?|scalars?|pars(?:e|es|ed|er|ing)|schemas?|stack|undefined|null|regex|regexp|invalid|syntax|exception|strings?|boolean|array|object|utf-?8 bytes?|frontmatter)\b/i

/** A child of 13 or 14 reads this without help. */
const HIGHEST_GRADE = 8

/** The words of a sentence without what is quoted from the file or to be typed into it. */
function plainWords(text: string): string[] {
  return text
    .replace(/"[^"]*"|`[^`]*`/g, 'it')
    .split(/\s+/)
    .map((word) => word.replace(/^[(“]+|[)”.,:;!?]+$/g, ''))
    .filter((word) => /^[A-Za-z][a-z'’]*(?:-[a-z]+)*$/.test(word) || /^[a-z]+$/i.test(word))
}

/** Flesch–Kincaid grade level (Kincaid et al. 1975). */
function gradeOf(text: string): number {
  const sentences = text.split(/[.!?;:](?=\s|$)/).filter((one) => plainWords(one).length > 0).length
  const words = plainWords(text)
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0)
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59
}

let problems: readonly Problem[]
beforeAll(async () => {
  problems = await getAllProblems()
}, 60_000)

test('no message is harder than grade 8, and none uses a word of programmers', () => {
  const hard = problems
    .map(({ message, fix }) => `${message} ${fix}`)
    .filter((text) => gradeOf(text) > HIGHEST_GRADE)
    .map((text) => `${gradeOf(text).toFixed(1)} ${text.slice(0, 200)}`)
  expect([...new Set(hard)]).toEqual([])
  const said = problems.map(({ message, fix }) => `${message} ${fix}`)
  expect(said.filter((text) => BANNED.test(text))).toEqual([])
})

describe('every kind of problem', () => {
  test('is shown by a slip, but for what cannot be written into a file', () => {
    const shown = new Set(problems.map(({ code }) => code))
    const all = Object.keys(PROBLEM_TITLES) as (keyof typeof PROBLEM_TITLES)[]
    expect(all.filter((code) => !shown.has(code))).toEqual([
      'file-strange',
      'page-required',
      'text-unreadable',
    ])
  })

  test('says what is wrong in a whole sentence, and what to do', () => {
    for (const { message, fix, code } of problems) {
      expect(message, code).toMatch(/^\S.*\.$/s)
      expect(fix.length, code).toBeGreaterThan(5)
      expect(message.length, code).toBeLessThan(260)
    }
  })
})

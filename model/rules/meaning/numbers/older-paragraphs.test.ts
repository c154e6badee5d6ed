// Two paragraphs of which one has a number that differs from the rest of the file.
import { expect, test } from 'vitest'
import { getTestProblems } from '../../../test-fixtures/create-test-site'
import { ROLE_TEXT } from '../../../test-fixtures/mistakes/cases/lists'
import type { LocatedProblem } from '../../../problems/problem'
import { joinOlderParagraphs } from './older-paragraphs'

const rewritten: LocatedProblem = {
  code: 'text-twice',
  severity: 'warning',
  message: 'This paragraph says almost the same as the one on line 17.',
  fix: 'Delete the older one.',
  line: 19,
  column: 1,
}
const createNumber = (line: number): LocatedProblem => ({
  code: 'amount-differs',
  severity: 'warning',
  message:
    'This says "4 hours per month", but line 4 says "6 hours a month" and line 9 says "6 hours each month".',
  fix: 'If "4 hours per month" is right, write "4 hours a month" on line 4.',
  line,
  column: 19,
})

test.each([17, 19])('the paragraph on line %i with another number is the older one', (line) => {
  expect(joinOlderParagraphs([rewritten, createNumber(line)])).toEqual([
    {
      ...rewritten,
      fix: `The one on line ${line} seems to be older: it says "4 hours per month", but line 4 says "6 hours a month" and line 9 says "6 hours each month". If so, delete it. If both are right, leave them as they are.`,
    },
  ])
})

test('a number in another paragraph is reported beside it', () => {
  const problems = [rewritten, createNumber(23)]
  expect(joinOlderParagraphs(problems)).toEqual(problems)
})

test('a rewritten paragraph and the old one have a single problem', () => {
  const end =
    'and you stay with us for at least six months. Families need to see steady people, and it takes time to learn how things are done here.'
  const text = ROLE_TEXT.replace(
    'Come along.',
    `You give two hours per month, most often on two mornings, ${end}\n\nYou give four hours per month, ${end}`,
  )
  expect(getTestProblems({ 'volunteer/driver.md': text })).toEqual([
    'content/volunteer/driver.md:14:1 text-twice This paragraph says almost the same as the one on line 12. The one on line 14 seems to be older: it says "four hours per month", but line 4 says "two hours a month" and line 8 says "Two hours a month". If so, delete it. If both are right, leave them as they are.',
  ])
})

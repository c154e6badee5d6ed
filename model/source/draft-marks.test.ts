// Which names of files lose the marks of a draft or a copy, and which keep all their words.
import { expect, test } from 'vitest'
import { correctFileName } from './check-file-name'

test.each([
  'The Gift of Waiting - FINAL',
  'The Gift of Waiting – final version',
  'The Gift of Waiting FINAL v2',
  'The Gift of Waiting (1)',
  'The Gift of Waiting_DRAFT',
  'The Gift of Waiting (draft)',
  'Copy of The Gift of Waiting',
  'The Gift of Waiting - Copy (2)',
  'The Gift of Waiting rev 3',
  'The Gift of Waiting - FINAL.docx',
])('%s', (typed) => {
  expect(correctFileName(typed, false)).toBe('the-gift-of-waiting')
})

test.each([
  ['A New Beginning', 'a-new-beginning'],
  ['Something New', 'something-new'],
  ['Something_New', 'something-new'],
  ['Semi-Final', 'semi-final'],
  ['Before the Final Exams', 'before-the-final-exams'],
  ['A Rough Draft of Hope', 'a-rough-draft-of-hope'],
  ['EVERYTHING NEW', 'everything-new'],
  ['Psalm 23', 'psalm-23'],
  ['FINAL', 'final'],
  ['Valentine’s Banquet', 'valentines-banquet'],
  ["Don't Wait", 'dont-wait'],
  ['Walk for Life 2026', 'walk-for-life-2026'],
])('%s keeps its words', (typed, expected) => {
  expect(correctFileName(typed, false)).toBe(expected)
})

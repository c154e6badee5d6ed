// Days that are over and that a text may name.
import { expect, test } from 'vitest'
import {
  createPageText,
  createPostText,
  getTestProblems,
} from '../../../test-fixtures/create-test-site'

test.each([
  'Until May 3, 2019, we met in the basement of a church.',
  'Through December 31, 2026, a friend matches every gift.',
  'Since March 4, 2024, we will always have a room for fathers.',
  'By December 31, 2025, neighbors had brought more bottles than ever.',
  'Our first room opened on March 4, 2020, and it is still open.',
  'Children who were born before May 3, 2024, can come to the second group.',
  'The lease is dated May 3, 2024. We will renew it.',
  'He wrote: “Until May 3, 2024, you can call me.”',
  'We reached our goal of 25 partners by December 31, 2025.',
  'Thank you for the goal that you set by December 31, 2025.',
  'We would like to welcome 25 new monthly partners by December 31, 2026.',
  'Photos that are older than May 3, 2024, are in another folder.',
  'Our campaign ran through December 31, 2025.',
  'Our fiscal year ends on September 30, 2025, and the report is below.',
  'The figures cover the months until the end of 2025.',
  'The minutes run from May 3, 2024, until May 6, 2024.',
  'The first campaign, which lasted until the end of 2024, brought many bottles.',
  'By the end of 2025 we had 25 partners.',
  'Read what we did in 2025.',
  'The campaign ends on December 31, 2026.',
  'The campaign runs through the end of 2026.',
  'He runs a 2024 campaign again.',
  'The path by the pond runs through the park.',
  'We moved in by May 2024, and the lease runs on.',
])('a page may say: %s', (words) => {
  expect(getTestProblems({ 'pages/a.md': createPageText('A page', words) })).toEqual([])
})

test.each([
  'The next chance is the walk on November 8, 2025, so find your shoes.',
  'El próximo 23 de octubre de 2025 la casa no atenderá.',
  'El jueves 13 de noviembre de 2025 estaremos cerrados.',
  'It runs from November 1 to November 18, 2025.',
])('a page does not announce what is over: %s', (words) => {
  expect(
    getTestProblems({ 'pages/a.md': createPageText('A page', words) }, '2026-11-20').join(),
  ).toContain('is over')
})

test.each([
  'The next walk after November 8, 2025, was a small one.',
  'Since May 3, 2024, our next group has been full.',
])('a page may speak of it: %s', (words) => {
  expect(
    getTestProblems({ 'pages/a.md': createPageText('A page', words) }, '2026-11-20').join(),
  ).not.toContain('is over')
})

const GOAL = 'We hope to welcome 25 new partners by December 31, 2025.'

test.each([
  ['2025-11-04', false],
  ['2026-01-04', true],
])('a goal in a post of %s', (date, isNoted) => {
  const text = createPostText({ date, summary: GOAL })
  expect(getTestProblems({ 'blog/a.md': text }, '2026-11-20').join().includes('is over')).toBe(
    isNoted,
  )
})

test.each([
  'You can sign up until May 3, 2024.',
  'Our campaign runs through May 3, 2024.',
  'Our campaign runs through the end of 2023.',
])('a post is of its day: %s', (summary) => {
  const text = createPostText({ summary })
  expect(getTestProblems({ 'blog/a.md': text }).join()).not.toContain('date-relative')
})

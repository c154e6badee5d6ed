// Invitations to events on a day without its year, of which some are over.
import { expect, test } from 'vitest'
import {
  createEventText,
  createPageText,
  getTestProblems,
} from '../../../test-fixtures/create-test-site'

const createGala = (date: string, title = 'Hope Gala') =>
  createEventText({ id: 'gala', title, date })

/** Returns the notes about a page on November 20, 2026, after a gala on Thursday, April 10, 2025. */
const check = (words: string, others: Readonly<Record<string, string>> = {}) =>
  getTestProblems(
    {
      'events/gala.md': createGala('2025-04-10'),
      'pages/a.md': createPageText('A page', words),
      ...others,
    },
    '2026-11-20',
  ).filter((problem) => problem.includes('date-relative'))

test.each([
  'Join us at Hope Gala on Thursday, April 10, or at another event.',
  'Come to our Hope Gala on April 10.',
  'Hope Gala will be on April 10th in Auburn.',
  'Buy a ticket for Hope Gala, April 10.',
  'Acompáñenos a la Hope Gala el jueves 10 de abril.',
])('%s is over', (words) => {
  expect(check(words)).toEqual([expect.stringContaining('Hope Gala in 2025: its file says')])
})

test('names the day of the file, and what to write', () => {
  expect(check('Come to Hope Gala on April 10.')).toEqual([
    'content/pages/a.md:6:22 date-relative "April 10" was the day of Hope Gala in 2025: its file says April 10, 2025. It is over, but this sentence still invites people to it. If there is a new day, write it here and in content/events/gala.md. If there is none yet, leave the day out.',
  ])
})

test.each([
  'Hope Gala was on Thursday, April 10, and many came.',
  'We held Hope Gala on April 10.',
  'Join us at Hope Gala. The office is closed on April 10.',
  'Join us at Hope Gala on Saturday, April 10.',
  'Join us at Hope Gala on April 11.',
  'Join us for the walk on April 10.',
  'Thanks to all who will remember Hope Gala on April 10.',
])('%s is no invitation to it', (words) => {
  expect(check(words)).toEqual([])
})

test('a gala to come has the same day', () => {
  const next = createGala('2027-04-10', 'Hope Gala 2027').replace('id: gala', 'id: next')
  expect(check('Come to Hope Gala on April 10.', { 'events/next.md': next })).toEqual([])
})

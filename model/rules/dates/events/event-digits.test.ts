// Days in digits with the day first, in texts without a day of their own.
import { expect, test } from 'vitest'
import {
  createEventText,
  createPageText,
  getTestProblems,
} from '../../../test-fixtures/create-test-site'

const EVENT = createEventText({ id: 'quiltfest', title: 'Quilt Supper', date: '2027-04-09' })

const check = (words: string) =>
  getTestProblems({
    'events/quiltfest.md': EVENT,
    'pages/a.md': createPageText('A page', words),
  }).filter((problem) => problem.includes('date-digits'))

test('a day that is that of an event only with the day first is noted', () => {
  expect(check('Come to the Quilt Supper on 9/4/2027.')).toEqual([
    expect.stringContaining('The event is on April 9. Write April 9, 2027'),
  ])
})

test('a day that nobody can read here is noted', () => {
  expect(check('We begin on 25/4/2027.')).toEqual([
    expect.stringContaining('cannot read 25/4/2027. Write April 25, 2027'),
  ])
})

test.each([
  'Come to the Quilt Supper on 4/9/2027.',
  'We are closed on 9/4/2027. Come to the Quilt Supper in April.',
  'Read https://example.org/25/4/2027, and call 25/40/2027.',
])('%s is not', (words) => {
  expect(check(words)).toEqual([])
})

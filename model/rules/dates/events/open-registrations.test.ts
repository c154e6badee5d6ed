// Events that are over while their registration is still open, on November 20, 2026.
import { expect, test } from 'vitest'
import { createEventText, getTestProblems } from '../../../test-fixtures/create-test-site'

const check = (fields: Readonly<Record<string, string>>) =>
  getTestProblems({
    'events/supper.md': createEventText({
      id: 'supper',
      title: 'Supper',
      summary: 'A long table, and soup for all.',
      description: 'Supper with all our neighbors, at a long table in the old church hall.',
      requires_registration: 'yes',
      registration_open: 'yes',
      registration_url: 'https://register.example.org/supper',
      ...fields,
    }),
  }).filter((problem) => problem.includes('supper.md'))

test.each([
  ['2026-11-06', '2027-11-06'],
  ['2026-11-19', '2027-11-19'],
])('an event on %s is noted, with the same day of the next year', (date, next) => {
  expect(check({ date })).toEqual([
    `content/events/supper.md:4:7 date-far This event is over, because its day is ${date}, but its registration is still open. If you mean the event of next year, write its day, such as date: ${next}. If it is really over, write registration_open: no`,
  ])
})

test.each([
  [{ date: '2026-11-20' }],
  [{ date: '2026-12-10' }],
  [{ date: '2026-09-01' }],
  [{ date: '2026-11-06', registration_open: 'no' }],
  [{ date: '2026-11-06', status: 'cancelled' }],
])('nothing is noted for %j', (fields: Readonly<Record<string, string>>) => {
  expect(check(fields)).toEqual([])
})

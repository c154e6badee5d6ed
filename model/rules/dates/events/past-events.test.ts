import { describe, expect, test } from 'vitest'
import {
  createEventText,
  createTestSite,
  getTestProblems,
} from '../../../test-fixtures/create-test-site'

const RECORD = '/\n/events/walk\n'

/** Returns the problems of a new event on November 20, 2026. */
const check = (fields: Readonly<Record<string, string>>, record = RECORD) =>
  getTestProblems({
    'events/supper.md': createEventText({
      id: 'supper',
      title: 'Supper',
      summary: 'A long table, and soup for all.',
      description: 'Supper with all our neighbors, at a long table in the old church hall.',
      ...fields,
    }),
    'addresses.txt': record,
  }).filter((problem) => problem.includes('supper.md'))

describe('a new event whose day is over', () => {
  test.each([
    ['2025-12-10', '2026-12-10'],
    ['2026-03-06', '2027-03-06'],
    ['2024-11-20', '2026-11-20'],
    ['2025-02-28', '2027-02-28'],
  ])('is noted on %s, with the next such day', (date, next) => {
    expect(check({ date })).toEqual([
      `content/events/supper.md:4:7 date-far This event is new, but its day, ${date}, is over. If you mean the next such day, write date: ${next}. If it really is over, there is nothing to do.`,
    ])
  })

  test('is noted once if the weekday in its text is that of the next year', () => {
    expect(check({ date: '2026-03-06', summary: 'Come on Saturday, March 6.' })).toEqual([
      'content/events/supper.md:4:7 date-far This event is new, but its day, 2026-03-06, is over. The weekday on line 6 is right for 2027. If you mean that year, write date: 2027-03-06',
    ])
  })

  test('gets the day of the year that has this weekday', () => {
    const text = createEventText({ date: '2026-03-06', summary: 'Come on Saturday, March 6.' })
    const files = { 'events/supper.md': text, 'addresses.txt': RECORD }
    const found = createTestSite(files).problems.find(({ code }) => code === 'date-far')
    expect(found?.suggestion?.text).toBe('date: 2027-03-06')
  })

  test('is noted with both of its days', () => {
    expect(check({ start_date: '2025-12-30', date: '2026-01-02' }).join()).toContain(
      'write date: 2027-01-02 and start_date: 2026-12-30.',
    )
  })

  test.each([
    ['it was published', '2025-12-10', `${RECORD}/events/supper\n`],
    ['nobody knows what was published', '2025-12-10', ''],
    ['no event is on the record', '2025-12-10', '/\n'],
    ['it was held some weeks ago', '2026-11-13', RECORD],
    ['it is today', '2026-11-20', RECORD],
    ['it is in the future', '2026-12-10', RECORD],
  ])('is not noted if %s', (_, date, record) => {
    expect(check({ date }, record)).toEqual([])
  })

  test('is not noted if its file has a new name, or if it was cancelled', () => {
    const date = '2025-12-10'
    expect(check({ date, redirect_from: '\n  - /events/old-supper' })).toEqual([])
    expect(check({ date, status: 'cancelled' })).toEqual([])
  })
})

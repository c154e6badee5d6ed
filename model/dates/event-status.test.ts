// Past or upcoming, by the clinic's days.
import { expect, test } from 'vitest'
import { getDayInTimeZone, getEndOfDay, isDay, isTimeZone } from './day'
import { getEventStatus, isPast, sortEvents } from './event-status'

test.each(['2025-04-10', '2024-02-29'])('%s is a day', (day) => {
  expect(isDay(day)).toBe(true)
})

test.each([
  ...['2023-02-29', '2025-02-30', '2025-13-01', '2025-00-10', '0000-01-01'],
  ...['2025-4-1', '04/10/2025', '2025-04-10 ', ''],
])('%j is no day', (day) => {
  expect(isDay(day)).toBe(false)
})

test.each([
  ['2025-11-09T05:59:59Z', '2025-11-08'],
  ['2025-11-09T06:00:00Z', '2025-11-09'],
  ['2025-07-20T04:59:59Z', '2025-07-19'],
  ['2025-07-20T05:00:00Z', '2025-07-20'],
  ['2025-03-09T07:59:00Z', '2025-03-09'],
  ['2025-11-02T06:30:00Z', '2025-11-02'],
])('at %s it is %s in Alabama', (now, day) => {
  expect(getDayInTimeZone('America/Chicago', new Date(now))).toBe(day)
})

test.each([
  ['2025-11-08', '2025-11-09T06:00:00.000Z'],
  ['2025-08-03', '2025-08-04T05:00:00.000Z'],
  // The days on which the clocks change: what counts is the next midnight.
  ['2025-03-09', '2025-03-10T05:00:00.000Z'],
  ['2025-11-02', '2025-11-03T06:00:00.000Z'],
  ['2025-12-31', '2026-01-01T06:00:00.000Z'],
])('%s is over in Alabama at %s', (day, instant) => {
  expect(getEndOfDay(day, 'America/Chicago')).toBe(instant)
})

test('time zones are known by their full names', () => {
  expect(['America/Chicago', 'CST', 'Central', 'America/Chicgo', ''].map(isTimeZone)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})

const walk = { slug: 'walk', date: '2025-11-08', registrationOpen: false }
const gala = { slug: 'gala', date: '2025-04-10', registrationOpen: true }
const bottles = {
  slug: 'bottles',
  startDate: '2025-07-06',
  date: '2025-08-03',
  registrationOpen: false,
}

test('an event is past when its last day is over, not before', () => {
  expect([
    isPast(bottles, '2025-07-06'),
    isPast(bottles, '2025-08-03'),
    isPast(bottles, '2025-08-04'),
  ]).toEqual([false, false, true])
  expect(getEventStatus(gala, '2025-04-10')).toBe('registration-open')
  expect(getEventStatus(gala, '2025-04-11')).toBe('past')
  expect(getEventStatus(walk, '2025-04-11')).toBe('coming-soon')
})

test.each([
  ['2025-03-01', ['gala', 'bottles', 'walk']],
  ['2025-07-20', ['bottles', 'walk', 'gala']],
  ['2026-11-20', ['walk', 'bottles', 'gala']],
])('on %s the order is %j', (today, slugs) => {
  expect(sortEvents([walk, gala, bottles], today).map(({ slug }) => slug)).toEqual(slugs)
})

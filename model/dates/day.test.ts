// Tests which texts are days or time zones, and when a day begins and ends in a time zone.
import { describe, expect, test } from 'vitest'
import {
  findNextOccurrence,
  getDayInTimeZone,
  getEndOfDay,
  getLocalStartOfDay,
  getNextDay,
  isDay,
  isTimeZone,
  moveToYear,
  swapMonthAndDay,
} from './day'

describe('isDay', () => {
  test.each(['2025-04-10', '2024-02-29'])('accepts %s', (day) => {
    expect(isDay(day)).toBe(true)
  })

  test.each([
    '2023-02-29',
    '2025-02-30',
    '2025-13-01',
    '2025-00-10',
    '0000-01-01',
    '2025-4-1',
    '04/10/2025',
    '2025-04-10 ',
    '',
  ])('rejects %j', (text) => {
    expect(isDay(text)).toBe(false)
  })
})

describe('moveToYear', () => {
  test('keeps the month and the day', () => {
    expect(moveToYear('2026-12-31', 2027)).toBe('2027-12-31')
  })

  test('finds February 29 only in leap years', () => {
    expect(moveToYear('2024-02-29', 2028)).toBe('2028-02-29')
    expect(moveToYear('2024-02-29', 2027)).toBe(null)
  })
})

describe('findNextOccurrence', () => {
  test.each([
    ['2025-12-24', '2026-12-20', 10, '2026-12-24'],
    ['2025-12-24', '2026-12-24', 0, '2026-12-24'],
    ['2025-01-03', '2026-12-20', 14, '2027-01-03'],
    ['2024-02-29', '2027-03-01', 365, '2028-02-29'],
  ])('finds the next %s after %s, at most %i days later, on %s', (day, from, maxDays, next) => {
    expect(findNextOccurrence(day, from, maxDays)).toBe(next)
  })

  test.each([
    ['2025-01-03', '2026-12-20', 13],
    ['2024-02-29', '2026-02-01', 365],
  ])('finds no %s after %s within %i days', (day, from, maxDays) => {
    expect(findNextOccurrence(day, from, maxDays)).toBe(null)
  })
})

describe('swapMonthAndDay', () => {
  test.each([
    ['2027-04-02', '2027-02-04'],
    ['2027-04-04', null],
    ['2027-04-13', null],
    ['2027-12-31', null],
  ])('makes of %s %j', (day, swapped) => {
    expect(swapMonthAndDay(day)).toBe(swapped)
  })
})

describe('getDayInTimeZone', () => {
  test.each([
    ['2025-11-09T05:59:59Z', '2025-11-08'],
    ['2025-11-09T06:00:00Z', '2025-11-09'],
    ['2025-07-20T04:59:59Z', '2025-07-19'],
    ['2025-07-20T05:00:00Z', '2025-07-20'],
    ['2025-03-09T07:59:00Z', '2025-03-09'],
    ['2025-11-02T06:30:00Z', '2025-11-02'],
  ])('at %s, returns %s as the day in Alabama', (now, day) => {
    expect(getDayInTimeZone('America/Chicago', new Date(now))).toBe(day)
  })
})

describe('getEndOfDay', () => {
  test.each([
    ['2025-11-08', '2025-11-09T06:00:00.000Z'],
    ['2025-08-03', '2025-08-04T05:00:00.000Z'],
    // On these two days the clocks change, and the day ends at the next midnight all the same.
    ['2025-03-09', '2025-03-10T05:00:00.000Z'],
    ['2025-11-02', '2025-11-03T06:00:00.000Z'],
    ['2025-12-31', '2026-01-01T06:00:00.000Z'],
  ])('ends %s in Alabama at %s', (day, instant) => {
    expect(getEndOfDay(day, 'America/Chicago')).toBe(instant)
  })
})

describe('getLocalStartOfDay', () => {
  test.each([
    ['2026-12-01', 'America/Chicago', '2026-12-01T00:00:00-06:00'],
    ['2026-07-01', 'America/Chicago', '2026-07-01T00:00:00-05:00'],
    ['2026-07-01', 'Asia/Kolkata', '2026-07-01T00:00:00+05:30'],
    // On this day the clocks of Chile skip the hour after midnight.
    ['2026-09-06', 'America/Santiago', '2026-09-06T01:00:00-03:00'],
  ])('begins %s in %s at %s', (day, zone, instant) => {
    expect(getLocalStartOfDay(day, zone)).toBe(instant)
  })
})

describe('getNextDay', () => {
  test.each([
    ['2026-11-30', '2026-12-01'],
    ['2024-02-28', '2024-02-29'],
    ['2025-12-31', '2026-01-01'],
  ])('returns after %s %s', (day, next) => {
    expect(getNextDay(day)).toBe(next)
  })
})

describe('isTimeZone', () => {
  test('accepts the full name of a time zone', () => {
    expect(isTimeZone('America/Chicago')).toBe(true)
  })

  test.each(['CST', 'Central', 'America/Chicgo', ''])('rejects %j', (zone) => {
    expect(isTimeZone(zone)).toBe(false)
  })
})

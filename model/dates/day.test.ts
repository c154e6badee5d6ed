// Tests which texts are days or time zones, and when a day begins and ends in a time zone.
import { describe, expect, test } from 'vitest'
import {
  getDayInTimeZone,
  getEndOfDay,
  getLocalStartOfDay,
  getNextDay,
  isDay,
  isTimeZone,
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

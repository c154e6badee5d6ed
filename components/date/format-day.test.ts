// Days in words, the same wherever the page is made.
import { afterEach, describe, expect, test } from 'vitest'
import { formatDay, formatDays } from './format-day'

const zone = process.env['TZ']
afterEach(() => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

describe.each(['America/Chicago', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC'])(
  'in %s',
  (machine) => {
    test('full month, day and year', () => {
      process.env['TZ'] = machine
      expect(formatDay('2025-04-10')).toBe('April 10, 2025')
      expect(formatDay('2026-01-01')).toBe('January 1, 2026')
      expect(formatDays('2025-07-06', '2025-08-03')).toBe('July 6 – August 3, 2025')
      expect(formatDays('2025-12-30', '2026-01-02')).toBe('December 30, 2025 – January 2, 2026')
      expect(formatDays('2025-04-10', '2025-04-10')).toBe('April 10, 2025')
    })
  },
)

test.each(['2025-02-30', '', 'soon', '2025-13-01'])('%j throws "Invalid time value"', (day) => {
  expect(() => formatDay(day)).toThrow(RangeError)
  expect(() => formatDay(day)).toThrow('Invalid time value')
})

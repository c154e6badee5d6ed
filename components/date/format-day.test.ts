// Tests that days are formatted the same in every time zone.
import { afterEach, describe, expect, test } from 'vitest'
import { formatDay, formatDays, formatShortDays, formatWeekday } from './format-day'

const initialTimeZone = process.env['TZ']
afterEach(() => {
  if (initialTimeZone === undefined) delete process.env['TZ']
  else process.env['TZ'] = initialTimeZone
})

describe.each(['America/Chicago', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC'])(
  'with the time zone %s',
  (timeZone) => {
    test('formatDay and formatDays return the full month, the day and the year', () => {
      process.env['TZ'] = timeZone
      expect(formatDay('2025-04-10')).toBe('April 10, 2025')
      expect(formatDay('2026-01-01')).toBe('January 1, 2026')
      expect(formatDays('2025-07-06', '2025-08-03')).toBe('July 6 – August 3, 2025')
      expect(formatDays('2025-12-30', '2026-01-02')).toBe('December 30, 2025 – January 2, 2026')
      expect(formatDays('2025-04-10', '2025-04-10')).toBe('April 10, 2025')
    })

    test('formatWeekday and formatShortDays return the day of the week, without the year', () => {
      process.env['TZ'] = timeZone
      expect(formatWeekday('2026-11-26')).toBe('Thursday, November 26')
      expect(formatShortDays('2026-11-26', '2026-11-26')).toBe('Thu, Nov 26')
      expect(formatShortDays('2026-12-31', '2027-01-01')).toBe('Thu, Dec 31 – Fri, Jan 1')
    })
  },
)

test.each(['2025-02-30', '', 'soon', '2025-13-01'])(
  'formatDay throws "Invalid time value" for %j',
  (day) => {
    expect(() => formatDay(day)).toThrow(RangeError)
    expect(() => formatDay(day)).toThrow('Invalid time value')
  },
)

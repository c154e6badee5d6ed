// Tests the instants of local times, on the days on which clocks change too.
import { afterEach, describe, expect, test } from 'vitest'
import { getInstant, getLocalDateTime } from './local-time'

const initialTimeZone = process.env['TZ']
afterEach(() => {
  if (initialTimeZone === undefined) delete process.env['TZ']
  else process.env['TZ'] = initialTimeZone
})

describe.each(['America/Chicago', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC'])(
  'on a machine in %s',
  (machineZone) => {
    test.each([
      ['2026-11-20', '08:00', 'America/Chicago', '2026-11-20T14:00:00.000Z'],
      ['2026-07-01', '00:00', 'America/Chicago', '2026-07-01T05:00:00.000Z'],
      ['2026-07-01', '24:00', 'America/Chicago', '2026-07-02T05:00:00.000Z'],
      // Clocks are put forward from 2:00 to 3:00.
      ['2026-03-08', '01:59', 'America/Chicago', '2026-03-08T07:59:00.000Z'],
      ['2026-03-08', '02:30', 'America/Chicago', '2026-03-08T08:30:00.000Z'],
      ['2026-03-08', '03:00', 'America/Chicago', '2026-03-08T08:00:00.000Z'],
      ['2026-03-08', '24:00', 'America/Chicago', '2026-03-09T05:00:00.000Z'],
      // They are put back from 2:00 to 1:00: 1:30 occurs twice.
      ['2026-11-01', '00:00', 'America/Chicago', '2026-11-01T05:00:00.000Z'],
      ['2026-11-01', '01:30', 'America/Chicago', '2026-11-01T06:30:00.000Z'],
      ['2026-11-01', '02:00', 'America/Chicago', '2026-11-01T08:00:00.000Z'],
      ['2026-11-01', '24:00', 'America/Chicago', '2026-11-02T06:00:00.000Z'],
      ['2026-01-01', '00:00', 'Pacific/Kiritimati', '2025-12-31T10:00:00.000Z'],
      ['2026-01-01', '12:00', 'Pacific/Pago_Pago', '2026-01-01T23:00:00.000Z'],
      ['2026-01-01', '12:00', 'Asia/Kolkata', '2026-01-01T06:30:00.000Z'],
    ])('%s %s in %s is the instant %s', (day, time, zone, instant) => {
      process.env['TZ'] = machineZone
      expect(getInstant(day, time, zone)).toBe(instant)
    })

    test.each([
      ['2026-03-08T08:30:00Z', 'America/Chicago', '2026-03-08 03:30'],
      ['2026-11-01T06:30:00Z', 'America/Chicago', '2026-11-01 01:30'],
      ['2026-11-01T07:30:00Z', 'America/Chicago', '2026-11-01 01:30'],
      ['2026-11-21T05:59:00Z', 'America/Chicago', '2026-11-20 23:59'],
      ['2026-11-20T10:00:00Z', 'Pacific/Kiritimati', '2026-11-21 00:00'],
      ['2026-11-20T10:00:00Z', 'Pacific/Pago_Pago', '2026-11-19 23:00'],
    ])('at %s, clocks in %s show %s', (instant, zone, shown) => {
      process.env['TZ'] = machineZone
      const { day, time } = getLocalDateTime(new Date(instant), zone)
      expect(`${day} ${time}`).toBe(shown)
    })
  },
)

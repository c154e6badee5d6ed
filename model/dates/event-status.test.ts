// The status and the order of events on a given day.
import { describe, expect, test } from 'vitest'
import { getEventInstants, getEventStatus, isPast, sortEvents } from './event-status'

const walk = { slug: 'walk', date: '2025-11-08' }
const gala = { slug: 'gala', date: '2025-04-10' }
const bottles = {
  slug: 'bottles',
  startDate: '2025-07-06',
  date: '2025-08-03',
}

describe('isPast', () => {
  test('returns true only after the last day of the event', () => {
    expect(isPast(bottles, '2025-07-06')).toBe(false)
    expect(isPast(bottles, '2025-08-03')).toBe(false)
    expect(isPast(bottles, '2025-08-04')).toBe(true)
  })
})

describe('getEventStatus', () => {
  test.each([
    [gala, '2025-04-09', 'upcoming'],
    [gala, '2025-04-10', 'happening'],
    [gala, '2025-04-11', 'past'],
    [bottles, '2025-07-05', 'upcoming'],
    [bottles, '2025-07-06', 'happening'],
    [bottles, '2025-08-03', 'happening'],
    [bottles, '2025-08-04', 'past'],
  ])('returns for %o on %s that it is %s', (event, today, status) => {
    expect(getEventStatus(event, today)).toBe(status)
  })
})

test('a cancelled event is upcoming until it is past', () => {
  const event = { ...bottles, status: 'cancelled' as const }
  const days = ['2025-07-05', '2025-07-20', '2025-08-03', '2025-08-04']
  expect(days.map((day) => getEventStatus(event, day))).toEqual([
    'upcoming',
    'upcoming',
    'upcoming',
    'past',
  ])
})

describe('getEventInstants', () => {
  const zone = 'America/Chicago'

  test('returns the first midnight, and the end on the last day if it is known', () => {
    const timed = { ...bottles, time: '9:00 AM - noon' }
    expect(getEventInstants(timed, zone)).toEqual({
      startsAt: '2025-07-06T05:00:00.000Z',
      endsAt: '2025-08-03T17:00:00.000Z',
    })
  })

  test.each([undefined, 'TBD', 'A 4-week campaign', '6:00 PM', '6:00 PM - midnight'])(
    'returns the midnight after the last day when the time is %j',
    (time) => {
      expect(getEventInstants({ ...walk, time }, zone).endsAt).toBe('2025-11-09T06:00:00.000Z')
    },
  )

  test('returns for a cancelled event no instant at which it happens', () => {
    const { startsAt, endsAt } = getEventInstants({ ...gala, status: 'cancelled' }, zone)
    expect(startsAt).toBe(endsAt)
  })
})

describe('sortEvents', () => {
  test.each([
    ['2025-03-01', ['gala', 'bottles', 'walk']],
    ['2025-07-20', ['bottles', 'walk', 'gala']],
    ['2026-11-20', ['walk', 'bottles', 'gala']],
  ])('sorts the events, on %s, as %j', (today, slugs) => {
    expect(sortEvents([walk, gala, bottles], today).map(({ slug }) => slug)).toEqual(slugs)
  })
})

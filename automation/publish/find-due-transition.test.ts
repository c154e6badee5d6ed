// Tests when the hourly workflow builds the site again.
import { describe, expect, test } from 'vitest'
import { findDueTransition } from './find-due-transition.mjs'

const build = {
  asOf: '2026-11-20',
  transitions: [
    { at: '2026-11-22T00:00:00-06:00', day: '2026-11-22', what: 'The gala is over.' },
    { at: '2026-11-21T00:00:00-06:00', day: '2026-11-21', what: 'The walk is over.' },
    { at: '2026-11-20T00:00:00-06:00', day: '2026-11-20', what: 'Already built.' },
  ],
}
const find = (now: string, value: unknown = build) => findDueTransition(value, new Date(now))

describe('findDueTransition', () => {
  test('finds nothing before the next transition', () => {
    expect(find('2026-11-21T05:59:59Z')).toBeNull()
  })

  test('finds the earliest transition from its very moment, in the time zone of the site', () => {
    expect(find('2026-11-21T06:00:00Z')).toEqual({ what: 'The walk is over.', isLate: false })
  })

  test('finds nothing once the site is built on that day', () => {
    expect(find('2026-11-22T23:00:00Z', { ...build, asOf: '2026-11-22' })).toBeNull()
  })

  test('says when a transition was missed for more than a day', () => {
    expect(find('2026-11-22T13:00:00Z')).toMatchObject({ isLate: true })
  })

  test.each([null, {}, 'x', { asOf: '2026-11-20' }, { transitions: [] }])(
    'builds a site again whose build.json is %j',
    (value) => {
      expect(find('2026-11-21T06:00:00Z', value)?.what).toContain('does not say')
    },
  )
})

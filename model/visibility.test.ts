// Tests visibility on the first and last public day and on the days next to them.
import { describe, expect, test } from 'vitest'
import { getPublicRange, getHiddenReason, getHiddenReasonWithin } from './visibility'

const publishOn = '2026-11-30'
const expiresOn = '2026-12-24'

describe('getHiddenReason', () => {
  test.each([
    [{}, '2026-11-20', null],
    [{ draft: false }, '2026-11-20', null],
    [{ draft: true }, '2026-11-20', { reason: 'draft' }],
    [{ publishOn }, '2026-11-29', { reason: 'not-yet', publishOn }],
    [{ publishOn }, '2026-11-30', null],
    [{ publishOn }, '2026-12-01', null],
    [{ expiresOn }, '2026-12-23', null],
    [{ expiresOn }, '2026-12-24', null],
    [{ expiresOn }, '2026-12-25', { reason: 'expired', expiresOn }],
    [{ publishOn, expiresOn: publishOn }, '2026-11-30', null],
    [{ draft: true, publishOn, expiresOn }, '2026-12-01', { reason: 'draft' }],
  ])('returns for %j on %s: %j', (fields, day, reason) => {
    expect(getHiddenReason(fields, day)).toEqual(reason)
  })
})

describe('getPublicRange', () => {
  test('returns the days from today to the last public day, or null if there are none', () => {
    const from = '2026-12-01'
    expect(getPublicRange({}, from)).toEqual({ from, to: '9999-12-31' })
    expect(getPublicRange({ publishOn, expiresOn }, from)).toEqual({ from, to: expiresOn })
    expect(getPublicRange({ publishOn }, '2026-11-20')).toMatchObject({ from: publishOn })
    expect(getPublicRange({ expiresOn }, '2026-12-24')).toEqual({ from: expiresOn, to: expiresOn })
    expect(getPublicRange({ expiresOn }, '2026-12-25')).toBeNull()
    expect(getPublicRange({ draft: true }, from)).toBeNull()
  })
})

describe('getHiddenReasonWithin', () => {
  test('returns a reason if the entry appears later, expires earlier or is a draft', () => {
    const range = { from: publishOn, to: expiresOn }
    expect(getHiddenReasonWithin({}, range)).toBeNull()
    expect(getHiddenReasonWithin({ publishOn, expiresOn }, range)).toBeNull()
    expect(getHiddenReasonWithin({ publishOn: '2026-12-01' }, range)).toMatchObject({
      reason: 'not-yet',
    })
    expect(getHiddenReasonWithin({ expiresOn: '2026-12-23' }, range)).toMatchObject({
      reason: 'expired',
    })
    expect(getHiddenReasonWithin({ draft: true }, range)).toEqual({ reason: 'draft' })
  })
})

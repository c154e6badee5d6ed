// Drafts and days at their edges: the first public day, the last one, and the days beside them.
import { expect, test } from 'vitest'
import { getPublicRange, getHiddenReason, getHiddenReasonWithin } from './visibility'

const publishOn = '2026-11-30'
const expiresOn = '2026-12-24'

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
])('%j on %s: %j', (dates, day, hidden) => {
  expect(getHiddenReason(dates, day)).toEqual(hidden)
})

test('from today on, an entry is public until its last day, or never again', () => {
  const from = '2026-12-01'
  expect(getPublicRange({}, from)).toEqual({ from, to: '9999-12-31' })
  expect(getPublicRange({ publishOn, expiresOn }, from)).toEqual({ from, to: expiresOn })
  expect(getPublicRange({ publishOn }, '2026-11-20')).toMatchObject({ from: publishOn })
  expect(getPublicRange({ expiresOn }, '2026-12-24')).toEqual({ from: expiresOn, to: expiresOn })
  expect(getPublicRange({ expiresOn }, '2026-12-25')).toBeNull()
  expect(getPublicRange({ draft: true }, from)).toBeNull()
})

test('within a span an entry is hidden when it comes later, goes earlier or is a draft', () => {
  const span = { from: publishOn, to: expiresOn }
  expect(getHiddenReasonWithin({}, span)).toBeNull()
  expect(getHiddenReasonWithin({ publishOn, expiresOn }, span)).toBeNull()
  expect(getHiddenReasonWithin({ publishOn: '2026-12-01' }, span)).toMatchObject({
    reason: 'not-yet',
  })
  expect(getHiddenReasonWithin({ expiresOn: '2026-12-23' }, span)).toMatchObject({
    reason: 'expired',
  })
  expect(getHiddenReasonWithin({ draft: true }, span)).toEqual({ reason: 'draft' })
})

// Drafts and days at their edges: the first public day, the last one, and the days beside them.
import { expect, test } from 'vitest'
import { publicSpan, whyHidden, whyHiddenWithin } from './visibility'

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
  expect(whyHidden(dates, day)).toEqual(hidden)
})

test('from today on, an entry is public until its last day, or never again', () => {
  const from = '2026-12-01'
  expect(publicSpan({}, from)).toEqual({ from, to: '9999-12-31' })
  expect(publicSpan({ publishOn, expiresOn }, from)).toEqual({ from, to: expiresOn })
  expect(publicSpan({ publishOn }, '2026-11-20')).toMatchObject({ from: publishOn })
  expect(publicSpan({ expiresOn }, '2026-12-24')).toEqual({ from: expiresOn, to: expiresOn })
  expect(publicSpan({ expiresOn }, '2026-12-25')).toBeNull()
  expect(publicSpan({ draft: true }, from)).toBeNull()
})

test('within a span an entry is hidden when it comes later, goes earlier or is a draft', () => {
  const span = { from: publishOn, to: expiresOn }
  expect(whyHiddenWithin({}, span)).toBeNull()
  expect(whyHiddenWithin({ publishOn, expiresOn }, span)).toBeNull()
  expect(whyHiddenWithin({ publishOn: '2026-12-01' }, span)).toMatchObject({ reason: 'not-yet' })
  expect(whyHiddenWithin({ expiresOn: '2026-12-23' }, span)).toMatchObject({ reason: 'expired' })
  expect(whyHiddenWithin({ draft: true }, span)).toEqual({ reason: 'draft' })
})

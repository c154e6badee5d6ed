// Tests when the office is open, with notices, in several time zones, and on days on which clocks change.
import { describe, expect, test } from 'vitest'
import { createEntryText, createTestSite, SETTINGS_TEXT } from '../test-fixtures/create-test-site'
import { findOpening, getHoursOfDay, getOpeningHours } from './opening-hours'

const WEEK = `  - Monday to Thursday: 8:00 AM - 5:00 PM
  - Friday: 8:00 AM - noon
  - Saturday to Sunday: closed
`

type Options = { week?: string; zone?: string; today?: string }

/** @param notices their fields, the days as `from until` */
function createSite(
  notices: readonly (readonly [days: string, fields: Record<string, string>])[] = [],
  { week = WEEK, zone = 'America/Chicago', today = '2026-11-20' }: Options = {},
) {
  const settings = SETTINGS_TEXT.replace('  - Friday: 8:00 AM - 12:00 PM\n', () => week)
  const files = notices.map(([days, fields], index) => {
    const [from = '', until = ''] = days.split(' ')
    const values = { title: 'Thanksgiving', type: 'closed', from, until, ...fields }
    return [`notices/notice-${index}.md`, createEntryText(values, '').trimEnd()] as const
  })
  const texts = {
    'site.md': settings.replace('America/Chicago', zone),
    ...Object.fromEntries(files),
  }
  const { site, problems } = createTestSite(texts, { today })
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  return site
}

/** Returns an opening in a few words. */
function describeOpening(site: ReturnType<typeof createSite>, instant: string): string {
  const opening = findOpening(site, new Date(instant))
  if (opening === null) return 'unknown'
  if (opening.isOpen) return `open until ${opening.until ?? 'ever'}`
  const { next, reason } = opening
  const from = next === null ? 'later' : `${next.day} ${next.time}`
  return `closed${reason === null ? '' : ` for ${reason}`}, opens ${from}`
}

describe('findOpening', () => {
  test.each([
    ['2026-11-16T13:59:59Z', 'closed, opens 2026-11-16 08:00'],
    ['2026-11-16T14:00:00Z', 'open until 17:00'],
    ['2026-11-16T22:59:59Z', 'open until 17:00'],
    ['2026-11-16T23:00:00Z', 'closed, opens 2026-11-17 08:00'],
    ['2026-11-20T17:59:00Z', 'open until 12:00'],
    ['2026-11-20T18:00:00Z', 'closed, opens 2026-11-23 08:00'],
    ['2026-11-22T12:00:00Z', 'closed, opens 2026-11-23 08:00'],
    // Clocks are put forward on March 8 and back on November 1: it opens at eight by the clock.
    ['2026-03-06T13:59:00Z', 'closed, opens 2026-03-06 08:00'],
    ['2026-03-06T14:00:00Z', 'open until 12:00'],
    ['2026-03-09T12:59:00Z', 'closed, opens 2026-03-09 08:00'],
    ['2026-03-09T13:00:00Z', 'open until 17:00'],
    ['2026-11-02T13:59:00Z', 'closed, opens 2026-11-02 08:00'],
    ['2026-11-02T14:00:00Z', 'open until 17:00'],
  ])('at %s, the office in Alabama is %s', (instant, expected) => {
    expect(describeOpening(createSite(), instant)).toBe(expected)
  })

  test.each([
    ['Pacific/Kiritimati', '2026-11-15T18:00:00Z', 'open until 17:00'],
    ['Pacific/Kiritimati', '2026-11-15T17:59:00Z', 'closed, opens 2026-11-16 08:00'],
    ['Pacific/Pago_Pago', '2026-11-16T18:59:00Z', 'closed, opens 2026-11-16 08:00'],
    ['Pacific/Pago_Pago', '2026-11-16T19:00:00Z', 'open until 17:00'],
    ['Europe/London', '2026-11-16T08:00:00Z', 'open until 17:00'],
  ])('an office in %s is at %s %s', (zone, instant, expected) => {
    expect(describeOpening(createSite([], { zone }), instant)).toBe(expected)
  })

  test('a closure has its reason on its days, and the next opening is after them', () => {
    const site = createSite([['2026-11-26 2026-11-27', {}]])
    expect(describeOpening(site, '2026-11-25T23:30:00Z')).toBe('closed, opens 2026-11-30 08:00')
    expect(describeOpening(site, '2026-11-26T16:00:00Z')).toBe(
      'closed for Thanksgiving, opens 2026-11-30 08:00',
    )
    expect(describeOpening(site, '2026-11-28T06:00:00Z')).toBe('closed, opens 2026-11-30 08:00')
  })

  test('changed hours replace those of the day', () => {
    const fields = {
      type: 'changed hours',
      title: 'a training',
      hours: '10:00 AM - noon, 1 - 2 PM',
    }
    const site = createSite([['2026-11-25 2026-11-25', fields]])
    expect(describeOpening(site, '2026-11-25T15:00:00Z')).toBe('closed, opens 2026-11-25 10:00')
    expect(describeOpening(site, '2026-11-25T17:00:00Z')).toBe('open until 12:00')
    expect(describeOpening(site, '2026-11-25T18:00:00Z')).toBe('closed, opens 2026-11-25 13:00')
    expect(describeOpening(site, '2026-11-25T20:00:00Z')).toBe('closed, opens 2026-11-26 08:00')
  })

  test('news does not change the hours', () => {
    const site = createSite([['2026-11-16 2026-12-16', { type: 'news', title: 'We have moved.' }]])
    expect(describeOpening(site, '2026-11-16T14:00:00Z')).toBe('open until 17:00')
    expect(site.notices).toHaveLength(1)
  })

  test('hours that last until midnight go on on the next day', () => {
    const week = `  - Friday: 8:00 PM - midnight\n  - Saturday: midnight - 2:00 AM\n`
    const site = createSite([], { week })
    expect(describeOpening(site, '2026-11-21T05:59:00Z')).toBe('open until 02:00')
    expect(describeOpening(site, '2026-11-21T06:00:00Z')).toBe('open until 02:00')
    expect(describeOpening(site, '2026-11-21T08:00:00Z')).toBe('closed, opens 2026-11-27 20:00')
    const always = createSite([], { week: '  - Every day: open 24 hours\n' })
    expect(describeOpening(always, '2026-11-21T05:59:00Z')).toBe('open until ever')
  })

  test('says nothing about days whose hours are not known', () => {
    const week = `  - Monday: 8:00 AM - noon\n  - Tuesday: by appointment\n`
    const site = createSite([], { week })
    expect(describeOpening(site, '2026-11-23T15:00:00Z')).toBe('open until 12:00')
    expect(describeOpening(site, '2026-11-23T20:00:00Z')).toBe('closed, opens later')
    expect(describeOpening(site, '2026-11-24T15:00:00Z')).toBe('unknown')
    const unclear = createSite([], { week: '  - Holidays: closed\n  - Monday: 8:00 AM - noon\n' })
    expect(getOpeningHours(unclear)).toBeNull()
    expect(describeOpening(unclear, '2026-11-23T15:00:00Z')).toBe('unknown')
  })

  test('says nothing from the first day on whose special hours are not announced yet', () => {
    const site = createSite([
      ['2026-12-24 2027-01-01', {}],
      ['2026-12-17 2026-12-18', {}],
    ])
    expect(site.notices).toEqual([])
    expect(describeOpening(site, '2026-12-16T15:00:00Z')).toBe('open until 17:00')
    expect(describeOpening(site, '2026-12-16T23:30:00Z')).toBe('closed, opens later')
    expect(describeOpening(site, '2026-12-17T15:00:00Z')).toBe('unknown')
    expect(describeOpening(site, '2027-02-01T15:00:00Z')).toBe('unknown')
  })
})

describe('notices', () => {
  test('are public from two weeks before, news from the first day, and until the last day', () => {
    const days = '2026-12-04 2026-12-05'
    const count = (today: string, fields = {}) =>
      createSite([[days, fields]], { today }).notices.length
    expect(
      ['2026-11-19', '2026-11-20', '2026-12-05', '2026-12-06'].map((day) => count(day)),
    ).toEqual([0, 1, 1, 0])
    const news = { type: 'news', title: 'We have moved.' }
    expect(['2026-12-03', '2026-12-04', '2026-12-06'].map((day) => count(day, news))).toEqual([
      0, 1, 0,
    ])
    expect(count('2026-11-01', { publish_on: '2026-11-01' })).toBe(1)
  })

  test('are in a preview only on the days on which visitors will see them', () => {
    const text = createEntryText(
      { title: 'Snow', type: 'closed', from: '2026-12-04', until: '2026-12-05', draft: 'yes' },
      '',
    ).trimEnd()
    const count = (today: string, drafts: boolean) =>
      createTestSite({ 'notices/snow.md': text }, { today, drafts }).site.notices.length
    expect([count('2026-11-20', true), count('2026-11-20', false)]).toEqual([1, 0])
    expect([count('2026-11-19', true), count('2026-12-06', true)]).toEqual([0, 0])
  })

  test('say for each day which hours it has, and why', () => {
    const site = createSite([['2026-11-26 2026-11-27', {}]])
    expect(getHoursOfDay(site, '2026-11-25')).toEqual({
      spans: [{ from: '08:00', to: '17:00' }],
      special: null,
    })
    expect(getHoursOfDay(site, '2026-11-27')).toEqual({
      spans: [],
      special: { from: '2026-11-26', until: '2026-11-27', spans: [], reason: 'Thanksgiving' },
    })
  })
})

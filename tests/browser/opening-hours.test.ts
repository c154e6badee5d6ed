// What pages say about the opening hours: in several time zones, with and without JavaScript, when they were built before, and on the
// days on which clocks change.
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { desktop, phone, visit, type Visit } from '../support/browser'
import { createContentWorkspace } from '../support/content-workspace'
import { buildFrom, clearCache, createSource } from '../support/build-helpers'
import { findShifts } from '../support/layout-shifts'

const HOME_ZONE = 'America/Chicago'
/** That of the office, and those in which the day begins first and last. */
const ZONES = [HOME_ZONE, 'Pacific/Kiritimati', 'Pacific/Pago_Pago']

/** The days of the builds. Thanksgiving is announced on November 12, and Christmas on December 10. */
const BUILD_DAYS = ['2026-03-06', '2026-10-30', '2026-11-20'] as const
type BuildDay = (typeof BUILD_DAYS)[number]

const createNotice = (title: string, from: string, until: string) =>
  `---\ntitle: ${title}\ntype: closed\nfrom: ${from}\nuntil: ${until}\n---\n`

const workspace = createContentWorkspace()
const source = createSource(workspace.content)
const visits = new Map<BuildDay, Visit>()

beforeAll(async () => {
  workspace.edit('site.md', (text) =>
    text.replace(
      /hours:\n(?: {2}- .*\n)+/,
      'hours:\n  - Monday to Thursday: 8:00 AM - 5:00 PM\n  - Friday: 8:00 AM - noon\nafter_hours_name: Sample Helpline\nafter_hours_phone: (800) 555-0100\n',
    ),
  )
  workspace.write('notices/a.md', createNotice('Thanksgiving', '2026-11-26', '2026-11-27'))
  workspace.write('notices/b.md', createNotice('Christmas', '2026-12-24', '2026-12-25'))
  for (const asOf of BUILD_DAYS) {
    const folder = join(workspace.folder, asOf)
    const { status, err } = await buildFrom({ ...source, asOf }, folder)
    expect(status, err).toBe(0)
    visits.set(asOf, await visit({ folder, base: '/', asOf, content: workspace.content }))
  }
})
afterAll(async () => {
  await Promise.all([...visits.values()].map((site) => site.close()))
  for (const asOf of BUILD_DAYS) clearCache(source, join(workspace.folder, asOf))
  workspace.remove()
})

const getSite = (builtOn: BuildDay) => visits.get(builtOn)!

async function createPage(options = {}): Promise<Page> {
  const site = getSite(BUILD_DAYS[0])
  return (await site.createContext({ ...desktop, ...options })).newPage()
}

async function showAt(page: Page, builtOn: BuildDay, now: string): Promise<void> {
  await page.clock.setFixedTime(new Date(now))
  await page.goto(`${getSite(builtOn).url}contact`)
}

async function openAt(builtOn: BuildDay, now: string, options = {}): Promise<Page> {
  const page = await createPage(options)
  await showAt(page, builtOn, now)
  return page
}

/** Returns what the page says, once for each place, or nothing if it says nothing anywhere. */
const getBadges = (page: Page) => page.locator('[data-open]:visible').allTextContents()

/** Returns what the page says of the line for after hours, once for each place. */
const getAfterHours = (page: Page) =>
  page.locator('p:has(a[href="tel:+18005550100"]) > span:visible').allTextContents()

/** Waits for the script, which is loaded when the hours come near the screen. */
async function awaitBadges(page: Page): Promise<string[]> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('[data-open]')].every(
      ({ hidden, textContent }) => hidden || textContent !== '',
    ),
  )
  return getBadges(page)
}

const CASES: readonly (readonly [builtOn: BuildDay, now: string, badge: string | null])[] = [
  // Clocks are put forward on March 8.
  ['2026-03-06', '2026-03-06T17:59:00Z', 'Open now, until noon'],
  ['2026-03-06', '2026-03-06T18:00:00Z', 'Closed, opens Monday at 8:00 AM'],
  ['2026-03-06', '2026-03-08T08:30:00Z', 'Closed, opens Monday at 8:00 AM'],
  ['2026-03-06', '2026-03-09T12:59:00Z', 'Closed, opens at 8:00 AM'],
  ['2026-03-06', '2026-03-09T13:00:00Z', 'Open now, until 5:00 PM'],
  // They are put back on November 1.
  ['2026-10-30', '2026-11-01T06:30:00Z', 'Closed, opens Monday at 8:00 AM'],
  ['2026-10-30', '2026-11-01T07:30:00Z', 'Closed, opens Monday at 8:00 AM'],
  ['2026-10-30', '2026-11-02T13:59:00Z', 'Closed, opens at 8:00 AM'],
  ['2026-10-30', '2026-11-02T14:00:00Z', 'Open now, until 5:00 PM'],
  // An old build is right until the first day that had not been announced.
  ['2026-10-30', '2026-11-25T16:00:00Z', 'Open now, until 5:00 PM'],
  ['2026-10-30', '2026-11-26T16:00:00Z', null],
  ['2026-10-30', '2026-12-07T16:00:00Z', null],
  ['2026-11-20', '2026-11-26T05:59:00Z', 'Closed, opens Monday at 8:00 AM'],
  ['2026-11-20', '2026-11-26T06:00:00Z', 'Closed today for Thanksgiving, opens Monday at 8:00 AM'],
  ['2026-11-20', '2026-11-28T05:59:00Z', 'Closed today for Thanksgiving, opens Monday at 8:00 AM'],
  ['2026-11-20', '2026-11-28T06:00:00Z', 'Closed, opens Monday at 8:00 AM'],
  ['2026-11-20', '2026-12-22T16:00:00Z', 'Open now, until 5:00 PM'],
  ['2026-11-20', '2026-12-24T06:00:00Z', null],
]

describe.each(ZONES)('for a visitor in %s', (timezoneId) => {
  test('a page says whether the office is open, by the clock of the office', async () => {
    const said = []
    const page = await createPage({ timezoneId })
    for (const [builtOn, now] of CASES) {
      await showAt(page, builtOn, now)
      said.push([builtOn, now, [...new Set(await awaitBadges(page))].join(' / ') || null])
    }
    const isLocal = timezoneId === HOME_ZONE
    const expected = CASES.map(([builtOn, now, badge]) => {
      return [builtOn, now, isLocal || badge === null ? badge : `${badge} Central Time`]
    })
    expect(said).toEqual(expected)
  })

  test('the notice is on top until its last day is over', async () => {
    const page = await createPage({ timezoneId })
    const isShown = async (now: string) => {
      await showAt(page, '2026-11-20', now)
      await awaitBadges(page)
      const notice = page.getByRole('complementary', { name: 'Notice' })
      const special = page.locator('footer [data-special]')
      return [await notice.isVisible(), await special.isVisible()]
    }
    expect(await isShown('2026-11-28T05:59:00Z')).toEqual([true, true])
    expect(await isShown('2026-11-28T06:00:00Z')).toEqual([false, false])
  })
})

describe.each(ZONES.slice(0, 2))('the line for after hours, for a visitor in %s,', (timezoneId) => {
  test.each([
    ['open', '2026-03-06T17:59:00Z', 'When we are closed, call Sample Helpline: (800) 555-0100'],
    ['closed', '2026-03-06T18:00:00Z', 'Until we open, call Sample Helpline: (800) 555-0100'],
  ])('is the one to call next while the office is %s', async (_, now, sentence) => {
    const page = await openAt('2026-03-06', now, { timezoneId })
    await awaitBadges(page)
    const said = await getAfterHours(page)
    expect(said.length).toBeGreaterThan(1)
    expect([...new Set(said)]).toEqual([sentence])
  })

  test('is named without a guess where nobody knows whether the office is open', async () => {
    const old = await openAt('2026-10-30', '2026-11-26T16:00:00Z', { timezoneId })
    await awaitBadges(old)
    const scriptless = await openAt('2026-03-06', '2026-03-06T18:00:00Z', {
      timezoneId,
      javaScriptEnabled: false,
    })
    for (const page of [old, scriptless])
      expect([...new Set(await getAfterHours(page))]).toEqual([
        'When we are closed, call Sample Helpline: (800) 555-0100',
      ])
  })
})

test('without JavaScript, a visitor sees the hours and the notice, and no guess', async () => {
  const page = await openAt('2026-11-20', '2026-11-26T16:00:00Z', { javaScriptEnabled: false })
  expect(await getBadges(page)).toEqual([])
  const footer = page.getByRole('contentinfo')
  expect(await footer.getByText('8:00 AM - 5:00 PM').isVisible()).toBe(true)
  expect(await footer.getByText('closed for Thanksgiving').isVisible()).toBe(true)
  const notice = page.getByRole('complementary', { name: 'Notice' })
  expect(await notice.textContent()).toBe(
    'We are closed Thursday, November 26, through Friday, November 27, for Thanksgiving.',
  )
  expect(await notice.locator('button').count()).toBe(0)
})

test('a page that stays open changes with the clock, and says nothing after a day', async () => {
  const site = getSite('2026-10-30')
  const page = await (await site.createContext(desktop)).newPage()
  await page.clock.install({ time: new Date('2026-10-30T16:58:00Z') })
  await page.goto(`${site.url}contact`)
  await awaitBadges(page)
  await page.clock.pauseAt(new Date('2026-10-30T16:59:30Z'))
  const getFirst = async () => (await getBadges(page))[0]
  expect(await getFirst()).toBe('Open now, until noon Central Time')
  await page.clock.runFor('01:00')
  expect(await getFirst()).toBe('Closed, opens Monday at 8:00 AM Central Time')
  await page.clock.setSystemTime(new Date('2026-10-31T17:00:00Z'))
  await page.clock.runFor('01:00')
  expect(await getBadges(page)).toEqual([])
})

test('hours that are only words are shown, and nothing is said about them', async () => {
  const asOf = '2026-11-20'
  const folder = join(workspace.folder, 'unclear')
  workspace.edit('site.md', (text) => text.replace('Friday: 8:00 AM', 'Holidays: 8:00 AM'))
  const { out } = await buildFrom({ ...source, asOf }, folder)
  expect(out).toContain('Built')
  const site = await visit({ folder, base: '/', asOf, content: workspace.content })
  try {
    const page = await site.open('/contact', desktop)
    expect(await page.locator('[data-open], [data-opening]').count()).toBe(0)
    expect(await page.getByRole('contentinfo').getByText('Holidays').isVisible()).toBe(true)
  } finally {
    await site.close()
    clearCache(source, folder)
  }
})

test.each([phone, desktop])('nothing moves when the page says whether it is open', async (size) => {
  const site = getSite('2026-10-30')
  const page = await (await site.createContext({ ...size, timezoneId: HOME_ZONE })).newPage()
  await page.clock.setFixedTime(new Date('2026-11-02T15:00:00Z'))
  await page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await page.goto(`${site.url}contact`)
  await page.getByText('Open now, until 5:00 PM').first().waitFor()
  expect(await findShifts(page)).toEqual([])
})

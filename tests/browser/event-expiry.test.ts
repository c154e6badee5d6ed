// Pages that were built before an event and are opened after it, by visitors in any time zone.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { desktop, visit, type Visit } from '../support/browser'
import { findShifts } from '../support/layout-shifts'
import { beforeEvents } from '../support/sites'

let site: Visit
beforeAll(async () => {
  site = await visit(beforeEvents)
})
afterAll(() => site.close())

async function openAt(path: string, now: string, timezoneId: string) {
  const context = await site.createContext({ ...desktop, timezoneId })
  const page = await context.newPage()
  await page.clock.setFixedTime(new Date(now))
  await page.goto(site.url + path)
  return page
}

/** How long after its opening the clock of a page is stopped; it must have got less far. */
const PAUSE_MS = 20_000

/** Opens a page at a time; {@link PAUSE_MS} later its clock runs only when the test says so. */
async function openTicking(path: string, now: string) {
  const page = await (await site.createContext(desktop)).newPage()
  await page.clock.install({ time: new Date(now) })
  await page.goto(site.url + path)
  await page.clock.pauseAt(new Date(Date.parse(now) + PAUSE_MS))
  return page
}

const ZONES = ['America/Chicago', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']

/** Returns the visible headings above the groups of events. */
const getHeadings = (page: Page) => page.locator('main section > h2:visible').allTextContents()

describe.each(ZONES)('the events page for a visitor in %s', (zone) => {
  test('shows the walk as upcoming until midnight in the organization’s time zone', async () => {
    // November 8, 2025, 23:59 in Alabama, in standard time (UTC-6).
    const page = await openAt('events', '2025-11-09T05:59:00Z', zone)
    expect(await page.locator('article h3').allTextContents()).toEqual([
      'Walk 4 Life',
      'Baby Bottle Boomerang',
      'Hope Gala',
    ])
    expect(await page.locator('#walk').getAttribute('data-state')).toBe('happening')
    expect(await page.getByText('Nothing is on the calendar right now').isVisible()).toBe(false)
  })

  test('shows every event as past after midnight, latest first, without links and with a notice', async () => {
    const page = await openAt('events', '2025-11-09T06:00:00Z', zone)
    expect(await page.locator('article h3').allTextContents()).toEqual([
      'Walk 4 Life',
      'Baby Bottle Boomerang',
      'Hope Gala',
    ])
    expect(await page.locator('article[data-state="past"]').count()).toBe(3)
    expect(await page.locator('article :is(a, button):visible').count()).toBe(0)
    expect(await page.locator(':text("This event is over"):visible').count()).toBe(3)
    expect(await page.getByText('Nothing is on the calendar right now').isVisible()).toBe(true)
    expect(await getHeadings(page)).toEqual(['Past events'])
  })
})

test('only cards of past events are faded, and they move to the end', async () => {
  const page = await openAt('events', '2025-04-20T12:00:00Z', 'UTC')
  const getStyle = (id: string) =>
    page.locator(`#${id} img:visible`).evaluate((image) => {
      const { filter, opacity } = getComputedStyle(image)
      return { filter, faded: Number(opacity) < 1 }
    })
  const gala = await getStyle('gala')
  expect([gala.filter, gala.faded]).toEqual([expect.stringContaining('grayscale(1)'), true])
  expect(await getStyle('walk')).toEqual({ filter: 'none', faded: false })
  expect(await page.locator('article h3').allTextContents()).toEqual([
    'Baby Bottle Boomerang',
    'Walk 4 Life',
    'Hope Gala',
  ])
  const isMoved = page.locator('section', { hasText: 'Past events' }).locator('#gala')
  expect(await isMoved.count()).toBe(1)
  expect(await getHeadings(page)).toEqual(['On the calendar', 'Past events'])
})

test('only the heading of upcoming events is shown while no event is past', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await site.createContext({ ...desktop, javaScriptEnabled })
    const page = await context.newPage()
    await page.clock.setFixedTime(new Date('2025-03-02T12:00:00Z'))
    await page.goto(`${site.url}events`)
    expect(await getHeadings(page)).toEqual(['On the calendar'])
  }
})

test('the gala accepts registrations until its end at 8:00 PM', async () => {
  const before = await openAt('events/hope-gala', '2025-04-11T00:59:00Z', 'UTC')
  const register = before.getByRole('link', { name: 'Register Now' })
  expect(await register.getAttribute('target')).toBe('_blank')
  const after = await openAt('events/hope-gala', '2025-04-11T01:00:00Z', 'UTC')
  expect(await after.getByRole('link', { name: 'Register Now' }).isVisible()).toBe(false)
  expect(await after.getByText('needs to be registered').isVisible()).toBe(false)
  expect(await after.getByText('This event is over').isVisible()).toBe(true)
  expect(await after.getByText('as if it were still to come').isVisible()).toBe(true)
  expect(await before.getByText('as if it were still to come').isVisible()).toBe(false)
})

describe.each(ZONES)('the calendar file of the gala, for a visitor in %s,', (zone) => {
  test('is offered until the end of the gala, and not afterward', async () => {
    const isOffered = async (now: string) => {
      const page = await openAt('events/hope-gala', now, zone)
      return page.getByRole('link', { name: 'Add to your calendar' }).isVisible()
    }
    expect(await isOffered('2025-04-11T00:59:59Z')).toBe(true)
    expect(await isOffered('2025-04-11T01:00:00Z')).toBe(false)
  })
})

test('the calendar file of an event is downloaded without JavaScript, too', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await site.createContext({ ...desktop, javaScriptEnabled })
    const page = await context.newPage()
    await page.clock.setFixedTime(new Date('2025-03-02T12:00:00Z'))
    await page.goto(`${site.url}events/hope-gala`)
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Add to your calendar' }).click()
    expect((await downloading).suggestedFilename()).toBe('hope-gala.ics')
  }
})

test('the bottle campaign is happening from its first midnight to its last', async () => {
  const getBadge = async (now: string) => {
    const page = await openAt('events', now, 'UTC')
    return page.locator('#bottles [data-badge]:visible').allTextContents()
  }
  expect(await getBadge('2025-07-06T04:59:59Z')).toEqual(['Coming Soon'])
  expect(await getBadge('2025-07-06T05:00:00Z')).toEqual(['Happening now'])
  expect(await getBadge('2025-08-04T04:59:59Z')).toEqual(['Happening now'])
  expect(await getBadge('2025-08-04T05:00:00Z')).toEqual([])
})

describe('a page that stays open and visible', () => {
  test('corrects itself when an event begins and when it ends', async () => {
    const page = await openTicking('events', '2025-07-06T04:00:00Z')
    const state = page.locator('#bottles')
    await page.clock.runFor('59:30')
    expect(await state.getAttribute('data-state')).toBe('upcoming')
    await page.clock.runFor('00:10')
    expect(await state.getAttribute('data-state')).toBe('happening')
    const later = await openTicking('events', '2025-08-04T04:59:30Z')
    expect(await later.locator('#bottles').getAttribute('data-state')).toBe('happening')
    await later.clock.runFor('00:10')
    expect(await later.locator('#bottles').getAttribute('data-state')).toBe('past')
  })

  test('corrects itself within a minute after the device has slept', async () => {
    const page = await openTicking('events/walk-for-life', '2025-03-02T12:00:00Z')
    // The clock goes on during sleep, and the timers do not.
    await page.clock.setSystemTime(new Date('2025-11-09T07:00:00Z'))
    await page.clock.runFor('01:00')
    expect(await page.getByText('This event is over').isVisible()).toBe(true)
    expect(await page.getByText('Registration Coming Soon').isVisible()).toBe(false)
  })

  test('keeps an event past when the clock of the visitor is wrong', async () => {
    const page = await openTicking('events', '2025-04-11T06:00:00Z')
    await page.clock.setSystemTime(new Date('2025-03-01T00:00:00Z'))
    await page.clock.runFor('02:00')
    expect(await page.locator('#gala').getAttribute('data-state')).toBe('past')
  })
})

test.each(['events', 'events/hope-gala'])(
  'nothing on /%s moves when the script finds that events are over, even if it arrives late',
  async (path) => {
    const context = await site.createContext({ viewport: { width: 375, height: 2000 } })
    const page = await context.newPage()
    await page.clock.setFixedTime(new Date('2026-01-01T12:00:00Z'))
    await page.route('**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    await page.goto(site.url + path)
    await page.locator(':text("This event is over"):visible').first().waitFor()
    await page.evaluate(() => new Promise((done) => setTimeout(done, 200)))
    expect(await findShifts(page)).toEqual([])
  },
)

test('without JavaScript the events page shows the order at build time', async () => {
  const page = await site.open('/events', { ...desktop, javaScriptEnabled: false })
  expect(await page.locator('article h3').allTextContents()).toEqual([
    'Hope Gala',
    'Baby Bottle Boomerang',
    'Walk 4 Life',
  ])
})

// Pages that were built before an event and are opened after it, by visitors in any time zone.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { desktop, visit, type Visit } from '../support/browser'
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

const ZONES = ['America/Chicago', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']

describe.each(ZONES)('the events page for a visitor in %s', (zone) => {
  test('shows the walk as upcoming until midnight in the organization’s time zone', async () => {
    // November 8, 2025, 23:59 in Alabama, in standard time (UTC-6).
    const page = await openAt('events', '2025-11-09T05:59:00Z', zone)
    expect(await page.locator('article h2').allTextContents()).toEqual([
      'Walk 4 Life',
      'Baby Bottle Boomerang',
      'Hope Gala',
    ])
    expect(await page.locator('#walk').getAttribute('data-state')).toBe('coming-soon')
    expect(await page.getByText('Nothing is on the calendar right now').isVisible()).toBe(false)
  })

  test('shows every event as past after midnight, latest first, without links and with a notice', async () => {
    const page = await openAt('events', '2025-11-09T06:00:00Z', zone)
    expect(await page.locator('article h2').allTextContents()).toEqual([
      'Walk 4 Life',
      'Baby Bottle Boomerang',
      'Hope Gala',
    ])
    expect(await page.locator('article[data-state="past"]').count()).toBe(3)
    expect(await page.locator('article a, article button:visible').count()).toBe(0)
    expect(await page.getByText('This event is over').count()).toBe(3)
    expect(await page.getByText('Nothing is on the calendar right now').isVisible()).toBe(true)
  })
})

test('only cards of past events are faded, and they move to the end', async () => {
  const page = await openAt('events', '2025-04-20T12:00:00Z', 'UTC')
  const getStyle = (id: string) =>
    page.locator(`#${id} img`).evaluate((image) => {
      const { filter, opacity } = getComputedStyle(image)
      return { filter, faded: Number(opacity) < 1 }
    })
  expect(await getStyle('gala')).toEqual({ filter: 'grayscale(1)', faded: true })
  expect(await getStyle('walk')).toEqual({ filter: 'none', faded: false })
  expect(await page.locator('article h2').allTextContents()).toEqual([
    'Baby Bottle Boomerang',
    'Walk 4 Life',
    'Hope Gala',
  ])
})

test('the gala accepts registrations until the end of its day', async () => {
  const before = await openAt('events/hope-gala', '2025-04-11T04:59:00Z', 'UTC')
  const register = before.getByRole('link', { name: 'Register Now' })
  expect(await register.getAttribute('target')).toBe('_blank')
  const after = await openAt('events/hope-gala', '2025-04-11T05:00:00Z', 'UTC')
  expect(await after.getByRole('link', { name: 'Register Now' }).count()).toBe(0)
  expect(await after.getByRole('button', { name: 'Registration Closed' }).isDisabled()).toBe(true)
  expect(await after.getByText('This event is over').isVisible()).toBe(true)
})

test('without JavaScript the events page shows the order at build time', async () => {
  const page = await site.open('/events', { ...desktop, javaScriptEnabled: false })
  expect(await page.locator('article h2').allTextContents()).toEqual([
    'Hope Gala',
    'Baby Bottle Boomerang',
    'Walk 4 Life',
  ])
})

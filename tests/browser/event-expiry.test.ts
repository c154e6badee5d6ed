// Events on a page that was built before they were over, opened afterwards, by visitors anywhere in the world.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { desktop, visit, type Visit } from '../support/browser'
import { beforeEvents } from '../support/sites'

let site: Visit
beforeAll(async () => {
  site = await visit(beforeEvents)
})
afterAll(() => site.end())

async function openAt(path: string, now: string, timezoneId: string) {
  const context = await site.context({ ...desktop, timezoneId })
  const page = await context.newPage()
  await page.clock.setFixedTime(new Date(now))
  await page.goto(site.address + path)
  return page
}

const ZONES = ['America/Chicago', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']

describe.each(ZONES)('for a visitor in %s', (zone) => {
  test('the walk is still to come until midnight in the clinic’s zone', async () => {
    // November 8, 2025, 23:59 in Alabama: standard time, six hours behind UTC.
    const page = await openAt('events', '2025-11-09T05:59:00Z', zone)
    expect(await page.locator('article h2').allTextContents()).toEqual([
      'Walk 4 Life',
      'Baby Bottle Boomerang',
      'Hope Gala',
    ])
    expect(await page.locator('#walk').getAttribute('data-state')).toBe('coming-soon')
    expect(await page.getByText('Nothing is on the calendar right now').isVisible()).toBe(false)
  })

  test('a minute later everything is over: no links, the latest first, and kind words', async () => {
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

test('past cards are faded', async () => {
  const page = await openAt('events', '2025-04-20T12:00:00Z', 'UTC')
  const look = (id: string) =>
    page.locator(`#${id} img`).evaluate((image) => {
      const { filter, opacity } = getComputedStyle(image)
      return { filter, faded: Number(opacity) < 1 }
    })
  expect(await look('gala')).toEqual({ filter: 'grayscale(1)', faded: true })
  expect(await look('walk')).toEqual({ filter: 'none', faded: false })
  expect(await page.locator('article h2').allTextContents()).toEqual([
    'Baby Bottle Boomerang',
    'Walk 4 Life',
    'Hope Gala',
  ])
})

test('the gala can be registered for until its day is over', async () => {
  const before = await openAt('events/hope-gala', '2025-04-11T04:59:00Z', 'UTC')
  const register = before.getByRole('link', { name: 'Register Now' })
  expect(await register.getAttribute('target')).toBe('_blank')
  const after = await openAt('events/hope-gala', '2025-04-11T05:00:00Z', 'UTC')
  expect(await after.getByRole('link', { name: 'Register Now' }).count()).toBe(0)
  expect(await after.getByRole('button', { name: 'Registration Closed' }).isDisabled()).toBe(true)
  expect(await after.getByText('This event is over').isVisible()).toBe(true)
})

test('without JavaScript the page says what was true when it was built', async () => {
  const page = await site.open('/events', { ...desktop, javaScriptEnabled: false })
  expect(await page.locator('article h2').allTextContents()).toEqual([
    'Hope Gala',
    'Baby Bottle Boomerang',
    'Walk 4 Life',
  ])
})

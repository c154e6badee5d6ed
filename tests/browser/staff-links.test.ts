// The links for staff: invisible to visitors, turned on in one browser by a visit to /staff, and there without JavaScript too.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { visit, type Visit } from '../support/browser'
import { afterEvents, preview } from '../support/sites'

let site: Visit
let siteBelowBase: Visit
beforeAll(async () => {
  site = await visit(afterEvents)
  siteBelowBase = await visit(preview)
})
afterAll(() => Promise.all([site.close(), siteBelowBase.close()]))

const getEditLink = (page: Page) => page.getByRole('link', { name: /^Edit this page/ })
const getSwitch = (page: Page) => page.getByRole('checkbox')

test.each([true, false])(
  'visitors see no link for staff and no date of the last change (JavaScript: %s)',
  async (javaScriptEnabled) => {
    for (const path of ['/', '/events', '/about/team', '/no/such-page']) {
      const page = await site.open(path, { javaScriptEnabled })
      const line = page.locator('[data-edit-links]')
      expect(await line.count(), path).toBe(1)
      expect(await line.isVisible(), path).toBe(false)
    }
  },
)

test('a visit to /staff turns the links on in this browser, and its switch turns them off', async () => {
  for (const { open, url } of [site, siteBelowBase]) {
    const page = await open('/staff')
    expect(await getSwitch(page).isChecked()).toBe(true)
    await page.goto(`${url}events`)
    expect(await getEditLink(page).isVisible()).toBe(true)
    await page.getByRole('link', { name: 'For staff' }).click()
    await page.waitForURL(`${url}staff`)
    await getSwitch(page).uncheck()
    await page.goto(`${url}events`)
    expect(await getEditLink(page).isVisible()).toBe(false)
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    expect(await page.context().cookies()).toEqual([])
  }
})

test('a page that was open before shows the links after going back', async () => {
  const page = await site.open('/events')
  await page.goto(`${site.url}staff`)
  await getSwitch(page).waitFor()
  await page.goBack()
  expect(await getEditLink(page).isVisible()).toBe(true)
})

test('the links are there before the script file has arrived', async () => {
  const page = await site.open('/staff')
  await getSwitch(page).waitFor()
  await page.route('**/*.js', () => undefined)
  await page.goto(`${site.url}events`, { waitUntil: 'commit' })
  await getEditLink(page).waitFor()
})

test('/staff opens the files of a collection without JavaScript, and offers no switch', async () => {
  const page = await site.open('/staff', { javaScriptEnabled: false })
  expect(await getSwitch(page).isVisible()).toBe(false)
  const link = page.getByRole('link', { name: /^Hope Gala/i })
  expect(await link.isVisible()).toBe(false)
  await page.locator('summary', { hasText: 'Events' }).click()
  expect(await link.isVisible()).toBe(true)
})

test('/staff offers no switch in a browser that stores nothing', async () => {
  const context = await site.createContext()
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(`${site.url}staff`, { waitUntil: 'networkidle' })
  expect(await getSwitch(page).isVisible()).toBe(false)
  expect(errors).toEqual([])
})

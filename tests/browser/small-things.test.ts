// Copying, frames that wait for a click, cards that enter one by one, and addresses that do not exist.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, visit, type Visit } from '../support/browser'
import { preview, afterEvents } from '../support/sites'

let site: Visit
beforeAll(async () => {
  site = await visit(afterEvents)
})
afterAll(() => site.end())

test('phone, e-mail and address can be copied; three messages at most, each for four seconds', async () => {
  const context = await site.context({
    ...desktop,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
  await page.clock.install()
  await page.goto(`${site.address}contact`)
  const toasts = page.locator('[data-toasts] p')
  const copied = () => page.evaluate(() => navigator.clipboard.readText())

  await page.getByRole('button', { name: 'Copy the phone number' }).click()
  await toasts.first().waitFor()
  expect(await toasts.allTextContents()).toEqual(['Copied the phone number.'])
  expect(await copied()).toBe('(334) 555-0142')
  await page.getByRole('button', { name: 'Copy the email address' }).click()
  await expect.poll(() => toasts.count()).toBe(2)
  expect(await copied()).toBe('hello@example.org')
  await page.getByRole('button', { name: 'Copy the street address' }).click()
  await expect.poll(() => toasts.count()).toBe(3)
  expect(await copied()).toBe('123 Sample Street, Auburn, AL 36830')
  await page.getByRole('button', { name: 'Copy the phone number' }).click()
  await expect.poll(() => toasts.last().textContent()).toBe('Copied the phone number.')
  expect(await toasts.count()).toBe(3)
  await page.clock.runFor(3000)
  expect(await toasts.count()).toBe(3)
  await page.clock.runFor(1100)
  expect(await toasts.count()).toBe(0)
})

test('without JavaScript there are no buttons that do nothing', async () => {
  const page = await site.open('/contact', { ...desktop, javaScriptEnabled: false })
  expect(await page.getByRole('button', { name: 'Copy' }).count()).toBe(0)
  expect(
    (await page.getByLabel('Colors').count()) > 0 && (await page.getByLabel('Colors').isVisible()),
  ).toBe(false)
})

test.each([true, false])(
  'the map asks its host only after a click (JavaScript: %s)',
  async (javaScriptEnabled) => {
    const context = await site.context({ ...desktop, javaScriptEnabled })
    const asked: string[] = []
    await context.route(/^https:/, (route) => {
      asked.push(route.request().url())
      expect(route.request().headers()['referer']).toBeUndefined()
      return route.fulfill({ contentType: 'text/html', body: '<h1>A map of elsewhere</h1>' })
    })
    const page = await context.newPage()
    await page.goto(`${site.address}contact`)
    const frame = page.frameLocator('iframe')
    await page.locator('iframe').scrollIntoViewIfNeeded()
    expect(asked).toEqual([])
    await frame.getByRole('link', { name: 'Show the map' }).click()
    await frame.getByText('A map of elsewhere').waitFor()
    expect(asked).toEqual([
      'https://www.google.com/maps?output=embed&q=123%20Sample%20Street%2C%20Auburn%2C%20AL%2036830',
    ])
  },
)

test('cards enter 0.1 seconds one after the other, and not at all with reduced motion', async () => {
  const motion = (page: Page) =>
    page.locator('main ul > li:has(article)').evaluateAll((cards) =>
      cards.map((card) => {
        const { animationName, animationDelay } = getComputedStyle(card)
        return animationName === 'none' ? null : Number.parseFloat(animationDelay)
      }),
    )
  const moving = await motion(
    await site.open('/about/team', { ...desktop, reducedMotion: 'no-preference' }),
  )
  expect(moving).toHaveLength(12)
  moving.forEach((delay, index) => expect(delay).toBeCloseTo(index * 0.1))
  expect(new Set(await motion(await site.open('/about/team', desktop)))).toEqual(new Set([null]))
})

test('an unknown address answers 404 with our page, at any depth and base, and logs its path there only', async () => {
  const below = await visit(preview)
  for (const { address, browser } of [site, below]) {
    const page = await browser.newPage()
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    const answer = await page.goto(`${address}blog/no/such-page`)
    expect(answer?.status()).toBe(404)
    expect(await page.locator('h1').textContent()).toBe('Page Not Found')
    const path = new URL(page.url()).pathname
    expect(said.filter((text) => text.includes(path))).toEqual([`Page not found: ${path}`])
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await page.waitForURL(address)
    said.length = 0
    await page.reload()
    expect(said).toEqual([])
    await page.close()
  }
  await below.end()
})

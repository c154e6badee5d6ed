// The appearance of a printed page.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, visit, type Visit } from '../support/browser'
import { afterEvents } from '../support/sites'

let site: Visit
beforeAll(async () => {
  site = await visit(afterEvents)
})
afterAll(() => site.close())

test('a printed page has its text in black on white, who published it, and no controls', async () => {
  const page = await site.open('/about/history', { ...desktop, colorScheme: 'dark' })
  await page.emulateMedia({ media: 'print' })
  for (const control of await page.locator('nav, iframe, [data-button], header').all()) {
    expect(await control.isVisible()).toBe(false)
  }
  for (const text of ['Lantern Hill Pregnancy Care', '(334) 555-0142', '123 Sample Street']) {
    expect(await page.locator('footer').getByText(text).first().isVisible(), text).toBe(true)
  }
  const styles = await page.locator('body').evaluate((body) => getComputedStyle(body))
  expect([styles.color, styles.backgroundColor]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
  const printedUrl = await page
    .getByRole('link', { name: 'Open it in a new tab' })
    .evaluate((link) => getComputedStyle(link, '::after').content)
  expect(printedUrl).toMatch(/https:|attr\(href\)/)
})

test('a printed contact page says where we are and when we are there', async () => {
  const page = await site.open('/contact', desktop)
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  for (const text of ['123 Sample Street', 'Monday to Thursday', 'Open it in a new tab'])
    expect(await main.getByText(text).last().isVisible(), text).toBe(true)
  expect(await main.getByText('only when you choose').isVisible()).toBe(false)
})

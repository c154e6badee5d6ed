// The page for unknown paths as the preview server sends it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { visit, type Visit } from '../support/browser'
import { preview, afterEvents } from '../support/sites'

let site: Visit
let siteBelowBase: Visit
beforeAll(async () => {
  site = await visit(afterEvents)
  siteBelowBase = await visit(preview)
})
afterAll(() => Promise.all([site.close(), siteBelowBase.close()]))

test('an unknown path at any depth and base is answered with status 404 and our page, which alone logs the path', async () => {
  for (const { url, browser } of [site, siteBelowBase]) {
    const page = await browser.newPage()
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    const response = await page.goto(`${url}blog/no/such-page`)
    expect(response?.status()).toBe(404)
    expect(await page.locator('h1').textContent()).toBe('Page Not Found')
    const path = new URL(page.url()).pathname
    expect(messages.filter((text) => text.includes(path))).toEqual([`Page not found: ${path}`])
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await page.waitForURL(url)
    messages.length = 0
    await page.reload()
    expect(messages).toEqual([])
    await page.close()
  }
})

// Embedded maps load from their host only after the visitor asks for them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, visit, type Visit } from '../support/browser'
import { afterEvents } from '../support/sites'

let site: Visit
beforeAll(async () => {
  site = await visit(afterEvents)
})
afterAll(() => site.close())

test.each([true, false])(
  'the map sends a request to its host only after a click (JavaScript: %s)',
  async (javaScriptEnabled) => {
    const context = await site.createContext({ ...desktop, javaScriptEnabled })
    const requested: string[] = []
    await context.route(/^https:/, (route) => {
      requested.push(route.request().url())
      expect(route.request().headers()['referer']).toBeUndefined()
      return route.fulfill({ contentType: 'text/html', body: '<h1>A map of elsewhere</h1>' })
    })
    const page = await context.newPage()
    await page.goto(`${site.url}contact`)
    const frame = page.frameLocator('iframe')
    await page.locator('iframe').scrollIntoViewIfNeeded()
    expect(requested).toEqual([])
    await frame.getByRole('link', { name: 'Show the map' }).click()
    await frame.getByText('A map of elsewhere').waitFor()
    expect(requested).toEqual([
      'https://www.google.com/maps?output=embed&q=123%20Sample%20Street%2C%20Auburn%2C%20AL%2036830',
    ])
  },
)

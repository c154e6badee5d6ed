// A link is prefetched when the visitor hovers over it, except one to a page that must leave no trace unless it is opened.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRequestHandler } from '../../generator/preview-server/handler'
import { desktop, visit, type Visit } from '../support/browser'
import { preview, afterEvents, type BuiltSite } from '../support/sites'

let site: Visit
beforeAll(async () => {
  site = await visit(afterEvents)
})
afterAll(() => site.close())

/** Longer than a browser waits before it prefetches a link with moderate eagerness. */
const HOVER_MS = 500

test.each([afterEvents, preview])(
  'only the link to the events is prefetched on $folder',
  async (built) => {
    const { url, prefetched, close } = await recordPrefetches(built)
    const page = await (await site.createContext(desktop)).newPage()
    await page.goto(url)
    const main = page.locator('main')
    const bar = page.locator('header')
    for (const card of await main.locator('article:has(a[href*="/services/"])').all()) {
      await card.hover()
      await page.waitForTimeout(HOVER_MS)
    }
    await bar.getByRole('link', { name: 'Events' }).hover()
    await expect.poll(() => prefetched).toEqual([`${built.base}events`])
    await close()
  },
)

/** Serves a site, and records the paths that a browser prefetches. */
async function recordPrefetches({ folder, base }: BuiltSite) {
  const prefetched: string[] = []
  const handleRequest = createRequestHandler({ directory: folder, base })
  const server = createServer((request, response) => {
    if (String(request.headers['sec-purpose']).startsWith('prefetch'))
      prefetched.push(request.url ?? '')
    void handleRequest(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => new Promise((resolve) => server.close(resolve).closeAllConnections())
  return { url: `http://127.0.0.1:${port}${base}`, prefetched, close }
}

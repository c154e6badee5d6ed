// Links are fetched once somebody rests on them, but never those that could tell on somebody; and a page on paper.
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
afterAll(() => site.end())

/** Longer than a browser waits before it fetches a link with moderate eagerness, in milliseconds. */
const REST = 500

test.each([afterEvents, preview])('on $folder', async (built) => {
  const { address, fetched, end } = await watch(built)
  const page = await (await site.context(desktop)).newPage()
  await page.goto(address)
  const main = page.locator('main')
  const bar = page.locator('header')
  for (const link of [
    main.getByRole('link', { name: 'Learn More' }).first(),
    main.locator('article').first(),
    bar.getByRole('link', { name: 'Contact' }),
  ]) {
    await link.hover()
    await page.waitForTimeout(REST)
  }
  await bar.getByRole('link', { name: 'Events' }).hover()
  await expect.poll(() => fetched).toEqual([`${built.base}events`])
  await end()
})

test('on paper there are the words, black on white, and whose they are', async () => {
  const page = await site.open('/about/history', { ...desktop, colorScheme: 'dark' })
  await page.emulateMedia({ media: 'print' })
  for (const unused of await page.locator('nav, iframe, [data-button], header').all()) {
    expect(await unused.isVisible()).toBe(false)
  }
  for (const text of ['Lantern Hill Pregnancy Care', '(334) 555-0142', '123 Sample Street']) {
    expect(await page.locator('footer').getByText(text).first().isVisible(), text).toBe(true)
  }
  const look = await page.locator('body').evaluate((body) => getComputedStyle(body))
  expect([look.color, look.backgroundColor]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
  const behind = await page
    .getByRole('link', { name: 'Open it in a new tab' })
    .evaluate((link) => getComputedStyle(link, '::after').content)
  expect(behind).toMatch(/https:|attr\(href\)/)
})

/** Serves a site, and keeps the addresses that a browser fetches before somebody asks for them. */
async function watch({ folder, base }: BuiltSite) {
  const fetched: string[] = []
  const answer = createRequestHandler({ directory: folder, base })
  const server = createServer((request, response) => {
    if (String(request.headers['sec-purpose']).startsWith('prefetch'))
      fetched.push(request.url ?? '')
    void answer(request, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const end = () => new Promise((ended) => server.close(ended).closeAllConnections())
  return { address: `http://127.0.0.1:${port}${base}`, fetched, end }
}

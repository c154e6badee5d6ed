// Links are fetched once somebody rests on them, but never those that could tell on somebody.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAnswer } from '../scripts/serve/answer'
import { desktop, visit, type Visit } from './support/browser'
import { preview, today, type BuiltSite } from './support/sites'

let site: Visit
beforeAll(async () => {
  site = await visit(today)
})
afterAll(() => site.end())

/** Longer than a browser waits before it fetches a link with moderate eagerness, in milliseconds. */
const REST = 500

test.each([today, preview])('on $folder', async (built) => {
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

/** Serves a site, and keeps the addresses that a browser fetches before somebody asks for them. */
async function watch({ folder, base }: BuiltSite) {
  const fetched: string[] = []
  const answer = createAnswer({ directory: folder, base })
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

// Web fonts in a real browser: they load from this site only, and their arrival shifts no layout.
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, phone, visit, type Visit } from '../support/browser'
import { preview, afterEvents } from '../support/sites'

let site: Visit
let siteBelowBase: Visit
beforeAll(async () => {
  site = await visit(afterEvents)
  siteBelowBase = await visit(preview)
})
afterAll(() => Promise.all([site.close(), siteBelowBase.close()]))

test('a page loads both fonts from the site itself, at any base, and sends no request to another host', async () => {
  for (const { url, createContext } of [site, siteBelowBase]) {
    const page = await (await createContext(desktop)).newPage()
    const contentTypes: Record<string, string> = {}
    page.on('response', (response) => {
      contentTypes[response.url()] = response.headers()['content-type'] ?? ''
    })
    await page.goto(`${url}blog/how-to-be-a-friend`, { waitUntil: 'networkidle' })
    const requested = Object.keys(contentTypes)
    expect(requested.filter((requestUrl) => !requestUrl.startsWith(url))).toEqual([])
    const fonts = requested.filter((requestUrl) => requestUrl.endsWith('.woff2'))
    expect(fonts.map((requestUrl) => contentTypes[requestUrl])).toEqual([
      'font/woff2',
      'font/woff2',
    ])
    const loaded = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    )
    expect(loaded).toEqual(expect.arrayContaining(['Figtree', 'Fraunces']))
    const getFirstFamily = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).fontFamily.split(',')[0])
    expect([await getFirstFamily('h1'), await getFirstFamily('main p')]).toEqual([
      'Fraunces',
      'Figtree',
    ])
    expect(
      await page.evaluate(() =>
        ['560 48px Fraunces', '18px Figtree'].every((font) => document.fonts.check(font)),
      ),
    ).toBe(true)
  }
})

/** The phone that Lighthouse emulates. Lines of the volunteer pages wrap differently on it in the fallback font. */
const lighthousePhone = { viewport: { width: 412, height: 823 } }

test.each([phone, lighthousePhone, desktop])(
  'a slow font shifts no layout at $viewport',
  async (device) => {
    const context = await site.createContext(device)
    await context.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as LayoutShift).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const path of ['', 'about/team', 'give', 'partner', 'partner/volunteer/clinic']) {
      const page = await context.newPage()
      let delayed = 0
      await page.route('**/*.woff2', async (route) => {
        delayed += 1
        await setTimeout(800)
        await route.continue()
      })
      await page.goto(site.url + path)
      await page.evaluate(async () => {
        await document.fonts.ready
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      })
      expect(delayed).toBe(2)
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
      expect(
        shifts.reduce((sum, shift) => sum + shift, 0),
        `/${path}`,
      ).toBe(0)
      await page.close()
    }
  },
)

/** An entry of the Layout Instability API, which has no type in TypeScript's DOM library. */
type LayoutShift = { readonly value: number }

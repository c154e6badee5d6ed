// Our own typefaces in a real browser: from this site and no other, and nothing moves when they arrive.
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, phone, visit, type Visit } from '../support/browser'
import { preview, afterEvents } from '../support/sites'

let site: Visit
let below: Visit
beforeAll(async () => {
  site = await visit(afterEvents)
  below = await visit(preview)
})
afterAll(() => Promise.all([site.end(), below.end()]))

test('pages use both faces, at any base, and ask no other host for anything', async () => {
  for (const { address, context } of [site, below]) {
    const page = await (await context(desktop)).newPage()
    const types: Record<string, string> = {}
    page.on('response', (response) => {
      types[response.url()] = response.headers()['content-type'] ?? ''
    })
    await page.goto(`${address}blog/how-to-be-a-friend`, { waitUntil: 'networkidle' })
    const asked = Object.keys(types)
    expect(asked.filter((url) => !url.startsWith(address))).toEqual([])
    const fonts = asked.filter((url) => url.endsWith('.woff2'))
    expect(fonts.map((url) => types[url])).toEqual(['font/woff2', 'font/woff2'])
    const loaded = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    )
    expect(loaded).toEqual(expect.arrayContaining(['Figtree', 'Fraunces']))
    const first = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).fontFamily.split(',')[0])
    expect([await first('h1'), await first('main p')]).toEqual(['Fraunces', 'Figtree'])
    expect(
      await page.evaluate(() =>
        ['560 48px Fraunces', '18px Figtree'].every((font) => document.fonts.check(font)),
      ),
    ).toBe(true)
  }
})

/** Lighthouse's phone. On it, lines of the volunteers' pages break elsewhere in the font of the device. */
const widePhone = { viewport: { width: 412, height: 823 } }

test.each([phone, widePhone, desktop])(
  'nothing moves when a slow font arrives: $viewport',
  async (device) => {
    const context = await site.context(device)
    await context.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as Shift).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const path of ['', 'about/team', 'give', 'partner', 'partner/volunteer/clinic']) {
      const page = await context.newPage()
      let held = 0
      await page.route('**/*.woff2', async (route) => {
        held += 1
        await setTimeout(800)
        await route.continue()
      })
      await page.goto(site.address + path)
      await page.evaluate(async () => {
        await document.fonts.ready
        await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
      })
      expect(held).toBe(2)
      const moved = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
      expect(
        moved.reduce((sum, one) => sum + one, 0),
        `/${path}`,
      ).toBe(0)
      await page.close()
    }
  },
)

/** An entry of the Layout Instability API, which TypeScript does not know. */
type Shift = { readonly value: number }

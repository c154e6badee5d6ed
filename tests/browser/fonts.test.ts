// Web fonts in a real browser: they load from this site only, and their arrival shifts no layout.
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, phone, visit, type Visit } from '../support/browser'
import { findShifts } from '../support/layout-shifts'
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
    const paths = ['/', '/about/team', '/give', '/partner', '/partner/volunteer/clinic']
    // Each page mostly waits for its fonts, so all are opened at the same time.
    await Promise.all(
      paths.map(async (path) => {
        const page = await (await site.createContext(device)).newPage()
        let delayed = 0
        await page.route('**/*.woff2', async (route) => {
          delayed += 1
          await setTimeout(800)
          await route.continue()
        })
        await page.goto(site.url + path.slice(1))
        await page.evaluate(() => document.fonts.ready)
        expect(delayed, path).toBe(2)
        expect(await findShifts(page), path).toEqual([])
        await page.context().close()
      }),
    )
  },
)

// Embedded maps and films load from their host only after the visitor asks for them.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getContrastRatio } from '@mui/material/styles'
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

test.each([true, false])(
  'the player of the film is asked for with this site as its referrer (JavaScript: %s)',
  async (javaScriptEnabled) => {
    const context = await site.createContext({ ...desktop, javaScriptEnabled })
    const requests: [url: string, referrer: string | undefined][] = []
    await context.route(/^https:/, (route) => {
      requests.push([route.request().url(), route.request().headers()['referer']])
      return route.fulfill({ contentType: 'text/html', body: '<h1>A film</h1>' })
    })
    const page = await context.newPage()
    await page.goto(`${site.url}about/history`)
    const frame = page.frameLocator('iframe')
    await page.locator('iframe').scrollIntoViewIfNeeded()
    expect(requests).toEqual([])
    await frame.getByRole('link', { name: 'Play the film' }).click()
    await frame.getByText('A film').waitFor()
    expect(requests).toEqual([
      ['https://www.youtube-nocookie.com/embed/sample-video', new URL(site.url).origin + '/'],
    ])
  },
)

test('a new tab shows the page of the film, and its host does not learn of this site', async () => {
  const context = await site.createContext(desktop)
  const requests: [url: string, referrer: string | undefined][] = []
  await context.route(/^https:/, (route) => {
    requests.push([route.request().url(), route.request().headers()['referer']])
    return route.fulfill({ contentType: 'text/html', body: '<h1>A film</h1>' })
  })
  const page = await context.newPage()
  await page.goto(`${site.url}about/history`)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Open it in a new tab instead' }).click()
  await (await opened).getByText('A film').waitFor()
  expect(requests).toEqual([['https://www.youtube.com/watch?v=sample-video', undefined]])
})

test.each(['light', 'dark'] as const)(
  'the button on the map has the font of the site and a ring of 3:1 in %s mode',
  async (colorScheme) => {
    const page = await site.open('/contact', { ...desktop, colorScheme })
    await page.locator('iframe').scrollIntoViewIfNeeded()
    const link = page.frameLocator('iframe').getByRole('link', { name: 'Show the map' })
    await link.waitFor()
    await focusByKeyboard(page)
    const style = await link.evaluate((element) => {
      const { outlineColor, outlineStyle, boxShadow, fontFamily } = getComputedStyle(
        element.querySelector('span')!,
      )
      const underline = getComputedStyle(element).textDecorationLine
      const fonts = [...document.fonts].filter(({ status }) => status === 'loaded')
      return { outlineColor, outlineStyle, boxShadow, fontFamily, underline, fonts: fonts.length }
    })
    expect(style).toMatchObject({ outlineStyle: 'solid', underline: 'none', fonts: 1 })
    expect(style.fontFamily).toMatch(/^Figtree/)
    // Whatever the picture shows, the ring is on a halo of its own.
    const halo = /rgb\([^)]*\)(?= 0px 0px 0px 9px)/.exec(style.boxShadow)?.[0]
    expect(getContrastRatio(style.outlineColor, halo ?? '')).toBeGreaterThan(3)
  },
)

/** Moves the focus from the last link above the map into it. */
async function focusByKeyboard(page: Page): Promise<void> {
  await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
    const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, iframe')].filter(
      (element) => element.checkVisibility(),
    )
    stops[stops.indexOf(frame) - 1]?.focus()
  })
  await page.keyboard.press('Tab')
}

test.each(['none', 'active'] as const)(
  'the film has a play mark in the color of the words, and the map has none (forced colors: %s)',
  async (forcedColors) => {
    const page = await site.open('/about/history', { ...desktop, forcedColors })
    await page.locator('iframe').scrollIntoViewIfNeeded()
    const mark = page.frameLocator('iframe').locator('a svg')
    expect(await mark.isVisible()).toBe(true)
    const [fill, color] = await mark.evaluate((svg) => [
      getComputedStyle(svg.firstElementChild ?? svg).fill,
      getComputedStyle(svg.parentElement ?? svg).color,
    ])
    expect(fill).toBe(color)
    const contact = await site.open('/contact', desktop)
    expect(await contact.frameLocator('iframe').locator('svg').count()).toBe(0)
  },
)

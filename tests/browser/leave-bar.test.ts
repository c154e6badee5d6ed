// The bar to leave quickly: its keyboard shortcut and count, its place on the screen, and what works without scripts or storage.
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from '../support/axe'
import { desktop, phone, visit, type Visit } from '../support/browser'
import { afterEvents, otherOrganization } from '../support/sites'

const PATH = '/services/clinic'
const WEATHER = 'https://www.weather.gov/'
/** A page at 400 %, and the smallest phones. */
const SMALL = { viewport: { width: 320, height: 256 } }

let site: Visit
beforeAll(async () => {
  site = await visit(afterEvents)
})
afterAll(() => site.close())

/** Opens a sensitive page; a page of ours answers for the other website. */
async function open(options: BrowserContextOptions = desktop, path = PATH): Promise<Page> {
  const context = await site.createContext(options)
  await context.route(
    ({ href }) => href.startsWith(WEATHER),
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>Sunny' }),
  )
  const page = await context.newPage()
  await page.goto(site.url + path.slice(1))
  return page
}

const getBar = (page: Page) => page.getByRole('complementary', { name: 'Leave this page' })
const getHint = (page: Page) => getBar(page).getByRole('status')

describe('Shift', () => {
  test('counts what is left where it is seen and heard, and leaves at the third time', async () => {
    const page = await open()
    await page.clock.install()
    expect(await getHint(page).innerText()).toBe('Or press Shift three times.')
    await page.keyboard.press('Shift')
    expect(await getHint(page).innerText()).toBe('Press Shift 2 more times.')
    await page.clock.runFor(4000)
    await page.keyboard.press('Shift')
    expect(await getHint(page).innerText()).toBe('Press Shift once more.')
    await page.keyboard.press('Shift')
    await page.waitForURL(WEATHER)
    await page.context().close()
  })

  test('begins again after five seconds', async () => {
    const page = await open()
    await page.clock.install()
    for (const _ of [1, 2]) await page.keyboard.press('Shift')
    await page.clock.runFor(5000)
    expect(await getHint(page).innerText()).toBe('Or press Shift three times.')
    for (const _ of [1, 2]) await page.keyboard.press('Shift')
    expect(page.url()).toContain(PATH)
    await page.context().close()
  })

  test('is ignored as a modifier of keys and clicks, and while it is held', async () => {
    const page = await open()
    for (const _ of [1, 2, 3, 4]) await page.keyboard.press('Shift+Tab')
    for (const _ of [1, 2, 3, 4]) await page.keyboard.press('Control+Shift')
    for (const _ of [1, 2, 3, 4]) await page.locator('h1').click({ modifiers: ['Shift'] })
    for (const _ of [1, 2, 3, 4]) await page.keyboard.down('Shift')
    await page.keyboard.up('Shift')
    expect(await getHint(page).innerText()).toBe('Press Shift 2 more times.')
    await page.keyboard.press('a')
    expect(await getHint(page).innerText()).toBe('Or press Shift three times.')
    expect(page.url()).toContain(PATH)
    await page.context().close()
  })

  test('does nothing on pages that are not sensitive', async () => {
    const page = await open(desktop, '/welcome')
    for (const _ of [1, 2, 3]) await page.keyboard.press('Shift')
    expect(await page.locator('h1').isVisible()).toBe(true)
    await page.context().close()
  })
})

test('the page and its title are empty before the other page has answered', async () => {
  const page = await open()
  const left = await page.evaluate((selector) => {
    document.querySelector<HTMLElement>(selector)?.click()
    return [document.title, document.body.innerText]
  }, 'aside [data-leave]')
  expect(left).toEqual(['…', ''])
  await page.context().close()
})

test('the browser tells the other website nothing about where its visitor was', async () => {
  const page = await open()
  const [request] = await Promise.all([
    page.waitForRequest(WEATHER),
    getBar(page).getByRole('link', { name: 'Leave quickly' }).click(),
  ])
  const headers = await request.allHeaders()
  expect(headers['referer']).toBeUndefined()
  expect(headers['origin']).toBeUndefined()
  await page.context().close()
})

test('without JavaScript, both links lead away, and the hint is hidden', async () => {
  for (const place of ['nav', 'aside']) {
    const page = await open({ ...desktop, javaScriptEnabled: false })
    expect(await page.locator('[data-leave-hint]').isVisible()).toBe(false)
    const link = page.locator(`${place} [data-leave]`)
    await link.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(WEATHER)
    await page.context().close()
  }
})

test('in a browser that refuses to store anything, the link leaves, and pages open as usual', async () => {
  const page = await open()
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Denied', 'SecurityError')
      },
    })
  })
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.reload()
  await page.locator('aside [data-leave]').click()
  await page.waitForURL(WEATHER)
  expect(errors).toEqual([])
  await page.context().close()
})

test('a page that comes back from the back/forward cache is hidden and left again', async () => {
  const page = await open(desktop, '/about')
  await page.evaluate((url) => {
    sessionStorage.setItem('left', url)
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  }, WEATHER)
  await page.waitForURL(WEATHER)
  await page.context().close()
})

test('the keyboard reaches the link right after the skip link', async () => {
  const page = await open()
  for (const _ of [1, 2]) await page.keyboard.press('Tab')
  const focused = page.locator(':focus')
  expect(await focused.innerText()).toContain('Leave quickly')
  const box = await focused.boundingBox()
  expect(box && box.y >= 0 && box.x >= 0).toBe(true)
  await page.keyboard.press('Enter')
  await page.waitForURL(WEATHER)
  await page.context().close()
})

describe.each([
  ['a desktop', desktop],
  ['a phone', phone],
  ['a page at 400 %', SMALL],
])('on %s', (_, size) => {
  test('the bar is in reach wherever the page is scrolled to, and covers nothing at its end', async () => {
    const page = await open(size)
    const { height } = size.viewport
    for (const where of [0, 0.5, 1]) {
      await page.evaluate((part) => scrollTo(0, part * document.body.scrollHeight), where)
      const link = await page.locator('aside [data-leave]').boundingBox()
      expect(link && link.y + link.height).toBeLessThanOrEqual(height)
      expect(link?.height).toBeGreaterThanOrEqual(32)
    }
    const bar = await getBar(page).boundingBox()
    const footer = await page.locator('footer').boundingBox()
    expect(footer && bar && footer.y + footer.height).toBeLessThanOrEqual((bar?.y ?? 0) + 1)
    // Enough of the page stays visible.
    expect(bar?.height).toBeLessThan(height / 3)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
      size.viewport.width,
    )
    await page.context().close()
  })
})

test('the bar with its count passes axe in light, dark and forced colors', async () => {
  const page = await open(phone)
  await page.keyboard.press('Shift')
  for (const media of [
    { colorScheme: 'light', forcedColors: 'none' },
    { colorScheme: 'dark', forcedColors: 'none' },
  ] as const) {
    await page.emulateMedia(media)
    expect(await findViolations(page)).toEqual([])
  }
  await page.context().close()
})

test('the links are not printed', async () => {
  const page = await open()
  await page.emulateMedia({ media: 'print' })
  for (const link of await page.locator('[data-leave]').all())
    expect(await link.isVisible()).toBe(false)
  await page.context().close()
})

test('toasts appear above the bar', async () => {
  const other = await visit(otherOrganization)
  const page = await other.open('/contact', desktop)
  const [toasts, bar] = [
    await page.locator('[data-toasts]').boundingBox(),
    await getBar(page).boundingBox(),
  ]
  expect(toasts && bar && toasts.y + toasts.height).toBeLessThanOrEqual(bar?.y ?? 0)
  await other.close()
})

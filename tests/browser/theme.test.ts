// Light and dark themes: the system's choice or the visitor's, without a flash of the wrong one.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { visit, type Visit } from '../support/browser'
import { afterEvents } from '../support/sites'

let site: Visit
beforeAll(async () => {
  site = await visit(afterEvents)
})
afterAll(() => site.close())

const getBackground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const choose = (page: Page, choice: string) =>
  page.getByLabel('Light or dark').selectOption({ label: choice })

test.each([true, false])(
  'the theme follows the system (JavaScript: %s)',
  async (javaScriptEnabled) => {
    const [light, dark] = await Promise.all(
      (['light', 'dark'] as const).map(async (colorScheme) =>
        getBackground(await site.open('/', { colorScheme, javaScriptEnabled })),
      ),
    )
    expect(light).not.toBe(dark)
  },
)

test('a chosen theme applies to every page before the first paint, until the visitor resets it', async () => {
  const light = await getBackground(await site.open('/', { colorScheme: 'light' }))
  const page = await site.open('/', { colorScheme: 'light' })
  await choose(page, 'Dark')
  const dark = await getBackground(page)
  expect(dark).not.toBe(light)
  // The page's script file is blocked, so that only the inline script in the head can set the theme.
  await page.route('**/*.js', () => undefined)
  await page.goto(`${site.url}events`, { waitUntil: 'commit' })
  await page.locator('header').first().waitFor({ state: 'attached' })
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  await expect.poll(() => getBackground(page)).toBe(dark)
  await page.unroute('**/*.js')
  await page.reload()
  expect(await page.getByLabel('Light or dark').inputValue()).toBe('dark')
  await choose(page, 'Same as my device')
  expect(await getBackground(page)).toBe(light)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('Back shows the page before in the theme that was chosen since', async () => {
  const page = await site.open('/', { colorScheme: 'light' })
  const light = await getBackground(page)
  await page.goto(`${site.url}give`)
  await choose(page, 'Dark')
  await page.goBack()
  await expect.poll(() => page.getByLabel('Light or dark').inputValue()).toBe('dark')
  expect(await getBackground(page)).not.toBe(light)
  await choose(page, 'Same as my device')
  await page.goForward()
  await expect.poll(() => page.getByLabel('Light or dark').inputValue()).toBe('system')
  expect(await getBackground(page)).toBe(light)
})

test('a page that is shown again has the stored theme, also if storage was cleared', async () => {
  const page = await site.open('/', { colorScheme: 'light' })
  const light = await getBackground(page)
  const showAgain = (theme: string | null) =>
    page.evaluate((choice) => {
      if (choice === null) localStorage.clear()
      else localStorage.setItem('theme', choice)
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    }, theme)
  await showAgain('dark')
  expect(await page.getByLabel('Light or dark').inputValue()).toBe('dark')
  expect(await getBackground(page)).not.toBe(light)
  await showAgain(null)
  expect(await page.getByLabel('Light or dark').inputValue()).toBe('system')
  expect(await getBackground(page)).toBe(light)
})

test('other tabs follow the choice', async () => {
  const context = await site.createContext({ colorScheme: 'light' })
  const [first, second] = [await context.newPage(), await context.newPage()]
  await Promise.all([first.goto(site.url), second.goto(`${site.url}events`)])
  const light = await getBackground(second)
  await choose(first, 'Dark')
  await expect.poll(() => second.getByLabel('Light or dark').inputValue()).toBe('dark')
  expect(await getBackground(second)).not.toBe(light)
  await choose(first, 'Same as my device')
  await expect.poll(() => second.getByLabel('Light or dark').inputValue()).toBe('system')
  expect(await getBackground(second)).toBe(light)
})

test('the light theme can be chosen on a dark system', async () => {
  const light = await getBackground(await site.open('/', { colorScheme: 'light' }))
  const page = await site.open('/', { colorScheme: 'dark' })
  await choose(page, 'Light')
  expect(await getBackground(page)).toBe(light)
})

test('the color of the browser follows the device, and not once a visitor has chosen a theme', async () => {
  const getColor = (page: Page) =>
    page.evaluate(() => {
      const colors = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')
      return [...colors].find(({ media }) => matchMedia(media).matches)?.content
    })
  const light = await getColor(await site.open('/', { colorScheme: 'light' }))
  const page = await site.open('/', { colorScheme: 'dark' })
  expect(await getColor(page)).toMatch(/^#/)
  expect(await getColor(page)).not.toBe(light)
  await choose(page, 'Light')
  expect(await getColor(page)).toBeUndefined()
  await page.reload()
  await expect.poll(() => getColor(page)).toBeUndefined()
})

test('an invalid stored theme or blocked storage causes no error', async () => {
  const light = await getBackground(await site.open('/', { colorScheme: 'light' }))
  for (const breakStorage of [
    () => localStorage.setItem('theme', '<b>'),
    () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new Error('blocked')
        },
      }),
  ]) {
    const context = await site.createContext({ colorScheme: 'light' })
    await context.addInitScript(breakStorage)
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(site.url)
    expect(await getBackground(page)).toBe(light)
    await choose(page, 'Dark')
    expect(await getBackground(page)).not.toBe(light)
    expect(errors).toEqual([])
  }
})

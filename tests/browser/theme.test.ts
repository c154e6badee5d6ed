// Light and dark themes: the system's choice or the visitor's, without a flash of the wrong one.
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, visit, type Visit } from '../support/browser'
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

test('illustrations are as light or dark as the page, and light on paper', async () => {
  const onLight = await site.open('/', { colorScheme: 'light' })
  const onDark = await site.open('/', { colorScheme: 'dark' })
  const day = await getImageBrightness(onLight)
  const night = await getImageBrightness(onDark)
  expect(night).toBeLessThan(day / 2)
  await choose(onLight, 'Dark')
  expect(await getImageBrightness(onLight)).toBeCloseTo(night, 0)
  await choose(onDark, 'Light')
  expect(await getImageBrightness(onDark)).toBeCloseTo(day, 0)
  await choose(onDark, 'Dark')
  const darkOnScreen = await getImageBrightness(onDark)
  await onDark.emulateMedia({ media: 'print' })
  expect(await getImageBrightness(onDark)).toBeGreaterThan(2 * darkOnScreen)
})

test.each(['light', 'dark'] as const)(
  'a page downloads each drawing once, in whatever theme, on a %s device',
  async (colorScheme) => {
    const page = await (await site.createContext({ ...desktop, colorScheme })).newPage()
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url().replace(/#.*/, '')))
    await page.goto(site.url, { waitUntil: 'networkidle' })
    await choose(page, 'Light')
    await choose(page, 'Dark')
    await page.waitForLoadState('networkidle')
    const drawings = requested.filter((url) => url.endsWith('.svg'))
    expect(drawings).not.toEqual([])
    expect(drawings).toEqual([...new Set(drawings)])
  },
)

test('a drawing is shown once to visitors, to screen readers and where styles are ignored', async () => {
  const page = await site.open('/', { colorScheme: 'dark' })
  const images = page.locator('main img')
  expect(await images.count()).toBe(2 * (await page.locator('main img:visible').count()))
  expect(await page.locator('main img:not([hidden])').count()).toBe(
    await page.locator('main img:visible').count(),
  )
})

test('the placeholder image of the map follows the chosen theme', async () => {
  const [day, night] = [await openMap('light'), await openMap('dark')]
  const [bright, dim] = [await measureBrightness(day.map), await measureBrightness(night.map)]
  expect(dim).toBeLessThan(bright / 2)
  await choose(day.page, 'Dark')
  expect(await measureBrightness(day.map)).toBeLessThan(bright / 2)
  await choose(day.page, 'Same as my device')
  expect(await measureBrightness(day.map)).toBeGreaterThan(2 * dim)
  await choose(night.page, 'Light')
  expect(await measureBrightness(night.map)).toBeGreaterThan(2 * dim)
  await night.page.reload()
  await expect.poll(() => measureBrightness(night.map)).toBeGreaterThan(2 * dim)
})

test.each(['light', 'dark'] as const)(
  'the hills above the footer have the color of the footer in every theme on a %s device',
  async (colorScheme) => {
    const page = await site.open('/give', { ...desktop, colorScheme })
    for (const choice of ['Same as my device', 'Light', 'Dark']) {
      await choose(page, choice)
      await expect.poll(() => getEdgeColors(page)).toHaveLength(1)
    }
  },
)

test('the hills are absent on paper and in forced colors', async () => {
  const page = await site.open('/give', desktop)
  const getHillsContent = () =>
    page.locator('footer').evaluate((footer) => getComputedStyle(footer, '::before').content)
  expect(await getHillsContent()).toBe('""')
  await page.emulateMedia({ media: 'print' })
  expect(await getHillsContent()).toBe('none')
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' })
  expect(await getHillsContent()).toBe('none')
})

/** Returns the distinct colors in a column of pixels from the nearest hills down into the footer's background. */
async function getEdgeColors(page: Page): Promise<string[]> {
  const footer = page.locator('footer')
  await footer.scrollIntoViewIfNeeded()
  const edge = await footer
    .locator('> div')
    .evaluate((ground) => ground.getBoundingClientRect().top + window.scrollY)
  const REACH = 20
  const pixels = await page.screenshot({
    fullPage: true,
    clip: { x: 20, y: edge - REACH, width: 1, height: 2 * REACH },
  })
  const { data, info } = await sharp(pixels).raw().toBuffer({ resolveWithObject: true })
  const colors = Array.from({ length: info.height }, (_, row) =>
    data.subarray(row * info.channels, row * info.channels + 3).toString('hex'),
  )
  return [...new Set(colors)]
}

async function openMap(colorScheme: 'light' | 'dark') {
  const page = await site.open('/contact', { colorScheme })
  const map = page.locator('iframe').first()
  await map.scrollIntoViewIfNeeded()
  await map
    .contentFrame()
    .locator('img:visible')
    .evaluate((image: HTMLImageElement) => image.decode())
  return { page, map }
}

const getImageBrightness = (page: Page) =>
  measureBrightness(page.locator('main img:visible').first())

/** Returns the mean brightness of all pixels, from 0 to 255. */
async function measureBrightness(image: Locator): Promise<number> {
  const { channels } = await sharp(await image.screenshot())
    .greyscale()
    .stats()
  return channels[0]?.mean ?? NaN
}

// Tests that drawings, the hills and the placeholder of the map follow the theme.
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

const choose = (page: Page, choice: string) =>
  page.getByLabel('Light or dark').selectOption({ label: choice })

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

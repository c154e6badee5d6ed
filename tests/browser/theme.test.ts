// Light and dark: like the system, or as the visitor chose, without a flash of the wrong one.
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, visit, type Visit } from '../support/browser'
import { afterEvents } from '../support/sites'

let site: Visit
beforeAll(async () => {
  site = await visit(afterEvents)
})
afterAll(() => site.end())

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const choose = (page: Page, choice: string) =>
  page.getByLabel('Colors').selectOption({ label: choice })

test.each([true, false])('follows the system (JavaScript: %s)', async (javaScriptEnabled) => {
  const [light, dark] = await Promise.all(
    (['light', 'dark'] as const).map(async (colorScheme) =>
      ground(await site.open('/', { colorScheme, javaScriptEnabled })),
    ),
  )
  expect(light).not.toBe(dark)
})

test('a choice is remembered on every page, holds before the first paint, and can be taken back', async () => {
  const light = await ground(await site.open('/', { colorScheme: 'light' }))
  const page = await site.open('/', { colorScheme: 'light' })
  await choose(page, 'Dark')
  const dark = await ground(page)
  expect(dark).not.toBe(light)
  // The page's own script is held back: what is seen is what the very first lines made.
  await page.route('**/*.js', () => undefined)
  await page.goto(`${site.address}events`, { waitUntil: 'commit' })
  await page.locator('header').first().waitFor({ state: 'attached' })
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  await expect.poll(() => ground(page)).toBe(dark)
  await page.unroute('**/*.js')
  await page.reload()
  expect(await page.getByLabel('Colors').inputValue()).toBe('dark')
  await choose(page, 'Like my device')
  expect(await ground(page)).toBe(light)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('light can be chosen on a dark system', async () => {
  const light = await ground(await site.open('/', { colorScheme: 'light' }))
  const page = await site.open('/', { colorScheme: 'dark' })
  await choose(page, 'Light')
  expect(await ground(page)).toBe(light)
})

test('nonsense in the store, or a browser that keeps nothing, does no harm', async () => {
  const light = await ground(await site.open('/', { colorScheme: 'light' }))
  for (const spoil of [
    () => localStorage.setItem('theme', '<b>'),
    () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new Error('blocked')
        },
      }),
  ]) {
    const context = await site.context({ colorScheme: 'light' })
    await context.addInitScript(spoil)
    const page = await context.newPage()
    const faults: string[] = []
    page.on('pageerror', (fault) => faults.push(fault.message))
    await page.goto(site.address)
    expect(await ground(page)).toBe(light)
    await choose(page, 'Dark')
    expect(await ground(page)).not.toBe(light)
    expect(faults).toEqual([])
  }
})

test('drawings are as light or dark as the page, and light on paper', async () => {
  const onLight = await site.open('/', { colorScheme: 'light' })
  const onDark = await site.open('/', { colorScheme: 'dark' })
  const day = await brightness(onLight)
  const night = await brightness(onDark)
  expect(night).toBeLessThan(day / 2)
  await choose(onLight, 'Dark')
  expect(await brightness(onLight)).toBeCloseTo(night, 0)
  await choose(onDark, 'Light')
  expect(await brightness(onDark)).toBeCloseTo(day, 0)
  await choose(onDark, 'Dark')
  const inTheDark = await brightness(onDark)
  await onDark.emulateMedia({ media: 'print' })
  expect(await brightness(onDark)).toBeGreaterThan(2 * inTheDark)
})

test('the picture that stands for the map follows a choice too', async () => {
  const [day, night] = [await openMap('light'), await openMap('dark')]
  const [bright, dim] = [await brightnessOf(day.map), await brightnessOf(night.map)]
  expect(dim).toBeLessThan(bright / 2)
  await choose(day.page, 'Dark')
  expect(await brightnessOf(day.map)).toBeLessThan(bright / 2)
  await choose(day.page, 'Like my device')
  expect(await brightnessOf(day.map)).toBeGreaterThan(2 * dim)
  await choose(night.page, 'Light')
  expect(await brightnessOf(night.map)).toBeGreaterThan(2 * dim)
  await night.page.reload()
  await expect.poll(() => brightnessOf(night.map)).toBeGreaterThan(2 * dim)
})

test.each(['light', 'dark'] as const)(
  'the hills at the foot have its color, whatever was chosen on a %s device',
  async (colorScheme) => {
    const page = await site.open('/give', { ...desktop, colorScheme })
    for (const choice of ['Like my device', 'Light', 'Dark']) {
      await choose(page, choice)
      await expect.poll(() => edgeOfFoot(page)).toHaveLength(1)
    }
  },
)

test('there are no hills on paper or in forced colors', async () => {
  const page = await site.open('/give', desktop)
  const hills = () =>
    page.locator('footer').evaluate((foot) => getComputedStyle(foot, '::before').content)
  expect(await hills()).toBe('""')
  await page.emulateMedia({ media: 'print' })
  expect(await hills()).toBe('none')
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' })
  expect(await hills()).toBe('none')
})

/** The colors of a column of dots from within the near hills down into the ground of the foot. */
async function edgeOfFoot(page: Page): Promise<string[]> {
  const foot = page.locator('footer')
  await foot.scrollIntoViewIfNeeded()
  const edge = await foot
    .locator('> div')
    .evaluate((ground) => ground.getBoundingClientRect().top + window.scrollY)
  const reach = 20
  const dots = await page.screenshot({
    fullPage: true,
    clip: { x: 20, y: edge - reach, width: 1, height: 2 * reach },
  })
  const { data, info } = await sharp(dots).raw().toBuffer({ resolveWithObject: true })
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
    .locator('img')
    .evaluate((image: HTMLImageElement) => image.decode())
  return { page, map }
}

const brightness = (page: Page) => brightnessOf(page.locator('main img').first())

/** The mean of all dots, from 0 to 255. */
async function brightnessOf(place: Locator): Promise<number> {
  const { channels } = await sharp(await place.screenshot())
    .greyscale()
    .stats()
  return channels[0]?.mean ?? NaN
}

// Takes screenshots that contain nothing that differs between machines or commits.
import type { Browser, CDPSession, Page } from 'playwright-core'
import { DAYS, SIZES, type DayName, type Interaction, type Screenshot } from './matrix'

export type SaveScreenshot = (screenshot: Screenshot, png: Buffer) => Promise<void>

/** Command-line flags that turn off font hinting and subpixel antialiasing, and show the exact colors of the stylesheet. */
export const RENDER_FLAGS = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
]

/**
 * Takes screenshots one after the other.
 * @param batch screenshots with the same size and colors
 * @param urls the base URL of the site as built on each day
 */
export async function captureAll(
  browser: Browser,
  batch: readonly Screenshot[],
  urls: Readonly<Record<DayName, string>>,
  save: SaveScreenshot,
): Promise<void> {
  const [first] = batch
  if (!first) return
  const context = await browser.newContext({
    viewport: SIZES[first.size],
    colorScheme: first.colors,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  for (const screenshot of batch) {
    const { path, opens } = screenshot.template
    await page.clock.setFixedTime(new Date(`${DAYS[screenshot.day]}T18:00:00Z`))
    await page.goto(urls[screenshot.day] + path.slice(1))
    await stabilize(page)
    if (opens) await INTERACTIONS[opens](page)
    await save(screenshot, await takeScreenshot(session, !opens))
  }
  await context.close()
}

/** Resolves to a PNG that is larger than Playwright's, but takes half the time. */
async function takeScreenshot(session: CDPSession, isFullPage: boolean): Promise<Buffer> {
  const { cssContentSize } = await session.send('Page.getLayoutMetrics')
  const clip = { ...cssContentSize, scale: 1 }
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    ...(isFullPage && { clip, captureBeyondViewport: true }),
  })
  return Buffer.from(data, 'base64')
}

/** Waits for all images and fonts, and removes the day of the last change, which is that of a commit. */
async function stabilize(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.images]
    for (const image of images) image.loading = 'eager'
    await Promise.all([...images.map((image) => image.decode()), document.fonts.ready])
    for (const line of document.querySelectorAll('footer p'))
      if (line.textContent.includes('Last changed')) line.remove()
  })
}

const INTERACTIONS: Readonly<Record<Interaction, (page: Page) => Promise<void>>> = {
  menu: async (page) => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('navigation', { name: 'Main' }).waitFor()
  },
  person: async (page) => {
    await page.locator('article').getByRole('link').first().click()
    await page.getByRole('dialog').waitFor()
  },
}

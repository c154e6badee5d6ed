// Takes pictures of pages, so that nothing is in them that differs from machine to machine or from commit to commit.
import type { Browser, CDPSession, Page } from 'playwright-core'
import { DAYS, SIZES, type DayName, type Interaction, type Screenshot } from './matrix'

export type SaveScreenshot = (shot: Screenshot, png: Buffer) => Promise<void>

/** For the browser: letters keep their own shapes, without colored edges, and colors are those of the stylesheet. */
export const RENDER_FLAGS = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
]

/** Takes pictures of the same screen and colors, one after the other. */
export async function captureAll(
  browser: Browser,
  album: readonly Screenshot[],
  addresses: Readonly<Record<DayName, string>>,
  keep: SaveScreenshot,
): Promise<void> {
  const [first] = album
  if (!first) return
  const context = await browser.newContext({
    viewport: SIZES[first.size],
    colorScheme: first.colors,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  for (const shot of album) {
    const { address, opens } = shot.template
    await page.clock.setFixedTime(new Date(`${DAYS[shot.day]}T18:00:00Z`))
    await page.goto(addresses[shot.day] + address)
    await settle(page)
    if (opens) await open[opens](page)
    await keep(shot, await takePicture(session, !opens))
  }
  await context.close()
}

/**
 * Resolves to a PNG that is written fast, and is larger for it. Playwright's own way writes it small, and takes twice as long.
 */
async function takePicture(session: CDPSession, isWholePage: boolean): Promise<Buffer> {
  const { cssContentSize } = await session.send('Page.getLayoutMetrics')
  const clip = { ...cssContentSize, scale: 1 }
  const { data } = await session.send('Page.captureScreenshot', {
    ...{ format: 'png', optimizeForSpeed: true },
    ...(isWholePage && { clip, captureBeyondViewport: true }),
  })
  return Buffer.from(data, 'base64')
}

/** Waits for all pictures and letters, and takes away the day of the last change, which is that of a commit. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.images]
    for (const image of images) image.loading = 'eager'
    await Promise.all([...images.map((image) => image.decode()), document.fonts.ready])
    for (const line of document.querySelectorAll('footer p'))
      if (line.textContent.includes('Last changed')) line.remove()
  })
}

const open: Readonly<Record<Interaction, (page: Page) => Promise<void>>> = {
  menu: async (page) => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('navigation', { name: 'Main' }).waitFor()
  },
  person: async (page) => {
    await page.locator('article').getByRole('link').first().click()
    await page.getByRole('dialog').waitFor()
  },
}

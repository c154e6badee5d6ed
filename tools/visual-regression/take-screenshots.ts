// Takes screenshots that contain nothing that differs between machines or commits.
import type { Browser, CDPSession, Page } from 'playwright-core'
import type { Day } from '../../model/dates/day'
import { locateTexts, type Wanted } from './locate-texts'
import type { Region } from './mark-regions'
import { INTERACTIONS, measureHeight } from './interactions'
import {
  DAYS,
  SIZES,
  type BuildName,
  type Colors,
  type Interaction,
  type Screenshot,
  type Size,
} from './matrix'

export type SaveScreenshot = (screenshot: Screenshot, png: Buffer) => Promise<void>

/** Command-line flags that turn off font hinting and subpixel antialiasing, and show the exact colors of the stylesheet. */
export const RENDER_FLAGS = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
]

/** Returns the instant at which it is noon or one o'clock in the sample organization's time zone. */
export const getNoon = (day: Day): string => `${day}T18:00:00Z`

/** Takes pictures of pages in one size. */
export type Camera = {
  /** Opens a page as at that instant. */
  readonly open: (url: string, now: string, opens?: Interaction) => Promise<void>
  /** Resolves to a PNG of the whole page, or of the viewport after most interactions. */
  readonly capture: (colors: Colors) => Promise<Buffer>
  /** Resolves to where texts and images are on the open page. */
  readonly locate: (wanted: Wanted) => Promise<Region[]>
  readonly close: () => Promise<void>
}

export async function openCamera(browser: Browser, size: Size): Promise<Camera> {
  const context = await browser.newContext({
    viewport: SIZES[size],
    reducedMotion: 'reduce',
    // That of the sample organization: to visitors elsewhere, pages name the time zone.
    timezoneId: 'America/Chicago',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  let height: number | null = null
  return {
    open: async (url, now, opens) => {
      await page.clock.setFixedTime(new Date(now))
      await page.goto(url)
      await page.evaluate(LOAD_OPENING)
      if (opens) await INTERACTIONS[opens](page)
      height = await measureHeight(page, opens)
    },
    capture: async (colors) => {
      await page.emulateMedia({ colorScheme: colors })
      await stabilize(page)
      return takeScreenshot(session, height)
    },
    locate: (wanted) => locateTexts(page, wanted),
    close: () => context.close(),
  }
}

/**
 * Takes screenshots one after the other.
 * @param batch screenshots of the same size; those of the same page follow each other
 * @param urls the base URL of each build
 */
export async function captureAll(
  browser: Browser,
  batch: readonly Screenshot[],
  urls: Readonly<Record<BuildName, string>>,
  save: SaveScreenshot,
): Promise<void> {
  const [first] = batch
  if (!first) return
  const camera = await openCamera(browser, first.size)
  let previous: Screenshot | undefined
  for (const screenshot of batch) {
    const { template, day, build, colors } = screenshot
    if (template !== previous?.template || day !== previous.day) {
      const { path, opens, now = getNoon(DAYS[day]) } = template
      await camera.open(urls[build] + path.slice(1), now, opens)
    }
    await save(screenshot, await camera.capture(colors))
    previous = screenshot
  }
  await camera.close()
}

/**
 * Resolves to a PNG that is larger than Playwright's, but takes half the time.
 * @param height of the part of the page to show, from its top; null shows the viewport
 */
async function takeScreenshot(session: CDPSession, height: number | null): Promise<Buffer> {
  const { cssContentSize } = await session.send('Page.getLayoutMetrics')
  const part = height === null ? {} : { height: Math.min(height, cssContentSize.height) }
  const clip = { ...cssContentSize, ...part, scale: 1 }
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    ...(height !== null && { clip, captureBeyondViewport: true }),
  })
  return Buffer.from(data, 'base64')
}

/**
 * Loads the script of the opening hours, which otherwise waits until they are near the screen. This is a string because Vitest
 * would replace `import` in a function.
 */
const LOAD_OPENING = `(async () => {
  const url = document.querySelector('meta[name="opening"]')?.content
  if (url) await import(new URL(url, location.href).href)
})()`

/** Waits for all images and fonts, and for the layout with them: on a busy machine, the height of the page may still be that with other fonts. */
async function stabilize(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const waitForLayout = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const images = [...document.images]
    for (const image of images) image.loading = 'eager'
    // The first layout asks for the fonts.
    await waitForLayout()
    await Promise.all([...images.map((image) => image.decode()), document.fonts.ready])
    await waitForLayout()
  })
}

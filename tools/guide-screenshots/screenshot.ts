// Takes the pictures, as a phone of a good size shows what is on them.
import type { Page } from 'playwright-core'
import { launchBrowser } from '../chromium/launch'
import { renderFileView } from './file-view'
import type { GuideScreenshot } from './screenshots'

export type Screenshotter = {
  /** Resolves to the bytes of a PNG, 720 pixels wide at most. */
  readonly take: (image: GuideScreenshot) => Promise<Uint8Array>
  readonly close: () => Promise<void>
}

/** CSS pixels. */
const WIDTH = 480
/** Pixels of a picture for each CSS pixel: sharp on a phone, and still a small file. */
const SHARPNESS = 1.5
/** Ground that is left around a part of a page, in CSS pixels. */
const AROUND = 16

const RING = 'outline: 3px solid #f2a981; outline-offset: 1px; border-radius: 6px'

/**
 * @param address that of the site, with a slash at the end
 * @param day on which the browser believes to be
 */
export async function openScreenshotter(address: string, day: string): Promise<Screenshotter> {
  const browser = await launchBrowser()
  const context = await browser.newContext({
    viewport: { width: WIDTH, height: 900 },
    deviceScaleFactor: SHARPNESS,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    // The site's policy would refuse the rings.
    bypassCSP: true,
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(new Date(`${day}T18:00:00Z`))
  return {
    take: async (image) => {
      const part = await show(page, image, address)
      const box = await page.locator(part).first().boundingBox()
      if (!box) throw new Error(`There is nothing to be seen at ${part}.`)
      return page.screenshot({
        fullPage: true,
        clip: withGround(box, 'above' in image ? image.above : undefined),
      })
    },
    close: () => browser.close(),
  }
}

/** Resolves to the selector of what is to be seen. */
async function show(page: Page, image: GuideScreenshot, address: string): Promise<string> {
  if ('file' in image) {
    await page.setContent(renderFileView(image))
    return 'section'
  }
  await page.goto(address + image.address, { waitUntil: 'networkidle' })
  for (const words of image.ringed ?? [])
    await page
      .locator(image.part)
      .getByRole('link', { name: words })
      .evaluate((link, ring) => link.setAttribute('style', ring), RING)
  return image.part
}

type Box = { x: number; y: number; width: number; height: number }

/** The part with some ground around it, and more above it if asked for, as far as the page goes. */
function withGround({ x, y, width, height }: Box, above = AROUND): Box {
  const left = Math.max(0, x - AROUND)
  return {
    x: left,
    y: Math.max(0, y - above),
    width: Math.min(WIDTH, x + width + AROUND) - left,
    height: height + above + AROUND,
  }
}

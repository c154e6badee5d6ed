// Takes the screenshots of the guide, at the width of a large phone.
import type { Page } from 'playwright-core'
import { STAFF_PATH } from '../../model/site-structure'
import { launchBrowser } from '../chromium/launch'
import { renderFileView } from './file-view'
import type { GuideScreenshot } from './screenshots'

export type Screenshotter = {
  /** Resolves to a PNG that is at most 720 pixels wide. */
  readonly take: (screenshot: GuideScreenshot) => Promise<Uint8Array>
  readonly close: () => Promise<void>
}

/** CSS pixels. */
const WIDTH = 480
/** Image pixels per CSS pixel: sharp on a phone, and still a small file. */
const SCALE = 1.5
/** CSS pixels around the part of a page that is shown. */
const MARGIN = 16

const HIGHLIGHT_STYLE = 'outline: 3px solid #f2a981; outline-offset: 1px; border-radius: 6px'

/**
 * @param siteUrl ends with a slash
 * @param day the browser's fake current date
 */
export async function openScreenshotter(siteUrl: string, day: string): Promise<Screenshotter> {
  const browser = await launchBrowser()
  const context = await browser.newContext({
    viewport: { width: WIDTH, height: 900 },
    deviceScaleFactor: SCALE,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    // The site's Content-Security-Policy would block the style of highlighted links.
    bypassCSP: true,
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(new Date(`${day}T18:00:00Z`))
  return {
    take: async (screenshot) => {
      const selector = await openPage(page, screenshot, siteUrl)
      const box = await page.locator(selector).first().boundingBox()
      if (!box) throw new Error(`There is nothing to be seen at ${selector}.`)
      return page.screenshot({
        fullPage: true,
        clip: addMargin(box, 'marginTop' in screenshot ? screenshot.marginTop : undefined),
      })
    },
    close: () => browser.close(),
  }
}

/** Resolves to the selector of the part to show. */
async function openPage(page: Page, screenshot: GuideScreenshot, siteUrl: string): Promise<string> {
  if ('file' in screenshot) {
    await page.setContent(renderFileView(screenshot))
    return 'section'
  }
  if (screenshot.asStaff) await page.goto(siteUrl + STAFF_PATH.slice(1))
  await page.goto(siteUrl + screenshot.path, { waitUntil: 'networkidle' })
  for (const name of screenshot.highlightedLinks ?? [])
    await page
      .locator(screenshot.selector)
      .getByRole('link', { name })
      .evaluate((link, style) => link.setAttribute('style', style), HIGHLIGHT_STYLE)
  return screenshot.selector
}

type Box = { x: number; y: number; width: number; height: number }

/** Enlarges the box on all sides, but not beyond the page's left, right and top edges. */
function addMargin({ x, y, width, height }: Box, marginTop = MARGIN): Box {
  const left = Math.max(0, x - MARGIN)
  return {
    x: left,
    y: Math.max(0, y - marginTop),
    width: Math.min(WIDTH, x + width + MARGIN) - left,
    height: height + marginTop + MARGIN,
  }
}

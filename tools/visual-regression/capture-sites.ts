// Takes every picture of the gallery from the built sites.
import { launchBrowser } from '../chromium/launch'
import { startServer } from '../../generator/preview-server/start-server'
import { RENDER_FLAGS, captureAll, type SaveScreenshot } from './take-screenshots'
import { allDays, allSizes, COLORS, screenshots, type DayName } from './matrix'

/** The folder of the site as it was built on each day, at the base `/`. */
export type SiteBuilds = Readonly<Record<DayName, string>>

/** Pages at work at the same time: one draws while the picture of the other is made smaller. */
const PAGES = 2

/**
 * Takes every picture, and hands each to `keep` as a PNG with one dot for each CSS pixel.
 * @throws when a page or one of its pictures is not there, or when `keep` throws
 */
export async function captureSites(sites: SiteBuilds, keep: SaveScreenshot): Promise<void> {
  const browser = await launchBrowser(RENDER_FLAGS)
  const servers = await Promise.all(
    allDays.map(
      async (day) => [day, await startServer({ directory: sites[day], port: 0 })] as const,
    ),
  )
  const addresses = Object.fromEntries(servers.map(([day, { address }]) => [day, address]))
  const albums = allSizes.flatMap((size) =>
    COLORS.map((colors) =>
      screenshots.filter((shot) => shot.size === size && shot.colors === colors),
    ),
  )
  const work = async () => {
    for (let album = albums.shift(); album; album = albums.shift())
      await captureAll(browser, album, addresses as Record<DayName, string>, keep)
  }
  try {
    await Promise.all(Array.from({ length: PAGES }, work))
  } finally {
    await browser.close()
    for (const [, server] of servers) await server.close()
  }
}

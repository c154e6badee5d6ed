// Takes all screenshots of the built sites.
import { launchBrowser } from '../chromium/launch'
import { startServer } from '../../generator/preview-server/start-server'
import { RENDER_FLAGS, captureAll, type SaveScreenshot } from './take-screenshots'
import { allBuilds, BUILDS } from './builds'
import { allSizes, screenshots, type BuildName } from './matrix'

/** The directory of each build. */
export type SiteBuilds = Readonly<Record<BuildName, string>>

/** How many pages are open at the same time: one renders while the screenshot of another is processed. */
const CONCURRENCY = 2

/**
 * Takes every screenshot and passes each to `save` as a PNG with one pixel per CSS pixel.
 * @throws when a page or one of its images is missing, or when `save` throws
 */
export async function captureSites(sites: SiteBuilds, save: SaveScreenshot): Promise<void> {
  const browser = await launchBrowser(RENDER_FLAGS)
  const servers = await Promise.all(
    allBuilds.map(async (build) => {
      const { base } = BUILDS[build]
      return [build, await startServer({ directory: sites[build], base, port: 0 })] as const
    }),
  )
  const urls = Object.fromEntries(servers.map(([build, { url }]) => [build, url]))
  const batches = allSizes.map((size) => screenshots.filter((shot) => shot.size === size))
  const captureBatches = async () => {
    for (let batch = batches.shift(); batch; batch = batches.shift())
      await captureAll(browser, batch, urls as Record<BuildName, string>, save)
  }
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, captureBatches))
  } finally {
    await browser.close()
    for (const [, server] of servers) await server.close()
  }
}

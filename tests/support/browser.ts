// A browser and a server for the tests that use the site as a visitor does.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { launchBrowser } from '../../tools/chromium/launch'
import { startServer, type RunningServer } from '../../generator/preview-server/start-server'
import type { BuiltSite } from './sites'

export type Visit = {
  /** Where the site is, with its base and a slash at the end. */
  readonly address: string
  readonly browser: Browser
  /** A page in a context of its own; motion is reduced unless the options say otherwise. */
  readonly open: (path: string, options?: BrowserContextOptions) => Promise<Page>
  readonly context: (options?: BrowserContextOptions) => Promise<BrowserContext>
  readonly end: () => Promise<void>
}

export async function visit(site: BuiltSite): Promise<Visit> {
  const server: RunningServer = await startServer({
    directory: site.folder,
    base: site.base,
    port: 0,
  })
  const browser = await launchBrowser()
  const context = (options: BrowserContextOptions = {}) =>
    browser.newContext({ reducedMotion: 'reduce', ...options })
  return {
    address: server.address,
    browser,
    context,
    open: async (path, options) => {
      const page = await (await context(options)).newPage()
      await page.goto(server.address + path.slice(1))
      return page
    },
    end: async () => {
      await browser.close()
      await server.close()
    },
  }
}

export const phone = { viewport: { width: 375, height: 740 } }
export const desktop = { viewport: { width: 1280, height: 800 } }

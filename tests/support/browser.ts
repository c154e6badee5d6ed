// Opens a built site in a real browser, as a visitor does.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { launchBrowser } from '../../tools/chromium/launch'
import { startServer, type RunningServer } from '../../generator/preview-server/start-server'
import type { BuiltSite } from './sites'

export type Visit = {
  /** URL of the site's home page: it includes the base and ends with a slash. */
  readonly url: string
  /** Opens a page in a context of its own, with reduced motion unless the options say otherwise. */
  readonly open: (path: string, options?: BrowserContextOptions) => Promise<Page>
  readonly createContext: (options?: BrowserContextOptions) => Promise<BrowserContext>
  readonly close: () => Promise<void>
}

/** Browsers by their arguments. They stay for the next test files of this process, because each start takes a while. */
const browsers = new Map<string, Promise<Browser>>()

function getBrowser(args: readonly string[]): Promise<Browser> {
  const key = args.join(' ')
  const browser = browsers.get(key) ?? launchBrowser(args)
  browsers.set(key, browser)
  return browser
}

/** Serves the site to a browser, which has further command-line arguments if the test needs any. */
export async function visit(site: BuiltSite, browserArgs: readonly string[] = []): Promise<Visit> {
  const server: RunningServer = await startServer({
    directory: site.folder,
    base: site.base,
    port: 0,
  })
  const browser = await getBrowser(browserArgs)
  const contexts: BrowserContext[] = []
  const createContext = async (options: BrowserContextOptions = {}) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
    contexts.push(context)
    return context
  }
  return {
    url: server.url,
    createContext,
    open: async (path, options) => {
      const page = await (await createContext(options)).newPage()
      await page.goto(server.url + path.slice(1))
      return page
    },
    close: async () => {
      await Promise.all(contexts.map((context) => context.close()))
      await server.close()
    },
  }
}

export const phone = { viewport: { width: 375, height: 740 } }
export const desktop = { viewport: { width: 1280, height: 800 } }

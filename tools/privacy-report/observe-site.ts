// Opens every page of a built site in a browser, and records what that tells others and what it keeps in the browser.
import type { BrowserContext, Page } from 'playwright-core'
import { STAFF_PATH } from '../../model/site-structure'
import { launchBrowser } from '../chromium/launch'
import { findPages, type BuiltPage } from './find-pages'
import { createObservations, type Observations } from './observations'
import { listenForHeaders } from './request-headers'

type SiteToObserve = {
  readonly directory: string
  /** The base path with both slashes. */
  readonly base: string
}

/** Lets no other host be found. Refusing each request instead would also turn off the cache, so that a visit takes three times as long. */
const NO_OTHER_HOST = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'

/** Resolves to what the browser did. Requests to other hosts are recorded and refused. */
export async function observeSite({ directory, base }: SiteToObserve): Promise<Observations> {
  const { seen, record, setPath } = createObservations()
  const server = await listenForHeaders({ directory, base }, (name) => record('headers', name))
  const browser = await launchBrowser([NO_OTHER_HOST])
  const createContext = async () => {
    const context = await browser.newContext({ locale: 'en-US' })
    context.on('request', (request) => {
      const url = new URL(request.url())
      if (url.protocol.startsWith('http') && url.origin !== server.origin) record('hosts', url.host)
    })
    return context
  }
  try {
    const pages = findPages(directory)
    const context = await createContext()
    const tab = await context.newPage()
    // The page for staff keeps that they opened it.
    for (const { path } of pages.filter((page) => page.path !== STAFF_PATH)) {
      setPath(path)
      await tab.goto(server.origin + base + path.slice(1))
      await tab.evaluate(scrollToEnd)
      for (const key of await listStorage(tab)) record('storage', key)
      for (const { name } of await context.cookies()) record('cookies', name)
    }
    for (const key of await askForEverything(await createContext(), server.origin + base, pages))
      record('storageOnRequest', key)
  } finally {
    await browser.close()
    await server.close()
  }
  return seen
}

/** Lets images and frames begin to load that wait until they are near. Runs in the page. */
function scrollToEnd(): Promise<unknown> {
  scrollTo(0, document.body.scrollHeight)
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

/** Does everything after which a page keeps something, and resolves to what is stored then. */
async function askForEverything(
  context: BrowserContext,
  url: string,
  pages: readonly BuiltPage[],
): Promise<string[]> {
  const tab = await context.newPage()
  await tab.goto(url)
  await tab.locator('[data-theme-control] select').selectOption('dark')
  await tab.locator('[data-search]').click()
  await tab.locator('[data-part=key] input').uncheck()
  await tab.goto(url + STAFF_PATH.slice(1))
  const sensitive = pages.find(({ html }) => html.includes(' data-leave="'))
  if (sensitive !== undefined) {
    await tab.goto(url + sensitive.path.slice(1))
    // Another page would forget that the visitor has left, and another website has its own storage.
    const link = tab.locator('aside [data-leave]')
    const file = `${url}favicon.svg`
    await link.evaluate((anchor: HTMLAnchorElement, href) => (anchor.href = href), file)
    await link.click()
    await tab.waitForURL(file)
  }
  return listStorage(tab)
}

/** Resolves to the names of what the site keeps in the browser, cookies aside. */
const listStorage = (tab: Page): Promise<string[]> =>
  tab.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
    ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
    ...(await indexedDB.databases()).map(({ name }) => `indexedDB ${name}`),
    ...(await caches.keys()).map((name) => `caches ${name}`),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `worker ${scope}`),
  ])

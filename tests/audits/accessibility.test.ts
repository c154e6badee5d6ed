// Accessibility of every page in all color schemes and sizes, and other properties that every page has in a browser.
import type { RunOptions } from 'axe-core'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '../support/axe'
import { MISSING_PAGE_PATH, TEMPLATE_PATHS } from '../../tools/template-paths'
import { findPagePaths } from '../support/html-queries'
import { desktop, phone, visit, type Visit } from '../support/browser'
import { preview, beforeEvents, afterEvents } from '../support/sites'

const ALL_PATHS = [...findPagePaths(afterEvents), MISSING_PAGE_PATH]
/** One page of each template. */
const PATHS_OF_TEMPLATES = [...TEMPLATE_PATHS, MISSING_PAGE_PATH]
const MINUTE_MS = 60_000

let site: Visit
beforeAll(async () => {
  site = await visit(afterEvents)
})
afterAll(() => site.close())

/** Opens the paths in turn in the same browser page, and inspects it. */
async function forEachPath(
  paths: readonly string[],
  options: BrowserContextOptions,
  inspect: (page: Page, path: string) => Promise<void>,
) {
  const page = await (await site.createContext(options)).newPage()
  for (const path of paths) {
    await page.goto(site.url + path.slice(1))
    await inspect(page, path)
  }
  await page.context().close()
}

/** The rules that depend on colors. All others have the same result in every theme. */
const COLOR_RULES = { runOnly: ['color-contrast', 'link-in-text-block'] }

type Media = { readonly colorScheme: 'light' | 'dark'; readonly forcedColors: 'none' | 'active' }

const MEDIA: readonly (readonly [media: Media, options: RunOptions])[] = [
  [{ colorScheme: 'light', forcedColors: 'none' }, {}],
  [{ colorScheme: 'dark', forcedColors: 'none' }, COLOR_RULES],
  // The system chooses these colors, and axe reads some that are not displayed, so contrast is not measured.
  [{ colorScheme: 'light', forcedColors: 'active' }, { runOnly: ['link-in-text-block'] }],
]

test.each([
  ['every page', 'phone', ALL_PATHS, phone],
  // What differs on a wider screen is in the templates.
  ['a page of each template', 'desktop', PATHS_OF_TEMPLATES, desktop],
])(
  '%s passes axe on a %s in light, dark and forced colors',
  async (_, _size, paths, size) => {
    await forEachPath(paths, size, async (page, path) => {
      for (const [media, options] of MEDIA) {
        await page.emulateMedia(media)
        expect(await findViolations(page, options), `${path} ${JSON.stringify(media)}`).toEqual([])
      }
    })
  },
  10 * MINUTE_MS,
)

test(
  'pages with upcoming events, with an open dialog and with the open menu pass axe',
  async () => {
    const upcoming = await visit(beforeEvents)
    for (const path of ['/events', '/events/hope-gala', '/events/walk-for-life']) {
      expect(await findViolations(await upcoming.open(path, phone)), path).toEqual([])
    }
    const dialog = await upcoming.open('/about/team#denise-okafor', phone)
    expect(await findViolations(dialog)).toEqual([])
    const menu = await upcoming.open('/', phone)
    await menu.getByRole('button', { name: 'Menu' }).click()
    expect(await findViolations(menu)).toEqual([])
    await upcoming.close()
  },
  MINUTE_MS,
)

test.each([afterEvents, preview])(
  'no page of $folder logs anything or asks for a file that is missing or outside of its base',
  async (built) => {
    const visited = await visit(built)
    const page = await (await visited.createContext(desktop)).newPage()
    const complaints: string[] = []
    page.on('console', (message) => complaints.push(`${page.url()}: ${message.text()}`))
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (!pathname.startsWith(built.base))
        complaints.push(`requested ${pathname}, outside of ${built.base}`)
    })
    page.on('response', (response) => {
      if (response.status() !== 200) complaints.push(`${response.status()} for ${response.url()}`)
    })
    for (const path of findPagePaths(built)) {
      await page.goto(visited.url + path.slice(1))
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    }
    expect(complaints).toEqual([])
    await visited.close()
  },
  3 * MINUTE_MS,
)

test(
  'a page of each template has the same text without JavaScript',
  async () => {
    const readTexts = async (javaScriptEnabled: boolean) => {
      const texts: Record<string, string> = {}
      await forEachPath(
        PATHS_OF_TEMPLATES,
        { ...desktop, javaScriptEnabled },
        async (page, path) => {
          texts[path] = await page.locator('main').evaluate((main) => {
            main
              .querySelectorAll('[data-copy], [data-open], [data-staff-switch]')
              .forEach((part) => part.remove())
            return (main as HTMLElement).innerText
          })
        },
      )
      return texts
    }
    expect(await readTexts(false)).toEqual(await readTexts(true))
  },
  3 * MINUTE_MS,
)

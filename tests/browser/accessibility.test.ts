// What holds for every page there is: accessible in both themes and in forced colors on both sizes, quiet, alone, and fitting.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findUrls } from '../support/html-queries'
import { desktop, phone, visit, type Visit } from '../support/browser'
import { preview, beforeEvents, afterEvents } from '../support/sites'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const addresses = [...findUrls(afterEvents), '/no-such-page']
const MINUTES = 60_000

type Axe = { readonly run: (options: RunOptions) => Promise<AxeResults> }

let site: Visit
beforeAll(async () => {
  site = await visit(afterEvents)
})
afterAll(() => site.end())

/** Opens every address in one page after the other, and hands each to `look`. */
async function forEvery(
  options: BrowserContextOptions,
  look: (page: Page, address: string) => Promise<void>,
) {
  const page = await (await site.context(options)).newPage()
  for (const address of addresses) {
    await page.goto(site.address + address.slice(1))
    await look(page, address)
  }
  await page.context().close()
}

/** The rules that colors can break. All others see the same page in every theme. */
const COLOR_RULES = { runOnly: ['color-contrast', 'link-in-text-block'] }

type Look = { readonly colorScheme: 'light' | 'dark'; readonly forcedColors: 'none' | 'active' }

const LOOKS: readonly (readonly [look: Look, options: RunOptions])[] = [
  [{ colorScheme: 'light', forcedColors: 'none' }, {}],
  [{ colorScheme: 'dark', forcedColors: 'none' }, COLOR_RULES],
  // There the system chooses the colors, and axe reads some that are not shown.
  [
    { colorScheme: 'light', forcedColors: 'active' },
    { rules: { 'color-contrast': { enabled: false } } },
  ],
]

test.each([
  ['phone', phone],
  ['desktop', desktop],
])(
  'axe finds nothing on a %s in the light, in the dark and in forced colors',
  async (_, size) => {
    await forEvery(size, async (page, address) => {
      for (const [look, options] of LOOKS) {
        await page.emulateMedia(look)
        expect(await violations(page, options), `${address} ${JSON.stringify(look)}`).toEqual([])
      }
    })
  },
  10 * MINUTES,
)

test(
  'axe finds nothing before any event is over, in a dialog, and in the open menu',
  async () => {
    const early = await visit(beforeEvents)
    for (const path of ['/events', '/events/hope-gala', '/events/walk-for-life']) {
      expect(await violations(await early.open(path, phone)), path).toEqual([])
    }
    const dialog = await early.open('/about/team#denise-okafor', phone)
    expect(await violations(dialog)).toEqual([])
    const menu = await early.open('/', phone)
    await menu.getByRole('button', { name: 'Menu' }).click()
    expect(await violations(menu)).toEqual([])
    await early.end()
  },
  MINUTES,
)

/** Returns in short what axe-core finds, by default with the rules of WCAG 2.2 A and AA and its own best practices. */
async function violations(page: Page, options: RunOptions = {}): Promise<string[]> {
  // Evaluated, not added as a script element: the policy of the page stays in force.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const { violations: found } = await page.evaluate(
    (given) => (window as unknown as { axe: Axe }).axe.run(given),
    { ...options, resultTypes: ['violations'] } satisfies RunOptions,
  )
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

test.each([afterEvents, preview])(
  'no page of $folder complains, asks another host, or keeps anything',
  async (built) => {
    const here = await visit(built)
    const page = await (await here.context(desktop)).newPage()
    const said: string[] = []
    page.on('console', (message) => said.push(`${page.url()}: ${message.text()}`))
    page.on('pageerror', (fault) => said.push(`${page.url()}: ${fault.message}`))
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url())
      if (request.url() !== 'about:srcdoc' && origin !== new URL(here.address).origin)
        said.push(`asked ${request.url()}`)
      if (!pathname.startsWith(built.base)) said.push(`asked ${pathname}, outside of ${built.base}`)
    })
    page.on('response', (response) => {
      if (response.status() !== 200) said.push(`${response.status()} for ${response.url()}`)
    })
    for (const address of findUrls(built)) {
      await page.goto(here.address + address.slice(1))
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      expect(
        await page.evaluate(() => [
          document.cookie,
          Object.keys(localStorage),
          Object.keys(sessionStorage),
        ]),
      ).toEqual(['', [], []])
    }
    expect(said).toEqual([])
    await here.end()
  },
  3 * MINUTES,
)

test(
  'nothing is wider than a screen of 320 pixels',
  async () => {
    await forEvery({ viewport: { width: 320, height: 640 } }, async (page, address) => {
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        address,
      ).toBeLessThanOrEqual(320)
    })
  },
  2 * MINUTES,
)

test(
  'the words are the same without JavaScript',
  async () => {
    const words = async (javaScriptEnabled: boolean) => {
      const seen: Record<string, string> = {}
      await forEvery({ ...desktop, javaScriptEnabled }, async (page, address) => {
        seen[address] = await page.locator('main').evaluate((main) => {
          main.querySelectorAll('[data-copy]').forEach((button) => button.remove())
          return (main as HTMLElement).innerText
        })
      })
      return seen
    }
    expect(await words(false)).toEqual(await words(true))
  },
  3 * MINUTES,
)

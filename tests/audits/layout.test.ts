// Content that the check accepts never overflows the screen, however long its words are.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { visit, type Visit } from '../support/browser'
import { findPagePaths } from '../support/html-queries'
import { crowded } from '../support/sites'

let site: Visit
beforeAll(async () => {
  site = await visit(crowded)
})
afterAll(() => site.close())

/** All pages except most of those for events, posts, services and roles, which are all alike. */
const PATHS = findPagePaths(crowded).filter(
  (path) =>
    /\/staff$/.test(path) || !/^\/(blog|events|services|partner\/volunteer)\/(?!page)/.test(path),
)

describe('a crowded site of long words', () => {
  test('fits on a screen of 320 pixels on every page, also with the menu open', async () => {
    const page = await site.open('/', { viewport: { width: 320, height: 640 } })
    const overflows: string[] = []
    for (const path of PATHS) {
      await page.goto(site.url + path.slice(1))
      for (const element of await page.evaluate(findOverflow)) overflows.push(`${path}: ${element}`)
    }
    await page.getByRole('button', { name: 'Menu' }).click()
    expect([...overflows, ...(await page.evaluate(findOverflow))]).toEqual([])
  }, 60_000)

  test.each([768, 1280])(
    'fits on a screen of %d pixels, where the menu is a bar',
    async (width) => {
      const page = await site.open('/about/team', { viewport: { width, height: 740 } })
      expect(await page.evaluate(findOverflow)).toEqual([])
      await page.locator('summary').click()
      expect(await page.evaluate(findOverflow)).toEqual([])
    },
  )
})

/** Returns up to three elements beyond the right edge of the screen if the page scrolls sideways. Runs in the page. */
function findOverflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  return [...document.body.querySelectorAll('*')]
    .filter(
      (element) =>
        element.getBoundingClientRect().right > clientWidth && element.children.length === 0,
    )
    .map((element) => element.outerHTML.slice(0, 120))
    .slice(0, 3)
}

// No words that the check allows are wider than the screen, however many and however long they are.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { visit, type Visit } from '../support/browser'
import { findUrls } from '../support/html-queries'
import { crowded } from '../support/sites'

let site: Visit
beforeAll(async () => {
  site = await visit(crowded)
})
afterAll(() => site.end())

/** One page of each kind: those of events, posts and roles are all alike. */
const addresses = findUrls(crowded).filter(
  (address) =>
    /\/staff$/.test(address) ||
    !/^\/(blog|events|services|partner\/volunteer)\/(?!page)/.test(address),
)

describe('a crowded site of long words', () => {
  test('fits on a screen of 320 pixels on every page, with the menu open too', async () => {
    const page = await site.open('/', { viewport: { width: 320, height: 640 } })
    const wide: string[] = []
    for (const address of addresses) {
      await page.goto(site.address + address.slice(1))
      for (const found of await page.evaluate(findOverflow)) wide.push(`${address}: ${found}`)
    }
    await page.getByRole('button', { name: 'Menu' }).click()
    expect([...wide, ...(await page.evaluate(findOverflow))]).toEqual([])
  }, 60_000)

  test.each([768, 1280])(
    'fits on a screen of %d pixels, where the menu is a row',
    async (width) => {
      const page = await site.open('/about/team', { viewport: { width, height: 740 } })
      expect(await page.evaluate(findOverflow)).toEqual([])
      await page.locator('summary').click()
      expect(await page.evaluate(findOverflow)).toEqual([])
    },
  )
})

/** What stands out of the screen on the right, if the page can be moved sideways. Runs in the page. */
function findOverflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  return [...document.body.querySelectorAll('*')]
    .filter((one) => one.getBoundingClientRect().right > clientWidth && one.children.length === 0)
    .map((one) => one.outerHTML.slice(0, 120))
    .slice(0, 3)
}

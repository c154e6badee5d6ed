// Text of twice the usual size, which a visitor sets in the browser, neither cuts anything nor makes a page scroll sideways
// (WCAG 2.2, 1.4.4).
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { visit, type Visit } from '../support/browser'
import { findPagePaths } from '../support/html-queries'
import { crowded, beforeEvents } from '../support/sites'

const WIDTHS = [320, 375, 768, 1024]
/** Twice the 16 pixels that browsers have by default. */
const LARGE_TEXT = ['--blink-settings=defaultFontSize=32']

describe.each([
  ['the sample site', beforeEvents],
  ['a crowded site', crowded],
] as const)('%s with text of twice the size', (_, built) => {
  let site: Visit
  beforeAll(async () => {
    site = await visit(built, LARGE_TEXT)
  })
  afterAll(() => site.close())

  // One page of each kind is enough of a large site.
  const paths = findPagePaths(built).filter(
    (path, index, all) =>
      built === beforeEvents ||
      all.findIndex((other) => getSection(other) === getSection(path)) === index,
  )

  test('does not scroll sideways at any width', async () => {
    const page = await site.open('/')
    const overflows: string[] = []
    for (const path of paths) {
      await page.goto(site.url + path.slice(1))
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 700 })
        const excess = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        if (excess > 0) overflows.push(`${path} at ${width} px: ${excess} px`)
      }
    }
    expect(overflows).toEqual([])
  }, 60_000)

  test('keeps the name, the call button and the menu button apart on a phone', async () => {
    const page = await site.open('/', { viewport: { width: 375, height: 700 } })
    const boxes = await page
      .locator('header a:visible, header button:visible')
      .evaluateAll((elements) =>
        elements.map((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect()
          return { left, right, top, bottom }
        }),
      )
    const overlaps = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        ),
    )
    expect(boxes).toHaveLength(3)
    expect(overlaps).toEqual([])
  })
})

const getSection = (path: string) => path.split('/').slice(0, -1).join('/') + path.split('/').length

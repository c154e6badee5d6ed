// The columns of all pages begin on the same lines, and grids of cards have no holes.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { visit, type Visit } from '../support/browser'
import { findPagePaths } from '../support/html-queries'
import { beforeEvents, duringEvents } from '../support/sites'

let site: Visit
/** Its events are no longer in the order of the build: the script moves those that are over. */
let reordered: Visit
beforeAll(async () => {
  site = await visit(beforeEvents)
  reordered = await visit(duringEvents)
})
afterAll(async () => {
  await site.close()
  await reordered.close()
})

const PATHS = findPagePaths(beforeEvents)

describe('the columns of all pages', () => {
  test.each([1280, 1920])(
    'begin on one of two lines at %d pixels',
    async (width) => {
      const lines = await collect(width, findColumnLines)
      const left = Math.max(24, (width - 1168) / 2)
      expect(new Set(lines.map(({ value }) => Math.round(value)))).toEqual(
        new Set([left, Math.round(left + ((1168 - 56) * 7) / 12 + 56)]),
      )
    },
    60_000,
  )
})

describe('a grid of cards', () => {
  test.each([560, 768, 820, 1024, 1039, 1040, 1090, 1280])(
    'fills all of its rows at %d pixels',
    async (width) => {
      const page = await reordered.open('/events', { viewport: { width, height: 800 } })
      expect(await page.evaluate(findHoles)).toEqual([])
      await page.context().close()
      expect(await collect(width, findHoles)).toEqual([])
    },
    60_000,
  )
})

/** Collects what a function returns that runs in every page. */
async function collect<T>(width: number, find: () => T[]): Promise<{ path: string; value: T }[]> {
  const page: Page = await site.open('/', { viewport: { width, height: 800 } })
  const found = []
  for (const path of PATHS) {
    await page.goto(site.url + path.slice(1))
    for (const value of await page.evaluate(find)) found.push({ path, value })
  }
  await page.context().close()
  return found
}

/** Returns the left edges of the first and second column: headings, images at the top, and asides. Runs in the page. */
function findColumnLines(): number[] {
  const elements = document.querySelectorAll('main [data-form] img, main h1, main aside')
  return [...elements]
    .filter((element) => element.checkVisibility())
    .map((element) => element.getBoundingClientRect().left)
}

/** Returns the rows of card grids that end before the grid does. Runs in the page. */
function findHoles(): string[] {
  return [...document.querySelectorAll('main ul[data-columns]')].flatMap((list) => {
    const right = list.getBoundingClientRect().right
    const rows = new Map<number, number>()
    for (const card of list.children) {
      const box = card.getBoundingClientRect()
      const top = Math.round(box.top)
      rows.set(top, Math.max(rows.get(top) ?? 0, box.right))
    }
    return [...rows.values()].filter((end) => right - end > 1).map((end) => `${right - end} px`)
  })
}

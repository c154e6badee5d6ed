// The columns of all pages begin on the same lines, and grids of cards have no holes.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

describe('the columns of all pages', () => {
  test('begin on one of two lines at every width of a desktop', async () => {
    const paths = findPagePaths(beforeEvents)
    for (const { where, width, found } of await inspect(site, paths, [1280, 1920], findColumns)) {
      const left = Math.max(24, (width - 1168) / 2)
      const lines = [left, Math.round(left + ((1168 - 56) * 7) / 12 + 56)]
      expect(lines, where).toEqual(expect.arrayContaining(found))
    }
  }, 60_000)
})

describe('a grid of cards', () => {
  test('fills all of its rows at every width', async () => {
    const widths = [560, 768, 820, 1024, 1039, 1040, 1090, 1280]
    const holes = [
      ...(await inspect(site, findPagePaths(beforeEvents), widths, findHoles)),
      ...(await inspect(reordered, ['/events'], widths, findHoles)),
    ]
    expect(holes.filter(({ found }) => found.length > 0)).toEqual([])
  }, 60_000)
})

/** Collects what a function returns that runs in each page at each width. */
async function inspect<T>(
  { url, open }: Visit,
  paths: readonly string[],
  widths: readonly number[],
  find: () => T[],
): Promise<{ where: string; width: number; found: T[] }[]> {
  const page = await open('/')
  const results = []
  for (const path of paths) {
    await page.goto(url + path.slice(1))
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      results.push({ where: `${path} at ${width} px`, width, found: await page.evaluate(find) })
    }
  }
  await page.context().close()
  return results
}

/** Returns the left edges of the first and second column: headings, images at the top, and asides. Runs in the page. */
function findColumns(): number[] {
  const elements = document.querySelectorAll('main [data-form] img, main h1, main aside')
  return [...elements]
    .filter((element) => element.checkVisibility())
    .map((element) => Math.round(element.getBoundingClientRect().left))
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

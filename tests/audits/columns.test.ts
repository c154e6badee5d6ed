// The columns of all pages begin on the same lines, the parts of cards in a row too, and grids of cards have no holes.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Day } from '../../model/dates/day'
import { getNoon } from '../../tools/visual-regression/take-screenshots'
import { visit, type Visit } from '../support/browser'
import { findPagePaths } from '../support/html-queries'
import { beforeEvents, duringEvents } from '../support/sites'

const DESKTOPS = [1280, 1920]
const CARD_WIDTHS = [560, 768, 820, 1024, 1039, 1040, 1090, 1280]

/** What a page looks like at one width. */
type Layout = {
  readonly where: string
  readonly width: number
  readonly columns: readonly number[]
  readonly holes: readonly string[]
  readonly raggedParts: readonly string[]
}

let site: Visit
let layouts: readonly Layout[]
beforeAll(async () => {
  site = await visit(beforeEvents)
  layouts = await measure(site, findPagePaths(beforeEvents))
})
afterAll(() => site.close())

describe('the columns of all pages', () => {
  test('begin on one of two lines at every width of a desktop', () => {
    const onDesktops = layouts.filter(({ width }) => DESKTOPS.includes(width))
    expect(onDesktops).toHaveLength(findPagePaths(beforeEvents).length * DESKTOPS.length)
    for (const { where, width, columns } of onDesktops) {
      const left = Math.max(24, (width - 1168) / 2)
      const lines = [left, Math.round(left + ((1168 - 56) * 7) / 12 + 56)]
      expect(lines, where).toEqual(expect.arrayContaining([...columns]))
    }
  })
})

describe('a grid of cards', () => {
  test('fills all of its rows at every width', () => {
    expect(layouts.filter(({ holes }) => holes.length > 0)).toEqual([])
  })

  // They are no longer in the order of the build: the script moves those that are over.
  test('fills all of its rows where some events are over', async () => {
    const reordered = await visit(duringEvents)
    const found = await measure(reordered, ['/events'], duringEvents.asOf)
    await reordered.close()
    expect(found.length).toBeGreaterThan(CARD_WIDTHS.length)
    expect(found.filter(({ holes }) => holes.length > 0)).toEqual([])
  })
})

describe('the headings, texts and links of the cards in a row', () => {
  test('begin on the same lines at every width', () => {
    const rows = layouts.filter(({ width }) => [768, 1280].includes(width))
    expect(rows.filter(({ raggedParts }) => raggedParts.length > 0)).toEqual([])
  })
})

describe('the first lines of the columns in the footer', () => {
  test.each([1280, 1920])('are level at %d pixels', async (width) => {
    const page = await site.open('/', { viewport: { width, height: 800 } })
    const lines = await page.locator('footer h2 + *').evaluateAll((elements) =>
      elements.map((element) => {
        const range = document.createRange()
        range.selectNodeContents(document.createTreeWalker(element, 4).nextNode() ?? element)
        return Math.round(range.getClientRects()[0]?.top ?? NaN)
      }),
    )
    expect(lines.length).toBeGreaterThan(2)
    expect(new Set(lines).size).toBe(1)
    await page.context().close()
  })
})

/** Measures pages at all widths, or only at those of desktops if they have no cards. */
async function measure(
  { url, open }: Visit,
  paths: readonly string[],
  day?: Day,
): Promise<Layout[]> {
  // Cards that are still entering are not yet in their places.
  const page = await open('/', { reducedMotion: 'reduce' })
  if (day !== undefined) await page.clock.setFixedTime(new Date(getNoon(day)))
  const found: Layout[] = []
  for (const path of paths) {
    await page.goto(url + path.slice(1))
    const hasCards = (await page.locator('main ul[data-columns]').count()) > 0
    for (const width of new Set([...(hasCards ? CARD_WIDTHS : []), ...DESKTOPS])) {
      await page.setViewportSize({ width, height: 800 })
      found.push({
        where: `${path} at ${width} px`,
        width,
        columns: await page.evaluate(findColumns),
        holes: await page.evaluate(findHoles),
        raggedParts: await page.evaluate(findRaggedParts),
      })
    }
  }
  await page.context().close()
  return found
}

/** Returns the left edges of the first and second column: headings, images at the top, and asides. Runs in the page. */
function findColumns(): number[] {
  const elements = document.querySelectorAll(
    'main [data-form] img, main h1, main aside, main [data-talk-first] > *',
  )
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

/** Returns the parts of cards, of which another card in the same row has its part on another line. Runs in the page. */
function findRaggedParts(): string[] {
  const lines = new Map<string, number>()
  const ragged: string[] = []
  for (const text of document.querySelectorAll('main ul[data-columns] [data-card-text]')) {
    const card = text.closest('li')
    const row = card?.getBoundingClientRect()
    // A wide card has its picture beside its text.
    if (!row || text.getBoundingClientRect().width < row.width - 2) continue
    ;[...text.children].forEach((part, index) => {
      if (part.firstElementChild === null) return
      const top = Math.round(part.firstElementChild.getBoundingClientRect().top)
      const key = `${Math.round(row.top)}: part ${index}`
      if (Math.abs((lines.get(key) ?? top) - top) > 1) ragged.push(part.textContent)
      lines.set(key, top)
    })
  }
  return ragged
}

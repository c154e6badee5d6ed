// Keyboard navigation: the focused element always has a visible ring and is never covered.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, phone, visit, type Visit } from '../support/browser'
import { findPagePaths } from '../support/html-queries'
import { beforeEvents, afterEvents } from '../support/sites'

/** More tab stops than any page has. */
const MAX_STOPS = 150

let site: Visit
beforeAll(async () => {
  site = await visit(afterEvents)
})
afterAll(() => site.close())

const PATHS = [
  '/',
  '/events',
  '/about/team',
  '/contact',
  '/blog/how-to-be-a-friend',
  '/services/clinic',
]

test.each([
  ['a phone', phone],
  ['a desktop', desktop],
  ['a page at 400 %', { viewport: { width: 320, height: 256 } }],
])(
  'every tab stop on %s is uncovered and has a focus ring',
  async (_, size) => {
    // A walk mostly waits for the next frame, so all pages are walked at the same time.
    const walks = await Promise.all(
      PATHS.map(async (path) => {
        const page = await site.open(path, size)
        const result = await walk(page)
        await page.context().close()
        return { path, ...result }
      }),
    )
    for (const { path, stops, faults } of walks) {
      expect(faults, path).toEqual([])
      expect(stops, path).toBeGreaterThan(10)
      expect(stops, path).toBeLessThan(MAX_STOPS)
    }
  },
  180_000,
)

/** Labels of the links in cards with two links (docs/decisions/cards.md). */
const LINK_PAIRS = [
  ['Learn More', 'Contact Us'],
  ['Register Now', 'Learn More'],
]

test('each card is one tab stop, or two only if it links to two pages', async () => {
  const upcoming = await visit(beforeEvents)
  // Without JavaScript, because the script would mark the events as past by its own clock.
  const page = await upcoming.open('/', { ...desktop, javaScriptEnabled: false })
  const pathsWithPairs = new Set<string>()
  let cardCount = 0
  for (const path of findPagePaths(beforeEvents)) {
    await page.goto(upcoming.url + path.slice(1))
    for (const stops of await page.locator('main article').evaluateAll(getCardStops)) {
      cardCount += 1
      if (stops.length < 2 || path === '/contact') continue
      expect(LINK_PAIRS, path).toContainEqual(stops)
      pathsWithPairs.add(path)
    }
  }
  expect([...pathsWithPairs]).toEqual(['/events', '/partner/events', '/partner/volunteer'])
  expect(cardCount).toBeGreaterThan(40)
  await upcoming.close()
}, 120_000)

/** Returns for each card the first two words of each focusable element. Runs in the page. */
function getCardStops(cards: Element[]): string[][] {
  const focusable = 'a[href], button:not(:disabled), summary, select, input, [tabindex="0"]'
  return cards.map((card) =>
    [...card.querySelectorAll<HTMLElement>(focusable)]
      .filter((element) => element.checkVisibility())
      .map((element) => element.innerText.trim().split(/\s+/).slice(0, 2).join(' ')),
  )
}

/** Presses Tab until the focus leaves the page, then back again, because the header can cover elements only on the way back. */
async function walk(page: Page): Promise<{ stops: number; faults: string[] }> {
  const faults: string[] = []
  let stops = 0
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let pressed = 0; pressed < MAX_STOPS; pressed += 1) {
      await page.keyboard.press(key)
      // The page scrolls to the focused element before the next paint.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
      const fault = await page.evaluate(checkFocusedElement)
      if (fault === null) break
      stops += 1
      if (fault !== '') faults.push(`${key}: ${fault}`)
    }
  }
  return { stops, faults }
}

/** Returns what is wrong with the focused element, '' if nothing is, or null if no element has the focus. Runs in the page. */
function checkFocusedElement(): string | null {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const name = element.outerHTML.slice(0, 120)
  // An iframe shows the ring around the text inside it.
  const frameDocument = element instanceof HTMLIFrameElement && element.contentDocument
  const ringElement =
    (frameDocument && frameDocument.querySelector('a:focus-visible span')) || element
  // The link of a card draws its ring around the card.
  const hasRing = [undefined, '::after'].some((part) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(ringElement, part)
    const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
    return isOutlined || boxShadow !== 'none'
  })
  if (!hasRing) return `no ring: ${name}`
  const boxes = [...element.getClientRects()]
  const isVisible = boxes.some(({ left, right, top, bottom }) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    // The center and the middle of each edge, because rounded corners show the background.
    const points = [
      [x, y],
      [x, top + 2],
      [x, bottom - 2],
      [left + 2, y],
      [right - 2, y],
    ] as const
    return points.every(([across, down]) => {
      const found = document.elementFromPoint(across, down)
      return found !== null && (element.contains(found) || found.contains(element))
    })
  })
  return isVisible ? '' : `covered: ${name}`
}

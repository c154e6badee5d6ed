// Keyboard navigation: the focused element always has a visible ring and is never covered.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, phone, visit, type Visit } from '../support/browser'
import { findPagePaths } from '../support/html-queries'
import { beforeEvents, afterEvents } from '../support/sites'
import { MAX_STOPS, walkTabStops } from '../support/walk-tab-stops'

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
  ['a laptop with a low screen', { viewport: { width: 1280, height: 620 } }],
  ['a page at 400 %', { viewport: { width: 320, height: 256 } }],
])(
  'every tab stop on %s is uncovered and has a focus ring',
  async (_, size) => {
    // A walk mostly waits for the next frame, so all pages are walked at the same time.
    const walks = await Promise.all(
      PATHS.map(async (path) => {
        const page = await site.open(path, size)
        const result = await walkTabStops(page)
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
      if (stops.length < 2 || path.endsWith('/contact')) continue
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

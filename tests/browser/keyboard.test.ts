// A walk by keyboard: wherever the focus is, it can be seen, and the bar does not cover it.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, phone, visit, type Visit } from '../support/browser'
import { findUrls } from '../support/html-queries'
import { beforeEvents, afterEvents } from '../support/sites'

/** No page has more stops. */
const MOST = 150

let site: Visit
beforeAll(async () => {
  site = await visit(afterEvents)
})
afterAll(() => site.end())

const pages = ['/', '/events', '/about/team', '/contact', '/blog/how-to-be-a-friend']

test.each([
  ['a phone', phone],
  ['a desktop', desktop],
  ['a page at 400 %', { viewport: { width: 320, height: 256 } }],
])(
  'on %s every stop is uncovered and has a ring',
  async (_, size) => {
    // A walk mostly waits for the next frame, so all go at the same time.
    const walks = await Promise.all(
      pages.map(async (address) => {
        const page = await site.open(address, size)
        const walked = await walk(page)
        await page.context().close()
        return { address, ...walked }
      }),
    )
    for (const { address, stops, faults } of walks) {
      expect(faults, address).toEqual([])
      expect(stops, address).toBeGreaterThan(10)
      expect(stops, address).toBeLessThan(MOST)
    }
  },
  180_000,
)

/** Cards that lead to two places (docs/decisions/cards.md). */
const TWO_PLACES = [
  ['Learn More', 'Contact Us'],
  ['Register Now', 'Learn More'],
]

test('the keyboard stops once at each card, and twice only where a card leads to two places', async () => {
  const early = await visit(beforeEvents)
  // Without the script, which would know by its clock that the events of the spring are over.
  const page = await early.open('/', { ...desktop, javaScriptEnabled: false })
  const twice = new Set<string>()
  let counted = 0
  for (const address of findUrls(beforeEvents)) {
    await page.goto(early.address + address.slice(1))
    for (const stops of await page.locator('main article').evaluateAll(stopsOfCards)) {
      counted += 1
      if (stops.length < 2 || address === '/contact') continue
      expect(TWO_PLACES, address).toContainEqual(stops)
      twice.add(address)
    }
  }
  expect([...twice]).toEqual(['/events', '/partner/events', '/partner/volunteer'])
  expect(counted).toBeGreaterThan(40)
  await early.end()
}, 120_000)

/** The first two words of whatever can have the focus, card by card. Runs in the page. */
function stopsOfCards(cards: Element[]): string[][] {
  const stops = 'a[href], button:not(:disabled), summary, select, input, [tabindex="0"]'
  return cards.map((card) =>
    [...card.querySelectorAll<HTMLElement>(stops)]
      .filter((one) => one.checkVisibility())
      .map((one) => one.innerText.trim().split(/\s+/).slice(0, 2).join(' ')),
  )
}

/** Presses Tab until the focus has left the page, there and back: backwards is where a bar covers. */
async function walk(page: Page): Promise<{ stops: number; faults: string[] }> {
  const faults: string[] = []
  let stops = 0
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let pressed = 0; pressed < MOST; pressed += 1) {
      await page.keyboard.press(key)
      // A page scrolls to the focus before it is next painted.
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)))
      const fault = await page.evaluate(faultOfStop)
      if (fault === null) break
      stops += 1
      if (fault !== '') faults.push(`${key}: ${fault}`)
    }
  }
  return { stops, faults }
}

/** What is wrong with the element that has the focus: nothing is '', and null says that none has it. Runs in the page. */
function faultOfStop(): string | null {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const name = element.outerHTML.slice(0, 120)
  // In a frame the ring is around the words in it.
  const framed = element instanceof HTMLIFrameElement && element.contentDocument
  const drawn = (framed && framed.querySelector('a:focus-visible span')) || element
  // The link of a card draws its ring around the card.
  const ringed = [undefined, '::after'].some((part) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(drawn, part)
    const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
    return isOutlined || boxShadow !== 'none'
  })
  if (!ringed) return `no ring: ${name}`
  const boxes = [...element.getClientRects()]
  const seen = boxes.some(({ left, right, top, bottom }) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    // The middle, and that of each edge: round corners show what is behind them.
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
  return seen ? '' : `covered: ${name}`
}

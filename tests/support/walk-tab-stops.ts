// Walks through a page with the Tab key and finds elements whose focus cannot be seen.
import type { Page } from 'playwright-core'

/** More tab stops than any page has. */
export const MAX_STOPS = 150

/** Presses Tab until the focus leaves the page, then back again, because the header can cover elements only on the way back. */
export async function walkTabStops(page: Page): Promise<{ stops: number; faults: string[] }> {
  const faults: string[] = []
  let stops = 0
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let pressed = 0; pressed < MAX_STOPS; pressed += 1) {
      await page.keyboard.press(key)
      const fault = await page.evaluate(checkFocusedElement)
      if (fault === null) break
      stops += 1
      if (fault !== '') faults.push(`${key}: ${fault}`)
    }
  }
  return { stops, faults }
}

/** Returns what is wrong with the focused element, '' if nothing is, or null if no element has the focus. Runs in the page. */
async function checkFocusedElement(): Promise<string | null> {
  // The page scrolls to the focused element before the next paint.
  await new Promise(requestAnimationFrame)
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

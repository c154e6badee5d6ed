// Needs of some visitors: large touch targets, reduced transparency, zoom, and the chosen colors in iframes.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { phone, visit, type Visit } from '../support/browser'
import { findPagePaths } from '../support/html-queries'
import { beforeEvents } from '../support/sites'

let site: Visit
beforeAll(async () => {
  site = await visit(beforeEvents)
})
afterAll(() => site.close())

test('every control except links in a sentence is at least 24 pixels wide and high', async () => {
  const page = await site.open('/', phone)
  for (const path of findPagePaths(beforeEvents)) {
    await page.goto(site.url + path.slice(1))
    const targets = page.locator('a, button, summary, select').filter({ visible: true })
    expect(await targets.evaluateAll(findSmallTargets), path).toEqual([])
  }
}, 120_000)

/** Returns targets that violate WCAG 2.2, success criterion 2.5.8. Runs in the page. */
function findSmallTargets(targets: Element[]): string[] {
  return targets.flatMap((target) => {
    const sentence = target.closest('p, li, dd, td')?.textContent ?? ''
    const otherText = sentence.replace(target.textContent ?? '', '')
    const inSentence = getComputedStyle(target).display === 'inline' && /\p{L}/u.test(otherText)
    const { width, height } = target.getBoundingClientRect()
    const isLarge = Math.min(width, height) >= 24
    return inSentence || isLarge ? [] : [`${target.textContent} ${width} x ${height}`]
  })
}

test('nothing is translucent for visitors who prefer reduced transparency', async () => {
  for (const path of ['/', '/events', '/about/team', '/contact']) {
    const page = await site.open(path, phone)
    const session = await page.context().newCDPSession(page)
    const features = [{ name: 'prefers-reduced-transparency', value: 'reduce' }]
    await session.send('Emulation.setEmulatedMedia', { features })
    await page.getByRole('button', { name: 'Menu' }).press('Enter')
    expect(
      await page.locator('body *:not(svg *)').evaluateAll(findTranslucentElements),
      path,
    ).toEqual([])
    await page.context().close()
  }
})

/** Returns elements that are translucent or have a translucent background or backdrop. Runs in the page. */
function findTranslucentElements(elements: Element[]): string[] {
  const isTranslucent = (color: string) => {
    const alpha = /^rgba\(.*, ([\d.]+)\)$/.exec(color)?.[1]
    return alpha !== undefined && alpha !== '0'
  }
  return elements
    .filter((element) => {
      const { backgroundColor, opacity } = getComputedStyle(element)
      const isOpen = element.matches('dialog, [popover]:popover-open')
      const backdrop = isOpen ? getComputedStyle(element, '::backdrop').backgroundColor : ''
      return (
        isTranslucent(backgroundColor) || isTranslucent(backdrop) || !['0', '1'].includes(opacity)
      )
    })
    .map((element) => element.outerHTML.slice(0, 120))
}

test('the header scrolls away on a screen of 320 by 256 pixels', async () => {
  const page = await site.open('/welcome', { viewport: { width: 320, height: 256 } })
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  const bar = await page.locator('[data-header]').boundingBox()
  expect(bar && bar.y + bar.height).toBeLessThan(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test.each(['Light', 'Dark'])('an iframe uses the chosen theme: %s', async (choice) => {
  // An emulated color scheme would also apply inside the iframe, regardless of the chosen theme.
  const page = await site.open('/contact', { colorScheme: null })
  await page.getByLabel('Light or dark').selectOption({ label: choice })
  await page.locator('iframe').scrollIntoViewIfNeeded()
  const button = page.frameLocator('iframe').locator('span')
  const pageButton = page.locator('main a[data-button=filled]').first()
  const getBackground = (element: Element) => getComputedStyle(element).backgroundColor
  await expect
    .poll(async () => button.evaluate(getBackground))
    .toBe(await pageButton.evaluate(getBackground))
})

// What some visitors need: large targets, nothing that shines through, room for the words, and their colors in frames too.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { phone, visit, type Visit } from '../support/browser'
import { findUrls } from '../support/html-queries'
import { beforeEvents } from '../support/sites'

let site: Visit
beforeAll(async () => {
  site = await visit(beforeEvents)
})
afterAll(() => site.end())

test('whatever can be pressed is at least 24 px wide and high, but for links in a sentence', async () => {
  const page = await site.open('/', phone)
  for (const address of findUrls(beforeEvents)) {
    await page.goto(site.address + address.slice(1))
    const targets = page.locator('a, button, summary, select').filter({ visible: true })
    expect(await targets.evaluateAll(smallOnes), address).toEqual([])
  }
}, 120_000)

/** WCAG 2.2, 2.5.8. Runs in the page. */
function smallOnes(targets: Element[]): string[] {
  return targets.flatMap((target) => {
    const around = target.closest('p, li, dd, td')?.textContent ?? ''
    const others = around.replace(target.textContent ?? '', '')
    const inSentence = getComputedStyle(target).display === 'inline' && /\p{L}/u.test(others)
    const { width, height } = target.getBoundingClientRect()
    const isLarge = Math.min(width, height) >= 24
    return inSentence || isLarge ? [] : [`${target.textContent} ${width} x ${height}`]
  })
}

test('with less transparency nothing shines through', async () => {
  for (const address of ['/', '/events', '/about/team', '/contact']) {
    const page = await site.open(address, phone)
    const session = await page.context().newCDPSession(page)
    const features = [{ name: 'prefers-reduced-transparency', value: 'reduce' }]
    await session.send('Emulation.setEmulatedMedia', { features })
    await page.getByRole('button', { name: 'Menu' }).press('Enter')
    expect(await page.locator('body *:not(svg *)').evaluateAll(translucentOnes), address).toEqual(
      [],
    )
    await page.context().close()
  }
})

/** Grounds that are partly clear, also behind menus and dialogs, and elements that are. Runs in the page. */
function translucentOnes(elements: Element[]): string[] {
  const isPartly = (ground: string) => {
    const alpha = /^rgba\(.*, ([\d.]+)\)$/.exec(ground)?.[1]
    return alpha !== undefined && alpha !== '0'
  }
  return elements
    .filter((one) => {
      const { backgroundColor, opacity } = getComputedStyle(one)
      const opens = one.matches('dialog, [popover]:popover-open')
      const behind = opens ? getComputedStyle(one, '::backdrop').backgroundColor : ''
      return isPartly(backgroundColor) || isPartly(behind) || !['0', '1'].includes(opacity)
    })
    .map((one) => one.outerHTML.slice(0, 120))
}

test('on a screen 320 px wide and 256 px high the bar leaves with the page', async () => {
  const page = await site.open('/welcome', { viewport: { width: 320, height: 256 } })
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  const bar = await page.locator('[data-header]').boundingBox()
  expect(bar && bar.y + bar.height).toBeLessThan(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test.each(['Light', 'Dark'])('a frame has the colors that were chosen: %s', async (choice) => {
  // What the browser pretends that the system says would hold for frames too, whatever is around them.
  const page = await site.open('/contact', { colorScheme: null })
  await page.getByLabel('Colors').selectOption({ label: choice })
  await page.locator('iframe').scrollIntoViewIfNeeded()
  const button = page.frameLocator('iframe').locator('span')
  const like = page.locator('main a[data-button=filled]').first()
  const ground = (one: Element) => getComputedStyle(one).backgroundColor
  await expect.poll(async () => button.evaluate(ground)).toBe(await like.evaluate(ground))
})

// The header and its menu on a phone and on a desktop, by touch, by keyboard and without JavaScript.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { desktop, phone, visit, type Visit } from '../support/browser'
import { loadBuiltContent } from '../support/load-content'
import { afterEvents } from '../support/sites'

const services = loadBuiltContent(afterEvents).site.services.filter(({ pagePath }) =>
  pagePath?.startsWith('/services/'),
)

let site: Visit
beforeAll(async () => {
  site = await visit(afterEvents)
})
afterAll(() => site.close())

const getMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' })

const getRight = (box: { x: number; width: number } | null) =>
  box === null ? NaN : box.x + box.width

describe('the menu on a phone', () => {
  test.each([true, false])(
    'opens and closes with its button and closes with Escape (JavaScript: %s)',
    async (javaScriptEnabled) => {
      const page = await site.open('/', { ...phone, javaScriptEnabled })
      const menu = page.getByRole('navigation', { name: 'Main' })
      const button = page.getByRole('button', { name: 'Menu' })
      expect(await menu.isVisible()).toBe(false)
      await button.click()
      expect(await menu.isVisible()).toBe(true)
      await page.getByRole('button', { name: 'Close' }).click()
      expect(await menu.isVisible()).toBe(false)
      await button.focus()
      await page.keyboard.press('Enter')
      expect(await menu.isVisible()).toBe(true)
      await page.keyboard.press('Escape')
      expect(await menu.isVisible()).toBe(false)
    },
  )

  test.each([true, false])(
    'closes when a link is followed (JavaScript: %s)',
    async (javaScriptEnabled) => {
      const page = await site.open('/', { ...phone, javaScriptEnabled })
      await page.getByRole('button', { name: 'Menu' }).click()
      await getMenu(page).getByRole('link', { name: 'Events', exact: true }).click()
      await page.waitForURL('**/events')
      expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false)
      if (!javaScriptEnabled) return
      await page.goBack()
      expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false)
    },
  )

  test.each([0, 300])(
    'has its close button where the button was that opened it (scrolled by %d pixels)',
    async (scrolled) => {
      const page = await site.open('/', phone)
      await page.evaluate((top) => scrollTo(0, top), scrolled)
      await page.waitForTimeout(300)
      const menuButton = page.getByRole('button', { name: 'Menu' })
      const opened = await menuButton.boundingBox()
      // Playwright's own click scrolls to the top of the page.
      await menuButton.evaluate((button: HTMLElement) => button.click())
      const close = await page.getByRole('button', { name: 'Close' }).boundingBox()
      expect(Math.abs((opened?.y ?? NaN) - (close?.y ?? NaN))).toBeLessThan(4)
      expect(Math.abs(getRight(opened) - getRight(close))).toBeLessThan(1)
    },
  )

  test('shows the phone number, all services and the button for gifts without scrolling', async () => {
    const page = await site.open('/', { viewport: { width: 375, height: 667 } })
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Main' })
    expect(
      await menu.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
    ).toBe(0)
    expect(await menu.locator('a[href^="tel:"]').isVisible()).toBe(true)
    expect(await menu.locator('a[href^="/services/"]').count()).toBe(services.length)
    expect(await menu.getByRole('link', { name: 'Donate Now' }).isVisible()).toBe(true)
  })

  test('opens a group of links', async () => {
    const page = await site.open('/', phone)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByText('About', { exact: true }).click()
    await page.getByRole('link', { name: 'Team', exact: true }).click()
    await page.waitForURL('**/about/team')
  })
})

test('the menu button gives way to a bar with all links at 768 pixels', async () => {
  for (const [width, hasButton] of [
    [767, true],
    [768, false],
  ] as const) {
    const page = await site.open('/', { viewport: { width, height: 700 } })
    expect(await page.getByRole('button', { name: 'Menu' }).isVisible()).toBe(hasButton)
    expect(await page.locator('nav').getByRole('link', { name: 'Donate Now' }).isVisible()).toBe(
      !hasButton,
    )
  }
})

test('a group opens with Enter, and closes with Escape, with a click elsewhere, and when another group opens', async () => {
  const page = await site.open('/', desktop)
  const team = page.getByRole('link', { name: 'Team', exact: true })
  const about = page.locator('summary', { hasText: 'About' })
  await about.focus()
  await page.keyboard.press('Enter')
  expect(await team.isVisible()).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  expect(await team.isVisible()).toBe(false)
  expect(await about.evaluate((element) => element === document.activeElement)).toBe(true)
  await about.click()
  await page.locator('h1').click()
  expect(await team.isVisible()).toBe(false)
  await about.click()
  await page.locator('summary', { hasText: 'Partner' }).click()
  expect(await team.isVisible()).toBe(false)
})

test('a group closes when the focus leaves it, forward or back', async () => {
  const page = await site.open('/', desktop)
  const team = page.getByRole('link', { name: 'Team', exact: true })
  const about = page.locator('summary', { hasText: 'About' })
  for (const [key, times] of [
    ['Tab', 4],
    ['Shift+Tab', 1],
  ] as const) {
    await about.focus()
    await page.keyboard.press('Enter')
    for (let pressed = 1; pressed < times; pressed += 1) await page.keyboard.press(key)
    expect(await team.isVisible()).toBe(true)
    await page.keyboard.press(key)
    expect(await team.isVisible()).toBe(false)
  }
})

test('a group in the menu of a phone stays open when the focus moves on', async () => {
  const page = await site.open('/', phone)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByText('About', { exact: true }).click()
  await getMenu(page).getByRole('link', { name: 'Events', exact: true }).focus()
  expect(await page.getByRole('link', { name: 'Team', exact: true }).isVisible()).toBe(true)
})

test('the header shrinks and gets a shadow after 20 pixels of scrolling', async () => {
  const page = await site.open('/', desktop)
  const getStyle = () =>
    page.locator('header[data-header]').evaluate((bar) => {
      const { paddingTop, boxShadow } = getComputedStyle(bar)
      return { padding: Number.parseFloat(paddingTop), shadow: boxShadow !== 'none' }
    })
  const scroll = (top: number) => page.evaluate((y) => scrollTo(0, y), top)
  const atTop = await getStyle()
  expect(atTop.shadow).toBe(false)
  await scroll(20)
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 300))),
  )
  expect(await getStyle()).toEqual(atTop)
  await scroll(21)
  await expect.poll(getStyle).toEqual({ shadow: true, padding: 6.4 })
  expect(atTop.padding).toBeGreaterThan(6.4)
  await scroll(0)
  await expect.poll(getStyle).toEqual(atTop)
})

test('the first tab stop skips the header', async () => {
  const page = await site.open('/', desktop)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('site.main')
})

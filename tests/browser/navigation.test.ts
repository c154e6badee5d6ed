// The bar and its menu, on a phone and on a desktop, by finger, by keyboard, and without JavaScript.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { desktop, phone, visit, type Visit } from '../support/browser'
import { afterEvents } from '../support/sites'

let site: Visit
beforeAll(async () => {
  site = await visit(afterEvents)
})
afterAll(() => site.end())

describe('on a phone', () => {
  test.each([true, false])(
    'the menu opens and closes by its button and by Escape (JavaScript: %s)',
    async (javaScriptEnabled) => {
      const page = await site.open('/', { ...phone, javaScriptEnabled })
      const menu = page.getByRole('navigation', { name: 'Main' })
      const button = page.getByRole('button', { name: 'Menu' })
      expect(await menu.isVisible()).toBe(false)
      await button.click()
      expect(await menu.isVisible()).toBe(true)
      await button.click()
      expect(await menu.isVisible()).toBe(false)
      await button.focus()
      await page.keyboard.press('Enter')
      expect(await menu.isVisible()).toBe(true)
      await page.keyboard.press('Escape')
      expect(await menu.isVisible()).toBe(false)
    },
  )

  test.each([true, false])(
    'following a link closes it (JavaScript: %s)',
    async (javaScriptEnabled) => {
      const page = await site.open('/', { ...phone, javaScriptEnabled })
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('link', { name: 'Events', exact: true }).click()
      await page.waitForURL('**/events')
      expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false)
      if (!javaScriptEnabled) return
      await page.goBack()
      expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false)
    },
  )

  test('the groups open in the menu', async () => {
    const page = await site.open('/', phone)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByText('About', { exact: true }).click()
    await page.getByRole('link', { name: 'Team', exact: true }).click()
    await page.waitForURL('**/about/team')
  })
})

test('at 768 pixels there is no menu button, and the places stand in the bar', async () => {
  for (const [width, isMenu] of [
    [767, true],
    [768, false],
  ] as const) {
    const page = await site.open('/', { viewport: { width, height: 700 } })
    expect(await page.getByRole('button', { name: 'Menu' }).isVisible()).toBe(isMenu)
    expect(await page.locator('nav').getByRole('link', { name: 'Donate Now' }).isVisible()).toBe(
      !isMenu,
    )
  }
})

test('a group opens by keyboard, and closes by Escape, by a click elsewhere, and when another opens', async () => {
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

test('the bar gets smaller, with a shadow, beyond 20 pixels of scroll', async () => {
  const page = await site.open('/', desktop)
  const look = () =>
    page.locator('header[data-header]').evaluate((bar) => {
      const { paddingTop, boxShadow } = getComputedStyle(bar)
      return { padding: Number.parseFloat(paddingTop), shadow: boxShadow !== 'none' }
    })
  const scroll = (to: number) => page.evaluate((y) => scrollTo(0, y), to)
  const atTop = await look()
  expect(atTop.shadow).toBe(false)
  await scroll(20)
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 300))),
  )
  expect(await look()).toEqual(atTop)
  await scroll(21)
  await expect.poll(look).toEqual({ shadow: true, padding: 6.4 })
  expect(atTop.padding).toBeGreaterThan(6.4)
  await scroll(0)
  await expect.poll(look).toEqual(atTop)
})

test('the first tab stop leads past the bar', async () => {
  const page = await site.open('/', desktop)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('site.main')
})

// The dialog with a person's bio: how it opens and closes, with and without JavaScript.
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { desktop, phone, visit, type Visit } from '../support/browser'
import { afterEvents } from '../support/sites'

let site: Visit
beforeAll(async () => {
  site = await visit(afterEvents)
})
afterAll(() => site.close())

const NAME = 'Denise Okafor'

describe('the dialog of a person', () => {
  test('opens from its card by click and by keyboard, and returns the focus to the card', async () => {
    const page = await site.open('/about/team', desktop)
    const dialog = page.getByRole('dialog', { name: NAME })
    const link = page.getByRole('link', { name: 'Meet Denise' })
    await link.click()
    expect(await dialog.isVisible()).toBe(true)
    expect(page.url()).toMatch(/#denise-okafor$/)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => page.url()).not.toContain('#')
    expect(await dialog.isVisible()).toBe(false)
    await link.focus()
    await page.keyboard.press('Enter')
    expect(await dialog.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.url()).not.toContain('#')
    expect(await dialog.isVisible()).toBe(false)
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('closes on a click outside, but not on a click inside', async () => {
    const page = await site.open('/about/team', desktop)
    const dialog = page.getByRole('dialog', { name: NAME })
    await page.getByRole('link', { name: 'Meet Denise' }).click()
    await dialog.getByRole('heading').click()
    expect(await dialog.isVisible()).toBe(true)
    await page.mouse.click(20, 400)
    expect(await dialog.isVisible()).toBe(false)
  })

  test('opens when its fragment is in the URL, and closes when the fragment changes', async () => {
    const page = await site.open('/about/team#denise-okafor', phone)
    const dialog = page.getByRole('dialog', { name: NAME })
    expect(await dialog.isVisible()).toBe(true)
    await page.evaluate(() => (location.hash = '#joy-abernathy'))
    await page.getByRole('dialog', { name: 'Joy Abernathy' }).waitFor()
    expect(await dialog.isVisible()).toBe(false)
  })

  test.each([
    ['its button', (page: Page) => page.getByRole('button', { name: 'Close' }).click()],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['a click outside', (page: Page) => page.mouse.click(2, 2)],
  ])('that its URL opened closes with %s, stays closed and keeps the query', async (_, close) => {
    const page = await site.open('/about/team?from=mail#denise-okafor', phone)
    const dialog = page.locator('#denise-okafor')
    expect(await dialog.isVisible()).toBe(true)
    await close(page)
    await expect.poll(() => dialog.isVisible()).toBe(false)
    await expect.poll(() => page.url()).toMatch(/\/about\/team\?from=mail$/)
    expect(await isFocused(page.getByRole('link', { name: 'Meet Denise' }))).toBe(true)
  })

  test('closes with Back, and opens again with Forward', async () => {
    const page = await site.open('/about/team?from=mail', phone)
    const dialog = page.getByRole('dialog', { name: NAME })
    await page.getByRole('link', { name: 'Meet Denise' }).click()
    await dialog.waitFor()
    await page.goBack()
    await expect.poll(() => dialog.isVisible()).toBe(false)
    expect(page.url()).toMatch(/\/about\/team\?from=mail$/)
    await page.goForward()
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.url()).toMatch(/\/about\/team\?from=mail$/)
    expect(await dialog.isVisible()).toBe(false)
  })

  test('opens again if its fragment returns before the browser reports that it has closed', async () => {
    const page = await site.open('/about/team', phone)
    const dialog = page.getByRole('dialog', { name: NAME })
    await page.getByRole('link', { name: 'Meet Denise' }).click()
    await dialog.waitFor()
    await page.evaluate(() => {
      addEventListener('hashchange', () => (location.hash = '#denise-okafor'), { once: true })
      history.back()
    })
    await expect.poll(() => page.evaluate(() => history.state === null)).toBe(true)
    await dialog.waitFor({ timeout: 5000 })
    expect(page.url()).toMatch(/#denise-okafor$/)
  })

  test('leaves no entry in the history once it is closed', async () => {
    const page = await site.open('/about', phone)
    await page.goto(`${site.url}about/team`)
    await page.getByRole('link', { name: 'Meet Denise' }).click()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => page.url()).toMatch(/\/about\/team$/)
    await page.goBack()
    expect(page.url()).toMatch(/\/about$/)
  })

  test.each(['#%', '#nobody', '#site.main'])(
    'stays closed without an error when the URL ends with %s',
    async (hash) => {
      const page = await (await site.createContext(phone)).newPage()
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      await page.goto(`${site.url}about/team${hash}`)
      await page.getByRole('link', { name: 'Meet Denise' }).click()
      await page.getByRole('dialog', { name: NAME }).waitFor()
      expect(errors).toEqual([])
    },
  )

  test.each([
    [320, 568],
    [667, 375],
  ])('opens at its top on a screen of %d × %d, with Close in view', async (width, height) => {
    const page = await site.open('/about/team', { viewport: { width, height } })
    const dialog = page.getByRole('dialog', { name: NAME })
    await page.getByRole('link', { name: 'Meet Denise' }).click()
    const close = dialog.getByRole('button', { name: 'Close' })
    const parts = [dialog.getByRole('heading'), dialog.locator('[aria-hidden]').first(), close]
    const box = await getBox(dialog)
    for (const part of parts) {
      const { top, bottom } = await getBox(part)
      expect(top).toBeGreaterThanOrEqual(Math.max(0, box.top))
      expect(bottom).toBeLessThanOrEqual(Math.min(height, box.bottom))
    }
    await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    const { top } = await getBox(close)
    expect(top).toBeGreaterThanOrEqual(box.top)
    expect(top).toBeLessThan(box.bottom)
  })

  test('is described by the title of the person, and by no long text', async () => {
    const page = await site.open('/about/team', phone)
    await page.getByRole('link', { name: 'Meet Denise' }).click()
    const dialog = page.getByRole('dialog', { name: NAME })
    const descriptions = await dialog.evaluate((element) =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.innerText ?? ''),
    )
    const title = await page.locator('article', { hasText: NAME }).locator('p').innerText()
    expect(descriptions).toEqual([title])
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  })

  test('shows the bio without JavaScript, and links back to the team', async () => {
    const page = await site.open('/about/team', { ...phone, javaScriptEnabled: false })
    const bio = page.locator('#denise-okafor')
    expect(await bio.isVisible()).toBe(false)
    await page.getByRole('link', { name: 'Meet Denise' }).click()
    expect(await bio.isVisible()).toBe(true)
    await bio.getByRole('link', { name: 'Back to the team' }).click()
    expect(await bio.isVisible()).toBe(false)
  })
})

describe('the cards of the staff', () => {
  test.each([768, 1280, 1920])(
    'have names, titles and links on the same lines at %i px',
    async (width) => {
      const page = await site.open('/about/team', { viewport: { width, height: 900 } })
      const offsets = await page.locator('article:has(h3)').evaluateAll((cards) =>
        cards.map((card) =>
          ['h3', 'p', 'a'].map((tag) => {
            const top = card.querySelector(tag)?.getBoundingClientRect().top ?? 0
            return Math.round(top - card.getBoundingClientRect().top)
          }),
        ),
      )
      expect(offsets.length).toBeGreaterThan(1)
      expect(new Set(offsets.map(String)).size).toBe(1)
    },
  )

  test('show an emblem in other colors at night', async () => {
    const seen: string[] = []
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await site.open('/about/team', { ...desktop, colorScheme })
      await page.waitForLoadState('networkidle')
      const emblem = page.locator('article use').first()
      expect(await emblem.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(0)
      seen.push((await emblem.screenshot()).toString('base64'))
    }
    expect(seen[0]).not.toBe(seen[1])
  })
})

const isFocused = (element: Locator) => element.evaluate((node) => node === document.activeElement)

const getBox = (element: Locator) =>
  element.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect()
    return { top, bottom }
  })

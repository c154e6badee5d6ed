// The dialog with a person's bio: how it opens and closes, with and without JavaScript.
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
    expect(await dialog.isVisible()).toBe(false)
    expect(page.url()).not.toContain('#')
    await link.focus()
    await page.keyboard.press('Enter')
    expect(await dialog.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
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

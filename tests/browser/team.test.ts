// A person's dialog: how it opens and closes, and that nobody needs JavaScript to read a bio.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, phone, visit, type Visit } from '../support/browser'
import { afterEvents } from '../support/sites'

let site: Visit
beforeAll(async () => {
  site = await visit(afterEvents)
})
afterAll(() => site.end())

const NAME = 'Denise Okafor'

test('a card opens the dialog by click and by keyboard; focus comes back', async () => {
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

test('a click outside closes it, a click inside does not', async () => {
  const page = await site.open('/about/team', desktop)
  const dialog = page.getByRole('dialog', { name: NAME })
  await page.getByRole('link', { name: 'Meet Denise' }).click()
  await dialog.getByRole('heading').click()
  expect(await dialog.isVisible()).toBe(true)
  await page.mouse.click(20, 400)
  expect(await dialog.isVisible()).toBe(false)
})

test('its address opens it, and Back closes it', async () => {
  const page = await site.open('/about/team#denise-okafor', phone)
  const dialog = page.getByRole('dialog', { name: NAME })
  expect(await dialog.isVisible()).toBe(true)
  await page.evaluate(() => (location.hash = '#joy-abernathy'))
  await page.getByRole('dialog', { name: 'Joy Abernathy' }).waitFor()
  expect(await dialog.isVisible()).toBe(false)
})

test('without JavaScript the card leads to the bio, and back', async () => {
  const page = await site.open('/about/team', { ...phone, javaScriptEnabled: false })
  const bio = page.locator('#denise-okafor')
  expect(await bio.isVisible()).toBe(false)
  await page.getByRole('link', { name: 'Meet Denise' }).click()
  expect(await bio.isVisible()).toBe(true)
  await bio.getByRole('link', { name: 'Back to the team' }).click()
  expect(await bio.isVisible()).toBe(false)
})

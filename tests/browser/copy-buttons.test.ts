// Buttons that copy contact details: what they copy, and the messages that confirm it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { desktop, visit, type Visit } from '../support/browser'
import { afterEvents } from '../support/sites'

let site: Visit
beforeAll(async () => {
  site = await visit(afterEvents)
})
afterAll(() => site.close())

describe('copy buttons', () => {
  test('copy phone, email and street address, and show at most three messages, each for four seconds', async () => {
    const context = await site.createContext({
      ...desktop,
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    const page = await context.newPage()
    await page.clock.install()
    await page.goto(`${site.url}contact`)
    const toasts = page.locator('[data-toasts] p')
    const readClipboard = () => page.evaluate(() => navigator.clipboard.readText())

    await page.getByRole('button', { name: 'Copy the phone number' }).click()
    await toasts.first().waitFor()
    expect(await toasts.allTextContents()).toEqual(['Copied the phone number.'])
    expect(await readClipboard()).toBe('(334) 555-0142')
    await page.getByRole('button', { name: 'Copy the email address' }).click()
    await expect.poll(() => toasts.count()).toBe(2)
    expect(await readClipboard()).toBe('hello@example.org')
    await page.getByRole('button', { name: 'Copy the street address' }).click()
    await expect.poll(() => toasts.count()).toBe(3)
    expect(await readClipboard()).toBe('123 Sample Street, Auburn, AL 36830')
    await page.getByRole('button', { name: 'Copy the phone number' }).click()
    await expect.poll(() => toasts.last().textContent()).toBe('Copied the phone number.')
    expect(await toasts.count()).toBe(3)
    await page.clock.runFor(3000)
    expect(await toasts.count()).toBe(3)
    await page.clock.runFor(1100)
    expect(await toasts.count()).toBe(0)
  })

  test.each([320, 375])(
    'show messages within the edges of a screen of %d pixels',
    async (width) => {
      const context = await site.createContext({ viewport: { width, height: 700 } })
      const page = await context.newPage()
      await page.goto(`${site.url}contact`)
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
      })
      await page.getByRole('button', { name: 'Copy the street address' }).click()
      const box = await page.locator('[data-toasts] p').boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(12)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width - 12)
    },
  )

  test('are absent without JavaScript, and so is the theme select', async () => {
    const page = await site.open('/contact', { ...desktop, javaScriptEnabled: false })
    expect(await page.getByRole('button', { name: 'Copy' }).count()).toBe(0)
    expect(
      (await page.getByLabel('Light or dark').count()) > 0 &&
        (await page.getByLabel('Light or dark').isVisible()),
    ).toBe(false)
  })
})

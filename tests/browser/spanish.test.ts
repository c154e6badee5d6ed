// What scripts add to Spanish pages: the badge of the opening hours, the count of the leave bar and the search speak Spanish too.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from '../support/axe'
import { desktop, phone, visit, type Visit } from '../support/browser'
import { afterEvents } from '../support/sites'

let site: Visit
beforeAll(async () => {
  site = await visit(afterEvents)
})
afterAll(() => site.close())

describe('a Spanish page', () => {
  test('says in Spanish whether the office is open', async () => {
    const context = await site.createContext(desktop)
    const page = await context.newPage()
    const getBadges = () => page.locator('[data-open]:visible').allTextContents()
    await page.clock.setFixedTime(new Date('2026-11-23T16:00:00Z'))
    await page.goto(`${site.url}es/contact`)
    await expect
      .poll(async () => (await getBadges())[0] ?? '')
      .toMatch(/^Abierto ahora, hasta las /)
    await page.clock.setFixedTime(new Date('2026-11-22T16:00:00Z'))
    await page.reload()
    await expect.poll(async () => (await getBadges())[0] ?? '').toMatch(/^Cerrado.*, abre /)
    await context.close()
  })

  test('counts in Spanish how often to press Shift to leave', async () => {
    const page = await site.open('/es/services/clinic', desktop)
    await page.keyboard.press('Shift')
    const hint = page.getByRole('complementary').getByRole('status')
    expect(await hint.innerText()).toBe('Presione Shift 2 veces más.')
    await page.keyboard.press('Shift')
    expect(await hint.innerText()).toBe('Presione Shift una vez más.')
  })

  test('searches in Spanish, with the Spanish pages first, and names the language of each result', async () => {
    for (const device of [phone, desktop]) {
      const page = await site.open('/es/contact', device)
      if (device === phone) await page.getByRole('button', { name: 'Menú' }).click()
      await page.getByRole('banner').getByRole('link', { name: 'Buscar' }).click()
      await page.getByRole('searchbox', { name: '¿Qué está buscando?' }).fill('adopcion')
      const dialog = page.getByRole('dialog', { name: 'Buscar en este sitio' })
      const first = dialog.getByRole('listitem').getByRole('link').first()
      await first.waitFor()
      expect(await first.getAttribute('lang')).toBe('es')
      expect(await first.textContent()).toContain('Servicios de adopción')
      expect(await findViolations(page)).toEqual([])
      await first.click()
      await page.waitForURL(`${site.url}es/services/adoption`)
    }
  })
})

// What visitors come for, as a browser lays it out: the donation button, the steps of a visit, and 911.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { visit, type Visit } from '../support/browser'
import { afterEvents } from '../support/sites'

let site: Visit
beforeAll(async () => {
  site = await visit(afterEvents)
})
afterAll(() => site.close())

test('the donation button is on the first screen of a phone, in the color for gifts', async () => {
  const page = await site.open('/give', { viewport: { width: 375, height: 667 } })
  const button = page.getByRole('main').getByRole('link', { name: 'Open the donation form' })
  const box = (await button.boundingBox())!
  expect(box.y + box.height).toBeLessThan(667)
  expect(await button.getAttribute('data-button')).toBe('accent')
})

/** Returns how many items of the list have the same top as its first item. */
const countColumns = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const items = [...main.querySelectorAll('ol > li:has(img)')]
    const tops = items.map((item) => item.getBoundingClientRect().top)
    return tops.filter((top) => Math.abs(top - (tops[0] ?? 0)) < 1).length
  })

test.each([
  [320, 1],
  [375, 1],
  [768, 2],
  [820, 2],
  [960, 2],
  [1040, [2, 4]],
  [1090, [2, 4]],
  [1280, 4],
  [1920, 4],
])('the four steps of a visit have no hole at %d px', async (width, expected) => {
  const page = await site.open('/', { viewport: { width, height: 800 } })
  expect([expected].flat()).toContain(await countColumns(page))
})

test('911 is the largest link of an urgent box, and no two links touch', async () => {
  const page = await site.open('/contact', { viewport: { width: 375, height: 667 } })
  const links = page.getByRole('complementary', { name: 'Urgent' }).getByRole('link')
  const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()))
  const [emergency, ...others] = boxes.map((box) => box!)
  expect(emergency!.height).toBeGreaterThanOrEqual(44)
  for (const other of others) {
    expect(other.height).toBeLessThan(emergency!.height)
    expect(other.y).toBeGreaterThan(emergency!.y + emergency!.height)
  }
})

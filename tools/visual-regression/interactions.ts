// Brings pages into the states of the gallery that are not there when a page has just been opened.
import type { Page } from 'playwright-core'
import type { Interaction } from './matrix'

export const INTERACTIONS: Readonly<Record<Interaction, (page: Page) => Promise<void>>> = {
  menu: async (page) => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('navigation', { name: 'Main' }).waitFor()
  },
  person: async (page) => {
    await page.locator('article').getByRole('link').first().click()
    await page.getByRole('dialog').waitFor()
  },
  panel: (page) => page.getByText('More', { exact: true }).click(),
  newer: offerNewerVersion,
}

/** Lets the bar of a preview ask whether there is a newer version. */
async function offerNewerVersion(page: Page): Promise<void> {
  const body = '{"commit":"another"}'
  await page.route('**/build.json', (route) => route.fulfill({ body }))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.getByRole('status').filter({ hasText: /./, visible: true }).waitFor()
  // The next page is opened in the same tab.
  await page.unroute('**/build.json')
}

/** The part of the page that is shown below the open bar of a preview, in CSS pixels. */
const BELOW_PANEL = 160

/** Resolves to the height of the part of the page that a screenshot shows, or to null for the viewport. */
export async function measureHeight(page: Page, opens?: Interaction): Promise<number | null> {
  if (opens === undefined) return Infinity
  if (opens !== 'panel') return null
  const box = await page.getByLabel('About this preview').boundingBox()
  return Math.round(box?.height ?? 0) + BELOW_PANEL
}

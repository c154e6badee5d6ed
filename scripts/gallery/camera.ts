// Takes pictures of pages, so that nothing is in them that differs from machine to machine or from commit to commit.
import type { Browser, Page } from 'playwright-core'
import { DAYS, SIZES, type DayName, type Opened, type Shot } from './shots'

export type Keep = (shot: Shot, png: Buffer) => Promise<void>

/** For the browser: letters keep their own shapes, without colored edges, and colors are those of the stylesheet. */
export const DRAWING = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
]

/** Takes pictures of the same screen and colors, one after the other. */
export async function takeAlbum(
  browser: Browser,
  album: readonly Shot[],
  addresses: Readonly<Record<DayName, string>>,
  keep: Keep,
): Promise<void> {
  const [first] = album
  if (!first) return
  const context = await browser.newContext({
    viewport: SIZES[first.size],
    colorScheme: first.colors,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  for (const shot of album) {
    const { address, opens } = shot.template
    await page.clock.setFixedTime(new Date(`${DAYS[shot.day]}T18:00:00Z`))
    await page.goto(addresses[shot.day] + address)
    await settle(page)
    if (opens) await open[opens](page)
    await keep(shot, await page.screenshot({ fullPage: !opens, animations: 'disabled' }))
  }
  await context.close()
}

/** Waits for all pictures and letters, and takes away the day of the last change, which is that of a commit. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all([...pictures.map((picture) => picture.decode()), document.fonts.ready])
  })
  await page
    .locator('footer p', { hasText: 'Last changed' })
    .evaluateAll((lines) => lines.forEach((line) => line.remove()))
}

const open: Readonly<Record<Opened, (page: Page) => Promise<void>>> = {
  menu: async (page) => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('navigation', { name: 'Main' }).waitFor()
  },
  person: async (page) => {
    await page.locator('article').getByRole('link').first().click()
    await page.getByRole('dialog').waitFor()
  },
}

// The pages of a review in a browser without scripts: a reviewer with a phone is led from one change to the next.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { comparePages } from '../../automation/review/compare/compare-sites'
import { describePages } from '../../automation/review/compare/describe-pages'
import { readSite } from '../../automation/review/compare/read-site'
import { writePages } from '../../automation/review/pages/write-pages'
import { createReviewData } from '../../automation/review/testing/create-review-data'
import { REVIEW_FOLDER } from '../../generator/preview/reserved-folders'
import { visit, type Visit } from '../support/browser'
import { beforeEvents, duringEvents } from '../support/sites'

const folder = mkdtempSync(join(tmpdir(), 'review-in-browser-'))

let site: Visit
let page: Page
const failed: string[] = []

/** The time that passes changes some pages, as an edit would. */
beforeAll(async () => {
  cpSync(duringEvents.folder, folder, { recursive: true })
  const sides = { base: readSite(beforeEvents.folder), head: readSite(duringEvents.folder) }
  const pairs = comparePages(sides.base, sides.head).filter(({ path }) => path === '/events')
  const described = await describePages(pairs, { ...sides, isHidden: false })
  const review = createReviewData({ pages: described.map(({ change }) => change) })
  const created = { review, sides: { visible: sides, complete: sides } }
  await writePages(created, join(folder, REVIEW_FOLDER))
  site = await visit({ ...duringEvents, folder })
  const phone = { viewport: { width: 375, height: 740 }, javaScriptEnabled: false }
  page = await (await site.createContext(phone)).newPage()
  page.on('response', (answer) => void (answer.status() >= 400 && failed.push(answer.url())))
  page.on('console', (message) => void (message.type() === 'error' && failed.push(message.text())))
  await page.goto(`${site.url}${REVIEW_FOLDER}/events.html`)
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true })
})

test('a change is marked on the page in its own look, and nothing has to be scrolled sideways', async () => {
  expect(failed).toEqual([])
  const heading = page.locator('main h1')
  const { fontFamily } = await heading.evaluate((element) => getComputedStyle(element))
  expect(fontFamily).toContain('Fraunces')
  expect(await page.locator('main [data-mark]').count()).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
})

test('the list leads to each change, and a bar from there to the next one', async () => {
  const bar = page.getByRole('navigation', { name: 'Changes on this page' })
  expect(await bar.isVisible()).toBe(false)
  const places = page.locator('[data-places] a')
  const count = await places.count()
  await places.first().click()
  for (let number = 1; number <= count; number++) {
    expect(await bar.innerText()).toContain(`Change ${number} of ${count}`)
    expect(await page.locator(`[id="change.${number}"]`).isVisible()).toBe(true)
    if (number < count) await bar.getByRole('link', { name: 'Next change' }).click()
  }
  await bar.getByRole('link', { name: 'List' }).click()
  expect(await bar.isVisible()).toBe(false)
})

test('a keyboard gets from one change to the next', async () => {
  await page.locator('[data-places] a').first().click()
  await page.keyboard.press('Tab')
  const focused = page.locator(':focus')
  expect(await focused.innerText()).toMatch(/Next change|Back to all changes/)
  expect(await focused.isVisible()).toBe(true)
})

test('a link on the marked page leads on inside the preview', async () => {
  const link = page.locator('main a[href^="../"]').first()
  const target = await link.getAttribute('href')
  await page.goto(new URL(target ?? '', page.url()).href)
  expect(page.url()).not.toContain(REVIEW_FOLDER)
  expect(failed).toEqual([])
})

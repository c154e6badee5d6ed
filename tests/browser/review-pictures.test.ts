// The pictures of a review: what changed is cut out and framed, on a phone and on a desktop.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { comparePages } from '../../automation/review/compare/compare-sites'
import { describePages } from '../../automation/review/compare/describe-pages'
import { readSite } from '../../automation/review/compare/read-site'
import { addPictures } from '../../automation/review/pictures/take-pictures'
import type { Review } from '../../automation/review/review'
import { createReviewData } from '../../automation/review/testing/create-review-data'
import { beforeEvents, duringEvents } from '../support/sites'

const directory = mkdtempSync(join(tmpdir(), 'review-pictures-'))
afterAll(() => rmSync(directory, { recursive: true }))

/** The time that passes changes some pages, as an edit would. */
let review: Review
beforeAll(async () => {
  const sites = { base: readSite(beforeEvents.folder), head: readSite(duringEvents.folder) }
  const pairs = comparePages(sites.base, sites.head).filter(({ path }) =>
    path.startsWith('/events'),
  )
  const described = await describePages(pairs.slice(0, 2), { ...sites, isHidden: false })
  const data = createReviewData({
    asOf: duringEvents.asOf,
    pages: described.map(({ change }) => change),
  })
  const sides = { visible: sites, complete: sites }
  review = await addPictures({ review: data, sides }, directory)
})

test('each page that looks different has pictures of both versions in both sizes', () => {
  expect(review.pages.map(({ screenshots }) => screenshots.map(({ size }) => size))).toEqual([
    ['phone', 'desktop'],
    ['phone', 'desktop'],
  ])
  for (const { before, after } of review.pages.flatMap(({ screenshots }) => screenshots))
    for (const file of [before, after]) expect(existsSync(join(directory, file ?? ''))).toBe(true)
})

test('a page that is not public yet has pictures of the sites that show it', async () => {
  const [base, head] = [readSite(beforeEvents.folder), readSite(duringEvents.folder)]
  const sides = { visible: { base, head: base }, complete: { base, head } }
  const pages = review.pages.slice(0, 1).map((page) => ({ ...page, isHidden: true }))
  const hidden = await addPictures({ review: { ...review, pages }, sides }, directory)
  expect(hidden.pages[0]?.screenshots.map(({ size }) => size)).toEqual(['phone', 'desktop'])
})

test('a machine without a browser still gets a review, which says that it has no pictures', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/no/chromium')
  vi.spyOn(console, 'error').mockReturnValue()
  const sites = { base: readSite(beforeEvents.folder), head: readSite(duringEvents.folder) }
  const sides = { visible: sites, complete: sites }
  const without = await addPictures({ review: { ...review, notices: [] }, sides }, directory)
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  expect(without.notices).toEqual([expect.stringContaining('No pictures could be taken.')])
})

test('a picture has the width of its device, and is no taller than a screen or two', async () => {
  const [phone] = review.pages[0]?.screenshots ?? []
  const { width, height } = await sharp(join(directory, phone?.after ?? '')).metadata()
  expect(width).toBe(390)
  expect(height).toBeLessThan(1000)
})

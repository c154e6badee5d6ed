// Tests when a review warns that a page became heavy.
import { expect, test } from 'vitest'
import { createPageChange, createReviewData } from '../testing/create-review-data'
import { listWarnings } from './warnings'

const createPage = (before: number, after: number, isPicture = true) =>
  createPageChange('/a', ['One', 'Two'], {
    pictures: isPicture ? [{ name: 'a', alt: '', before: '/a.jpg', after: '/b.jpg' }] : [],
    weight: { before: { page: 9000, pictures: before }, after: { page: 9000, pictures: after } },
  })

const count = (page: ReturnType<typeof createPage>) =>
  listWarnings(createReviewData({ pages: [page] })).length

test('warns of pictures that are much larger than before', () => {
  expect(count(createPage(100_000, 900_000))).toBe(1)
})

test.each([
  ['small pictures', createPage(10_000, 90_000)],
  ['pictures that grew a little', createPage(800_000, 900_000)],
  ['pictures that became smaller', createPage(900_000, 800_000)],
  ['large pictures that were there before', createPage(900_000, 900_000, false)],
])('says nothing of %s', (_, page) => {
  expect(count(page)).toBe(0)
})

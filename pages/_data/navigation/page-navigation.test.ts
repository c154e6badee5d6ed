// Tests what the end of a page recommends to read next, and what it says about the page's review.
import { describe, expect, test } from 'vitest'
import {
  createPageText,
  createPostText,
  createTestSite,
} from '../../../model/test-fixtures/create-test-site'
import { getReview } from './review'
import { getSeeAlso } from './see-also'

const addFields = (text: string, fields: string) => text.replace('---\n', `---\n${fields}`)
const { site } = createTestSite({
  'pages/about.md': addFields(
    createPageText('About'),
    'see_also:\n  - /blog/news\n  - /\nreviewed: 2026-02-01\nreview_due: 2027-02-01\n',
  ),
  'pages/plans.md': addFields(createPageText('Plans'), 'review_due: 2027-02-01\n'),
  'pages/welcome.md': addFields(createPageText('Welcome'), 'reviewed: 2026-02-01\n'),
  'blog/news.md': addFields(createPostText({ title: 'News' }), 'see_also:\n  - /about\n'),
})

describe('getSeeAlso', () => {
  test('returns the pages with their titles, in the order of the file', () => {
    expect(getSeeAlso(site, '/about')).toEqual([
      { label: 'News', href: '/blog/news' },
      { label: 'Home', href: '/' },
    ])
    expect(getSeeAlso(site, '/blog/news')).toEqual([{ label: 'About', href: '/about' }])
  })

  test('returns nothing for other pages and unknown paths', () => {
    expect(getSeeAlso(site, '/plans')).toEqual([])
    expect(getSeeAlso(site, '/unknown')).toEqual([])
  })
})

describe('getReview', () => {
  test('returns the days of the last review and of the next one, if there is one', () => {
    expect(getReview(site, '/about')).toEqual({ reviewed: '2026-02-01', due: '2027-02-01' })
    expect(getReview(site, '/welcome')).toEqual({ reviewed: '2026-02-01', due: null })
  })

  test('returns null for a page that nobody has reviewed, even if that is due', () => {
    expect(getReview(site, '/plans')).toBeNull()
    expect(getReview(site, '/unknown')).toBeNull()
  })
})

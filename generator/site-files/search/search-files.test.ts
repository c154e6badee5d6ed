import { describe, expect, test } from 'vitest'
import { createPageText, createTestSite } from '../../../model/test-fixtures/create-test-site'
import { createSourceMark } from '../../../model/source/source-mark'
import { createAddresses, createSearchIndex } from './search-files'

const build = { today: '2026-11-20' }

describe('createAddresses', () => {
  test('lists pages and former addresses, with a title if a typing error may mean them', () => {
    const text = createPageText('About').replace('\n---\n\n', '\nredirect_from:\n  - /old\n---\n\n')
    const { site } = createTestSite({ 'pages/about.md': text })
    expect(JSON.parse(createAddresses({ site }))).toEqual(
      expect.arrayContaining([
        { path: '' },
        { path: 'staff' },
        { path: 'about', title: 'About' },
        { path: 'old', title: 'About' },
      ]),
    )
  })
})

describe('createSearchIndex', () => {
  test('returns the same for the same content', () => {
    const create = () => createSearchIndex({ site: createTestSite().site, build })
    expect(create()).toBe(create())
  })

  test('removes the source marks of a preview', () => {
    const { site } = createTestSite()
    const mark = createSourceMark('content/pages/about.md', 2)
    const [page, ...others] = site.pages
    const marked = { ...site, pages: [{ ...page!, title: `About${mark}` }, ...others] }
    expect(createSearchIndex({ site: marked, build })).not.toContain(mark)
    expect(createAddresses({ site: marked })).not.toContain(mark)
  })
})

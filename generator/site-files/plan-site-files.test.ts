// Tests that the files of the site are created again only after a change that they show.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Body } from '../../model/markdown/body'
import { createPageText, createTestSite } from '../../model/test-fixtures/create-test-site'
import { createTestBuild } from '../../renderer/testing/create-test-build'
import { SEARCH_INDEX_PATH } from '../../components/search/search-data'
import { createLazyBody } from '../cache/entries/data-digest'
import { planSiteFiles } from './plan-site-files'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-files-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const { site } = createTestSite({ 'pages/about.md': createPageText('About', 'Our start.') })

/** Plans the files of a site in which the page "About" has this body. Returns which bodies were read, and the plan. */
function plan(id: string, blocks: Body['blocks'], changes: { version?: string } = {}) {
  const reads: string[] = []
  const body = createLazyBody({ headings: [], images: [] }, id, () => {
    reads.push(id)
    return blocks
  })
  const pages = site.pages.map((page) => (page.slug === 'about' ? { ...page, body } : page))
  const options = {
    cacheFile: join(folder, 'site-files'),
    version: '1',
    bodies: ['elsewhere', id],
    ignoreCache: false,
  }
  const planned = planSiteFiles(
    { site: { ...site, pages }, build: createTestBuild() },
    { ...options, ...changes },
  )
  return { reads: [...reads], planned }
}

const createButton = (label: string): Body['blocks'] => [{ kind: 'button', label, url: '/' }]

test('planSiteFiles reads no text again if nothing has changed, and creates the same files on demand', () => {
  const first = plan('a', createButton('Call us'))
  expect(first.reads).not.toEqual([])
  const second = plan('a', createButton('Call us'))
  expect(second.reads).toEqual([])
  expect(second.planned.hashes).toEqual(first.planned.hashes)
  expect(second.planned.create()).toEqual(first.planned.create())
})

test('planSiteFiles creates the files again after a change of a text or of anything else', () => {
  const first = plan('a', createButton('Call us'))
  const changed = plan('b', createButton('Write to us'))
  expect(changed.planned.hashes[SEARCH_INDEX_PATH]).not.toBe(
    first.planned.hashes[SEARCH_INDEX_PATH],
  )
  expect(changed.planned.create().get(SEARCH_INDEX_PATH)).toContain('Write to us')
  expect(plan('b', createButton('Write to us'), { version: '2' }).reads).not.toEqual([])
})

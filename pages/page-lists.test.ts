// Tests that everything that lists pages knows those of every collection, so that a new one needs no further line of code.
import { expect, test } from 'vitest'
import { findNearestAddress } from '../components/not-found/find-nearest-address'
import type { KnownAddress } from '../components/search/search-data'
import { createAddresses } from '../generator/site-files/search/search-files'
import { listPublicPages } from '../generator/site-files/public-pages'
import { createSiteFiles } from '../generator/site-files/site-files'
import { EMPTY_BODY } from '../model/markdown/body'
import { getAllPaths } from '../model/routing/routes'
import { createPageText, createTestSite } from '../model/test-fixtures/create-test-site'
import { createTestBuild } from '../renderer/testing/create-test-build'
import { getSectionLinks } from './_data/navigation/section-links'
import { getSiteSections } from './site-index/site-sections'
import { listFiles } from './staff/list-files'

/** A collection that no list of pages names, because its entries have no pages so far. */
const COLLECTION = 'affiliates'

test('every list of pages has the pages of a collection that it does not name', () => {
  const { site: withoutCourse } = createTestSite({ 'pages/courses.md': createPageText('Courses') })
  const course = {
    slug: 'first-aid',
    file: 'content/courses/first-aid.md',
    pagePath: '/courses/first-aid',
    title: 'First aid',
    name: 'First aid',
    body: EMPTY_BODY,
  }
  const site = { ...withoutCourse, [COLLECTION]: [course] } as unknown as typeof withoutCourse
  const build = createTestBuild()
  const files = createSiteFiles({ site, build })
  const addresses = JSON.parse(createAddresses({ site })) as KnownAddress[]
  const branch = { repository: 'https://github.com/example/site', name: 'main' }
  const lists = {
    paths: getAllPaths(site),
    'site index': getSiteSections(site, build.today),
    'section links': getSectionLinks(site, build, '/courses'),
    'public pages': listPublicPages({ site, build }).map(({ url }) => url),
    sitemap: files.get('sitemap.xml'),
    search: files.get('search.json'),
    'suggestions of the error page': findNearestAddress('courses/frist-aid', addresses),
    'llms.txt': files.get('llms.txt'),
    'page for staff': listFiles(site, branch),
  }
  const missing = Object.entries(lists)
    .filter(([, list]) => !/courses\/first-aid/.test(String(JSON.stringify(list))))
    .map(([name]) => name)
  expect(missing).toEqual([])
})

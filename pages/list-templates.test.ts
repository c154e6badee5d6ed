// Tests that every page with a list says which collection it lists, because staff find the link to add an entry there.
import { expect, test } from 'vitest'
import { createTestSite } from '../model/test-fixtures/create-test-site'
import { COLLECTION_PAGES } from '../model/site-structure'
import type { PageInput, PageResult } from '../renderer/page-context'
import { createTestBuild } from '../renderer/testing/create-test-build'
import { resolveTemplate } from './_data/resolve-template'

const templates = import.meta.glob<(input: PageInput) => PageResult>(
  '/pages/**/index.page.server.tsx',
  { import: 'getPageData', eager: true },
)

const lists = Object.entries(COLLECTION_PAGES).flatMap(([name, slugs]) =>
  slugs.map((slug) => [name, slug] as const),
)

test.each(lists)('%s are among the listed collections of /%s', (name, slug) => {
  const { site } = createTestSite()
  const urlPathname = `/${slug}`
  const template = resolveTemplate(site, urlPathname)
  const { listedCollections = [] } =
    templates[template]?.({ site, build: createTestBuild(), urlPathname }) ?? {}
  const advice = `Return listedCollections: ['${name}'] from getPageData in ${template.slice(1)}`
  expect(listedCollections, advice).toContain(name)
})

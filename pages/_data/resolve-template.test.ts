// Tests that no page of the content is without a template, and no template without its page.
import { describe, expect, test } from 'vitest'
import { collections } from '../../model/collections'
import { COLLECTION_NAMES } from '../../model/entries'
import { getBlogPagePath } from '../../model/routing/routes'
import { COLLECTION_PAGES, STAFF_PATH } from '../../model/site-structure'
import { createPageText, createTestSite } from '../../model/test-fixtures/create-test-site'
import { loadSite } from '../../model/load-site'
import { readContent } from '../../model/source/read-content'
import { SAMPLE_CONTENT } from '../../tools/sample-content'
import { ERROR_PAGE, resolveTemplate, TEMPLATES } from './resolve-template'

const { site } = createTestSite()

describe('resolveTemplate', () => {
  test.each(COLLECTION_NAMES)(
    'finds the template of an entry with a page of its own in %s',
    (name) => {
      const { folder, getPagePath } = collections[name]
      const pagePath = getPagePath('example')
      if (pagePath === null) return
      const entry = { slug: 'example', file: `content/${folder}/example.md`, pagePath }
      const withEntry = { ...site, [name]: [entry] }
      expect(resolveTemplate(withEntry, pagePath)).not.toBe(ERROR_PAGE)
    },
  )

  test.each(Object.values(COLLECTION_PAGES).flat())('finds the template of the list %s', (slug) => {
    const files = { [`pages/${slug}.md`]: createPageText('List') }
    expect(TEMPLATES).toContain(resolveTemplate(createTestSite(files).site, `/${slug}`))
  })

  test('finds the templates of the pages that have no file', () => {
    for (const path of [getBlogPagePath(2), STAFF_PATH])
      expect(TEMPLATES).toContain(resolveTemplate(site, path))
  })

  test('names the template to add for an entry that none shows', () => {
    const pagePath = '/nowhere/first'
    const entry = { slug: 'first', file: 'content/nowhere/first.md', pagePath }
    const withEntry = { ...site, churches: [entry] } as unknown as typeof site
    expect(() => resolveTemplate(withEntry, pagePath)).toThrow(
      'No template shows content/nowhere/first.md at /nowhere/first. Add pages/nowhere/@slug/index.page.server.tsx',
    )
  })

  test('resolves a path that the content does not have to the error page', () => {
    expect(resolveTemplate(site, '/nowhere/first')).toBe(ERROR_PAGE)
  })
})

/** Templates whose path the code knows, with the reason why there is no file in content/pages. */
const WITHOUT_FILE: Readonly<Record<string, string>> = {
  [STAFF_PATH]: 'the build generates the page for staff',
}

test('every template of a single page has its page in the sample content', () => {
  const sample = loadSite(readContent(SAMPLE_CONTENT), { today: () => '2024-01-01' }).site
  const paths = sample.pages.map(({ pagePath }) => pagePath)
  const missing = TEMPLATES.filter((file) => !/@|content-page/.test(file))
    .map((file) =>
      file.replace(/^\/pages|\/index\.page\.server\.tsx$/g, '').replace(/^\/index$/, '/'),
    )
    .filter((path) => !paths.includes(path) && !(path in WITHOUT_FILE))
    .map(
      (path) =>
        `pages${path}/index.page.server.tsx is never shown. Add content/pages${path}.md and ${SAMPLE_CONTENT}/pages${path}.md`,
    )
  expect(missing).toEqual([])
})

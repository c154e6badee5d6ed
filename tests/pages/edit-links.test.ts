// Links for staff on every page: to the file of the page on GitHub, and to new entries of the collections that it lists.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findLinks, readPage, findPagePaths } from '../support/html-queries'
import { preview, afterEvents } from '../support/sites'
import { collections } from '../../model/collections'
import { STAFF_PATH } from '../../model/site-structure'
import { SAMPLE_CONTENT } from '../../tools/sample-content'

/** Returns the path of a file of the sample content, given as `content/site.md`. */
const getSampleFile = (file: string) => join(SAMPLE_CONTENT, '..', file)

const REPOSITORY = 'https://github.com/example/lantern-hill-site'

describe.each([afterEvents, preview])('the site in $folder', (site) => {
  const paths = [...findPagePaths(site), '/404'].filter((path) => path !== STAFF_PATH)
  const findStaffLinks = (path: string) =>
    findLinks(readPage(site, path)).filter(({ href }) => href.startsWith(REPOSITORY))

  test('has one link on every page to the file of its text', () => {
    for (const path of paths) {
      const editLinks = findStaffLinks(path).filter(({ label }) =>
        label.startsWith('Edit this page'),
      )
      expect(editLinks, path).toHaveLength(1)
      const [, file = ''] = editLinks[0]?.href.split('/edit/main/') ?? []
      expect(existsSync(getSampleFile(decodeURIComponent(file))), `${file} on ${path}`).toBe(true)
    }
  })

  test.each([
    ['/', 'content/pages/index.md'],
    ['/404', 'content/pages/404.md'],
    ['/blog', 'content/pages/blog.md'],
    ['/events/hope-gala', 'content/events/hope-gala.md'],
    ['/services/adoption', 'content/services/adoption.md'],
    ['/partner/volunteer/clinic', 'content/volunteer/clinic.md'],
  ])('links from %s to %s', (path, file) => {
    expect(findStaffLinks(path)[0]?.href).toBe(`${REPOSITORY}/edit/main/${file}`)
  })

  test.each([
    ['/events', ['Add an event']],
    ['/partner/events', ['Add an event']],
    ['/blog', ['Add a blog post']],
    ['/about/team', ['Add a staff member', 'Add a board member']],
    ['/events/hope-gala', ['Add an event resource', 'Add a church']],
    ['/site-index', ['Add a page']],
    ['/contact', []],
  ])('links from %s to new entries: %j', (path, labels) => {
    const addLinks = findStaffLinks(path).slice(1)
    expect(addLinks.map(({ label }) => label.replace(' (opens in a new tab)', ''))).toEqual(labels)
    for (const { href } of addLinks) {
      const { pathname, searchParams } = new URL(href)
      expect(existsSync(getSampleFile(pathname.split('/new/main/')[1] ?? '')), href).toBe(true)
      expect(searchParams.get('filename')).toMatch(/^new-[a-z-]+\.md$/)
      expect(searchParams.get('value')).toMatch(/^---\n[^]*\ndraft: yes\n---\n/)
    }
  })

  test('has a page for staff with a link to every file, which no search engine may index', () => {
    const page = readPage(site, STAFF_PATH)
    expect(page.html).toContain('content="noindex"')
    const files = findStaffLinks(STAFF_PATH).flatMap(
      ({ href }) => decodeURIComponent(href).split('/edit/main/')[1] ?? [],
    )
    const allFiles = readdirSync(SAMPLE_CONTENT, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => `content/${file}`)
    expect(files.sort()).toEqual(allFiles.sort())
    const additions = findStaffLinks(STAFF_PATH).filter(({ href }) => href.includes('/new/main/'))
    expect(additions).toHaveLength(Object.keys(collections).length)
  })

  test('leads to the page for staff only from the line that visitors do not see', () => {
    for (const path of paths) {
      const { html } = readPage(site, path)
      expect(html.split(`${site.base}staff"`).length - 1, path).toBe(1)
      expect(html.indexOf(`${site.base}staff"`)).toBeGreaterThan(html.indexOf('data-edit-links'))
    }
  })
})

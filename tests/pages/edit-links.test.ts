// What staff need on every page: the file of the page, and the collections that it lists. The page for staff has the links.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findLinks, getAttribute, readPage, findPagePaths } from '../support/html-queries'
import { preview, afterEvents } from '../support/sites'
import { collections } from '../../model/collections'
import { STAFF_PATH } from '../../model/site-structure'
import { SAMPLE_CONTENT } from '../../tools/sample-content'

/** Returns the path of a file of the sample content, given as `content/site.md`. */
const getSampleFile = (file: string) => join(SAMPLE_CONTENT, '..', file)

const REPOSITORY = 'https://github.com/example/lantern-hill-site'

describe.each([afterEvents, preview])('the site in $folder', (site) => {
  const paths = [...findPagePaths(site), '/404'].filter((path) => path !== STAFF_PATH)
  const findStaffLinks = () =>
    findLinks(readPage(site, STAFF_PATH)).filter(({ href }) => href.startsWith(REPOSITORY))
  /** Returns the path of the page's file, as in a URL, and the collections that it lists. */
  const readPlace = (path: string) => {
    const places = readPage(site, path).all('div', ({ attribs }) => 'data-edit-links' in attribs)
    expect(places, path).toHaveLength(1)
    const [file, adds] = ['data-edit-links', 'data-adds'].map((name) =>
      getAttribute(places[0], name),
    )
    return { file: file ?? '', adds: adds?.split(' ').filter(Boolean) ?? [] }
  }

  test('names on every page the file of its text', () => {
    for (const path of paths) {
      const { file } = readPlace(path)
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
  ])('names on %s the file %s', (path, file) => {
    expect(readPlace(path).file).toBe(file)
  })

  test.each([
    ['/events', ['Add an event']],
    ['/partner/events', ['Add an event']],
    ['/blog', ['Add a blog post']],
    ['/about/team', ['Add a staff member', 'Add a board member']],
    ['/events/hope-gala', ['Add an event resource', 'Add a church']],
    ['/site-index', ['Add a page']],
    ['/contact', []],
  ])('names on %s the collections to which these links add: %j', (path, labels) => {
    const addLinks = readPlace(path).adds.flatMap((collection) =>
      findStaffLinks().filter(({ element }) => getAttribute(element, 'data-add') === collection),
    )
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
    const files = findStaffLinks().flatMap(
      ({ href }) => decodeURIComponent(href).split('/edit/main/')[1] || [],
    )
    const allFiles = readdirSync(SAMPLE_CONTENT, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => `content/${file}`)
    expect(files.sort()).toEqual(allFiles.sort())
    const additions = findStaffLinks().filter(({ href }) => href.includes('/new/main/'))
    expect(additions).toHaveLength(Object.keys(collections).length)
  })

  test('leads from no page to the page for staff', () => {
    for (const path of paths)
      expect(readPage(site, path).html, path).not.toContain(`${site.base}staff"`)
  })

  test('has no link for staff on the other pages', () => {
    for (const path of paths) expect(readPage(site, path).html, path).not.toContain('/edit/main/')
  })
})

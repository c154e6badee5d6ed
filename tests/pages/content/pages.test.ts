// Pages show what the files of the content say, and are well formed.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Element, ParentNode } from 'domhandler'
import { findAll } from 'domutils'
import { describe, expect, test } from 'vitest'
import { findSensitivePaths, getQuietName } from '../../../model/sensitive-pages'
import { parsePublishedUrls } from '../../../model/routing/published-urls'
import { getAttribute, getText } from '../../support/html-queries'
import { contentSites } from '../../support/sites'
import { findShownFields } from '../../support/shown-fields'
import { readContentPages } from '../../support/content-pages'

describe.each(contentSites)('the site of $content', (built) => {
  const { site, hiddenPaths, today, publishedUrls, pages, mainTexts } = readContentPages(built)
  const { settings } = site

  test('shows every visible field on each page that it belongs to', () => {
    const missing = findShownFields(site, today)
      .filter(({ path, value }) => !mainTexts.get(path)?.includes(value))
      .map(({ file, field, value, path }) => `${file}, ${field}: "${value}" is not on ${path}`)
    expect(missing).toEqual([])
  })

  test('gives every page a title with the site name, a description, a canonical URL and a language', () => {
    for (const { path, language, all } of pages) {
      const getMeta = (name: string) =>
        getAttribute(all('meta', (element) => getAttribute(element, 'name') === name)[0], 'content')
      const name = findSensitivePaths(site).includes(path) ? getQuietName(settings) : settings.name
      expect(getText(all('title')), path).toContain(name)
      expect(getMeta('description'), path).not.toBe('')
      const canonical = all('link', (element) => getAttribute(element, 'rel') === 'canonical')
      const expectedUrls = path === '/404' ? [] : [settings.url + path]
      expect(canonical.map((element) => getAttribute(element, 'href'))).toEqual(expectedUrls)
      expect(getAttribute(all('html')[0], 'lang'), path).toBe(language)
    }
    const getDescription = ({ all }: (typeof pages)[number]) =>
      getAttribute(
        all('meta', (element) => getAttribute(element, 'name') === 'description')[0],
        'content',
      )
    for (const { pagePath, description } of [...site.pages, ...site.events]) {
      if (pagePath !== null && findSensitivePaths(site).includes(pagePath)) continue
      const page = pages.find(({ path }) => path === (pagePath ?? '/404'))
      expect(page && getDescription(page)).toBe(description)
    }
  })

  test('gives every page one h1, headings without a skipped level, and landmarks', () => {
    for (const { path, html, all } of pages) {
      expect(all('h1'), path).toHaveLength(1)
      for (const landmark of ['header', 'nav', 'main', 'footer'])
        expect(all(landmark).length, `${landmark} on ${path}`).toBeGreaterThan(0)
      expect(
        all('header', (element) => 'data-header' in element.attribs).length,
        path,
      ).toBeGreaterThan(0)
      const levels = getHeadingLevels(html)
      const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
      expect(skipped, path).toEqual([])
    }
  })

  test('has no empty heading, list or section, except one that is hidden or in a template, which the script may fill', () => {
    const isHidden = (element: ParentNode | null): boolean =>
      element !== null &&
      (('attribs' in element && ('hidden' in element.attribs || element.name === 'template')) ||
        isHidden(element.parent))
    for (const { path, all } of pages) {
      for (const tag of ['h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'dl', 'section', 'li'])
        for (const element of all(tag, (candidate) => !isHidden(candidate)))
          expect(getText(element) !== '' || hasImage(element), `<${tag}> on ${path}`).toBe(true)
    }
  })

  test('has a page or a redirect at every path that was ever published', () => {
    const exists = (path: string) =>
      existsSync(join(built.folder, path === '/' ? 'index.html' : `${path.slice(1)}.html`))
    const published = parsePublishedUrls(publishedUrls).map(({ path }) => path)
    expect(published.filter((path) => !exists(path) && !hiddenPaths.has(path))).toEqual([])
  })
})

const hasImage = (element: Element) =>
  findAll((child) => ['img', 'iframe'].includes(child.name), element.children).length > 0

function getHeadingLevels(html: string): number[] {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return [...main.matchAll(/<h([1-6])[ >]/g)].map((match) => Number(match[1]))
}

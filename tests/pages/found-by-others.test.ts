// What others find of the site: cards of shared links, the sitemap, the feeds and the summary for assistants.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { XMLParser } from 'fast-xml-parser'
import { describe, expect, test } from 'vitest'
import { findSensitivePaths } from '../../model/sensitive-pages'
import { getBasePath } from '../../model/routing/base-path'
import { loadBuiltContent } from '../support/load-content'
import { findPagePaths, getAttribute, getText, readPage } from '../support/html-queries'
import { allSites, type BuiltSite } from '../support/sites'

type Page = ReturnType<typeof readPage>

const getMeta = (page: Page, name: string): string | null => {
  const [tag] = page.all('meta', ({ attribs }) => (attribs['property'] ?? attribs['name']) === name)
  return tag === undefined ? null : getAttribute(tag, 'content')
}

const getCanonical = (page: Page): string =>
  getAttribute(page.all('link', ({ attribs }) => attribs['rel'] === 'canonical')[0], 'href')

const readFile = (site: BuiltSite, file: string) => readFileSync(join(site.folder, file), 'utf8')

const isIndexed = (page: Page) => getMeta(page, 'robots') === null

describe.each(allSites)('in $folder', (site) => {
  const { site: content, today } = loadBuiltContent(site)
  const { settings } = content
  const pages = findPagePaths(site).map((path) => ({ path, page: readPage(site, path) }))
  const sensitive = findSensitivePaths(content)

  test('a shared link shows what the window shows, and no more of a sensitive page', () => {
    for (const { path, page } of pages) {
      if (!isIndexed(page)) {
        expect(getMeta(page, 'og:title'), path).toBeNull()
        continue
      }
      expect(getMeta(page, 'og:title'), path).toBe(getText(page.all('title')))
      expect(getMeta(page, 'og:description'), path).toBe(getMeta(page, 'description'))
      expect(getMeta(page, 'og:url'), path).toBe(getCanonical(page))
      expect(getMeta(page, 'twitter:card'), path).toMatch(/^summary/)
      const isPost = content.posts.some(({ pagePath }) => pagePath === path)
      expect(getMeta(page, 'og:type'), path).toBe(isPost ? 'article' : 'website')
      expect(getMeta(page, 'article:published_time') !== null, path).toBe(isPost)
      const quiet = settings.quietName ?? settings.name
      expect(getMeta(page, 'og:site_name'), path).toBe(
        sensitive.includes(path) ? quiet : settings.name,
      )
      if (sensitive.includes(path)) expect(getMeta(page, 'og:title'), path).toBe(quiet)
    }
  })

  test('the sitemap lists every page that search engines may show, and no other', () => {
    const { urlset } = new XMLParser().parse(readFile(site, 'sitemap.xml')) as {
      urlset: { url: { loc: string; lastmod?: string }[] }
    }
    const canonical = pages
      .filter(({ page }) => isIndexed(page))
      .map(({ page }) => getCanonical(page))
    expect(urlset.url.map(({ loc }) => loc).sort()).toEqual(canonical.sort())
    for (const { loc, lastmod } of urlset.url) {
      const path = new URL(loc).pathname
      const shown = pages.find((each) => each.path === path)?.page
      // The foot of a page has the day of its own file, which a list may have outlived.
      const [foot] = shown?.all('div', ({ attribs }) => 'data-edit-links' in attribs) ?? []
      const changed = getAttribute(foot, 'data-changed')
      if (changed !== '') expect((lastmod ?? '') >= changed, loc).toBe(true)
    }
  })

  test('robots.txt names the sitemap where it is read', () => {
    if (site.base !== '/') return expect(existsSync(join(site.folder, 'robots.txt'))).toBe(false)
    const url = settings.url.replace(/\/$/, '')
    expect(getBasePath(url)).toBe('/')
    expect(readFile(site, 'robots.txt')).toContain(`\nSitemap: ${url}/sitemap.xml\n`)
  })

  test('the feeds have the newest posts, and home and the blog lead to them', () => {
    const linking = pages.filter(({ page }) => page.html.includes('application/atom+xml'))
    if (content.posts.length === 0) {
      expect(linking).toEqual([])
      return expect(existsSync(join(site.folder, 'feed.xml'))).toBe(false)
    }
    expect(linking.map(({ path }) => path)).toEqual(['/', '/blog'])
    const { items } = JSON.parse(readFile(site, 'feed.json')) as { items: { url: string }[] }
    const paths = content.posts.slice(0, 20).map(({ pagePath }) => pagePath)
    expect(items.map(({ url }) => new URL(url).pathname)).toEqual(paths)
    const address = `${settings.url.replace(/\/$/, '')}/feed.xml`
    expect(getText(readPage(site, '/blog').all('main'))).toContain(address)
    // The later pages of the blog do not repeat it.
    if (pages.some(({ path }) => path === '/blog/page/2'))
      expect(readFile(site, 'blog/page/2.html')).not.toContain('feed.xml')
  })

  test('the summary for assistants lists every page but older posts and past events, in the words of the pages', () => {
    const text = readFile(site, 'llms.txt')
    const links = [...text.matchAll(/^- \[.*\]\((\S+)\)/gm)].map(([, url = '']) => url)
    const past = content.events.filter(({ date }) => date < today)
    const omitted = new Set([...past, ...content.posts.slice(20)].map(({ pagePath }) => pagePath))
    const expected = pages
      .filter(({ page, path }) => isIndexed(page) && !/^\/blog\/page\//.test(path))
      .filter(({ path }) => !omitted.has(path))
      .map(({ page }) => getCanonical(page))
    expect(links.sort()).toEqual(expected.sort())
    const shown = pages
      .map(({ page }) => `${getText(page.all('body'))} ${getMeta(page, 'description')}`)
      .join(' ')
    const facts = text.split('\n').flatMap((line) => /^- (?!\[)[^:]+: (.*)$/.exec(line)?.[1] ?? [])
    expect(facts).toContain(settings.phone)
    for (const { title, summary } of content.services) {
      expect(text).toContain(title)
      expect(shown).toContain(summary.replace(/\s+/g, ' '))
    }
    for (const { days, hours } of settings.hours) expect(text).toContain(`- ${days}: ${hours}`)
  })
})

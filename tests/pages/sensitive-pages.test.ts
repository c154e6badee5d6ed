// A page that is marked sensitive gives nothing away outside of itself, and its first links lead away from it.
import { describe, expect, test } from 'vitest'
import { leaveGuard } from '../../components/leave/leave-guard'
import { loadBuiltContent } from '../support/load-content'
import { WORDS } from '../../components/words/words'
import { DEFAULT_LANGUAGE, getPathLanguage } from '../../model/languages'
import { findSensitivePaths } from '../../model/sensitive-pages'
import { findLinks, findPagePaths, getAttribute, getText, readPage } from '../support/html-queries'
import { afterEvents, allSites, otherOrganization, preview, type BuiltSite } from '../support/sites'

const findLeaveLinks = (page: ReturnType<typeof readPage>) =>
  findLinks(page).filter(({ element }) => 'data-leave' in element.attribs)

const getDescription = (page: ReturnType<typeof readPage>) =>
  getAttribute(
    page.all('meta', (element) => getAttribute(element, 'name') === 'description')[0],
    'content',
  )

/** Returns the paths of the pages that the browser may not prefetch, without the base. */
function findExcludedPaths(page: ReturnType<typeof readPage>, site: BuiltSite): string[] {
  const [rules] = page.all('script', ({ attribs }) => attribs['type'] === 'speculationrules')
  const { prefetch } = JSON.parse(getText(rules!)) as {
    prefetch: { where: { and: { not?: { href_matches: string[] } }[] } }[]
  }
  const patterns = prefetch.flatMap(({ where }) =>
    where.and.flatMap(({ not }) => not?.href_matches ?? []),
  )
  // A pattern that ends with `*` is that of a whole folder.
  const isExcluded = (path: string) =>
    patterns.some((pattern) =>
      pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
    )
  return findPagePaths(site).filter((path) => isExcluded(site.base + path.slice(1)))
}

describe.each(allSites)('in $folder', (site) => {
  const { site: content } = loadBuiltContent(site)
  const { settings } = content
  const sensitivePaths = findSensitivePaths(content)

  test('sensitive pages have only a quiet name, the tagline and their true heading', () => {
    for (const path of sensitivePaths) {
      const page = readPage(site, path)
      expect(getText(page.all('title')), path).toBe(settings.quietName ?? settings.name)
      expect(getDescription(page), path).toBe(settings.tagline)
      const entry = [...content.services, ...content.pages].find(
        ({ pagePath }) => pagePath === path,
      )
      const heading = entry && 'heading' in entry ? entry.heading : undefined
      expect(getText(page.all('h1')), path).toBe(heading ?? entry?.title)
    }
  })

  test('only sensitive pages have links to leave; they, all pages of their language if it is not English, and the site index are left out of the rules for prefetching', () => {
    const languages = new Set(sensitivePaths.map(getPathLanguage))
    languages.delete(DEFAULT_LANGUAGE)
    const expectedPaths = findPagePaths(site).filter(
      (path) =>
        sensitivePaths.includes(path) ||
        languages.has(getPathLanguage(path)) ||
        path === '/site-index',
    )
    for (const path of findPagePaths(site)) {
      const page = readPage(site, path)
      const isSensitive = sensitivePaths.includes(path)
      expect(findLeaveLinks(page), path).toHaveLength(isSensitive ? 2 : 0)
      expect(findExcludedPaths(page, site), path).toEqual(expectedPaths)
    }
  })

  test('the links are plain, send no referrer, and the first one comes right after the skip link', () => {
    const to = settings.leaveTo ?? 'https://www.weather.gov/'
    for (const path of sensitivePaths) {
      const page = readPage(site, path)
      const words = WORDS[getPathLanguage(path)].leave
      for (const { href, label, element } of findLeaveLinks(page)) {
        expect(href).toBe(to)
        expect(label).toBe(words.link + words.to + new URL(to).host.replace('www.', ''))
        expect(getAttribute(element, 'rel')).toBe('noreferrer')
        expect('target' in element.attribs).toBe(false)
      }
      const [skip, leave] = findLinks(page)
      expect([skip?.href, leave?.href]).toEqual(['#site.main', to])
    }
  })

  test('every page has the guard before anything that is painted', () => {
    for (const path of [...findPagePaths(site), '/404']) {
      const { html } = readPage(site, path)
      expect(html.indexOf(leaveGuard), path).toBeGreaterThan(0)
      for (const later of ['<link rel="stylesheet"', '<script type="module"', '<body'])
        expect(html.indexOf(leaveGuard), path).toBeLessThan(html.indexOf(later))
    }
  })
})

test('the sample services are sensitive, and the letter and the contact page are not', () => {
  const paths = findSensitivePaths(loadBuiltContent(afterEvents).site)
  expect(paths).toEqual(
    expect.arrayContaining(
      ['adoption', 'clinic', 'counseling', 'parenting'].map((slug) => `/services/${slug}`),
    ),
  )
  for (const path of ['/welcome', '/contact']) expect(paths).not.toContain(path)
})

test('a sensitive page links to the page about safety if there is one', () => {
  const findSafety = (site: BuiltSite, path: string) =>
    findLinks(readPage(site, path)).filter(({ label }) => label === 'How this works')
  expect(findSafety(preview, '/services/clinic').map(({ href }) => href)).toEqual([
    '/preview/pr-7/safety',
  ])
  expect(findSafety(otherOrganization, '/services/beds')).toEqual([])
})

test('the guard is small, and a syntax that every browser knows', () => {
  expect(Buffer.byteLength(leaveGuard)).toBeLessThanOrEqual(320)
  expect(leaveGuard).not.toMatch(/=>|\?\.|\?\?|`|\b(?:let|const)\b/)
})

// The menu, the home page and the site index lead to the pages of the content.
import { describe, expect, test } from 'vitest'
import { getTelUrl, getTextUrl } from '../../../components/contact/phone-link'
import { DEFAULT_LANGUAGE, getPathLanguage, type Language } from '../../../model/languages'
import { STAFF_PATH } from '../../../model/site-structure'
import { getServices } from '../../../pages/_data/entries'
import { getLocalSite } from '../../../pages/_data/local-site'
import { getAttribute, findLinks, readPage } from '../../support/html-queries'
import { contentSites } from '../../support/sites'
import { readContentPages } from '../../support/content-pages'

describe.each(contentSites)('the site of $content', (built) => {
  const { site, textNumbers, paths, pages } = readContentPages(built)
  const { settings } = site
  /** Returns the cards of a page in document order. */
  const getCards = (path: string) => readPage(built, path).all('article')

  test('has the menu of site.md on every page, and marks the current page in it', () => {
    for (const { path, language, words, all } of pages) {
      const { call, text, navigation, donate } = words.header
      const menu = sortByGroup(getLocalSite(site, language).settings.navigation)
      /** Says so if the page that a link leads to is only in English. */
      const format = ({ label, href }: { label: string; href: string }) =>
        `${label}${isLocal(href, language) ? '' : words.onlyInEnglish}: ${href}`
      const nav = all('nav', (element) => getAttribute(element, 'aria-label') === navigation)[0]!
      const links = findLinks(nav)
      expect(
        links.map(({ label, href }) => `${label}: ${href}`),
        path,
      ).toEqual([
        `${call} ${settings.phone}: ${getTelUrl(settings.phone)}`,
        ...textNumbers.map((number) => `${text} ${number}: ${getTextUrl(number)}`),
        ...getServices(site, language).map(({ title, pagePath }) => `${title}: ${pagePath}`),
        ...menu.map(format),
        `${words.search.link}: /site-index`,
        format({ label: donate, href: '/give' }),
      ])
      const getCurrent = (value: string) =>
        links.flatMap(({ href, element }) =>
          getAttribute(element, 'aria-current') === value ? [href] : [],
        )
      // The link to the search leads to the site index only without JavaScript.
      const ownLinks = links.filter(
        ({ href, element }) => href === path && !('data-search' in element.attribs),
      )
      expect(getCurrent('page'), path).toEqual(ownLinks.map(() => path))
      for (const href of getCurrent('true')) expect(path.startsWith(`${href}/`), path).toBe(true)
    }
  })

  test('links from the home page to the giving page, the welcome letter and every service in its language', () => {
    const links = findLinks(readPage(built, '/').all('main')[0]!).map(({ href }) => href)
    expect(links).toEqual(expect.arrayContaining(['/give', '/welcome']))
    expect(getCards('/').map((card) => findLinks(card)[0]?.href)).toEqual(
      getServices(site, DEFAULT_LANGUAGE).map(({ pagePath }) => pagePath),
    )
  })

  test('links from the site index to every page and every staff member', () => {
    const links = findLinks(readPage(built, '/site-index').all('main')[0]!).map(({ href }) => href)
    const indexedPaths = paths.filter(
      (path) => !/^\/(?:blog\/page\/\d+|site-index|staff)$/.test(path),
    )
    const staff = site.team.map(({ slug }) => `/about/team#${slug}`)
    expect(links).toEqual(expect.arrayContaining([...indexedPaths, ...staff]))
    expect(links.filter((href) => ['/site-index', STAFF_PATH].includes(href))).toEqual([])
  })
})

/** Returns whether a link from a page in a language leads to a page in that language, or to another site. */
const isLocal = (href: string, language: Language) =>
  !href.startsWith('/') || getPathLanguage(href) === language

/** Moves the items of each group to the position of its first item. */
function sortByGroup<Item extends { readonly group: string | null }>(
  items: readonly Item[],
): Item[] {
  const groups = new Map<unknown, Item[]>()
  for (const item of items) {
    const key = item.group ?? item
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return [...groups.values()].flat()
}

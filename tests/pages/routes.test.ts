// Every route of the specification exists, with its own metadata and the layout that all pages share.
import type { Element } from 'domhandler'
import { findAll } from 'domutils'
import { describe, expect, test } from 'vitest'
import { STAFF_PATH } from '../../model/site-structure'
import { getAttribute, findLinks, readPage, getText, findPagePaths } from '../support/html-queries'
import { afterEvents } from '../support/sites'

const ROUTES = [
  '/',
  '/about',
  '/about/history',
  '/about/team',
  '/contact',
  '/partner',
  '/partner/volunteer',
  ...['clinic', 'family-center', 'fatherhood', 'events'].map(
    (role) => `/partner/volunteer/${role}`,
  ),
  '/partner/events',
  '/events',
  '/partner/prayer',
  '/partner/donate',
  '/blog',
  '/give',
  '/welcome',
  ...['walk-for-life', 'hope-gala', 'baby-bottle-boomerang'].map((event) => `/events/${event}`),
  ...['clinic', 'parenting', 'adoption', 'counseling'].map((service) => `/services/${service}`),
  '/adam',
  '/supply-drive',
  '/monthly-partner',
  '/site-index',
]

test('every route of the specification exists', () => {
  expect(findPagePaths(afterEvents)).toEqual(expect.arrayContaining(ROUTES))
})

/** What the sample site says on every page, in each language. */
const FRAME = {
  en: {
    facts: ['Friday', '8:00 AM - 12:00 PM', 'Site index'],
    email: 'Email Us',
    navigation: 'Main',
    services: ['clinic', 'parenting', 'adoption', 'counseling'].map((name) => `/services/${name}`),
    contact: '/contact',
  },
  es: {
    facts: ['Viernes', '8:00 a. m. a 12:00 p. m.', 'Índice del sitio (en inglés)'],
    email: 'Escríbanos',
    navigation: 'Menú principal',
    services: ['clinic', 'adoption', 'counseling'].map((name) => `/es/services/${name}`),
    contact: '/es/contact',
  },
}

describe.each(findPagePaths(afterEvents))('the page at %s', (path) => {
  const page = readPage(afterEvents, path)
  const language = path.startsWith('/es/') ? 'es' : 'en'
  const frame = FRAME[language]

  test('has a title, a description, a canonical URL and a language', () => {
    expect(getText(page.all('title'))).toContain('Lantern Hill')
    const meta = page.all('meta', (element) => getAttribute(element, 'name') === 'description')
    expect(getAttribute(meta[0], 'content').length).toBeGreaterThanOrEqual(30)
    const canonical = page.all('link', (element) => getAttribute(element, 'rel') === 'canonical')
    expect(getAttribute(canonical[0], 'href')).toBe(`https://www.example.org${path}`)
    expect(getAttribute(page.all('html')[0], 'lang')).toBe(language)
  })

  test('shows contact details, hours and the organization in its footer', () => {
    const footer = page.all('footer').at(-1)
    expect(footer).toBeDefined()
    const text = getText(footer ?? [])
    for (const fact of [
      '(334) 555-0142',
      'hello@example.org',
      '123 Sample Street',
      frame.email,
      'registered nonprofit',
      'Sample Web Studio',
      ...frame.facts,
    ]) {
      expect(text).toContain(fact)
    }
    const mailLinks = findLinks(footer!).filter(({ href }) => href.startsWith('mailto:'))
    expect(mailLinks.map(({ label, href }) => [label, href])).toEqual([
      ['hello@example.org', 'mailto:hello@example.org?subject=Website%20Inquiry'],
      [frame.email, 'mailto:hello@example.org?subject=Mailing%20list'],
    ])
    expect(
      page.all('img', (element) => /\/affiliate-[^#]*$/.test(getAttribute(element, 'src'))),
    ).toHaveLength(4)
  })

  test('has the main navigation, and marks its own link in it', () => {
    const nav = page.all(
      'nav',
      (element) => getAttribute(element, 'aria-label') === frame.navigation,
    )[0]!
    expect(findLinks(nav).map(({ href }) => href)).toEqual([
      expect.stringMatching(/^tel:/),
      ...frame.services,
      '/about',
      '/about/history',
      '/about/team',
      '/events',
      '/partner/volunteer',
      '/partner/donate',
      frame.contact,
      '/site-index',
      '/give',
    ])
    const current = findLinks(nav).filter(
      ({ element }) => getAttribute(element, 'aria-current') === 'page',
    )
    expect(current.map(({ href }) => href)).toEqual(
      // The link to the search leads to the site index only without JavaScript.
      path !== '/site-index' && findLinks(nav).some(({ href }) => href === path) ? [path] : [],
    )
  })
})

test.each([
  ['/events/hope-gala', '/events', null],
  ['/about/history', null, 'About'],
  ['/partner', null, 'Partner'],
  ['/partner/prayer', null, 'Partner'],
  ['/partner/volunteer/clinic', '/partner/volunteer', 'Partner'],
  ['/blog', null, null],
])('the main navigation marks the section of %s', (path, item, group) => {
  const nav = readPage(afterEvents, path).all(
    'nav',
    (element) => getAttribute(element, 'aria-label') === 'Main',
  )[0]!
  const marked = findLinks(nav).filter(
    ({ element }) => getAttribute(element, 'aria-current') === 'true',
  )
  expect(marked.map(({ href }) => href)).toEqual(item === null ? [] : [item])
  const groups = findAll((element) => 'data-current' in element.attribs, nav.children)
  expect(groups.map((element) => getText(findAll(isSummary, [element])))).toEqual(
    group === null ? [] : [group],
  )
})

const isSummary = ({ name }: Element) => name === 'summary'

test('the same order is used for the cards of a section and for the links to its pages', () => {
  const cards = readPage(afterEvents, '/partner')
    .all('article')
    .flatMap((card) => findLinks(card)[0]?.href ?? [])
  const section = readPage(afterEvents, '/partner/prayer').all(
    'nav',
    (element) => getAttribute(element, 'aria-labelledby') === 'site.section',
  )[0]!
  const hrefs = findLinks(section).map(({ href }) => href)
  expect(hrefs.slice(0, cards.length + 1)).toEqual(['/partner', ...cards])
})

test('visitors reach every page without the site index', () => {
  const paths = findPagePaths(afterEvents).filter((path) => path !== STAFF_PATH)
  const linked = paths
    .filter((path) => path !== '/site-index')
    .flatMap((path) =>
      findLinks(readPage(afterEvents, path)).map(({ href }) => [path, href.split('#')[0]] as const),
    )
  const isLinked = (path: string) => linked.some(([from, to]) => to === path && from !== path)
  expect(paths.filter((path) => !isLinked(path))).toEqual([])
})

test('the two pages about giving link to each other, and to what gifts make possible', () => {
  const getTargets = (path: string) =>
    findLinks(readPage(afterEvents, path).all('main')[0]!).map(({ href }) => href)
  expect(getTargets('/give')).toEqual(expect.arrayContaining(['/partner/donate', '/adam']))
  expect(getTargets('/partner/donate')).toContain('/give')
  expect(getTargets('/about')).toEqual(expect.arrayContaining(['/adam', '/blog']))
})

test('every page that is not sensitive has a unique title and description', () => {
  const pages = findPagePaths(afterEvents)
    .map((path) => readPage(afterEvents, path))
    .filter(({ html }) => !html.includes(' data-leave="'))
  const titles = pages.map((page) => getText(page.all('title')))
  const descriptions = pages.map((page) =>
    getAttribute(
      page.all('meta', (element) => getAttribute(element, 'name') === 'description')[0],
      'content',
    ),
  )
  expect(new Set(titles).size).toBe(pages.length)
  expect(new Set(descriptions).size).toBe(pages.length)
})

test('the page for unknown paths says so, links to the home and contact pages, and is not indexed', () => {
  const page = readPage(afterEvents, '/404')
  expect(getText(page.all('h1'))).toBe('Page Not Found')
  expect(getText(page.all('main'))).toContain('does not exist or has been moved')
  const links = findLinks(page.all('main')[0]!)
  expect(links).toEqual(
    expect.arrayContaining([expect.objectContaining({ href: '/', label: 'Return to Home' })]),
  )
  expect(links.map(({ href }) => href)).toContain('/contact')
  expect(page.html).toContain('content="noindex"')
  expect(page.html).not.toContain('rel="canonical"')
})

// Every address of the specification is a page of its own, with its own head, on the frame that all pages share.
import { describe, expect, test } from 'vitest'
import { getAttribute, findLinks, readPage, getText, findUrls } from '../support/html-queries'
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

test('every route of the specification was written', () => {
  expect(findUrls(afterEvents)).toEqual(expect.arrayContaining(ROUTES))
})

describe.each(findUrls(afterEvents))('%s', (address) => {
  const page = readPage(afterEvents, address)

  test('has a head of its own', () => {
    expect(getText(page.all('title'))).toContain('Lantern Hill Pregnancy Care')
    const meta = page.all('meta', (one) => getAttribute(one, 'name') === 'description')
    expect(getAttribute(meta[0], 'content').length).toBeGreaterThanOrEqual(30)
    const canonical = page.all('link', (one) => getAttribute(one, 'rel') === 'canonical')
    expect(getAttribute(canonical[0], 'href')).toBe(`https://www.example.org${address}`)
    expect(getAttribute(page.all('html')[0], 'lang')).toBe('en')
  })

  test('shows how to reach us, when, and who we are', () => {
    const foot = page.all('footer').at(-1)
    expect(foot).toBeDefined()
    const text = getText(foot ?? [])
    for (const fact of [
      '(334) 555-0142',
      'hello@example.org',
      '123 Sample Street',
      'Friday',
      '8:00 AM - 12:00 PM',
      'Email Us',
      'registered nonprofit',
      'Sample Web Studio',
      'Site index',
    ]) {
      expect(text).toContain(fact)
    }
    const subject = address === '/partner/prayer' ? 'Join%20Prayer%20Team' : 'Website%20Inquiry'
    const mails = findLinks(foot!).filter(({ to }) => to.startsWith('mailto:'))
    expect(mails.length).toBe(2)
    for (const { to } of mails) expect(to).toContain(`mailto:hello@example.org?subject=${subject}`)
    expect(page.all('img', (one) => getAttribute(one, 'src').includes('affiliate-'))).toHaveLength(
      4,
    )
  })

  test('has the navigation, with its own place marked', () => {
    const nav = page.all('nav', (one) => getAttribute(one, 'aria-label') === 'Main')[0]!
    expect(findLinks(nav).map(({ to }) => to)).toEqual([
      '/about',
      '/about/history',
      '/about/team',
      '/events',
      '/partner/volunteer',
      '/partner/donate',
      '/contact',
      '/give',
    ])
    const current = findLinks(nav).filter(
      ({ element }) => getAttribute(element, 'aria-current') === 'page',
    )
    expect(current.map(({ to }) => to)).toEqual(
      findLinks(nav).some(({ to }) => to === address && to !== '/give') ? [address] : [],
    )
  })
})

test('no two pages have the same title or description', () => {
  const pages = findUrls(afterEvents).map((address) => readPage(afterEvents, address))
  const titles = pages.map((page) => getText(page.all('title')))
  const descriptions = pages.map((page) =>
    getAttribute(
      page.all('meta', (one) => getAttribute(one, 'name') === 'description')[0],
      'content',
    ),
  )
  expect(new Set(titles).size).toBe(pages.length)
  expect(new Set(descriptions).size).toBe(pages.length)
})

test('the page for unknown addresses says so, leads home and to contact, and is not indexed', () => {
  const page = readPage(afterEvents, '/404')
  expect(getText(page.all('h1'))).toBe('Page Not Found')
  expect(getText(page.all('main'))).toContain('does not exist or has been moved')
  const links = findLinks(page.all('main')[0]!)
  expect(links).toEqual(
    expect.arrayContaining([expect.objectContaining({ to: '/', words: 'Return to Home' })]),
  )
  expect(links.map(({ to }) => to)).toContain('/contact')
  expect(page.html).toContain('content="noindex"')
  expect(page.html).not.toContain('rel="canonical"')
})

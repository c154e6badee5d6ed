// Every address of the specification is a page of its own, with its own head, on the frame that all pages share.
import { describe, expect, test } from 'vitest'
import { attribute, linksIn, readBuilt, words, writtenAddresses } from '../support/html-queries'
import { today } from '../support/sites'

const ROUTES = [
  ...['/', '/about', '/about/history', '/about/team', '/contact', '/partner', '/partner/volunteer'],
  ...['clinic', 'family-center', 'fatherhood', 'events'].map(
    (role) => `/partner/volunteer/${role}`,
  ),
  ...[
    '/partner/events',
    '/events',
    '/partner/prayer',
    '/partner/donate',
    '/blog',
    '/give',
    '/welcome',
  ],
  ...['walk-for-life', 'hope-gala', 'baby-bottle-boomerang'].map((event) => `/events/${event}`),
  ...['clinic', 'parenting', 'adoption', 'counseling'].map((service) => `/services/${service}`),
  ...['/adam', '/supply-drive', '/monthly-partner', '/site-index'],
]

test('every route of the specification was written', () => {
  expect(writtenAddresses(today)).toEqual(expect.arrayContaining(ROUTES))
})

describe.each(writtenAddresses(today))('%s', (address) => {
  const page = readBuilt(today, address)

  test('has a head of its own', () => {
    expect(words(page.all('title'))).toContain('Lantern Hill Pregnancy Care')
    const meta = page.all('meta', (one) => attribute(one, 'name') === 'description')
    expect(attribute(meta[0], 'content').length).toBeGreaterThanOrEqual(30)
    const canonical = page.all('link', (one) => attribute(one, 'rel') === 'canonical')
    expect(attribute(canonical[0], 'href')).toBe(`https://www.example.org${address}`)
    expect(attribute(page.all('html')[0], 'lang')).toBe('en')
  })

  test('shows how to reach us, when, and who we are', () => {
    const foot = page.all('footer').at(-1)
    expect(foot).toBeDefined()
    const text = words(foot ?? [])
    for (const fact of [
      ...[
        '(334) 555-0142',
        'hello@example.org',
        '123 Sample Street',
        'Friday',
        '8:00 AM - 12:00 PM',
      ],
      ...['Email Us', 'registered nonprofit', 'Sample Web Studio', 'Site index'],
    ]) {
      expect(text).toContain(fact)
    }
    const subject = address === '/partner/prayer' ? 'Join%20Prayer%20Team' : 'Website%20Inquiry'
    const mails = linksIn(foot!).filter(({ to }) => to.startsWith('mailto:'))
    expect(mails.length).toBe(2)
    for (const { to } of mails) expect(to).toContain(`mailto:hello@example.org?subject=${subject}`)
    expect(page.all('img', (one) => attribute(one, 'src').includes('affiliate-'))).toHaveLength(4)
  })

  test('has the navigation, with its own place marked', () => {
    const nav = page.all('nav', (one) => attribute(one, 'aria-label') === 'Main')[0]!
    expect(linksIn(nav).map(({ to }) => to)).toEqual([
      ...[
        '/about',
        '/about/history',
        '/about/team',
        '/events',
        '/partner/volunteer',
        '/partner/donate',
        '/contact',
        '/give',
      ],
    ])
    const current = linksIn(nav).filter(
      ({ element }) => attribute(element, 'aria-current') === 'page',
    )
    expect(current.map(({ to }) => to)).toEqual(
      linksIn(nav).some(({ to }) => to === address && to !== '/give') ? [address] : [],
    )
  })
})

test('no two pages have the same title or description', () => {
  const pages = writtenAddresses(today).map((address) => readBuilt(today, address))
  const titles = pages.map((page) => words(page.all('title')))
  const descriptions = pages.map((page) =>
    attribute(page.all('meta', (one) => attribute(one, 'name') === 'description')[0], 'content'),
  )
  expect(new Set(titles).size).toBe(pages.length)
  expect(new Set(descriptions).size).toBe(pages.length)
})

test('the page for unknown addresses says so, leads home and to contact, and is not indexed', () => {
  const page = readBuilt(today, '/404')
  expect(words(page.all('h1'))).toBe('Page Not Found')
  expect(words(page.all('main'))).toContain('does not exist or has been moved')
  const links = linksIn(page.all('main')[0]!)
  expect(links).toEqual(
    expect.arrayContaining([expect.objectContaining({ to: '/', words: 'Return to Home' })]),
  )
  expect(links.map(({ to }) => to)).toContain('/contact')
  expect(page.html).toContain('content="noindex"')
  expect(page.html).not.toContain('rel="canonical"')
})

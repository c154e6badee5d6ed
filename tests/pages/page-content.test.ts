// Individual pages have the content that the specification requires of them.
import { expect, test } from 'vitest'
import {
  getAttribute,
  findLinks,
  readPage,
  getText,
  type ParsedPage,
} from '../support/html-queries'
import { afterEvents } from '../support/sites'

const getMain = (path: string) => readPage(afterEvents, path).all('main')[0]!
const getMainText = (path: string) => getText(getMain(path))
const getMainLinks = (path: string) => findLinks(getMain(path))

test('the home page links to the giving page, the welcome letter and the four services', () => {
  const labels = getMainLinks('/').map(({ href, label }) => `${label}: ${href}`)
  expect(labels).toEqual(
    expect.arrayContaining(['Donate Now: /give', 'Learn More: a letter to you: /welcome']),
  )
  const services = readPage(afterEvents, '/')
    .all('article')
    .map((card) => findLinks(card)[0]?.href)
  expect(services).toEqual(
    ['clinic', 'parenting', 'adoption', 'counseling'].map((slug) => `/services/${slug}`),
  )
})

test('the contact page has all contact details, and a map that loads on a click', () => {
  expect(getMainText('/contact')).toMatch(
    /\(334\) 555-0142.*Monday to Thursday.*hello@example.org.*123 Sample Street, ?Auburn, AL 36830/,
  )
  expect(getEmbedSource(readPage(afterEvents, '/contact'))).toContain(
    'https://www.google.com/maps?output=embed&amp;q=123%20Sample%20Street',
  )
})

test('the history page tells the story since 1983, and has a video that loads on a click', () => {
  expect(getMainText('/about/history')).toContain('1983')
  expect(getEmbedSource(readPage(afterEvents, '/about/history'))).toContain(
    'https://www.youtube-nocookie.com/embed/',
  )
})

function getEmbedSource(page: ParsedPage): string {
  const frames = page.all('iframe')
  expect(frames).toHaveLength(1)
  expect(getAttribute(frames[0], 'src')).toBe('')
  return getAttribute(frames[0], 'srcdoc')
}

test('the team page has 12 staff members with a bio each, and 10 board members', () => {
  const page = readPage(afterEvents, '/about/team')
  expect(page.all('article')).toHaveLength(12)
  const bios = page.all('dialog').map(getText)
  expect(bios).toHaveLength(12)
  for (const bio of bios) expect(bio.split(' ').length).toBeGreaterThan(50)
  const board = page.all('section', (element) =>
    getText(element).startsWith('Board of directors'),
  )[0]!
  expect(getText(board).match(/Sample /g)).toHaveLength(10)
})

test('the donation page shows the amounts, and opens the external form in a new tab', () => {
  const page = readPage(afterEvents, '/partner/donate')
  const cards = page.all('article').map((card) => [getText(card), findLinks(card)[0]] as const)
  expect(cards.map(([, link]) => link?.href)).toEqual([
    '/monthly-partner',
    'https://give.example.org/general',
    '/contact',
    '/supply-drive',
  ])
  expect(cards.map(([card]) => /Any amount|Custom amount/.exec(card)?.[0])).toEqual([
    'Any amount',
    'Any amount',
    'Custom amount',
    undefined,
  ])
  const externalLink = cards[1]?.[1]
  expect(externalLink?.label).toContain('(opens in a new tab)')
  expect([
    getAttribute(externalLink?.element, 'target'),
    getAttribute(externalLink?.element, 'rel'),
  ]).toEqual(['_blank', 'noopener noreferrer'])
})

test('the prayer page has four topics and an email link to join', () => {
  expect(readPage(afterEvents, '/partner/prayer').all('article')).toHaveLength(4)
  const join = getMainLinks('/partner/prayer').find(({ label }) => label === 'Join Prayer Team')
  expect(join?.href).toContain('mailto:hello@example.org?subject=Join%20Prayer%20Team')
})

test('the volunteer page has four roles with a Contact Us button each, and the roles state their requirements', () => {
  const cards = readPage(afterEvents, '/partner/volunteer').all('article')
  expect(cards).toHaveLength(4)
  for (const card of cards)
    expect(findLinks(card).find(({ label }) => label.startsWith('Contact Us'))?.href).toBe(
      '/contact',
    )
  expect(getMainText('/partner/volunteer/clinic')).toMatch(/4 hours per month/i)
  expect(getMainText('/partner/volunteer/clinic')).toMatch(/six months/i)
  expect(getMainText('/partner/volunteer/fatherhood')).toMatch(/(6|six) months/i)
  expect(getMainText('/partner/volunteer/fatherhood')).toMatch(/background check/i)
})

test('the partner page has four cards', () => {
  expect(
    readPage(afterEvents, '/partner')
      .all('article')
      .map((card) => findLinks(card)[0]?.href),
  ).toEqual(['volunteer', 'events', 'prayer', 'donate'].map((part) => `/partner/${part}`))
})

test('the page of the bottle campaign lists 16 churches and its resources, and links to the virtual bottle', () => {
  const page = readPage(afterEvents, '/events/baby-bottle-boomerang')
  const churches = page.all('section', (element) =>
    getText(element).startsWith('Participating churches'),
  )[0]!
  expect(churches && findLinks(churches)).toEqual([])
  expect(page.all('li', (element) => element.parent?.parent?.parent === churches)).toHaveLength(16)
  expect(getText(churches)).not.toMatch(/null|undefined/)
  expect(page.all('article').length).toBeGreaterThanOrEqual(3)
  expect(getMainLinks('/events/baby-bottle-boomerang').map(({ href }) => href)).toContain(
    'https://give.example.org/baby-bottle',
  )
})

test('the page of the walk states routes, costs and shirt, and that of the gala its time and dress code', () => {
  expect(getMainText('/events/walk-for-life')).toMatch(/1 mile.*5k.*Free.*\$30.*\$200.*t-shirt/s)
  expect(getMainText('/events/hope-gala')).toMatch(/5:30.*semi-formal/is)
})

test('the adoption and counseling pages link to their external partners', () => {
  expect(getMainLinks('/services/adoption').map(({ href }) => href)).toContain(
    'https://adoption.example.org/',
  )
  expect(getMainLinks('/services/counseling').map(({ href }) => href)).toContain(
    'https://healing.example.org/',
  )
})

test('the impact page states its two figures, and the home page does not', () => {
  expect(getMainText('/adam')).toMatch(/5,000\+? families/)
  expect(getMainText('/adam')).toMatch(/24\/7/)
  expect(getMainText('/')).not.toMatch(/5,000|24\/7/)
})

test('the blog lists its four posts from the newest on, and features the first', () => {
  const cards = readPage(afterEvents, '/blog').all('article')
  expect(cards.map((card) => getAttribute(card, 'data-featured'))).toEqual([
    'true',
    'false',
    'false',
    'false',
  ])
  const dates = cards.map((card) => /March (\d+), 2024/.exec(getText(card))?.[1]).map(Number)
  expect(dates).toEqual(dates.toSorted((a, b) => b - a))
})

test('the page for churches has the materials and the churches of an event that is over', () => {
  const links = getMainLinks('/partner/churches')
  expect(links.filter(({ href }) => href.includes('Baby%20Bottle%20Boomerang%3A'))).toHaveLength(4)
  expect(links.map(({ href }) => href)).toContain('/events/baby-bottle-boomerang')
  expect(
    getMainText('/partner/churches').match(/Sample \w+( \w+)? (Church|Chapel|Fellowship)/g),
  ).toHaveLength(16)
  for (const path of ['/partner', '/events/baby-bottle-boomerang'])
    expect(getMainLinks(path).map(({ href }) => href)).toContain('/partner/churches')
})

test('the giving page leads to what gifts make possible, and to the other ways to give', () => {
  const hrefs = getMainLinks('/give').map(({ href }) => href)
  expect(hrefs).toEqual(expect.arrayContaining(['/adam', '/partner/donate']))
  expect(getMainLinks('/partner/donate').map(({ href }) => href)).toContain('/give')
})

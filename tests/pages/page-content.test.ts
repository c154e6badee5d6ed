// What the specification says of single pages is on them, where a visitor would look for it.
import { expect, test } from 'vitest'
import { getAttribute, findLinks, readPage, getText, type BuiltPage } from '../support/html-queries'
import { afterEvents } from '../support/sites'

const main = (address: string) => readPage(afterEvents, address).all('main')[0]!
const text = (address: string) => getText(main(address))
const links = (address: string) => findLinks(main(address))

test('home leads to giving, to the letter and to the four services', () => {
  const seen = links('/').map(({ to, words: label }) => `${label}: ${to}`)
  expect(seen).toEqual(
    expect.arrayContaining(['Donate Now: /give', 'Learn More about us: /welcome']),
  )
  const services = readPage(afterEvents, '/')
    .all('article')
    .map((card) => findLinks(card)[0]?.to)
  expect(services).toEqual(
    ['clinic', 'parenting', 'adoption', 'counseling'].map((slug) => `/services/${slug}`),
  )
})

test('contact has the e-mail card, the other facts, and a map that waits for a click', () => {
  expect(text('/contact')).toMatch(
    /hello@example.org.*\(334\) 555-0142.*123 Sample Street, Auburn, AL 36830.*Monday to Thursday/,
  )
  expect(getFrame(readPage(afterEvents, '/contact'))).toContain(
    'https://www.google.com/maps?output=embed&amp;q=123%20Sample%20Street',
  )
})

test('history has the story since 1983 and a film that waits for a click', () => {
  expect(text('/about/history')).toContain('1983')
  expect(getFrame(readPage(afterEvents, '/about/history'))).toContain(
    'https://www.youtube-nocookie.com/embed/',
  )
})

function getFrame(page: BuiltPage): string {
  const frames = page.all('iframe')
  expect(frames).toHaveLength(1)
  expect(getAttribute(frames[0], 'src')).toBe('')
  return getAttribute(frames[0], 'srcdoc')
}

test('the team has 12 people with a bio each, and 10 on the board', () => {
  const page = readPage(afterEvents, '/about/team')
  expect(page.all('article')).toHaveLength(12)
  const bios = page.all('dialog').map(getText)
  expect(bios).toHaveLength(12)
  for (const bio of bios) expect(bio.split(' ').length).toBeGreaterThan(50)
  const board = page.all('section', (one) => getText(one).startsWith('Board of directors'))[0]!
  expect(getText(board).match(/Sample /g)).toHaveLength(10)
})

test('the ways to give have their amounts, and the one elsewhere opens in a new tab', () => {
  const page = readPage(afterEvents, '/partner/donate')
  const seen = page.all('article').map((card) => [getText(card), findLinks(card)[0]] as const)
  expect(seen.map(([, link]) => link?.to)).toEqual([
    '/monthly-partner',
    'https://give.example.org/general',
    '/contact',
    '/supply-drive',
  ])
  expect(seen.map(([card]) => /Any amount|Custom amount/.exec(card)?.[0])).toEqual([
    'Any amount',
    'Any amount',
    'Custom amount',
    undefined,
  ])
  const outside = seen[1]?.[1]
  expect(outside?.words).toContain('(opens in a new tab)')
  expect([getAttribute(outside?.element, 'target'), getAttribute(outside?.element, 'rel')]).toEqual(
    ['_blank', 'noopener noreferrer'],
  )
})

test('prayer has four topics and an e-mail to join', () => {
  expect(readPage(afterEvents, '/partner/prayer').all('article')).toHaveLength(4)
  const join = links('/partner/prayer').find(({ words: label }) => label === 'Join Prayer Team')
  expect(join?.to).toContain('mailto:hello@example.org?subject=Join%20Prayer%20Team')
})

test('volunteering has four roles, a Contact Us button each, and what is asked of people', () => {
  const cards = readPage(afterEvents, '/partner/volunteer').all('article')
  expect(cards).toHaveLength(4)
  for (const card of cards)
    expect(findLinks(card).find(({ words: label }) => label.startsWith('Contact Us'))?.to).toBe(
      '/contact',
    )
  expect(text('/partner/volunteer/clinic')).toMatch(/4 hours per month/i)
  expect(text('/partner/volunteer/clinic')).toMatch(/six months/i)
  expect(text('/partner/volunteer/fatherhood')).toMatch(/(6|six) months/i)
  expect(text('/partner/volunteer/fatherhood')).toMatch(/background check/i)
})

test('partner has four cards', () => {
  expect(
    readPage(afterEvents, '/partner')
      .all('article')
      .map((card) => findLinks(card)[0]?.to),
  ).toEqual(['volunteer', 'events', 'prayer', 'donate'].map((part) => `/partner/${part}`))
})

test('the bottle campaign has its dates, 16 churches, its materials and the virtual bottle', () => {
  const page = readPage(afterEvents, '/events/baby-bottle-boomerang')
  const churches = page.all('section', (one) =>
    getText(one).startsWith('Participating churches'),
  )[0]!
  expect(churches && findLinks(churches)).toEqual([])
  expect(page.all('li', (one) => one.parent?.parent?.parent === churches)).toHaveLength(16)
  expect(getText(churches)).not.toMatch(/null|undefined/)
  expect(page.all('article').length).toBeGreaterThanOrEqual(3)
  expect(links('/events/baby-bottle-boomerang').map(({ to }) => to)).toContain(
    'https://give.example.org/baby-bottle',
  )
})

test('the walk says its routes, costs and shirt; the gala its doors and dress', () => {
  expect(text('/events/walk-for-life')).toMatch(/1 mile.*5k.*Free.*\$30.*\$200.*t-shirt/s)
  expect(text('/events/hope-gala')).toMatch(/5:30.*semi-formal/is)
})

test('adoption and counseling lead to their partners elsewhere', () => {
  expect(links('/services/adoption').map(({ to }) => to)).toContain('https://adoption.example.org/')
  expect(links('/services/counseling').map(({ to }) => to)).toContain(
    'https://healing.example.org/',
  )
})

test('the impact page makes its two claims, and no other page makes them', () => {
  expect(text('/adam')).toMatch(/5,000 families/)
  expect(text('/adam')).toMatch(/24\/7/)
  expect(text('/')).not.toMatch(/5,000|24\/7/)
})

test('the blog shows the newest of its four posts first and larger', () => {
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

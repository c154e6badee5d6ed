// Event lists and event pages on three dates: before all events, between them, and after all of them.
import type { Element } from 'domhandler'
import { findAll } from 'domutils'
import { describe, expect, test } from 'vitest'
import { getAttribute, findLinks, readPage, getText } from '../support/html-queries'
import { beforeEvents, duringEvents, afterEvents, type BuiltSite } from '../support/sites'

const LISTS = ['/events', '/partner/events']

type CardView = { title: string; state: string; badge: string; links: string[]; text: string }

function getCards(site: BuiltSite, list: string): CardView[] {
  return readPage(site, list)
    .all('article')
    .map((card) => ({
      title: getText(findInside(card, 'h3')),
      state: getAttribute(card, 'data-state'),
      badge: getText(
        findAll(({ attribs }) => 'data-badge' in attribs && !('hidden' in attribs), card.children),
      ),
      links: findLinks(card).map(({ label }) => label),
      text: getText(card),
    }))
}

const findInside = (element: Element, tag: string) =>
  findAll((child) => child.name === tag, element.children)

describe.each(LISTS)('the list at %s', (list) => {
  test('shows the next event first, each with a badge and a link, before all events', () => {
    expect(
      getCards(beforeEvents, list).map(({ title, state, badge }) => [title, state, badge]),
    ).toEqual([
      ['Hope Gala', 'upcoming', 'Registration Open'],
      ['Baby Bottle Boomerang', 'upcoming', 'Coming Soon'],
      ['Walk 4 Life', 'upcoming', 'Coming Soon'],
    ])
    for (const { title, links } of getCards(beforeEvents, list))
      expect(links).toContain(`Learn More about ${title}`)
    expect(showsNothingUpcoming(beforeEvents, list)).toBe(false)
  })

  test('says that the bottle campaign is happening now, and shows the past gala last', () => {
    expect(
      getCards(duringEvents, list).map(({ title, state, badge }) => [title, state, badge]),
    ).toEqual([
      ['Baby Bottle Boomerang', 'happening', 'Happening now'],
      ['Walk 4 Life', 'upcoming', 'Coming Soon'],
      ['Hope Gala', 'past', ''],
    ])
    expect(showsNothingUpcoming(duringEvents, list)).toBe(false)
  })

  test('shows the latest event first, without badges and links, with a notice above, after all events', () => {
    const cards = getCards(afterEvents, list)
    expect(cards.map(({ title }) => title)).toEqual([
      'Walk 4 Life',
      'Baby Bottle Boomerang',
      'Hope Gala',
    ])
    for (const card of cards) {
      expect(card).toMatchObject({ state: 'past', badge: '', links: [] })
      expect(card.text).toContain('This event is over')
      expect(card.text).not.toMatch(/Learn More|Register Now|Coming Soon/)
    }
    expect(showsNothingUpcoming(afterEvents, list)).toBe(true)
  })

  test('has a heading for upcoming and for past events, each only if there are any', () => {
    const getHeadings = (site: BuiltSite) =>
      readPage(site, list)
        .all('h2', ({ parent }) => {
          const attribs = parent !== null && 'attribs' in parent ? parent.attribs : {}
          return (
            /data-(current|past)-events/.test(Object.keys(attribs).join()) && !('hidden' in attribs)
          )
        })
        .map((heading) => getText(heading))
    expect([beforeEvents, duringEvents, afterEvents].map(getHeadings)).toEqual([
      ['On the calendar'],
      ['On the calendar', 'Past events'],
      ['Past events'],
    ])
  })

  test('shows dates with full month, day and year, and both ends of a range', () => {
    const text = getCards(beforeEvents, list)
      .map((card) => card.text)
      .join(' ')
    for (const date of ['April 10, 2025', 'July 6 – August 3, 2025', 'November 8, 2025'])
      expect(text).toContain(date)
  })
})

function showsNothingUpcoming(site: BuiltSite, list: string): boolean {
  const notice = readPage(site, list).all(
    'div',
    (element) => 'data-nothing-upcoming' in element.attribs,
  )[0]
  expect(notice && getText(notice)).toContain('Nothing is on the calendar right now')
  return notice !== undefined && !('hidden' in notice.attribs)
}

type Control = { label: string; disabled: boolean; href: string }

/** Returns the visible links and buttons about an event on its page, except the one for calendars (tests/pages/calendar.test.ts). */
function getRegistration(site: BuiltSite, slug: string): Control[] {
  const box = readPage(site, `/events/${slug}`).all(
    'div',
    (element) => 'data-event' in element.attribs,
  )[0]!
  const isHidden = (element: Element) =>
    element.parent !== null && 'attribs' in element.parent && 'hidden' in element.parent.attribs
  const isCalendar = (element: Element) => getAttribute(element, 'type') === 'text/calendar'
  return findAll(
    (element) =>
      ['a', 'button'].includes(element.name) && !isHidden(element) && !isCalendar(element),
    box.children,
  ).map((element) => ({
    label: getText(element),
    disabled: 'disabled' in element.attribs,
    href: getAttribute(element, 'href'),
  }))
}

test('the page of the gala offers registration until the gala is over', () => {
  expect(getRegistration(beforeEvents, 'hope-gala')).toEqual([
    {
      label: 'Register Now (opens in a new tab)',
      disabled: false,
      href: 'https://register.example.org/hope-gala',
    },
  ])
  expect(getRegistration(duringEvents, 'hope-gala')).toEqual([])
})

test('the page of the walk has a disabled registration button until the walk is over', () => {
  for (const site of [beforeEvents, duringEvents]) {
    expect(getRegistration(site, 'walk-for-life')).toEqual([
      { label: 'Registration Coming Soon', disabled: true, href: '' },
    ])
  }
  expect(getRegistration(afterEvents, 'walk-for-life')).toEqual([])
  expect(getText(readPage(afterEvents, '/events/walk-for-life').all('dl')[0]!)).not.toContain(
    'Registration',
  )
})

test('the page of the bottle campaign has no registration button', () => {
  expect(getRegistration(beforeEvents, 'baby-bottle-boomerang')).toEqual([])
  const facts = readPage(beforeEvents, '/events/baby-bottle-boomerang')
    .all('div', (element) => 'data-event' in element.attribs)
    .map(getText)
  expect(facts.join()).toMatch(/No registration is needed/)
})

test('the page of a past event says that the event is over', () => {
  const isShownAsPast = (site: BuiltSite) => {
    const line = readPage(site, '/events/hope-gala').all(
      'div',
      (element) => getAttribute(element, 'data-during') === 'past',
    )[0]!
    return !('hidden' in line.attribs) && getText(line).includes('This event is over')
  }
  expect([isShownAsPast(beforeEvents), isShownAsPast(duringEvents)]).toEqual([false, true])
})

// Events at three dates: before all of them, between them, and when all are over.
import type { Element } from 'domhandler'
import { findAll } from 'domutils'
import { describe, expect, test } from 'vitest'
import { getAttribute, findLinks, readPage, getText } from '../support/html-queries'
import { beforeEvents, duringEvents, afterEvents, type BuiltSite } from '../support/sites'

const LISTS = ['/events', '/partner/events']

type Seen = { title: string; state: string; badge: string; links: string[]; text: string }

function cards(site: BuiltSite, list: string): Seen[] {
  return readPage(site, list)
    .all('article')
    .map((card) => ({
      title: getText(inside(card, 'h2')),
      state: getAttribute(card, 'data-state'),
      badge: getText(findAll((one) => 'data-badge' in one.attribs, card.children)),
      links: findLinks(card).map(({ words: text }) => text),
      text: getText(card),
    }))
}

const inside = (element: Element, tag: string) =>
  findAll((one) => one.name === tag, element.children)

describe.each(LISTS)('%s', (list) => {
  test('before all events: the next one first, each with its badge and its link', () => {
    expect(
      cards(beforeEvents, list).map(({ title, state, badge }) => [title, state, badge]),
    ).toEqual([
      ['Hope Gala', 'registration-open', 'Registration Open'],
      ['Baby Bottle Boomerang', 'coming-soon', 'Coming Soon'],
      ['Walk 4 Life', 'coming-soon', 'Coming Soon'],
    ])
    for (const { title, links } of cards(beforeEvents, list))
      expect(links).toContain(`Learn More about ${title}`)
    expect(nothingUpcoming(beforeEvents, list)).toBe(false)
  })

  test('during the bottle campaign it is not past; the gala stands last', () => {
    expect(cards(duringEvents, list).map(({ title, state }) => [title, state])).toEqual([
      ['Baby Bottle Boomerang', 'coming-soon'],
      ['Walk 4 Life', 'coming-soon'],
      ['Hope Gala', 'past'],
    ])
    expect(nothingUpcoming(duringEvents, list)).toBe(false)
  })

  test('when all are over: the latest first, no badge, no link at all, and kind words on top', () => {
    const seen = cards(afterEvents, list)
    expect(seen.map(({ title }) => title)).toEqual([
      'Walk 4 Life',
      'Baby Bottle Boomerang',
      'Hope Gala',
    ])
    for (const card of seen) {
      expect(card).toMatchObject({ state: 'past', badge: '', links: [] })
      expect(card.text).toContain('This event is over')
      expect(card.text).not.toMatch(/Learn More|Register Now|Coming Soon/)
    }
    expect(nothingUpcoming(afterEvents, list)).toBe(true)
  })

  test('dates are full month, day and year; a range says both ends', () => {
    const text = cards(beforeEvents, list)
      .map((card) => card.text)
      .join(' ')
    for (const date of ['April 10, 2025', 'July 6 – August 3, 2025', 'November 8, 2025'])
      expect(text).toContain(date)
  })
})

function nothingUpcoming(site: BuiltSite, list: string): boolean {
  const shown = readPage(site, list).all('div', (one) => 'data-nothing-upcoming' in one.attribs)[0]
  expect(shown && getText(shown)).toContain('Nothing is on the calendar right now')
  return shown !== undefined && !('hidden' in shown.attribs)
}

type Button = { label: string; disabled: boolean; to: string }

/** What an event's own page offers for registration, as a visitor sees it. */
function registration(site: BuiltSite, slug: string): Button[] {
  const box = readPage(site, `/events/${slug}`).all('div', (one) => 'data-event' in one.attribs)[0]!
  const isHidden = (one: Element) =>
    one.parent !== null && 'attribs' in one.parent && 'hidden' in one.parent.attribs
  return findAll((one) => ['a', 'button'].includes(one.name) && !isHidden(one), box.children).map(
    (one) => ({
      label: getText(one),
      disabled: 'disabled' in one.attribs,
      to: getAttribute(one, 'href'),
    }),
  )
}

test('the gala can be registered for until it is past', () => {
  expect(registration(beforeEvents, 'hope-gala')).toEqual([
    {
      label: 'Register Now (opens in a new tab)',
      disabled: false,
      to: 'https://register.example.org/hope-gala',
    },
  ])
  expect(registration(duringEvents, 'hope-gala')).toEqual([
    { label: 'Registration Closed', disabled: true, to: '' },
  ])
})

test('the button of the walk can never be pressed', () => {
  for (const site of [beforeEvents, duringEvents, afterEvents]) {
    expect(registration(site, 'walk-for-life')).toEqual([
      { label: 'Registration Coming Soon', disabled: true, to: '' },
    ])
  }
})

test('the bottle campaign asks for no registration', () => {
  expect(registration(beforeEvents, 'baby-bottle-boomerang')).toEqual([])
  expect(getText(readPage(beforeEvents, '/events/baby-bottle-boomerang').all('dl')[0]!)).toMatch(
    /No registration is needed/,
  )
})

test('the page of a past event says so', () => {
  const over = (site: BuiltSite) => {
    const line = readPage(site, '/events/hope-gala').all(
      'p',
      (one) => 'data-past' in one.attribs,
    )[0]!
    return !('hidden' in line.attribs) && getText(line).includes('This event is over')
  }
  expect([over(beforeEvents), over(duringEvents)]).toEqual([false, true])
})

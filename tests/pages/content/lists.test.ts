// Lists show the entries of the content in their order.
import { describe, expect, test } from 'vitest'
import { getAttribute, findLinks, readPage, findPagePaths } from '../../support/html-queries'
import { contentSites } from '../../support/sites'
import { loadBuiltContent } from '../../support/load-content'

describe.each(contentSites)('the site of $content', (built) => {
  const { site, today } = loadBuiltContent(built)
  const paths = findPagePaths(built)
  const hasPage = (path: string) => paths.includes(path)
  /** Returns the cards of a page in document order. */
  const getCards = (path: string) => readPage(built, path).all('article')

  test('lists upcoming events by their first day, and then past events from the latest on', () => {
    const getFirstDay = (event: (typeof site.events)[number]) => event.startDate ?? event.date
    const sortEvents = (
      getKey: (event: (typeof site.events)[number]) => string,
      direction: 1 | -1,
    ) =>
      [...site.events].sort((a, b) =>
        getKey(a) === getKey(b)
          ? a.slug < b.slug
            ? -1
            : 1
          : getKey(a) < getKey(b)
            ? -direction
            : direction,
      )
    const expected = [
      ...sortEvents(getFirstDay, 1).filter(({ date }) => date >= today),
      ...sortEvents(({ date }) => date, -1).filter(({ date }) => date < today),
    ].map((event) => [
      event.id,
      event.date < today ? 'past' : getFirstDay(event) > today ? 'upcoming' : 'happening',
    ])
    for (const list of ['/events', '/partner/events'].filter(hasPage)) {
      const shown = getCards(list).map((card) => [
        getAttribute(card, 'id'),
        getAttribute(card, 'data-state'),
      ])
      expect(shown, list).toEqual(expected)
      const notices = readPage(built, list).all(
        'div',
        (element) => 'data-nothing-upcoming' in element.attribs,
      )
      expect('hidden' in notices[0]!.attribs, list).toBe(
        site.events.some(({ date }) => date >= today),
      )
    }
  })

  test('lists posts from the newest on, and features the newest', () => {
    const listPaths = paths.filter((path) => /^\/blog(\/page\/\d+)?$/.test(path))
    const sortedPaths = listPaths.sort((a, b) => getPageNumber(a) - getPageNumber(b))
    const cards = sortedPaths.flatMap(getCards)
    const links = cards.map((card) => findLinks(card)[0]?.href)
    expect([...links].sort()).toEqual(site.posts.map(({ pagePath }) => pagePath).sort())
    const dates = links.map((href) => site.posts.find((post) => post.pagePath === href)!.date)
    expect(dates).toEqual(dates.toSorted().reverse())
    expect(cards.map((card) => getAttribute(card, 'data-featured'))).toEqual(
      cards.map((_, index) => String(index === 0)),
    )
  })

  test('has a dialog for each staff member, which opens from their card', () => {
    if (!hasPage('/about/team')) return
    const page = readPage(built, '/about/team')
    expect(page.all('dialog').map((element) => getAttribute(element, 'id'))).toEqual(
      site.team.map(({ slug }) => slug),
    )
    expect(page.all('article').map((card) => findLinks(card)[0]?.href)).toEqual(
      site.team.map(({ slug }) => `#${slug}`),
    )
  })

  test('links from each volunteer role to its page and to the contact page', () => {
    if (!hasPage('/partner/volunteer')) return
    expect(
      getCards('/partner/volunteer').map((card) => findLinks(card).map(({ href }) => href)),
    ).toEqual(site.volunteerRoles.map(({ pagePath }) => [pagePath, '/contact']))
  })
})

const getPageNumber = (path: string) => Number(/\d+$/.exec(path)?.[0] ?? 1)

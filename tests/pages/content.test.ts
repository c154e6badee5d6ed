// Whatever the check calls fine is shown as its files say it: the words of this site, and very different ones.
// Nothing here expects certain words: whoever changes a file changes what is expected.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Element } from 'domhandler'
import { findAll } from 'domutils'
import { describe, expect, test } from 'vitest'
import { parsePublishedUrls } from '../../model/routing/published-urls'
import { getAttribute, findLinks, readPage, getText, findUrls } from '../support/html-queries'
import { contentSites } from '../support/sites'
import { loadBuiltContent } from '../support/load-content'
import { findShownFields } from '../support/shown-fields'

describe.each(contentSites)('the site of $content', (built) => {
  const { site, hidden, today, ledger } = loadBuiltContent(built)
  const { settings } = site
  const addresses = findUrls(built)
  const pages = [...addresses, '/404'].map((address) => ({ address, ...readPage(built, address) }))
  const main = new Map(pages.map(({ address, all }) => [address, getText(all('main'))]))
  const hasPage = (address: string) => addresses.includes(address)
  /** The titles of the cards of a page, in their order. */
  const cardsOf = (address: string) => readPage(built, address).all('article')

  test('shows every field that visitors are to read, on each page that it belongs to', () => {
    const lost = findShownFields(site)
      .filter(({ address, value }) => !main.get(address)?.includes(value))
      .map(
        ({ file, field, value, address }) => `${file}, ${field}: "${value}" is not on ${address}`,
      )
    expect(lost).toEqual([])
  })

  test('gives every page a title with our name, its description, its own address and its language', () => {
    for (const { address, all } of pages) {
      const content = (name: string) =>
        getAttribute(all('meta', (one) => getAttribute(one, 'name') === name)[0], 'content')
      expect(getText(all('title')), address).toContain(settings.name)
      expect(content('description'), address).not.toBe('')
      const canonical = all('link', (one) => getAttribute(one, 'rel') === 'canonical')
      const own = address === '/404' ? [] : [settings.url + address]
      expect(canonical.map((one) => getAttribute(one, 'href'))).toEqual(own)
      expect(getAttribute(all('html')[0], 'lang'), address).toBe('en')
    }
    const description = ({ all }: (typeof pages)[number]) =>
      getAttribute(all('meta', (one) => getAttribute(one, 'name') === 'description')[0], 'content')
    for (const { pagePath, description: sentence } of [...site.pages, ...site.events]) {
      const page = pages.find(({ address }) => address === (pagePath ?? '/404'))
      expect(page && description(page)).toBe(sentence)
    }
  })

  test('gives every page one heading of the first rank, headings in order, and landmarks', () => {
    for (const { address, html, all } of pages) {
      expect(all('h1'), address).toHaveLength(1)
      for (const landmark of ['header', 'nav', 'main', 'footer'])
        expect(all(landmark).length, `${landmark} on ${address}`).toBeGreaterThan(0)
      expect(all('header', (one) => 'data-header' in one.attribs).length, address).toBeGreaterThan(
        0,
      )
      const ranks = headingRanks(html)
      const skipped = ranks.filter((rank, index) => rank > (ranks[index - 1] ?? 0) + 1)
      expect(skipped, address).toEqual([])
    }
  })

  test('has no heading, list or section on any page with nothing in it', () => {
    for (const { address, all } of pages) {
      for (const tag of ['h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'dl', 'section', 'li'])
        for (const element of all(tag))
          expect(getText(element) !== '' || hasImage(element), `<${tag}> on ${address}`).toBe(true)
    }
  })

  test('shows at the foot of every page how to reach us, when we are there, and who we are', () => {
    const { phone, email, street, city, state, zip, hours } = settings
    const facts = [
      settings.name,
      settings.description,
      phone,
      email,
      `${street}, ${city}, ${state} ${zip}`,
      ...hours.flatMap((line) => [line.days, line.hours]),
      settings.mailingListPrompt,
      settings.nonprofitStatement,
      settings.designerCredit,
      'Email Us',
      'Site index',
    ]
    for (const { address, all } of pages) {
      const foot = all('footer').at(-1)!
      expect(
        facts.filter((fact) => !getText(foot).includes(fact)),
        address,
      ).toEqual([])
      const links = findLinks(foot).map(({ to }) => to)
      expect(links, address).toContain(`tel:+1${phone.replace(/\D/g, '')}`)
      const page = site.pages.find(({ pagePath }) => pagePath === address)
      const subject = encodeURIComponent(page?.emailSubject ?? 'Website Inquiry')
      const mails = links.filter((to) => to.startsWith('mailto:'))
      expect(mails, address).toHaveLength(2)
      for (const mail of mails) expect(mail).toContain(`mailto:${email}?subject=${subject}`)
      expect(foot && all('img').map((one) => getAttribute(one, 'alt'))).toEqual(
        expect.arrayContaining(site.affiliates.map(({ name }) => name)),
      )
    }
  })

  test('has the menu of site.md on every page, with the page itself marked', () => {
    const menu = groupTogether(settings.navigation)
    for (const { address, all } of pages) {
      const nav = all('nav', (one) => getAttribute(one, 'aria-label') === 'Main')[0]!
      const links = findLinks(nav)
      expect(
        links.map(({ words: label, to }) => `${label}: ${to}`),
        address,
      ).toEqual([...menu.map(({ label, address: to }) => `${label}: ${to}`), 'Donate Now: /give'])
      const marked = links.filter(({ element }) => 'aria-current' in element.attribs)
      const own = menu.filter((item) => item.address === address)
      expect(
        marked.map(({ to }) => to),
        address,
      ).toEqual(own.map(() => address))
    }
  })

  test('leads on from home to giving, to the letter, and to every service', () => {
    const links = findLinks(readPage(built, '/').all('main')[0]!).map(({ to }) => to)
    expect(links).toEqual(expect.arrayContaining(['/give', '/welcome']))
    expect(cardsOf('/').map((card) => findLinks(card)[0]?.to)).toEqual(
      site.services.map(({ pagePath }) => pagePath),
    )
  })

  test('shows the events that are still to come by their first day, and then those that are over', () => {
    const firstDay = (event: (typeof site.events)[number]) => event.startDate ?? event.date
    const by = (key: (event: (typeof site.events)[number]) => string, direction: 1 | -1) =>
      [...site.events].sort((a, b) =>
        key(a) === key(b) ? (a.slug < b.slug ? -1 : 1) : key(a) < key(b) ? -direction : direction,
      )
    const expected = [
      ...by(firstDay, 1).filter(({ date }) => date >= today),
      ...by(({ date }) => date, -1).filter(({ date }) => date < today),
    ].map(({ id, date, registrationOpen }) => [
      id,
      date < today ? 'past' : registrationOpen ? 'registration-open' : 'coming-soon',
    ])
    for (const list of ['/events', '/partner/events'].filter(hasPage)) {
      const shown = cardsOf(list).map((card) => [
        getAttribute(card, 'id'),
        getAttribute(card, 'data-state'),
      ])
      expect(shown, list).toEqual(expected)
      const nothing = readPage(built, list).all(
        'div',
        (one) => 'data-nothing-upcoming' in one.attribs,
      )
      expect('hidden' in nothing[0]!.attribs, list).toBe(
        site.events.some(({ date }) => date >= today),
      )
    }
  })

  test('shows the posts from the newest on, and the newest larger', () => {
    const listedCollections = addresses.filter((address) => /^\/blog(\/page\/\d+)?$/.test(address))
    const inOrder = listedCollections.sort((a, b) => pageNumber(a) - pageNumber(b))
    const cards = inOrder.flatMap(cardsOf)
    const links = cards.map((card) => findLinks(card)[0]?.to)
    expect([...links].sort()).toEqual(site.posts.map(({ pagePath }) => pagePath).sort())
    const dates = links.map((to) => site.posts.find((post) => post.pagePath === to)!.date)
    expect(dates).toEqual(dates.toSorted().reverse())
    expect(cards.map((card) => getAttribute(card, 'data-featured'))).toEqual(
      cards.map((_, index) => String(index === 0)),
    )
  })

  test('opens the words of each person of the staff from their card', () => {
    if (!hasPage('/about/team')) return
    const page = readPage(built, '/about/team')
    expect(page.all('dialog').map((one) => getAttribute(one, 'id'))).toEqual(
      site.team.map(({ slug }) => slug),
    )
    expect(page.all('article').map((card) => findLinks(card)[0]?.to)).toEqual(
      site.team.map(({ slug }) => `#${slug}`),
    )
  })

  test('leads from each volunteer role to its page and to us', () => {
    if (!hasPage('/partner/volunteer')) return
    expect(
      cardsOf('/partner/volunteer').map((card) => findLinks(card).map(({ to }) => to)),
    ).toEqual(site.volunteerRoles.map(({ pagePath }) => [pagePath, '/contact']))
  })

  test('leads from the site index to every page and to everybody on the staff', () => {
    const links = findLinks(readPage(built, '/site-index').all('main')[0]!).map(({ to }) => to)
    const listedCollections = addresses.filter((address) => !address.startsWith('/blog/page/'))
    const staff = site.team.map(({ slug }) => `/about/team#${slug}`)
    expect(links).toEqual(expect.arrayContaining([...listedCollections, ...staff]))
  })

  test('still has something at every address that was ever public', () => {
    const isThere = (address: string) =>
      existsSync(join(built.folder, address === '/' ? 'index.html' : `${address.slice(1)}.html`))
    const wanted = parsePublishedUrls(ledger).map(({ address }) => address)
    expect(wanted.filter((address) => !isThere(address) && !hidden.has(address))).toEqual([])
  })
})

/** The items of a group stand where the group is named first. */
function groupTogether<Item extends { readonly group: string | null }>(
  items: readonly Item[],
): Item[] {
  const groups = new Map<unknown, Item[]>()
  for (const item of items) {
    const key = item.group ?? item
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return [...groups.values()].flat()
}

const hasImage = (element: Element) =>
  findAll((one) => ['img', 'iframe'].includes(one.name), element.children).length > 0

const pageNumber = (address: string) => Number(/\d+$/.exec(address)?.[0] ?? 1)

function headingRanks(html: string): number[] {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return [...main.matchAll(/<h([1-6])[ >]/g)].map((match) => Number(match[1]))
}

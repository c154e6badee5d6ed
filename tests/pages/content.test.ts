// Valid content is shown as its files say, for this site and for very different ones. All expectations are derived from the
// content, so that an edit to a content file cannot break these tests.
import type { ParentNode } from 'domhandler'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Element } from 'domhandler'
import { findAll } from 'domutils'
import { describe, expect, test } from 'vitest'
import { getTelUrl, getTextUrl } from '../../components/contact/phone-link'
import { WORDS } from '../../components/words/words'
import { DEFAULT_LANGUAGE, getPathLanguage, type Language } from '../../model/languages'
import { STAFF_PATH } from '../../model/site-structure'
import { getTranslations } from '../../model/translations/translations'
import { getServices } from '../../pages/_data/entries'
import { getLocalSite } from '../../pages/_data/local-site'
import { findSensitivePaths, getQuietName } from '../../model/sensitive-pages'
import { parsePublishedUrls } from '../../model/routing/published-urls'
import { getAttribute, findLinks, readPage, getText, findPagePaths } from '../support/html-queries'
import { contentSites } from '../support/sites'
import { loadBuiltContent } from '../support/load-content'
import { findShownFields } from '../support/shown-fields'

describe.each(contentSites)('the site of $content', (built) => {
  const { site, hiddenPaths, today, publishedUrls } = loadBuiltContent(built)
  const { settings } = site
  const textNumbers = settings.textNumber === undefined ? [] : [settings.textNumber]
  const paths = findPagePaths(built)
  /** Each page with the words of its language, and with the settings as its language shows them. */
  const pages = [...paths, '/404'].map((path) => {
    const language = getPathLanguage(path)
    const { settings: localSettings } = getLocalSite(site, language)
    return { path, language, words: WORDS[language], localSettings, ...readPage(built, path) }
  })
  const mainTexts = new Map(pages.map(({ path, all }) => [path, getText(all('main'))]))
  const hasPage = (path: string) => paths.includes(path)
  /** Returns the cards of a page in document order. */
  const getCards = (path: string) => readPage(built, path).all('article')

  test('shows every visible field on each page that it belongs to', () => {
    const missing = findShownFields(site, today)
      .filter(({ path, value }) => !mainTexts.get(path)?.includes(value))
      .map(({ file, field, value, path }) => `${file}, ${field}: "${value}" is not on ${path}`)
    expect(missing).toEqual([])
  })

  test('gives every page a title with the site name, a description, a canonical URL and a language', () => {
    for (const { path, language, all } of pages) {
      const getMeta = (name: string) =>
        getAttribute(all('meta', (element) => getAttribute(element, 'name') === name)[0], 'content')
      const name = findSensitivePaths(site).includes(path) ? getQuietName(settings) : settings.name
      expect(getText(all('title')), path).toContain(name)
      expect(getMeta('description'), path).not.toBe('')
      const canonical = all('link', (element) => getAttribute(element, 'rel') === 'canonical')
      const expectedUrls = path === '/404' ? [] : [settings.url + path]
      expect(canonical.map((element) => getAttribute(element, 'href'))).toEqual(expectedUrls)
      expect(getAttribute(all('html')[0], 'lang'), path).toBe(language)
    }
    const getDescription = ({ all }: (typeof pages)[number]) =>
      getAttribute(
        all('meta', (element) => getAttribute(element, 'name') === 'description')[0],
        'content',
      )
    for (const { pagePath, description } of [...site.pages, ...site.events]) {
      if (pagePath !== null && findSensitivePaths(site).includes(pagePath)) continue
      const page = pages.find(({ path }) => path === (pagePath ?? '/404'))
      expect(page && getDescription(page)).toBe(description)
    }
  })

  test('gives every page one h1, headings without a skipped level, and landmarks', () => {
    for (const { path, html, all } of pages) {
      expect(all('h1'), path).toHaveLength(1)
      for (const landmark of ['header', 'nav', 'main', 'footer'])
        expect(all(landmark).length, `${landmark} on ${path}`).toBeGreaterThan(0)
      expect(
        all('header', (element) => 'data-header' in element.attribs).length,
        path,
      ).toBeGreaterThan(0)
      const levels = getHeadingLevels(html)
      const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
      expect(skipped, path).toEqual([])
    }
  })

  test('has no empty heading, list or section, except one that is hidden or in a template, which the script may fill', () => {
    const isHidden = (element: ParentNode | null): boolean =>
      element !== null &&
      (('attribs' in element && ('hidden' in element.attribs || element.name === 'template')) ||
        isHidden(element.parent))
    for (const { path, all } of pages) {
      for (const tag of ['h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'dl', 'section', 'li'])
        for (const element of all(tag, (candidate) => !isHidden(candidate)))
          expect(getText(element) !== '' || hasImage(element), `<${tag}> on ${path}`).toBe(true)
    }
  })

  test('shows contact details, hours and the organization in the footer of every page', () => {
    const { phone, email, street, city, state, zip } = settings
    for (const { path, words, localSettings, all } of pages) {
      const expectedTexts = [
        settings.name,
        settings.description,
        phone,
        email,
        `${street}, ${city}, ${state} ${zip}`,
        ...localSettings.hours.flatMap((line) => [line.days, line.hours]),
        settings.mailingListPrompt,
        settings.nonprofitStatement,
        settings.designerCredit,
        words.footer.email,
        words.footer.siteIndex,
      ]
      const footer = all('footer').at(-1)!
      expect(
        // The text of an element has plain spaces.
        expectedTexts.filter((text) => !getText(footer).includes(text.replaceAll('\u00a0', ' '))),
        path,
      ).toEqual([])
      const links = findLinks(footer).map(({ href }) => href)
      expect(links, path).toContain(`tel:+1${phone.replace(/\D/g, '')}`)
      const mailLinks = links.filter((href) => href.startsWith('mailto:'))
      expect(mailLinks, path).toEqual([
        `mailto:${email}?subject=Website%20Inquiry`,
        `mailto:${email}?subject=Mailing%20list`,
      ])
      expect(footer && all('img').map((element) => getAttribute(element, 'alt'))).toEqual(
        expect.arrayContaining(site.affiliates.map(({ name }) => name)),
      )
    }
  })

  test('answers what visitors ask first where they look, and shows nothing without an answer', () => {
    const { cost, privacy, languages, hotline, afterHoursPhone } = settings
    const answers = [cost, privacy, languages, hotline ?? afterHoursPhone].filter(
      (answer) => answer !== undefined,
    )
    const contactPaths = getTranslations(site, '/contact').map(({ path }) => path)
    const servicePaths = site.services.map(({ pagePath }) => pagePath ?? '')
    const answerPaths = new Set(['/', '/contact', ...contactPaths, ...servicePaths])
    for (const path of answerPaths) {
      const text = mainTexts.get(path)!
      const { title } = WORDS[getPathLanguage(path)].answers
      expect(
        answers.filter((answer) => !text.includes(answer)),
        path,
      ).toEqual([])
      expect(text.includes(title), path).toBe(answers.length > 0)
    }
  })

  test('offers text messages, the line for after hours and the pages elsewhere in every footer, if there are any', () => {
    const { textHours, afterHoursName, afterHoursPhone, appointmentUrl, portalUrl } = settings
    const pageUrls = [appointmentUrl, portalUrl].filter((url) => url !== undefined)
    const texts = [...textNumbers, textHours, afterHoursName, afterHoursPhone].filter(
      (text) => text !== undefined,
    )
    for (const { path, words, all } of pages) {
      const { host, textUs, afterHours } = words.contact
      const footer = all('footer').at(-1)!
      const text = getText(footer)
      expect(
        [...texts, ...pageUrls.map((url) => host + new URL(url).host)].filter(
          (part) => !text.includes(part),
        ),
        path,
      ).toEqual([])
      expect(text.includes(textUs), path).toBe(textNumbers.length > 0)
      expect(text.includes(afterHours), path).toBe(afterHoursName !== undefined)
      const links = findLinks(footer)
      for (const url of pageUrls) {
        const link = links.find(({ href }) => href === url)!.element
        expect(getAttribute(link, 'rel'), path).toBe('noopener noreferrer')
      }
    }
  })

  test('shows the number for text messages beside that of the office below every introduction', () => {
    const urls = [settings.phone].map(getTelUrl).concat(textNumbers.map(getTextUrl))
    for (const { path, all } of pages) {
      if (path === STAFF_PATH) continue
      const main = all('main')[0]!
      const numbers = findLinks(main).flatMap(({ href }) => (urls.includes(href) ? [href] : []))
      expect(numbers.slice(0, urls.length), path).toEqual(urls)
    }
  })

  test('shows the tax number in every footer and on the Give page, if there is one', () => {
    const { ein } = settings
    for (const { path, all } of pages)
      expect(getText(all('footer').at(-1)!).includes('EIN'), path).toBe(ein !== undefined)
    expect(mainTexts.get('/give')!.includes('EIN')).toBe(ein !== undefined)
    if (ein !== undefined) expect(mainTexts.get('/give')).toContain(ein)
  })

  test('leads from every urgent box to 911 first, then to the hotline and the office', () => {
    const { hotline, phone, afterHoursPhone } = settings
    const atNight = hotline === undefined && afterHoursPhone !== undefined ? [afterHoursPhone] : []
    const office = [getTelUrl(phone), ...textNumbers.map(getTextUrl)]
    const urls = [
      'tel:911',
      ...(hotline === undefined ? [] : [getTelUrl(hotline)]),
      ...office,
      ...atNight.map(getTelUrl),
    ]
    const boxes = pages.flatMap(({ words, all }) =>
      all('aside', (element) => getAttribute(element, 'aria-label') === words.urgent.label),
    )
    for (const box of boxes) {
      const links = findLinks(box).map(({ href }) => href)
      expect([links[0], ...links.slice(1 - urls.length)]).toEqual(urls)
    }
  })

  test('has the menu of site.md on every page, and marks the current page in it', () => {
    for (const { path, language, words, localSettings, all } of pages) {
      const { call, text, navigation, donate } = words.header
      const menu = sortByGroup(localSettings.navigation)
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

  test('names the service, the event or the role in the subject of an email from its page', () => {
    const subjects = [
      ...site.services.map(({ pagePath, title }) => [pagePath, `Question about ${title}`]),
      ...site.events.map(({ pagePath, title }) => [pagePath, `Question about ${title}`]),
      ...site.volunteerRoles.map(({ pagePath, title }) => [pagePath, `Volunteering: ${title}`]),
    ] as const
    for (const [path, subject] of subjects) {
      const links = findLinks(readPage(built, path ?? '').all('main')[0]!)
      expect(
        links.map(({ href }) => href),
        path ?? '',
      ).toContain(`mailto:${settings.email}?subject=${encodeURIComponent(subject ?? '')}`)
    }
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

  test('has a page or a redirect at every path that was ever published', () => {
    const exists = (path: string) =>
      existsSync(join(built.folder, path === '/' ? 'index.html' : `${path.slice(1)}.html`))
    const published = parsePublishedUrls(publishedUrls).map(({ path }) => path)
    expect(published.filter((path) => !exists(path) && !hiddenPaths.has(path))).toEqual([])
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

const hasImage = (element: Element) =>
  findAll((child) => ['img', 'iframe'].includes(child.name), element.children).length > 0

const getPageNumber = (path: string) => Number(/\d+$/.exec(path)?.[0] ?? 1)

function getHeadingLevels(html: string): number[] {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return [...main.matchAll(/<h([1-6])[ >]/g)].map((match) => Number(match[1]))
}

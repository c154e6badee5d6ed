// Search engines read only what visitors can read on the same page: every name, day, time, phone number, address and link.
import { filter, getElementsByTagName } from 'domutils'
import { isText, type Element } from 'domhandler'
import { describe, expect, test } from 'vitest'
import { WORDS } from '../../components/words/words'
import { getPathLanguage } from '../../model/languages'
import { loadBuiltContent } from '../support/load-content'
import { findSensitivePaths } from '../../model/sensitive-pages'
import { findLinks, findPagePaths, getAttribute, getText, readPage } from '../support/html-queries'
import { allSites, beforeEvents, type BuiltSite } from '../support/sites'

type Page = ReturnType<typeof readPage>
type Value = string | number | readonly Value[] | { readonly [key: string]: Value }

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const STATUS_WORDS: Readonly<Record<string, RegExp>> = {
  'https://schema.org/EventScheduled': /./,
  'https://schema.org/EventCancelled': /Canceled.*This event will not take place/,
  'https://schema.org/EventRescheduled': /This event has changed/,
}

const findBlocks = (page: Page) =>
  page.all('script', ({ attribs }) => attribs['type'] === 'application/ld+json')

const readBlock = (script: Element) => JSON.parse(getText(script)) as { '@graph': Value[] }

/** Returns the words of the page, without what is in scripts and templates. */
function getVisibleText(page: Page): string {
  const [body] = page.all('body')
  const hidden = new Set(
    ['script', 'template', 'style', 'noscript'].flatMap((tag) =>
      getElementsByTagName(tag, body ?? []).flatMap((element) => filter(isText, element)),
    ),
  )
  return filter((node) => isText(node) && !hidden.has(node), body ?? [])
    .map((node) => (isText(node) ? node.data : ''))
    .join(' ')
    .replace(/\s+/g, ' ')
}

/** Returns every text of the data with the names of its fields, and the object that it is in. */
function listTexts(
  value: Value,
  field = '',
  parent: Readonly<Record<string, Value>> = {},
): { field: string; text: string; parent: Readonly<Record<string, Value>> }[] {
  if (typeof value === 'string') return [{ field, text: value, parent }]
  if (typeof value === 'number') return []
  if (Array.isArray(value)) return value.flatMap((item: Value) => listTexts(item, field, parent))
  const object = value as Readonly<Record<string, Value>>
  return Object.entries(object).flatMap(([name, item]) => listTexts(item, name, object))
}

const formatDay = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(day))

/** Returns how `18:00` may be written: 6:00 PM, or 6:00 before the other time of a span. */
function getTimeWords(time: string): RegExp {
  if (time === '12:00') return /\b12:00|\bnoon\b/i
  if (time === '23:59' || time === '00:00') return /midnight|12:00 AM|24 hours|day and night/i
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return new RegExp(`\\b0?${hours % 12 || 12}(:${String(minutes).padStart(2, '0')})?\\b`)
}

/** Returns the hours of each day of the week as the footer shows them; null for a day whose words are no times. */
function readFooterHours(page: Page): Map<string, string> {
  const [section] = page.all(
    'section',
    ({ attribs }) => attribs['aria-labelledby'] === 'site.hours',
  )
  // The second list has the days that differ.
  const [list] = getElementsByTagName('dl', section ?? [])
  const rows = getElementsByTagName('div', list ?? [])
  return new Map(
    rows.flatMap((row) => {
      const days = getText(getElementsByTagName('dt', row))
      const hours = getText(getElementsByTagName('dd', row))
      const [first = '', last = first] = days.split(/ to | – |-/)
      const [from, to] = [WEEKDAYS.indexOf(first), WEEKDAYS.indexOf(last)]
      return from < 0 ? [] : WEEKDAYS.slice(from, to + 1).map((day) => [day, hours] as const)
    }),
  )
}

/** Throws if the page does not say a text of the data. */
function expectShown(
  { field, text, parent }: ReturnType<typeof listTexts>[number],
  page: Page,
  site: BuiltSite,
  zone: string,
): void {
  const shown = getVisibleText(page)
  const hrefs = findLinks(page).map(({ href }) => href)
  const days = page.all('time').map((element) => getAttribute(element, 'datetime'))
  const label = `${field} ${text}`
  switch (field) {
    case '@type':
    case '@context':
      return
    case 'eventStatus':
      return expect(shown, label).toMatch(STATUS_WORDS[text] ?? /never/)
    case 'telephone':
      return expect(hrefs, label).toContain(`tel:${text}`)
    case 'url':
    case 'item': {
      const { pathname, hash } = new URL(text)
      return expect(hrefs, label).toContain(`${site.base}${pathname.slice(1)}${hash}`)
    }
    case 'datePublished':
      return expect(days, label).toContain(text)
    case 'startDate':
    case 'endDate': {
      const [day, time] = text.split('T')
      expect(days, label).toContain(day)
      if (time === undefined) return
      const local = new Intl.DateTimeFormat('en-CA', {
        timeZone: zone,
        dateStyle: 'short',
        timeStyle: 'short',
        hourCycle: 'h23',
      }).format(new Date(text))
      expect(local, label).toBe(`${day}, ${time.slice(0, 5)}`)
      return expect(shown, label).toMatch(getTimeWords(time.slice(0, 5)))
    }
    case 'validFrom':
    case 'validThrough':
      return expect(shown, label).toContain(
        formatDay(text, { weekday: 'short', month: 'short', day: 'numeric' }),
      )
    case 'dayOfWeek':
    case 'opens':
    case 'closes': {
      const daysOfWeek = parent['dayOfWeek'] as string[] | undefined
      const isClosed = parent['opens'] === parent['closes']
      if (field === 'dayOfWeek') return expect([...readFooterHours(page).keys()]).toContain(text)
      if (daysOfWeek === undefined)
        return expect(shown, label).toMatch(isClosed ? /closed for/ : getTimeWords(text))
      for (const day of daysOfWeek)
        expect(readFooterHours(page).get(day), `${day} ${label}`).toMatch(getTimeWords(text))
      return
    }
    default:
      expect(shown.toLowerCase(), label).toContain(text.replace(/\s+/g, ' ').toLowerCase())
  }
}

describe.each(allSites)('in $folder', (site) => {
  const { site: content } = loadBuiltContent(site)
  const { timeZone } = content.settings
  const paths = findPagePaths(site)

  test('no page tells search engines what it does not show', () => {
    for (const path of paths) {
      const page = readPage(site, path)
      for (const block of findBlocks(page))
        for (const text of listTexts(readBlock(block))) {
          try {
            expectShown(text, page, site, timeZone)
          } catch (error) {
            throw new Error(`${path}: ${String(error)}`)
          }
        }
    }
  })

  test('home and the contact page describe the organization, as far as they are not sensitive', () => {
    const sensitive = findSensitivePaths(content)
    for (const path of ['/', '/contact'].filter((each) => !sensitive.includes(each))) {
      const [block] = findBlocks(readPage(site, path))
      const [first] = block === undefined ? [] : readBlock(block)['@graph']
      expect(first, path).toMatchObject({ name: content.settings.name })
    }
  })

  test('sensitive pages, the page for staff and the error page have no such data', () => {
    for (const path of [...findSensitivePaths(content), '/staff', '/404'])
      expect(findBlocks(readPage(site, path)), path).toEqual([])
  })

  test('every page with breadcrumbs lists them in order', () => {
    for (const path of paths) {
      const page = readPage(site, path)
      const [block] = findBlocks(page)
      const { navigation, onlyInEnglish } = WORDS[getPathLanguage(path)]
      const [nav] = page.all(
        'nav',
        ({ attribs }) => attribs['aria-label'] === navigation.breadcrumbs,
      )
      if (block === undefined || nav === undefined) continue
      const list = readBlock(block)['@graph'].find(
        (thing) => (thing as Record<string, Value>)['@type'] === 'BreadcrumbList',
      ) as { itemListElement: { name: string; position: number }[] }
      const labels = getElementsByTagName('li', nav).map((item) =>
        getText(item).replace(onlyInEnglish, ''),
      )
      expect(
        list.itemListElement.map(({ name }) => name.replace(/\s+/g, ' ')),
        path,
      ).toEqual(labels)
      expect(list.itemListElement.map(({ position }) => position)).toEqual(
        labels.map((_, i) => i + 1),
      )
    }
  })
})

test('the test finds hours, events, posts and breadcrumbs', () => {
  const fields = new Set(
    findPagePaths(beforeEvents).flatMap((path) =>
      findBlocks(readPage(beforeEvents, path)).flatMap((block) =>
        listTexts(readBlock(block)).map(({ field, text }) => (field === '@type' ? text : field)),
      ),
    ),
  )
  expect([...fields]).toEqual(
    expect.arrayContaining(['opens', 'startDate', 'Event', 'BlogPosting', 'BreadcrumbList']),
  )
})

// The calendar files of built sites, read by two independent parsers, and the links to them.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ICAL from 'ical.js'
import { convertIcsCalendar } from 'ts-ics'
import { describe, expect, test } from 'vitest'
import { findAll } from 'domutils'
import { CALENDAR_PATH, getCalendarFile } from '../../model/calendar'
import { isPast } from '../../model/dates/event-status'
import { EVENT_LISTS } from '../../model/site-structure'
import { findLinks, getAttribute, getText, readPage } from '../support/html-queries'
import { loadBuiltContent } from '../support/load-content'
import { allSites, beforeEvents, type BuiltSite } from '../support/sites'

const read = (site: BuiltSite, path: string) => readFileSync(join(site.folder, path), 'utf8')

const readWithIcal = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent')

const findCalendarLinks = (site: BuiltSite, path: string) =>
  findLinks(readPage(site, path)).filter(({ href }) => href.endsWith('.ics'))

describe.each(allSites)('the site $folder', (site) => {
  const { site: content, today } = loadBuiltContent(site)
  const upcoming = content.events.filter((event) => !isPast(event, today))

  test('has a calendar with all events that are not over, and nothing else', () => {
    const text = read(site, CALENDAR_PATH)
    const ids = upcoming.map(({ id }) => `${id}@${new URL(content.settings.url).host}`)
    expect((convertIcsCalendar(undefined, text).events ?? []).map(({ uid }) => uid).sort()).toEqual(
      [...ids].sort(),
    )
    expect(
      readWithIcal(text)
        .map((event) => event.getFirstPropertyValue('uid'))
        .sort(),
    ).toEqual([...ids].sort())
  })

  test('has a file for each of them, which says what the page says', () => {
    for (const event of content.events) {
      const file = `/events/${event.slug}.ics`
      const path = getCalendarFile(event, { today, hasCalendar: true })
      expect(existsSync(join(site.folder, file)), file).toBe(path === file)
      if (path === null) continue
      const [found, ...others] = convertIcsCalendar(undefined, read(site, file)).events ?? []
      expect(others).toEqual([])
      const page = getText(readPage(site, `/events/${event.slug}`).all('main'))
      expect(page).toContain(found?.summary.replace('Canceled: ', ''))
      expect(page).toContain(found?.location)
      for (const line of (found?.description ?? '').split('\n').slice(0, -1))
        expect(page).toContain(line.replace(/^(?:Time|Registration): /, ''))
      expect(found?.url).toBe(`${content.settings.url.replace(/\/$/, '')}/events/${event.slug}`)
      expect(found?.status).toBe(event.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED')
    }
  })

  test('links to the file from the page of each event that takes place and is not over', () => {
    for (const event of content.events) {
      const isOffered = !isPast(event, today) && event.status !== 'cancelled'
      const links = findCalendarLinks(site, `/events/${event.slug}`)
      expect(links.map(({ href, label }) => [href, label])).toEqual(
        isOffered ? [[`${site.base}events/${event.slug}.ics`, 'Add to your calendar']] : [],
      )
      for (const { element } of links) expect(getAttribute(element, 'type')).toBe('text/calendar')
    }
  })

  test('says on the lists of events how to subscribe, with an address to copy', () => {
    for (const path of EVENT_LISTS.map((slug) => `/${slug}`)) {
      if (!existsSync(join(site.folder, `${path}.html`))) continue
      const url = content.settings.url.replace(/\/$/, '') + CALENDAR_PATH
      const links = findCalendarLinks(site, path)
      expect(links.map(({ href, label }) => [href, label])).toEqual([
        [site.base + CALENDAR_PATH.slice(1), url],
      ])
      const buttons = findAll(
        (element) => getAttribute(element, 'data-copy') === url,
        readPage(site, path).all('main'),
      )
      expect(buttons).toHaveLength(1)
      expect(readPage(site, path).html).not.toContain('webcal:')
    }
  })
})

test('the times in the files are those of the pages', () => {
  const events = new Map(
    readWithIcal(read(beforeEvents, CALENDAR_PATH)).map((event) => [
      event.getFirstPropertyValue('summary'),
      ['dtstart', 'dtend'].map((name) => String(event.getFirstPropertyValue(name))),
    ]),
  )
  expect(Object.fromEntries(events)).toEqual({
    'Hope Gala': ['2025-04-10T23:00:00Z', '2025-04-11T01:00:00Z'],
    'Baby Bottle Boomerang': ['2025-07-06', '2025-08-04'],
    'Walk 4 Life': ['2025-11-08', '2025-11-09'],
  })
})

// Creates the calendar files: one for each event that is not over, and one with all of them, to which people can subscribe.
import { CALENDAR_PATH, getCalendarFile } from '../../../model/calendar'
import type { Event } from '../../../model/collections/event/event'
import { sortEvents } from '../../../model/dates/event-status'
import { getQuietName } from '../../../model/sensitive-pages'
import type { Site } from '../../../model/site'
import type { BuildContext } from '../../../renderer/page-context'
import { createCalendarEvent } from './calendar-event'
import { escapeText, writeLines } from './calendar-format'

/** How often calendars look for changes, as an ISO 8601 duration. */
const REFRESH_INTERVAL = 'PT6H'

/** A calendar has to have a part (RFC 5545, 3.6), even if no event is coming up. */
const FILLER = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
]

type CalendarInput = { readonly site: Site; readonly build: BuildContext }

/** Returns how to create each calendar file, by its path relative to the base path. */
export function listCalendarFiles({ site, build }: CalendarInput): [string, () => string][] {
  if (!build.hasCalendar) return []
  const events = sortEvents(site.events, build.today).flatMap((event) => {
    const path = getCalendarFile(event, build)
    return path === null ? [] : [{ path, event }]
  })
  const createEvent = (event: Event) =>
    createCalendarEvent(event, { ...build, zone: site.settings.timeZone })
  const createCalendar = (lines: readonly string[]) =>
    writeLines([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      `PRODID:-//${new URL(build.url).host}//Events//EN`,
      ...lines,
      'END:VCALENDAR',
    ])
  const name = escapeText(`${getQuietName(site.settings)} events`)
  const createFeed = () =>
    createCalendar([
      `NAME:${name}`,
      `X-WR-CALNAME:${name}`,
      `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH_INTERVAL}`,
      `X-PUBLISHED-TTL:${REFRESH_INTERVAL}`,
      ...(events.length === 0 ? FILLER : events.flatMap(({ event }) => createEvent(event))),
    ])
  return [
    [CALENDAR_PATH.slice(1), createFeed],
    ...events.map(({ path, event }): [string, () => string] => [
      path.slice(1),
      () => createCalendar(createEvent(event)),
    ]),
  ]
}

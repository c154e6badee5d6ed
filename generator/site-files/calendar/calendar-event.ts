// Describes one event in the iCalendar format (docs/decisions/calendar.md). It depends on the content and on git, never on the clock.
import { getRegistrationWords, getStatusWords } from '../../../components/events/event-words'
import type { Event } from '../../../model/collections/event/event'
import { getNextDay, getStartOfDay } from '../../../model/dates/day'
import { getFirstDay } from '../../../model/dates/event-status'
import { readEventTimes } from '../../../model/dates/event-times'
import { getInstant } from '../../../model/dates/local-time'
import type { BuildContext } from '../../../renderer/page-context'
import { escapeText, formatDate, formatInstant } from './calendar-format'

type EventContext = Pick<BuildContext, 'url' | 'lastCommits' | 'commitCounts'> & {
  /** The organization's time zone. */
  readonly zone: string
}

/** Returns the lines of a VEVENT. */
export function createCalendarEvent(event: Event, context: EventContext): string[] {
  const isCancelled = event.status === 'cancelled'
  const url = context.url + (event.pagePath ?? '')
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.id)}@${new URL(context.url).host}`,
    ...createRevision(event, context),
    ...createTimes(event, context.zone),
    // Some calendars ignore the status of events to which people have subscribed.
    `SUMMARY:${escapeText(isCancelled ? `Canceled: ${event.title}` : event.title)}`,
    `LOCATION:${escapeText(event.location)}`,
    `DESCRIPTION:${escapeText(describeEvent(event, url))}`,
    `URL:${url}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(isCancelled ? ['TRANSP:TRANSPARENT'] : []),
    'END:VEVENT',
  ]
}

/** Returns the lines from which calendars learn that an event has changed: when, and how often since it was added. */
function createRevision(event: Event, { lastCommits, commitCounts, zone }: EventContext): string[] {
  const seconds = lastCommits[event.file]
  const changedAt =
    seconds === undefined
      ? getStartOfDay(getFirstDay(event), zone)
      : new Date(seconds * 1000).toISOString()
  const changeCount = Math.max(0, (commitCounts[event.file] ?? 0) - 1)
  return [`DTSTAMP:${formatInstant(changedAt)}`, `SEQUENCE:${changeCount}`]
}

/** Returns the start, and the end where there is one. Events without certain times and those of several days last all day. */
function createTimes(event: Event, zone: string): string[] {
  const first = getFirstDay(event)
  const times = first === event.date ? readEventTimes(event.time) : null
  if (times === null) {
    return [
      `DTSTART;VALUE=DATE:${formatDate(first)}`,
      // The end is the first day after the event.
      `DTEND;VALUE=DATE:${formatDate(getNextDay(event.date))}`,
    ]
  }
  const start = getInstant(first, times.start, zone)
  const end = times.end === null ? null : getInstant(first, times.end, zone)
  // In the hour that is skipped when clocks are put forward, an end can come before its start.
  const hasEnd = end !== null && end > start
  return [`DTSTART:${formatInstant(start)}`, ...(hasEnd ? [`DTEND:${formatInstant(end)}`] : [])]
}

/** Returns the plain text that calendars show below an event. Not all of them show its URL elsewhere. */
function describeEvent(event: Event, url: string): string {
  const status = getStatusWords(event.status, event.statusNote)
  const registration = getRegistrationWords(event)
  return [
    ...(status === null ? [] : [status]),
    event.description,
    ...(event.time === undefined ? [] : [`Time: ${event.time}`]),
    ...(event.status === 'cancelled' ? [] : [`Registration: ${registration}`]),
    url,
  ].join('\n')
}

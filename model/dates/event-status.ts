// The status of an event on a given day, which is derived and never stored.
import { getStartOfDay, type Day } from './day'
import { readEventTimes } from './event-times'
import { getInstant } from './local-time'
import { compareText } from '../text/compare-text'

/** An event happens from the beginning of its first day to the end of its last one. */
export type EventStatus = 'upcoming' | 'happening' | 'past'

type Dated = {
  readonly date: Day
  readonly startDate?: Day | undefined
  readonly time?: string | undefined
  readonly status?: 'cancelled' | 'moved' | undefined
}

/** Returns the first day of an event; its `date` is the last one. */
export function getFirstDay(event: Dated): Day {
  return event.startDate ?? event.date
}

/**
 * Returns whether the last day of an event is over.
 * @param today the day in the clinic's time zone
 */
export function isPast(event: Dated, today: Day): boolean {
  return event.date < today
}

/**
 * Returns the status of an event on a day. One that is cancelled never happens.
 * @param today the day in the clinic's time zone
 */
export function getEventStatus(event: Dated, today: Day): EventStatus {
  if (isPast(event, today)) return 'past'
  return getFirstDay(event) <= today && event.status !== 'cancelled' ? 'happening' : 'upcoming'
}

/** The instants, in UTC as ISO 8601 text, from which an event happens and from which it is past. */
export type EventInstants = { readonly startsAt: string; readonly endsAt: string }

/** Returns when the status of an event changes. It is past from its end on, if that is known, or else when its last day is over. */
export function getEventInstants(event: Dated, zone: string): EventInstants {
  const end = readEventTimes(event.time)?.end ?? '24:00'
  const endsAt = getInstant(event.date, end, zone)
  const startsAt = event.status === 'cancelled' ? endsAt : getStartOfDay(getFirstDay(event), zone)
  return { startsAt, endsAt }
}

/** Sorts upcoming events by their first day, followed by past events, the latest first. */
export function sortEvents<E extends Dated & { readonly slug: string }>(
  events: readonly E[],
  today: Day,
): E[] {
  const compareSlugs = (a: E, b: E) => compareText(a.slug, b.slug)
  const upcoming = events.filter((event) => !isPast(event, today))
  const past = events.filter((event) => isPast(event, today))
  return [
    ...upcoming.sort((a, b) => compareText(getFirstDay(a), getFirstDay(b)) || compareSlugs(a, b)),
    ...past.sort((a, b) => compareText(b.date, a.date) || compareSlugs(a, b)),
  ]
}

// The status of an event on a given day, which is derived and never stored.
import type { Day } from './day'
import { compareText } from '../compare-text'

/** An event happens from the beginning of its first day to the end of its last one. */
export type EventStatus = 'upcoming' | 'happening' | 'past'

type Dated = { readonly date: Day; readonly startDate?: Day | undefined }

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

/** @param today the day in the clinic's time zone */
export function getEventStatus(event: Dated, today: Day): EventStatus {
  if (isPast(event, today)) return 'past'
  return getFirstDay(event) <= today ? 'happening' : 'upcoming'
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

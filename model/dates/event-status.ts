// What an event is on a given day: derived, never stored.
import type { Day } from './day'
import type { Event } from '../collections/event'
import { compareText } from '../problems/problem'

export type EventStatus = 'registration-open' | 'coming-soon' | 'past'

type Dated = { readonly date: Day; readonly startDate?: Day | undefined }

export function getFirstDay(event: Dated): Day {
  return event.startDate ?? event.date
}

/** An event is past when its last day is over. `today` is the day in the clinic's time zone. */
export function isPast(event: Dated, today: Day): boolean {
  return event.date < today
}

export function getEventStatus(
  event: Dated & Pick<Event, 'registrationOpen'>,
  today: Day,
): EventStatus {
  if (isPast(event, today)) return 'past'
  return event.registrationOpen ? 'registration-open' : 'coming-soon'
}

/** Upcoming events by their first day, then past ones, the latest first. */
export function sortEvents<E extends Dated & { readonly slug: string }>(
  events: readonly E[],
  today: Day,
): E[] {
  const bySlug = (a: E, b: E) => compareText(a.slug, b.slug)
  const upcoming = events.filter((event) => !isPast(event, today))
  const past = events.filter((event) => isPast(event, today))
  return [
    ...upcoming.sort((a, b) => compareText(getFirstDay(a), getFirstDay(b)) || bySlug(a, b)),
    ...past.sort((a, b) => compareText(b.date, a.date) || bySlug(a, b)),
  ]
}

// Describes an event in the words of schema.org (https://schema.org/Event). Nothing in it depends on the clock, so an open page and an old
// build stay true: once the event is over, its days are past.
import type { Event as EventThing } from 'schema-dts'
import type { Event } from '../../../model/collections/event/event'
import type { Day } from '../../../model/dates/day'
import { getFirstDay, isPast } from '../../../model/dates/event-status'
import { readEventTimes } from '../../../model/dates/event-times'
import { getZonedInstant } from '../../../model/dates/local-time'

/** Something about an event that was moved has changed; which of day, time and place, only its note says. */
const STATUS = {
  scheduled: 'https://schema.org/EventScheduled',
  cancelled: 'https://schema.org/EventCancelled',
  moved: 'https://schema.org/EventRescheduled',
} as const

/**
 * Returns null for an event that is over.
 * @param zone the zone in which its times are
 */
export function describeEvent(event: Event, zone: string, today: Day): EventThing | null {
  if (isPast(event, today)) return null
  return {
    '@type': 'Event',
    name: event.title,
    description: event.description,
    ...describeTimes(event, zone),
    eventStatus: STATUS[event.status ?? 'scheduled'],
    // The location is in words; search engines require an address, which may be.
    location: { '@type': 'Place', name: event.location, address: event.location },
  }
}

/** Days have no times where the times are not known, such as TBD. */
function describeTimes(event: Event, zone: string): { startDate: string; endDate?: string } {
  const first = getFirstDay(event)
  const times = readEventTimes(event.time)
  const startDate = times === null ? first : getZonedInstant(first, times.start, zone)
  if (times !== null && times.end !== null)
    return { startDate, endDate: getZonedInstant(event.date, times.end, zone) }
  return first === event.date ? { startDate } : { startDate, endDate: event.date }
}

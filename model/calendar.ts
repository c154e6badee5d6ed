// Decides which events have a calendar file, and where these files are (docs/decisions/calendar.md).
import type { Event } from './collections/event/event'
import { isPast } from './dates/event-status'
import type { Day } from './dates/day'
import { getHiddenReason } from './visibility'

/** The path of the calendar with all events that are not over, to which visitors can subscribe. */
export const CALENDAR_PATH = '/events.ics'

type CalendarContext = { readonly today: Day; readonly hasCalendar: boolean }

/** Returns the path of an event's calendar file, or null if it has none: it is not public, or its last day is over. */
export function getCalendarFile(
  event: Event,
  { today, hasCalendar }: CalendarContext,
): string | null {
  const isIncluded = getHiddenReason(event, today) === null && !isPast(event, today)
  return hasCalendar && isIncluded ? `/events/${event.slug}.ics` : null
}

// An event as the components show it on the day of the build.
import type { EventData } from '../../components/events/event-data'
import type { Build } from '../../renderer/page-context'
import { endOfDay } from '../../model/dates/day'
import { eventState, firstDay, orderEvents } from '../../model/dates/event-status'
import type { Event } from '../../model/collections/event'
import type { Site } from '../../model/site'
import { whyHidden } from '../../model/visibility'
import { picture } from '../_data/entries'

export function eventData(site: Site, event: Event, { today }: Build): EventData {
  return {
    id: event.id,
    title: event.title,
    summary: event.summary,
    picture: picture(site, event.image, event.imageAlt, event.focus),
    first: firstDay(event),
    last: event.date,
    time: event.time ?? null,
    location: event.location,
    state: eventState(event, today),
    over: endOfDay(event.date, site.settings.timeZone),
    address: event.detailPageUrl ?? event.pageAddress ?? '/events',
    requiresRegistration: event.requiresRegistration,
    registrationOpen: event.registrationOpen,
    registrationUrl: event.registrationUrl ?? null,
    hidden: whyHidden(event, today),
  }
}

/** All events in the order in which lists show them. */
export function eventList(site: Site, build: Build): EventData[] {
  return orderEvents(site.events, build.today).map((event) => eventData(site, event, build))
}

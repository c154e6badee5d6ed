// Creates the data with which components show an event on the day of the build.
import type { EventData } from '../../components/events/event-data'
import type { BuildContext } from '../../renderer/page-context'
import {
  getEventInstants,
  getEventStatus,
  getFirstDay,
  sortEvents,
} from '../../model/dates/event-status'
import type { Event } from '../../model/collections/event/event'
import type { Site } from '../../model/site'
import { getHiddenReason } from '../../model/visibility'
import { getImage } from '../_data/images'

export function getEventView(site: Site, event: Event, { today }: BuildContext): EventData {
  return {
    id: event.id,
    title: event.title,
    summary: event.summary,
    image: getImage(site, event.image, event.imageAlt, event.focus),
    first: getFirstDay(event),
    last: event.date,
    time: event.time ?? null,
    location: event.location,
    status: event.status ?? null,
    statusNote: event.statusNote ?? null,
    state: getEventStatus(event, today),
    ...getEventInstants(event, site.settings.timeZone),
    href: event.detailPageUrl ?? event.pagePath ?? '/events',
    requiresRegistration: event.requiresRegistration,
    registrationOpen: event.registrationOpen,
    registrationUrl: event.registrationUrl ?? null,
    hidden: getHiddenReason(event, today),
  }
}

/** Returns all events in the order in which lists show them. */
export function getEventViews(site: Site, build: BuildContext): EventData[] {
  return sortEvents(site.events, build.today).map((event) => getEventView(site, event, build))
}

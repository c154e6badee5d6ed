// The events.
import type { PageInput } from '../../renderer/page-context'
import { EventsPage, eventsPageData } from './event-list'

export { EventsPage as Page }

export function data(input: PageInput) {
  return eventsPageData(input, 'events')
}

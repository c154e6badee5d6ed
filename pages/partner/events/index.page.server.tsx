// The events, for people who want to be a partner.
import type { PageInput } from '../../../renderer/page-context'
import { EventsPage, eventsPageData } from '../../events/event-list'

export { EventsPage as Page }

export function data(input: PageInput) {
  return eventsPageData(input, 'partner/events')
}

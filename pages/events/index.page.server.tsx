// The events.
import type { PageInput } from '../../renderer/types'
import { EventsPage, eventsPageData } from '../events-page'

export { EventsPage as Page }

export function data(input: PageInput) {
  return eventsPageData(input, 'events')
}

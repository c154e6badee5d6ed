// The events.
import type { PageInput } from '../../renderer/page-context'
import { EventListPage, getEventListPage } from './event-list'

export { EventListPage as Page }

export function data(input: PageInput) {
  return getEventListPage(input, 'events')
}

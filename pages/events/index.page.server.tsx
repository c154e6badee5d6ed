// The events.
import type { PageInput } from '../../renderer/page-context'
import { EventListPage, getEventListPage } from './event-list'

export { EventListPage as Page }

export function getPageData(input: PageInput) {
  return getEventListPage(input, 'events')
}

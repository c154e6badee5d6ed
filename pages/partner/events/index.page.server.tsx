// The events, for people who want to become partners.
import type { PageInput } from '../../../renderer/page-context'
import { EventListPage, getEventListPage } from '../../events/event-list'

export { EventListPage as Page }

export function getPageData(input: PageInput) {
  return getEventListPage(input, 'partner/events')
}

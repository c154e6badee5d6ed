// The events, for people who want to be a partner.
import type { PageInput } from '../../../renderer/page-context'
import { EventListPage, getEventListPage } from '../../events/event-list'

export { EventListPage as Page }

export function getPageData(input: PageInput) {
  return getEventListPage(input, 'partner/events')
}

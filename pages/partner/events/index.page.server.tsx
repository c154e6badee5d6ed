// The events, for people who want to be a partner.
import type { PageInput } from '../../../renderer/types'
import { EventsPage, eventsPageOutput } from '../../events-page'

export { EventsPage as Page }

export function onBeforeRender(input: PageInput) {
  return eventsPageOutput(input, 'partner/events')
}

// What the components need to know of an event; pages pick it from the content.
import type { Day } from '../../model/dates/day'
import type { EventStatus } from '../../model/dates/event-status'
import type { HiddenReason } from '../../model/visibility'
import type { PageImage } from '../image/image'

export type EventData = {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly image: PageImage
  readonly first: Day
  readonly last: Day
  readonly time: string | null
  readonly location: string
  readonly state: EventStatus
  /** The instant at which it becomes past, as ISO 8601 in UTC: the end of its last day in the clinic's zone. */
  readonly over: string
  readonly address: string
  readonly requiresRegistration: boolean
  readonly registrationOpen: boolean
  readonly registrationUrl: string | null
  /** Why it is not on the public site, or null. */
  readonly hidden: HiddenReason | null
}

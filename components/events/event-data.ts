// The data that components need to show an event; pages take it from the content.
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
  /** Whether it is cancelled, or has another day, time or place than before. */
  readonly status: 'cancelled' | 'moved' | null
  /** The sentence that goes with the status. */
  readonly statusNote: string | null
  /** The state on the day of the build, which the browser script updates. */
  readonly state: EventStatus
  /** The instant from which the event happens: the beginning of its first day, or `endsAt` if it is cancelled. */
  readonly startsAt: string
  /** The instant from which the event is past: its end on its last day, or the end of that day, as ISO 8601 in UTC. */
  readonly endsAt: string
  readonly href: string
  readonly requiresRegistration: boolean
  readonly registrationOpen: boolean
  readonly registrationUrl: string | null
  /** Why the event is not on the public site, or null. */
  readonly hidden: HiddenReason | null
}

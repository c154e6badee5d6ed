// The data of the bar on top of every page; pages take it from the notices.
import type { Day } from '../../model/dates/day'

export type NoticeData = {
  readonly type: 'closed' | 'changed hours' | 'news'
  /** The reason, as it follows the word "for", or the sentence of news. */
  readonly title: string
  readonly from: Day
  readonly until: Day
  /** The changed hours, as typed, or null. */
  readonly hours: string | null
  readonly href: string | null
  /** The instant from which the notice is over, as ISO 8601 in UTC. */
  readonly endsAt: string
}

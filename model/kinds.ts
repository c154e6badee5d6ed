// All kinds of content. A new kind is a file in kinds/ and a line here; its key is its name in the model.
import type { Fields } from './field'
import type { Entry, Kind } from './kind'
import { affiliate } from './kinds/affiliate'
import { boardMember } from './kinds/board-member'
import { church } from './kinds/church'
import { event } from './kinds/event'
import { eventResource } from './kinds/event-resource'
import { givingOption } from './kinds/giving-option'
import { page } from './kinds/page'
import { partnerCard } from './kinds/partner-card'
import { post } from './kinds/post'
import { prayerTopic } from './kinds/prayer-topic'
import { service } from './kinds/service'
import { staffMember } from './kinds/staff-member'
import { volunteerRole } from './kinds/volunteer-role'

export const kinds = {
  pages: page,
  events: event,
  posts: post,
  team: staffMember,
  board: boardMember,
  services: service,
  volunteerRoles: volunteerRole,
  givingOptions: givingOption,
  prayerTopics: prayerTopic,
  partnerCards: partnerCard,
  churches: church,
  eventResources: eventResource,
  affiliates: affiliate,
}

type EntryOf<K> = K extends Kind<infer F extends Fields> ? Entry<F> : never

/** The entries of every kind, in the order in which visitors see them. */
export type Collections = {
  readonly [K in keyof typeof kinds]: readonly EntryOf<(typeof kinds)[K]>[]
}

export type CollectionName = keyof typeof kinds

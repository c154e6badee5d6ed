// All collections of content. A new collection is a file in collections/ and a line here; its key is its name in the model.
import type { Fields } from './schema/field'
import type { Entry, Collection } from './define-collection'
import { affiliate } from './collections/affiliate'
import { boardMember } from './collections/board-member'
import { church } from './collections/church'
import { event } from './collections/event/event'
import { eventResource } from './collections/event/event-resource'
import { givingOption } from './collections/giving-option'
import { notice } from './collections/notice/notice'
import { page } from './collections/page'
import { partnerCard } from './collections/partner-card'
import { post } from './collections/post'
import { prayerTopic } from './collections/prayer-topic'
import { service } from './collections/service'
import { staffMember } from './collections/staff-member'
import { volunteerRole } from './collections/volunteer-role'

export const collections = {
  pages: page,
  events: event,
  notices: notice,
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

type EntryOf<C> = C extends Collection<infer F extends Fields> ? Entry<F> : never

/** The entries of every collection, in the order in which visitors see them. */
export type CollectionEntries = {
  readonly [Name in keyof typeof collections]: readonly EntryOf<(typeof collections)[Name]>[]
}

export type CollectionName = keyof typeof collections

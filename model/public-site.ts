// The site as it is shown on a day: without the entries that are not public on it, or with them, for previews.
import { collections, type CollectionName } from './collections'
import type { Day } from './dates/day'
import type { AnyEntry } from './define-collection'
import { isAboutHours } from './hours/opening-hours'
import type { Site } from './site'
import { getHiddenReason } from './visibility'

/**
 * Returns the site with only the entries that are public on a day.
 * @param complete the site with all entries
 */
export function getPublicSite(complete: Site, day: Day): Site {
  const publicEntries = (Object.keys(collections) as CollectionName[]).map((name) => {
    const entries: readonly AnyEntry[] = complete[name]
    return [name, entries.filter((entry) => getHiddenReason(entry, day) === null)]
  })
  const hoursKnownUntil = findFirstUnknownDay(complete, day)
  return { ...complete, ...Object.fromEntries(publicEntries), hoursKnownUntil } as Site
}

/**
 * Returns the complete site with only those notices that visitors see on a day, and with drafts of them. Notices of other days
 * would contradict them.
 */
export function getSiteWithDrafts(complete: Site, day: Day): Site {
  const notices = complete.notices.filter(
    (notice) => getHiddenReason({ ...notice, draft: false }, day) === null,
  )
  return { ...complete, notices, hoursKnownUntil: findFirstUnknownDay(complete, day) }
}

/** Returns the first day of the notices about hours that are public only later. */
function findFirstUnknownDay({ notices }: Site, day: Day): Day | null {
  const later = notices.filter(
    (notice) => isAboutHours(notice) && getHiddenReason(notice, day)?.reason === 'not-yet',
  )
  return later[0]?.from ?? null
}

// The site as it is shown on a day: without the entries that are not public on it, or with them, for previews.
import { COLLECTION_NAMES } from './entries'
import type { Day } from './dates/day'
import type { AnyEntry } from './define-collection'
import { isAboutHours } from './hours/opening-hours'
import type { OtherNotice, Site } from './site'
import { getHiddenReason } from './visibility'

/**
 * Returns the site with only the entries that are public on a day.
 * @param complete the site with all entries
 */
export function getPublicSite(complete: Site, day: Day): Site {
  const publicEntries = COLLECTION_NAMES.map((name) => {
    const entries: readonly AnyEntry[] = complete[name]
    return [name, entries.filter((entry) => getHiddenReason(entry, day) === null)]
  })
  return {
    ...complete,
    ...Object.fromEntries(publicEntries),
    hoursKnownUntil: findFirstUnknownDay(complete, day),
    otherNotices: findOtherNotices(complete, day).filter(({ why }) => why.reason !== 'draft'),
  } as Site
}

/**
 * Returns the complete site with only those notices that visitors see on a day, and with drafts of them. Notices of other days
 * would contradict them.
 */
export function getSiteWithDrafts(complete: Site, day: Day): Site {
  const notices = complete.notices.filter(
    (notice) => getHiddenReason({ ...notice, draft: false }, day) === null,
  )
  const isListed = ({ file }: { file: string }) => notices.some((notice) => notice.file === file)
  return {
    ...complete,
    notices,
    hoursKnownUntil: findFirstUnknownDay(complete, day),
    otherNotices: findOtherNotices(complete, day).filter((notice) => !isListed(notice)),
  }
}

const findOtherNotices = ({ notices }: Site, day: Day): OtherNotice[] =>
  notices.flatMap((notice) => {
    const { file, type, from, until } = notice
    const why = getHiddenReason(notice, day)
    return why === null ? [] : [{ file, type, from, until, why }]
  })

/** Returns the first day of the notices about hours that are public only later. */
function findFirstUnknownDay({ notices }: Site, day: Day): Day | null {
  const later = notices.filter(
    (notice) => isAboutHours(notice) && getHiddenReason(notice, day)?.reason === 'not-yet',
  )
  return later[0]?.from ?? null
}

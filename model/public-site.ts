// The site as visitors see it on a day: without the entries that are not public on it.
import { collections, type CollectionName } from './collections'
import type { Day } from './dates/day'
import type { AnyEntry } from './define-collection'
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
  return { ...complete, ...Object.fromEntries(publicEntries) } as Site
}

// The links that an entry recommends to read next.
import type { LinkData } from '../../../components/link-list/link-list'
import type { Site } from '../../../model/site'
import { findEntryByPath, findTitle } from '../entries'

/** Returns the pages with their titles. A page that is not public yet is left out, which only a preview of other days can show. */
export function getSeeAlso(site: Site, path: string): readonly LinkData[] {
  const { seeAlso = [] } = findEntryByPath(site, path) ?? {}
  return seeAlso.flatMap((href) => {
    const label = findTitle(site, href)
    return label === null ? [] : [{ label, href }]
  })
}

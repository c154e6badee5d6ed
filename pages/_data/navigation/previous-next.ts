// The previous and next page of ordered collections: posts by date, services by their order.
import type { PreviousNextData } from '../../../components/navigation/previous-next'
import type { AnyEntry } from '../../../model/define-collection'
import type { Site } from '../../../model/site'
import { findIndexByPath } from '../entries'

/** Returns null if the page is not in an ordered collection, or is the only one in it. */
export function getPreviousNext(site: Site, path: string): PreviousNextData | null {
  return (
    findAdjacentPages(site.posts, path, ['Newer post', 'Older post']) ??
    findAdjacentPages(site.services, path, ['Previous service', 'Next service'])
  )
}

type TitledEntry = AnyEntry & { readonly title: string }

function findAdjacentPages(
  entries: readonly TitledEntry[],
  path: string,
  [previous, next]: readonly [string, string],
): PreviousNextData | null {
  const index = findIndexByPath(entries, path)
  if (index === -1 || entries.length === 1) return null
  const createLink = (entry: TitledEntry | undefined, relation: string) =>
    entry?.pagePath ? { relation, label: entry.title, href: entry.pagePath } : null
  return {
    previous: createLink(entries[index - 1], previous),
    next: createLink(entries[index + 1], next),
  }
}

// What comes before and after a page where pages follow each other: posts by their day, services in their order.
import type { PreviousNextData } from '../../../components/navigation/previous-next'
import type { AnyEntry } from '../../../model/define-collection'
import type { Site } from '../../../model/site'
import { findIndexByPath } from '../positions'

/** Null where the page is in no such row, or alone in it. */
export function getPreviousNext(site: Site, address: string): PreviousNextData | null {
  return (
    otherFiles(site.posts, address, ['Newer post', 'Older post']) ??
    otherFiles(site.services, address, ['Previous service', 'Next service'])
  )
}

type Titled = AnyEntry & { readonly title: string }

function otherFiles(
  entries: readonly Titled[],
  address: string,
  [back, on]: readonly [string, string],
): PreviousNextData | null {
  const index = findIndexByPath(entries, address)
  if (index === -1 || entries.length === 1) return null
  const to = (entry: Titled | undefined, kind: string) =>
    entry?.pagePath ? { kind, label: entry.title, to: entry.pagePath } : null
  return { back: to(entries[index - 1], back), on: to(entries[index + 1], on) }
}

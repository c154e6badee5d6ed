// What comes before and after a page where pages follow each other: posts by their day, services in their order.
import type { Neighbors } from '../../components/ways/neighbor-links'
import type { Site } from '../../scripts/content/site'

/** Null where the page is in no such row, or alone in it. */
export function neighbors(site: Site, address: string): Neighbors | null {
  return (
    beside(site.posts, address, ['Newer post', 'Older post']) ??
    beside(site.services, address, ['Previous service', 'Next service'])
  )
}

type Addressed = { readonly title: string; readonly pageAddress: string | null }

function beside(
  entries: readonly Addressed[],
  address: string,
  [back, on]: readonly [string, string],
): Neighbors | null {
  const index = entries.findIndex(({ pageAddress }) => pageAddress === address)
  if (index === -1 || entries.length === 1) return null
  const to = (entry: Addressed | undefined, kind: string) =>
    entry?.pageAddress ? { kind, label: entry.title, to: entry.pageAddress } : null
  return { back: to(entries[index - 1], back), on: to(entries[index + 1], on) }
}

// Decides which changed pages a reviewer should look at first.
import type { PageChange } from '../review'
import type { Region } from '../words/find-blocks'

const STATUS_POINTS = { removed: 400, added: 300, changed: 100, redirected: 50 } as const
/** What each changed block counts for; the top and bottom of a page change on all pages at once. */
const REGION_POINTS: Readonly<Record<Region, number>> = { page: 10, search: 4, frame: 1 }
const PICTURE_POINTS = 15
const LINK_POINTS = 8
/** A page that is rewritten is not more important than one that appears. */
const MAX_CHANGE_POINTS = 190

/**
 * Returns the pages that visitors see before those that only a preview shows, the most important ones first, and at the end those of
 * which only the name is given.
 */
export function rankPages(pages: readonly PageChange[]): PageChange[] {
  const points = new Map(pages.map((page) => [page, countPoints(page)]))
  return pages.toSorted(
    (a, b) =>
      Number(a.slug === null) - Number(b.slug === null) ||
      Number(a.isHidden) - Number(b.isHidden) ||
      (points.get(b) ?? 0) - (points.get(a) ?? 0) ||
      (a.path < b.path ? -1 : 1),
  )
}

function countPoints({ status, ownEdits, ownLinks, pictures, path }: PageChange): number {
  const words = ownEdits.reduce((sum, { region }) => sum + REGION_POINTS[region], 0)
  const change = words + PICTURE_POINTS * pictures.length + LINK_POINTS * ownLinks.length
  // Of pages that change in the same way, the home page is seen first.
  const home = path === '/' ? 1 : 0
  return STATUS_POINTS[status] + Math.min(change, MAX_CHANGE_POINTS) + home
}

/** Returns a text that two pages have in common exactly if the same differs on both. */
function getChangeKey({
  status,
  isHidden,
  ownEdits,
  ownLinks,
  pictures,
  path,
}: PageChange): string {
  return JSON.stringify(status === 'changed' ? [isHidden, ownEdits, ownLinks, pictures] : path)
}

/** Returns the pages that are compared, in groups that change in the same way, in the order of the first page of each. */
export function groupPages(pages: readonly PageChange[]): PageChange[][] {
  const groups = new Map<string, PageChange[]>()
  for (const page of pages) {
    if (page.slug === null) continue
    const key = getChangeKey(page)
    groups.set(key, [...(groups.get(key) ?? []), page])
  }
  return [...groups.values()]
}

// Finds the pages whose content differs between two sites.
import { compareText } from '../../../model/text/compare-text'
import type { ReadSite, SitePage } from './read-site'

export type PageStatus = 'added' | 'removed' | 'redirected' | 'changed'

export type PagePair = {
  readonly path: string
  readonly status: PageStatus
  /** The page as it was; for a page that was renamed, the page at its former path. */
  readonly before: SitePage | null
  readonly after: SitePage | null
  /** The former path of a page that was renamed. */
  readonly formerPath: string | null
}

/** Returns the pages that differ, sorted by path. */
export function comparePages(base: ReadSite, head: ReadSite): PagePair[] {
  const paths = [...new Set([...base.pages.keys(), ...head.pages.keys()])].sort(compareText)
  const formerPaths = findFormerPaths(base, head)
  return paths.flatMap((path): PagePair[] => {
    const before = base.pages.get(path) ?? null
    const after = head.pages.get(path) ?? null
    if (before?.canonical === after?.canonical) return []
    const status = getStatus(before, after)
    const formerPath = status === 'added' ? (formerPaths.get(path) ?? null) : null
    const former = formerPath === null ? undefined : base.pages.get(formerPath)
    return [{ path, status, before: former ?? before, after, formerPath }]
  })
}

function getStatus(before: SitePage | null, after: SitePage | null): PageStatus {
  if (after === null) return 'removed'
  if (after.redirectsTo !== null) return 'redirected'
  return before === null || before.redirectsTo !== null ? 'added' : 'changed'
}

/** Returns the former path of each page that is new and to which the path of a page that is gone leads. */
function findFormerPaths(base: ReadSite, head: ReadSite): Map<string, string> {
  const moved = [...head.pages.values()].filter(
    ({ path, redirectsTo }) => redirectsTo !== null && base.pages.get(path)?.redirectsTo === null,
  )
  return new Map(moved.map(({ path, redirectsTo }) => [redirectsTo ?? '', path]))
}

/** Returns the paths of the files for download that are new, changed or gone, sorted. */
export function compareDownloads(base: ReadSite, head: ReadSite): string[] {
  const paths = new Set([...base.downloads.keys(), ...head.downloads.keys()])
  return [...paths]
    .filter((path) => base.downloads.get(path) !== head.downloads.get(path))
    .sort(compareText)
}

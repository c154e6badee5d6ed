// Lists the pages that search engines may show, and when each was last changed.
import { COLLECTION_NAMES, getAllEntries } from '../../model/entries'
import { compareText } from '../../model/text/compare-text'
import { getDayInTimeZone, type Day } from '../../model/dates/day'
import type { AnyEntry } from '../../model/define-collection'
import { memoizeByObject } from '../../model/memoize/memoize'
import { countBlogPages, getBlogPagePath } from '../../model/routing/routes'
import { BLOG_PATH, COLLECTION_PAGES, EVENT_LISTS } from '../../model/site-structure'
import type { Site } from '../../model/site'
import type { SiteFilesInput } from './site-files-input'

const SECOND_MS = 1000

export type PublicPage = {
  /** The canonical URL. */
  readonly url: string
  readonly entry: AnyEntry
  /** The day of the last commit of the files with the words of the page, or null if it is not known. */
  readonly lastChanged: Day | null
}

/** Returns the collections whose entries the page with a slug lists. */
const findListed = (slug: string) =>
  COLLECTION_NAMES.filter((name) =>
    [...COLLECTION_PAGES[name], ...(name === 'events' ? EVENT_LISTS : [])].includes(slug),
  )

/**
 * Returns the pages sorted by their paths. Without the page for unknown paths and that for staff, which nobody should find. Memoized,
 * because several files list them.
 */
export const listPublicPages = memoizeByObject((input: SiteFilesInput): readonly PublicPage[] => {
  const { site, build } = input
  return getAllEntries(site)
    .flatMap((entry) => {
      const lastChanged = findLastChanged(input, entry)
      return getPaths(entry.pagePath, site).map((path) => ({ path, entry, lastChanged }))
    })
    .sort((a, b) => compareText(a.path, b.path))
    .map(({ path, ...page }) => ({ ...page, url: `${build.url}${path}` }))
})

function findLastChanged({ site, build }: SiteFilesInput, entry: AnyEntry): Day | null {
  const slug = entry.pagePath?.slice(1) ?? ''
  const listed = findListed(slug).flatMap((name): readonly AnyEntry[] => site[name])
  const times = [entry, ...listed].map(({ file }) => build.lastCommits[file] ?? 0)
  const seconds = times.reduce((newest, time) => Math.max(newest, time))
  const { timeZone } = site.settings
  return seconds === 0 ? null : getDayInTimeZone(timeZone, new Date(seconds * SECOND_MS))
}

/** Returns the path, and for the blog those of its later pages, which have the same file; nothing for an entry without a page. */
function getPaths(path: string | null, { posts }: Pick<Site, 'posts'>): string[] {
  if (path === null) return []
  const count = path === BLOG_PATH ? countBlogPages(posts.length) : 1
  return count === 1 ? [path] : Array.from({ length: count }, (_, i) => getBlogPagePath(i + 1))
}

// Lists the pages that search engines may show, and when each was last changed.
import { collections, type CollectionName } from '../../model/collections'
import { compareText } from '../../model/compare-text'
import { getDayInTimeZone, type Day } from '../../model/dates/day'
import type { AnyEntry } from '../../model/define-collection'
import { countBlogPages, getBlogPagePath } from '../../model/routing/routes'
import { BLOG_PATH, COLLECTION_PAGES, EVENT_LISTS } from '../../model/site-structure'
import type { SiteFilesInput } from './site-files'

export type PublicPage = {
  /** The canonical URL. */
  readonly url: string
  readonly entry: AnyEntry
  /** The day of the last commit of the files with the words of the page, or null if it is not known. */
  readonly lastChanged: Day | null
}

/** Returns the pages sorted by their paths. Without the page for unknown paths and that for staff, which nobody should find. */
export function listPublicPages({ site, build }: SiteFilesInput): PublicPage[] {
  const listed = Object.fromEntries(
    [...COLLECTION_PAGES, ...EVENT_LISTS.map((slug) => ['events', slug] as const)].map(
      ([name, slug]) => [slug, site[name] as readonly AnyEntry[]],
    ),
  )
  const getLastChanged = (entry: AnyEntry, isPage: boolean): Day | null => {
    const files = [entry, ...((isPage && listed[entry.slug]) || [])].map(({ file }) => file)
    const seconds = Math.max(...files.map((file) => build.lastCommits[file] ?? 0))
    return seconds === 0 ? null : getDayInTimeZone(site.settings.timeZone, new Date(seconds * 1000))
  }
  const pages = (Object.keys(collections) as CollectionName[]).flatMap((name) =>
    site[name].flatMap((entry: AnyEntry) => {
      const path = entry.pagePath
      if (path === null) return []
      const lastChanged = getLastChanged(entry, name === 'pages')
      return getPaths(path, site.posts.length).map((each) => ({ path: each, entry, lastChanged }))
    }),
  )
  return pages
    .sort((a, b) => compareText(a.path, b.path))
    .map(({ path, ...page }) => ({ ...page, url: `${build.url}${path}` }))
}

/** Returns the path, and for the blog those of its later pages, which have the same file. */
const getPaths = (path: string, posts: number): string[] =>
  path === BLOG_PATH
    ? Array.from({ length: countBlogPages(posts) }, (_, index) => getBlogPagePath(index + 1))
    : [path]

// Looks up the entries of a site. Pages are only rendered for entries that exist.
import { collections, type CollectionName } from '../../model/collections'
import { NOT_FOUND, type Page } from '../../model/collections/page'
import type { AnyEntry } from '../../model/define-collection'
import { getBlogPageNumber } from '../../model/routing/routes'
import type { Site } from '../../model/site'

/**
 * Returns the page of the file content/pages/<slug>.md.
 * @throws when there is none
 */
export function getPage(site: Site, slug: string): Page {
  const page = site.pages[getIndexes(site.pages, 'slug').get(slug) ?? -1]
  if (!page) throw new Error(`There is no file content/pages/${slug}.md`)
  return page
}

/**
 * Returns the entry whose page has the path.
 * @throws when there is none
 */
export function getEntryByPath<E extends AnyEntry>(entries: readonly E[], path: string): E {
  const entry = entries[findIndexByPath(entries, path)]
  if (!entry) throw new Error(`There is no page at ${path}`)
  return entry
}

/** Returns the entry of any collection whose page has the path, or null if there is none, as for later pages of the blog. */
export function findEntryByPath(site: Site, path: string): AnyEntry | null {
  const entries = entriesByPathCache.get(site) ?? createEntriesByPath(site)
  entriesByPathCache.set(site, entries)
  return entries.get(path) ?? null
}

/** Returns the entry with the text of the page at the path, or that of the error page if there is none. */
export function findEntryFile(site: Site, path: string): AnyEntry {
  // All pages of the blog have the text of the first one.
  const entryPath = getBlogPageNumber(path) === null ? path : '/blog'
  return findEntryByPath(site, entryPath) ?? getPage(site, NOT_FOUND)
}

/** Returns the index of the entry whose page has the path, or -1 if there is none. */
export function findIndexByPath(entries: readonly AnyEntry[], path: string): number {
  return getIndexes(entries, 'pagePath').get(path) ?? -1
}

/** Memoized, because every page looks up several entries. */
const entriesByPathCache = new WeakMap<Site, ReadonlyMap<string, AnyEntry>>()

function createEntriesByPath(site: Site): ReadonlyMap<string, AnyEntry> {
  const entries = (Object.keys(collections) as CollectionName[]).flatMap((name): AnyEntry[] => [
    ...site[name],
  ])
  return new Map(
    entries.flatMap((entry) => (entry.pagePath === null ? [] : [[entry.pagePath, entry]])),
  )
}

type Key = 'slug' | 'pagePath'
type Indexes = ReadonlyMap<string, number>

/** Memoized, because every page looks up several entries. */
const indexesCache = {
  slug: new WeakMap<object, Indexes>(),
  pagePath: new WeakMap<object, Indexes>(),
}

/** Returns the index of each entry in the list by its slug or its path. */
function getIndexes(entries: readonly Pick<AnyEntry, Key>[], key: Key): Indexes {
  const indexes =
    indexesCache[key].get(entries) ??
    new Map(entries.flatMap((entry, index) => (entry[key] === null ? [] : [[entry[key], index]])))
  indexesCache[key].set(entries, indexes)
  return indexes
}

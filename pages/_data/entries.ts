// Looks up the entries of a site. Pages are only rendered for entries that exist.
import { getAllEntries } from '../../model/entries'
import { NOT_FOUND_SLUG, type Page } from '../../model/collections/page'
import type { AnyEntry } from '../../model/define-collection'
import { memoizeByObject } from '../../model/memoize/memoize'
import { getBlogPageNumber } from '../../model/routing/routes'
import type { Site } from '../../model/site'
import { TEAM_PATH } from '../../model/site-structure'
import { removeSourceMarks } from '../../model/source/source-mark'
import type { Service } from '../../model/collections/service'
import { getPathLanguage, type Language } from '../../model/languages'

/**
 * Returns the page of the file content/pages/<slug>.md.
 * @throws when there is none
 */
export function getPage(site: Site, slug: string): Page {
  const page = site.pages[getIndexesBySlug(site.pages).get(slug) ?? -1]
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
  return getEntriesByPath(site).get(path) ?? null
}

/** Returns the entry with the text of the page at the path, or that of the error page if there is none. */
export function findEntryFile(site: Site, path: string): AnyEntry {
  // All pages of the blog have the text of the first one.
  const entryPath = getBlogPageNumber(path) === null ? path : '/blog'
  return findEntryByPath(site, entryPath) ?? getPage(site, NOT_FOUND_SLUG)
}

/** Returns the title of the page at the path, or null if there is no such page. */
export function findTitle(site: Site, path: string): string | null {
  const number = getBlogPageNumber(path)
  if (number !== null) return `Page ${number}`
  const title = findEntryByPath(site, path)?.['title']
  return typeof title === 'string' ? title : null
}

/** Returns the path of the card of the staff member with the name, or null if there is none. */
export function findPersonPath({ team }: Pick<Site, 'team'>, name: string): string | null {
  const person = team.find((member) => removeSourceMarks(member.name) === removeSourceMarks(name))
  return person === undefined ? null : `${TEAM_PATH}#${person.slug}`
}

/** Returns the services with a text in a language. */
export const getServices = (site: Site, language: Language): readonly Service[] =>
  site.services.filter(({ pagePath }) => getPathLanguage(pagePath ?? '/') === language)

/** Returns the index of the entry whose page has the path, or -1 if there is none. */
export function findIndexByPath(entries: readonly AnyEntry[], path: string): number {
  return getIndexesByPath(entries).get(path) ?? -1
}

/** Memoized, because every page looks up several entries. */
const getEntriesByPath = memoizeByObject((site: Site): ReadonlyMap<string, AnyEntry> => {
  const entries = getAllEntries(site)
  return new Map(
    entries.flatMap((entry) => (entry.pagePath === null ? [] : [[entry.pagePath, entry]])),
  )
})

type Key = 'slug' | 'pagePath'

/** Returns the index of each entry in a list by its slug or its path. Memoized, because every page looks up several entries. */
const createGetIndexes = (key: Key) =>
  memoizeByObject(
    (entries: readonly Pick<AnyEntry, Key>[]): ReadonlyMap<string, number> =>
      new Map(
        entries.flatMap((entry, index) => (entry[key] === null ? [] : [[entry[key], index]])),
      ),
  )

const getIndexesBySlug = createGetIndexes('slug')
const getIndexesByPath = createGetIndexes('pagePath')

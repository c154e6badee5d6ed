// Finds what a page needs in the site; a page is only rendered for what is there.
import type { PageImage } from '../../components/image/image'
import { getBlogPageNumber } from '../../model/routing/routes'
import type { AnyEntry } from '../../model/define-collection'
import { collections, type CollectionName } from '../../model/collections'
import type { Site } from '../../model/site'
import { NOT_FOUND, type Page } from '../../model/collections/page'
import { getImageFileName } from '../../model/remote-images/remote-image-url'
import { findIndexByPath, findIndexBySlug } from './positions'

/**
 * The page whose file is content/pages/<slug>.md
 * @throws when there is none
 */
export function getPage(site: Site, slug: string): Page {
  const page = site.pages[findIndexBySlug(site.pages, slug)]
  if (!page) throw new Error(`There is no file content/pages/${slug}.md`)
  return page
}

/**
 * The entry whose own page is at the address.
 * @throws when there is none
 */
export function getEntryByPath<E extends AnyEntry>(entries: readonly E[], address: string): E {
  const entry = entries[findIndexByPath(entries, address)]
  if (!entry) throw new Error(`There is no page at ${address}`)
  return entry
}

/** The entry of any kind whose own page is at the address, or null where there is none, as on a page of a list. */
export function findEntryByPath(site: Site, address: string): AnyEntry | null {
  const entries = known.get(site) ?? entriesByAddress(site)
  known.set(site, entries)
  return entries.get(address) ?? null
}

/** The entry that holds the words at the address; where there is nothing, that of the page which says so. */
export function findEntryFile(site: Site, address: string): AnyEntry {
  // All pages of the blog's list have the words of the first.
  const written = getBlogPageNumber(address) === null ? address : '/blog'
  return findEntryByPath(site, written) ?? getPage(site, NOT_FOUND)
}

/** Every page asks for several, so the entries of a site are gone through once. */
const known = new WeakMap<Site, ReadonlyMap<string, AnyEntry>>()

function entriesByAddress(site: Site): ReadonlyMap<string, AnyEntry> {
  const entries = (Object.keys(collections) as CollectionName[]).flatMap((name): AnyEntry[] => [
    ...site[name],
  ])
  return new Map(
    entries.flatMap((entry) => (entry.pagePath === null ? [] : [[entry.pagePath, entry]])),
  )
}

type WithImage = {
  readonly image?: string | undefined
  readonly imageAlt?: string | undefined
  readonly focus?: string | undefined
}

/** The picture of an entry with its size, or null when it has none. */
export function getEntryImage(
  site: Site,
  { image, imageAlt = '', focus }: WithImage,
): PageImage | null {
  return image === undefined ? null : getImage(site, image, imageAlt, focus)
}

/**
 * A picture with its size.
 * @param named a file in content/images, or the address of a stock picture
 * @throws when it is not there
 */
export function getImage(site: Site, named: string, alt: string, focus?: string): PageImage {
  const file = getImageFileName(named)
  const size = site.images[file]
  if (!size) throw new Error(`There is no picture ${named}`)
  return { file, alt, focus, ...size }
}

// Finds what a page needs in the site; a page is only rendered for what is there.
import type { AnyEntry } from '../scripts/content/kind'
import { kinds, type CollectionName } from '../scripts/content/kinds'
import type { Site } from '../scripts/content/site'
import type { Page } from '../scripts/content/kinds/page'
import { pictureFile } from '../scripts/content/stock/stock-address'
import type { PictureData } from '../components/picture/picture'

/**
 * The page whose file is content/pages/<slug>.md
 * @throws when there is none
 */
export function pageBySlug(site: Site, slug: string): Page {
  return entryBySlug(site.pages, slug, 'content/pages')
}

/** @throws when there is no entry with the slug */
export function entryBySlug<E extends { readonly slug: string }>(
  entries: readonly E[],
  slug: string,
  folder: string,
): E {
  const entry = entries.find((one) => one.slug === slug)
  if (!entry) throw new Error(`There is no file ${folder}/${slug}.md`)
  return entry
}

/** The entry of any kind whose own page is at the address, or null where there is none, as on a page of a list. */
export function entryAt(site: Site, address: string): AnyEntry | null {
  const known = entriesByAddress.get(site) ?? indexByAddress(site)
  entriesByAddress.set(site, known)
  return known.get(address) ?? null
}

/** Every page looks up several addresses, so the entries of a site are gone through once. */
const entriesByAddress = new WeakMap<Site, ReadonlyMap<string | null, AnyEntry>>()

function indexByAddress(site: Site): ReadonlyMap<string | null, AnyEntry> {
  const collections = Object.keys(kinds) as CollectionName[]
  const entries = collections.flatMap<AnyEntry>((name) => site[name])
  return new Map(
    entries
      .filter(({ pageAddress }) => pageAddress !== null)
      .map((entry) => [entry.pageAddress, entry]),
  )
}

type WithImage = {
  readonly image?: string | undefined
  readonly imageAlt?: string | undefined
  readonly focus?: string | undefined
}

/** The picture of an entry with its size, or null when it has none. */
export function pictureOf(
  site: Site,
  { image, imageAlt = '', focus }: WithImage,
): PictureData | null {
  return image === undefined ? null : picture(site, image, imageAlt, focus)
}

/**
 * A picture with its size.
 * @param named a file in content/images, or the address of a stock picture
 * @throws when it is not there
 */
export function picture(site: Site, named: string, alt: string, focus?: string): PictureData {
  const file = pictureFile(named)
  const size = site.pictures[file]
  if (!size) throw new Error(`There is no picture ${named}`)
  return { file, alt, focus, ...size }
}

// The pages of the last build of the same site: those of which nothing has changed are not rendered again.
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Styles } from '../../renderer/styles'
import type { PageDocument } from '../../renderer/types'
import { comparableJson, hashShared } from '../kept/body-hash'
import { readKept, writeKept } from '../kept/kept-file'
import { hashOf } from '../kept/hash-of'
import { openStore, type Store } from '../kept/kept-store'
import { takeFolder } from '../kept/lock'
import type { BuiltPage, SharedParts } from './verify/read-html'

export type KeptPage = {
  /** The hash of all that the page is made of, besides the code. */
  readonly key: string
  /** The name of its HTML in the store. */
  readonly html: string
  readonly facts: BuiltPage
}

/** All pages by address, and what they share. */
export type KeptSite = {
  readonly pages: Readonly<Record<string, KeptPage>>
  readonly parts: SharedParts
  readonly styles: Styles
  /** The name of the stylesheet that stands in all pages. */
  readonly stylesheet: string
}

export type KeptPages = {
  readonly store: Store
  /** Those of the last build; none when there was none, when it was damaged, or when other code made it. */
  readonly last: KeptSite
  /** Whether the HTML of a page of it is still there as it was. */
  readonly isWhole: (page: KeptPage) => boolean
  /** Writes down those of this build, and forgets all others. */
  readonly save: (site: KeptSite) => Promise<void>
  /** To be called in any case when the build is over. */
  readonly close: () => Promise<void>
}

/** With the stamps of the HTML of its pages by their names. */
type Kept = KeptSite & { readonly stamps: Readonly<Record<string, string>> }

const NOTHING: Kept = { pages: {}, parts: {}, styles: {}, stylesheet: '', stamps: {} }

/**
 * While another build uses the folder, this one starts with nothing, in a folder of its own that it leaves to nobody.
 * @param version of the code
 * @param fresh whether nothing of an earlier build is used
 */
export async function openKeptPages(
  folder: string,
  version: string,
  fresh: boolean,
): Promise<KeptPages> {
  await mkdir(folder, { recursive: true })
  const free = takeFolder(folder)
  const place = free === null ? `${folder}-${process.pid}` : folder
  const index = join(place, 'pages')
  const store = await openStore(join(place, 'html'))
  const kept = fresh ? null : readKept(index, version)
  const { stamps, ...last } = (kept as Kept | null) ?? NOTHING
  return {
    store,
    last,
    // A file that nobody has touched need not be read.
    isWhole: ({ html }) => stamps[html] === store.stamp(html) || store.read(html) !== null,
    save: async (site) => {
      const names = Object.values(site.pages).map(({ html }) => html)
      const now = Object.fromEntries(names.map((name) => [name, store.stamp(name)]))
      await writeKept(index, version, { ...site, stamps: now } satisfies Kept)
      await store.clear(new Set(names))
    },
    close: async () => {
      if (free === null) await rm(place, { recursive: true, force: true })
      else free()
    },
  }
}

/** The same for two pages when their HTML is the same. */
export function keyOf(document: PageDocument): string {
  const { settings, affiliates } = document.data.frame
  hashShared(settings)
  hashShared(affiliates)
  return hashOf(comparableJson(document))
}

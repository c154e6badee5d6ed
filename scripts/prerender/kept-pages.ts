// The pages of the last build of the same site: those of which nothing has changed are not rendered again.
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Styles } from '../../renderer/styles'
import type { PageDocument } from '../../renderer/types'
import { comparableJson } from '../kept/body-hash'
import { readKept, writeKept } from '../kept/kept-file'
import { hashOf, openStore, type Store } from '../kept/kept-store'
import { takeFolder } from '../kept/lock'
import type { BuiltPage } from './verify/read-page'

export type KeptPage = {
  /** The hash of all that the page is made of, besides the code. */
  readonly key: string
  /** The name of its HTML in the store. */
  readonly html: string
  /** The names of the styles' rules that it needs. */
  readonly rules: readonly string[]
  readonly facts: BuiltPage
}

/** All pages by address, and what they share. */
export type KeptSite = {
  readonly pages: Readonly<Record<string, KeptPage>>
  readonly styles: Styles
  /** The name of the stylesheet that stands in all pages. */
  readonly stylesheet: string
}

export type KeptPages = {
  readonly store: Store
  /** Those of the last build; none when there was none, when it was damaged, or when other code made it. */
  readonly last: KeptSite
  /** Writes down those of this build, and forgets all others. */
  readonly save: (site: KeptSite) => Promise<void>
  /** To be called in any case when the build is over. */
  readonly close: () => Promise<void>
}

const NOTHING: KeptSite = { pages: {}, styles: {}, stylesheet: '' }

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
  const last = fresh ? null : readKept(index, version)
  return {
    store,
    last: (last?.index as KeptSite | undefined) ?? NOTHING,
    save: async (site) => {
      await writeKept(index, version, site, [])
      await store.clear(new Set(Object.values(site.pages).map(({ html }) => html)))
    },
    close: async () => {
      if (free === null) await rm(place, { recursive: true, force: true })
      else free()
    },
  }
}

/** The same for two pages when their HTML is the same. */
export const keyOf = (document: PageDocument): string => hashOf(comparableJson(document))

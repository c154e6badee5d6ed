// The pages of the last build of the same site: those of which nothing has changed are not rendered again.
import { join } from 'node:path'
import type { Styles } from '../../renderer/styles'
import type { PageDocument } from '../../renderer/types'
import { comparableJson } from '../kept/body-hash'
import { hashOf, openStore, type Store } from '../kept/kept-store'
import { readKept, writeKept } from '../kept/kept-file'
import type { BuiltPage } from './verify/read-page'

export type KeptPage = {
  /** The hash of all that the page is made of, besides the code. */
  readonly key: string
  /** The name of its HTML in the store. */
  readonly html: string
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
}

const NOTHING: KeptSite = { pages: {}, styles: {}, stylesheet: '' }

/**
 * @param folder where they are kept
 * @param version of the code
 */
export async function openKeptPages(
  folder: string,
  version: string,
  fresh: boolean,
): Promise<KeptPages> {
  const index = join(folder, 'pages')
  const store = await openStore(join(folder, 'html'))
  const last = fresh ? null : readKept(index, version)
  return {
    store,
    last: (last?.index as KeptSite | undefined) ?? NOTHING,
    save: async (site) => {
      await writeKept(index, version, site, [])
      await store.clear(new Set(Object.values(site.pages).map(({ html }) => html)))
    },
  }
}

/** The same for two pages when their HTML is the same. */
export const keyOf = (document: PageDocument): string => hashOf(comparableJson(document))

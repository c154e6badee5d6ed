// The pages of the last build of the same site: those of which nothing has changed are not rendered again.
import { rmSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Styles } from '../../renderer/styles'
import { readKept, writeKept } from '../kept/kept-file'
import { hashOf } from '../kept/hash-of'
import { openRecords } from '../kept/kept-records'
import { openStore, type Store } from '../kept/kept-store'
import { takeFolder } from '../kept/lock'
import type { BuiltPage, SharedParts } from './verify/read-html'

export type KeptPage = {
  /** The hash of all that the page is made of, besides the code. */
  readonly key: string
  /** The names of the texts that it is made of. */
  readonly texts: readonly string[]
  /** The name of its HTML in the store. */
  readonly html: string
  readonly facts: BuiltPage
}

/** What all pages share. */
type Shared = {
  readonly parts: SharedParts
  readonly styles: Styles
  /** The name of the stylesheet that stands in all pages. */
  readonly stylesheet: string
}

/** With the pages by their addresses. */
export type KeptSite = Shared & {
  readonly pages: ReadonlyMap<string, KeptPage>
  /** The hash of all that pages are made of, but for the texts. */
  readonly outline: string
}

export type KeptPages = {
  readonly store: Store
  /** Those of the last build; none when there was none, when it was damaged, or when other code made it. */
  readonly last: KeptSite
  /** Other pages have another name; it is empty when there are none. */
  readonly name: string
  /** Whether the HTML of a page of it is still there as it was. */
  readonly isWhole: (page: KeptPage) => boolean
  /**
   * Writes down those of this build, forgets all others, and resolves to the name of these.
   * @param stampOf that of the file where the page at an address was published. On most disks it is its HTML in the store under
   * another name; where it is a copy, the HTML is read the next time.
   */
  readonly save: (site: KeptSite, stampOf: (address: string) => string) => Promise<string>
  /** To be called in any case when the build is over. */
  readonly close: () => Promise<void>
}

/** Only true together with the pages of the same build. */
type Last = {
  readonly outline: string
  /** Of the HTML of pages, by its names. */
  readonly stamps: Readonly<Record<string, string>>
}

const NOTHING: Shared = { parts: {}, styles: {}, stylesheet: '' }

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
  const file = (name: string) => join(place, name)
  const store = await openStore(file('html'))
  const read = (name: string) => (fresh ? null : readKept(file(name), version))
  const shared = (read('shared') as Shared | null) ?? NOTHING
  const { outline, stamps } = (read('last') as Last | null) ?? { outline: '', stamps: {} }
  // Pages only belong to what was shared by them.
  const pagesWith = (some: Shared) =>
    openRecords<KeptPage>(file('pages'), `${version} ${hashOf(JSON.stringify(some))}`, fresh)
  const kept = pagesWith(shared)
  return {
    store,
    last: { ...shared, outline, pages: kept.records },
    name: kept.name,
    // A file that nobody has touched need not be read.
    isWhole: ({ html }) => stamps[html] === store.stamp(html) || store.read(html) !== null,
    save: async ({ pages, outline: outlineNow, ...now }, stampOf) => {
      rmSync(file('last'), { force: true })
      const isSame = isDeepStrictEqual(now, shared)
      if (!isSame) writeKept(file('shared'), version, now)
      const records = isSame ? kept : pagesWith(now)
      const name = records.save(pages)
      const published = [...pages].map(([address, { html }]) => [html, stampOf(address)] as const)
      const lastNow: Last = { outline: outlineNow, stamps: Object.fromEntries(published) }
      writeKept(file('last'), version, lastNow)
      await store.clear(new Set(published.map(([html]) => html)))
      return name
    },
    close: async () => {
      if (free === null) await rm(place, { recursive: true, force: true })
      else free()
    },
  }
}

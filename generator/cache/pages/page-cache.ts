// The pages of the last build of the same site: those of which nothing has changed are not rendered again.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Styles } from '../../../renderer/styles/emotion-styles'
import { readCacheFile, writeCacheFile } from '../storage/cache-file'
import { computeHash } from '../../../model/hash'
import { openRecordLog } from '../storage/record-log'
import { openContentStore, type ContentStore } from '../storage/content-store'
import { acquireLock } from '../lock/lock'
import { makeDirectory } from '../storage/write-file-atomic'
import { trySaving } from '../try-saving'
import type { BuiltPage, SharedParts } from '../../verify/inspect-html'

export type CachedPage = {
  /** The hash of all that the page is made of, besides the code. */
  readonly key: string
  /** The names of the texts that it is made of. */
  readonly texts: readonly string[]
  /** The name of its HTML in the store. */
  readonly html: string
  readonly facts: BuiltPage
}

/** By their addresses. */
export type PagesByPath = ReadonlyMap<string, CachedPage>

/** What all pages share. */
type SavedSite = {
  readonly parts: SharedParts
  readonly styles: Styles
  /** The name of the stylesheet that stands in all pages. */
  readonly stylesheet: string
}

export type CachedSite = SavedSite & {
  readonly pages: PagesByPath
  /** The hash of all that pages are made of, but for the texts. */
  readonly outline: string
}

export type PageCache = {
  readonly store: ContentStore
  /** Those of the last build; none when there was none, when it was damaged, or when other code made it. */
  readonly last: CachedSite
  /** Other pages have another name; it is empty when there are none. */
  readonly name: string
  /** Writes down those of this build, forgets all others, and resolves to the name of these. */
  readonly save: (site: CachedSite) => Promise<string>
  /** To be called in any case when the build is over. */
  readonly close: () => Promise<void>
}

const NOTHING: SavedSite = { parts: {}, styles: {}, stylesheet: '' }

/**
 * While another build uses the folder, this one starts with nothing, in a folder of its own that it leaves to nobody.
 * @param version of the code
 * @param fresh whether nothing of an earlier build is used
 */
export function openPageCache(folder: string, version: string, fresh: boolean): PageCache {
  const free = trySaving(() => {
    makeDirectory(folder)
    return acquireLock(join(folder, 'lock'))
  })
  const place = free === null ? `${folder}-${process.pid}` : folder
  const file = (name: string) => join(place, name)
  const store = openContentStore(file('html'))
  const read = (name: string, of = version) => (fresh ? null : readCacheFile(file(name), of))
  const shared = (read('shared') as SavedSite | null) ?? NOTHING
  // Pages only belong to what was shared by them, and the outline to its pages.
  const pagesWith = (some: SavedSite) =>
    openRecordLog<CachedPage>(
      file('pages'),
      `${version} ${computeHash(JSON.stringify(some))}`,
      fresh,
    )
  const { records, name, save } = pagesWith(shared)
  const outline = (read('outline', name) as string | null) ?? ''
  return {
    store,
    last: { ...shared, outline, pages: records },
    name,
    save: async ({ pages, outline: outlineNow, ...now }) => {
      const isSame = isDeepStrictEqual(now, shared)
      if (!isSame) writeCacheFile(file('shared'), version, now)
      const nameNow = isSame ? save(pages) : pagesWith(now).save(pages)
      writeCacheFile(file('outline'), nameNow, outlineNow)
      await store.clear(new Set([...pages.values()].map(({ html }) => html)))
      return nameNow
    },
    close: async () => {
      if (free === null) await rm(place, { recursive: true, force: true }).catch(() => {})
      else free()
    },
  }
}

// The pages of the last build with the same settings. Pages whose data has not changed are not rendered again.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { CollectedStyles } from '../../../renderer/styles/emotion-styles'
import type { ClassNames } from '../../../renderer/styles/minify-class-names'
import { readCacheFile, writeCacheFile } from '../storage/cache-file'
import { computeHash } from '../../../model/memoize/hash'
import { openRecordLog } from '../storage/record-log'
import { openContentStore, type ContentStore } from '../storage/content-store'
import { acquireLock } from '../lock/lock'
import { makeDirectory } from '../storage/write-file-atomic'
import { tryWritingCache } from '../try-writing-cache'
import type { BuiltPage, SharedParts } from '../../verify/inspect-html'

export type CachedPage = {
  /** The hash of all data that the page is rendered from; the code is not included. */
  readonly dataHash: string
  /** The IDs of the bodies that the page depends on. */
  readonly bodies: readonly string[]
  /** The hash of its HTML in the store. */
  readonly htmlHash: string
  /** The paths of the stylesheets that its HTML loads. */
  readonly stylesheets: readonly string[]
  readonly summary: BuiltPage
}

/** Pages by URL path. */
export type PagesByPath = ReadonlyMap<string, CachedPage>

/** The data that all pages share. */
type SharedData = {
  readonly parts: SharedParts
  readonly styles: CollectedStyles
  readonly classes: ClassNames
}

export type CachedSite = SharedData & {
  readonly pages: PagesByPath
  /** The hash of all data that pages are rendered from, without the bodies. */
  readonly siteHash: string
}

export type PageCache = {
  readonly store: ContentStore
  /** The pages of the last build; empty if there was none, if the cache is damaged, or if another version of the code wrote it. */
  readonly last: CachedSite
  /** Identifies the last pages: different pages have a different digest. Empty if there are none. */
  readonly pagesDigest: string
  /** Saves the pages of this build, removes all others, and resolves to the new digest. */
  readonly save: (site: CachedSite) => Promise<string>
  /** Has to be called at the end of every build, even if it failed. */
  readonly close: () => Promise<void>
}

const NO_SHARED_DATA: SharedData = { parts: {}, styles: {}, classes: {} }

/**
 * Opens the cache. If another build uses the directory, or if it cannot be written, this build starts with an empty cache in a
 * directory of its own, which is removed by `close`.
 * @param version the hash of the generator's code; pages of any other version are ignored
 * @param ignoreCache whether to ignore the results of earlier builds
 */
export function openPageCache(directory: string, version: string, ignoreCache: boolean): PageCache {
  const releaseLock = tryWritingCache(() => {
    makeDirectory(directory)
    return acquireLock(join(directory, 'lock'))
  })
  const ownDirectory = releaseLock === null ? `${directory}-${process.pid}` : directory
  const getFile = (name: string) => join(ownDirectory, name)
  const store = openContentStore(getFile('html'))
  const read = (name: string, fileVersion: string) =>
    ignoreCache ? null : readCacheFile(getFile(name), fileVersion)
  const shared = (read('shared', version) as SharedData | null) ?? NO_SHARED_DATA
  // The pages are only valid with the shared data that they were saved with, and the hash of the site only with its pages.
  const openPages = (data: SharedData) =>
    openRecordLog<CachedPage>(
      getFile('pages'),
      `${version} ${computeHash(JSON.stringify(data))}`,
      ignoreCache,
    )
  const { records, digest: pagesDigest, save } = openPages(shared)
  const siteHash = (read('site-hash', pagesDigest) as string | null) ?? ''
  return {
    store,
    last: { ...shared, siteHash, pages: records },
    pagesDigest,
    save: async ({ pages, siteHash: newSiteHash, ...newShared }) => {
      const isSame = isDeepStrictEqual(newShared, shared)
      if (!isSame) writeCacheFile(getFile('shared'), version, newShared)
      const newDigest = isSame ? save(pages) : openPages(newShared).save(pages)
      writeCacheFile(getFile('site-hash'), newDigest, newSiteHash)
      await store.prune(new Set([...pages.values()].map(({ htmlHash }) => htmlHash)))
      return newDigest
    },
    close: async () => {
      if (releaseLock === null)
        await rm(ownDirectory, { recursive: true, force: true }).catch(() => {})
      else releaseLock()
    },
  }
}

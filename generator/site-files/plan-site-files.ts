// Creates the files of the whole site only if something that they are made from has changed: with thousands of posts that takes longer
// than rendering a page.
import { computeHash } from '../../model/memoize/hash'
import { takeReads } from '../../model/memoize/read-tracking'
import { readCacheFile, writeCacheFile } from '../cache/storage/cache-file'
import { createSiteFiles, type SiteFiles } from './site-files'
import type { SiteFilesInput } from './site-files-input'

type CachedSiteFiles = {
  /** The hashes of the contents by path. */
  readonly hashes: Readonly<Record<string, string>>
  /** The IDs of the bodies that the files were made from. */
  readonly bodies: readonly string[]
}

export type PlannedSiteFiles = Pick<CachedSiteFiles, 'hashes'> & {
  /** Creates the files that have not been created yet. */
  readonly create: () => SiteFiles
}

type PlanOptions = {
  /** The file that stores the hashes. */
  readonly cacheFile: string
  /** Differs if the code differs, or anything in the input except bodies. */
  readonly version: string
  /** The IDs of the bodies of all entries. */
  readonly bodies: readonly string[]
  readonly ignoreCache: boolean
}

export function planSiteFiles(input: SiteFilesInput, options: PlanOptions): PlannedSiteFiles {
  const { cacheFile, version, ignoreCache } = options
  const cached = ignoreCache ? null : (readCacheFile(cacheFile, version) as CachedSiteFiles | null)
  const currentBodies = new Set(options.bodies)
  if (cached?.bodies.every((body) => currentBodies.has(body)))
    return { hashes: cached.hashes, create: () => createSiteFiles(input) }

  takeReads()
  const files = createSiteFiles(input)
  const bodies = takeReads()
  const hashes = Object.fromEntries(
    [...files].map(([path, content]) => [path, computeHash(content)]),
  )
  writeCacheFile(cacheFile, version, { hashes, bodies } satisfies CachedSiteFiles)
  return { hashes, create: () => files }
}

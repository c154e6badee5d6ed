// The directory of the cache. It is always safe to delete it.
import { lstat, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { computeHexHash } from '../../model/memoize/hash'
import { removeLeftovers } from './remove-leftovers'

export const CACHE_DIRECTORY = 'node_modules/.cache/site'

/**
 * Returns the path of a part of the cache.
 * @param prefix names the part
 * @param key identifies the configuration, such as the content folder and the base; builds with the same key share the path
 */
export function getCachePath(prefix: string, key: readonly unknown[]): string {
  const hash = computeHexHash(16, JSON.stringify([process.cwd(), ...key]))
  return join(CACHE_DIRECTORY, `${prefix}-${hash}`)
}

const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000

/** Matches the names of the parts that expire. Images do not, because they are slow to create and to download. */
export const EXPIRING = /^(?:bundle|commits|compiled|entries|last|pages|scripts|transitions)-/

/**
 * Removes the parts that no build has written for a week, such as those of deleted content folders, and bundled code that no
 * build has used for a week. Also removes the leftovers of killed builds.
 * @param now in milliseconds since 1970
 */
export async function removeExpired(now: number, cache = CACHE_DIRECTORY): Promise<void> {
  // A cache that cannot be read has nothing to remove.
  const names = (await readdir(cache).catch(() => [])).filter((name) => EXPIRING.test(name))
  for (const name of names) {
    const path = join(cache, name)
    const status = await lstat(path).catch(() => null)
    if (status !== null && now - status.mtimeMs > MAX_AGE_MS)
      await rm(path, { recursive: true, force: true }).catch(() => {})
  }
  await removeLeftovers(cache).catch(() => {})
}

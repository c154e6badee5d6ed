// Where builds keep what a later one need not make again; to delete it all is never wrong.
import { lstat, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { computeHexHash } from '../../model/hash'
import { removeLeftovers } from './remove-leftovers'

export const CACHE_DIRECTORY = 'node_modules/.cache/site'

/** The place of what is kept of builds of one kind: the same for the same facts, such as the content folder and the base. */
export function getCachePath(kind: string, facts: readonly unknown[]): string {
  const hash = computeHexHash(16, JSON.stringify([process.cwd(), ...facts]))
  return join(CACHE_DIRECTORY, `${kind}-${hash}`)
}

/** In milliseconds: a week. */
const OLD = 7 * 24 * 60 * 60 * 1000

/** What only builds of one kind use. Pictures are few and slow to make, so they stay. */
export const EXPIRING = /^(?:bundle|commits|entries|last|pages|scripts)-/

/**
 * Removes what no build has written for a week, and bundled code that none has used, such as those of content folders that are
 * gone. Also removes what killed builds have left.
 * @param now in milliseconds
 */
export async function removeExpired(now: number, cache = CACHE_DIRECTORY): Promise<void> {
  // Where nothing can be saved there is nothing.
  const names = (await readdir(cache).catch(() => [])).filter((name) => EXPIRING.test(name))
  for (const name of names) {
    const path = join(cache, name)
    const status = await lstat(path).catch(() => null)
    if (status !== null && now - status.mtimeMs > OLD)
      await rm(path, { recursive: true, force: true }).catch(() => {})
  }
  await removeLeftovers(cache).catch(() => {})
}

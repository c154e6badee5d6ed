// Runs and measures builds of the project in the current folder, and clears what they cache.
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rename } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { CACHE_DIRECTORY, EXPIRING } from '../../../generator/cache/cache-directory'
import { measureProcess, type ProcessCost } from './measure-process'

/** The same day for all builds, so that midnight changes no page. */
const DAY = '2026-11-20'

/** @throws with the stderr of the build when it fails */
export function runBuild(
  content: string,
  out: string,
  args: readonly string[] = [],
): Promise<ProcessCost> {
  const paths = ['--content', content, '--out', out]
  return measureProcess(['scripts/run-bundled.mjs', 'prerender', ...paths, '--as-of', DAY, ...args])
}

/**
 * Moves the site and the cache, except for images, into a new subdirectory of `directory`. Nothing is deleted: ext4 avoids the
 * blocks of deleted files for a minute, which makes writing the next files several times slower.
 * @param directory on the same disk
 */
export async function clearBuildCache(out: string, directory: string): Promise<void> {
  const trash = await mkdtemp(join(directory, 'trash-'))
  const names = existsSync(CACHE_DIRECTORY) ? await readdir(CACHE_DIRECTORY) : []
  const expiring = names.filter((name) => EXPIRING.test(name))
  for (const path of [out, ...expiring.map((name) => join(CACHE_DIRECTORY, name))])
    if (existsSync(path)) await rename(path, join(trash, basename(path)))
}

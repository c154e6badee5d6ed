// A build of the current folder's project, measured, and what builds keep put aside.
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rename } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { CACHE_DIRECTORY, EXPIRING } from '../../../generator/cache/cache-directory'
import { measureProcess, type ProcessCost } from './measure-process'

/** The same day for all builds, so that midnight changes no page. */
const DAY = '2026-11-20'

/** @throws with what the build complained of when it fails */
export function runBuild(
  content: string,
  out: string,
  words: readonly string[] = [],
): Promise<ProcessCost> {
  const places = ['--content', content, '--out', out, '--as-of', DAY]
  return measureProcess(['scripts/run-bundled.mjs', 'prerender', ...places, ...words])
}

/**
 * Puts the site and all that builds keep into a folder of its own, but for copies of pictures and stock photos. Nothing is
 * deleted: for a minute, ext4 looks for other places than those of deleted files, which makes writing the next ones several times as slow.
 * @param folder on the same disk
 */
export async function clearBuildCache(out: string, folder: string): Promise<void> {
  const aside = await mkdtemp(join(folder, 'forgotten-'))
  const kept = existsSync(CACHE_DIRECTORY) ? await readdir(CACHE_DIRECTORY) : []
  for (const path of [
    out,
    ...kept.filter((one) => EXPIRING.test(one)).map((one) => join(CACHE_DIRECTORY, one)),
  ])
    if (existsSync(path)) await rename(path, join(aside, basename(path)))
}

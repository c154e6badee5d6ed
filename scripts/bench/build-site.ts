// A build of the current folder's project, measured, and what builds keep removed.
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { CACHE, forgetOld } from '../prerender/cache'
import { measureProcess, type Spent } from './measure-process'

/** The same day for all builds, so that midnight changes no page. */
const DAY = '2026-11-20'

/** @throws with what the build complained of when it fails */
export function buildSite(
  content: string,
  out: string,
  words: readonly string[] = [],
): Promise<Spent> {
  const places = ['--content', content, '--out', out, '--as-of', DAY]
  return measureProcess(['scripts/run.mjs', 'prerender', ...places, ...words])
}

/** Removes the site and all that builds keep, but for copies of pictures and stock photos. */
export async function forgetBuilds(out: string): Promise<void> {
  await rm(out, { recursive: true, force: true })
  if (existsSync(CACHE)) await forgetOld(Infinity)
}

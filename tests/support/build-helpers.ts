// Builds sites, and knows what is cached for them.
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect } from 'vitest'
import { getCachePath } from '../../generator/cache/cache-directory'
import type { Outcome } from './run-script'
import { runWarm } from './run-warm'
import { afterEvents } from './sites'

/** A content folder, and how its site is built. */
export type BuildSource = { readonly content: string; readonly asOf: string; readonly base: string }

export const createSource = (content: string): BuildSource => ({
  content,
  asOf: afterEvents.asOf,
  base: '/',
})

/** @param run `runNpmScript` if the build needs a process of its own */
export function buildFrom(
  { content, asOf, base }: BuildSource,
  out: string,
  run: typeof runWarm = runWarm,
): Promise<Outcome> {
  return run('prerender', ['--content', content, '--out', out, '--as-of', asOf, '--base', base])
}

/** Builds without problems, and returns the number of pages that the build says it rendered. */
export async function countRendered(
  source: BuildSource,
  to: string,
  run?: typeof runWarm,
): Promise<number> {
  const { status, out, err } = await buildFrom(source, to, run)
  expect(status, err).toBe(0)
  if (out.startsWith('Nothing has changed')) return 0
  const pages = /^Built (\d+) pages/m.exec(out)?.[1]
  return Number(/ (\d+) of \d+ pages rendered again/.exec(out)?.[1] ?? pages)
}

/** Returns the file in which the build records what it published to a folder. */
export const getLastBuildPath = ({ content, base }: BuildSource, out: string) =>
  getCachePath('last', [content, resolve(out), base])

/** Returns the paths of the caches of parsed entries and of rendered pages. */
export const getCachePaths = ({ content, base }: BuildSource) => ({
  entries: getCachePath('entries', [content]),
  pages: getCachePath('pages', [content, base, false, null]),
})

/** Removes everything that is cached for the content with that base, and the record of the last build into the folder. */
export function clearCache(source: BuildSource, out: string): void {
  const { entries, pages } = getCachePaths(source)
  const commits = getCachePath('commits', [source.content])
  const entryCaches = [entries, `${entries}.blocks`, `${entries}.files`]
  for (const path of [...entryCaches, commits, pages, getLastBuildPath(source, out)])
    rmSync(path, { recursive: true, force: true })
}

// What a build would make that knows nothing of an earlier one, to compare with one that does.
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect } from 'vitest'
import { getCachePath } from '../../generator/cache/cache-directory'
import { runNpmScript, type Outcome } from './run-script'
import { afterEvents } from './sites'

/** A folder of content, and how its site is built. */
export type BuildSource = { readonly content: string; readonly asOf: string; readonly base: string }

export const createSource = (content: string): BuildSource => ({
  content,
  asOf: afterEvents.asOf,
  base: '/',
})

export function buildFrom({ content, asOf, base }: BuildSource, out: string): Promise<Outcome> {
  const words = ['--content', content, '--out', out, '--as-of', asOf, '--base', base]
  return runNpmScript('prerender', words)
}

/** Where the build remembers what it published to a folder. */
export const getLastBuild = ({ content, base }: BuildSource, out: string) =>
  getCachePath('last', [content, resolve(out), base])

/** Where the build keeps what it read and what it rendered. */
export const getCached = ({ content, base }: BuildSource) => ({
  entries: getCachePath('entries', [content]),
  pages: getCachePath('pages', [content, base, false, null]),
})

/** Removes all that is kept of builds of the content with that base, and of those into the folder. */
export function clearCache(source: BuildSource, out: string): void {
  const { entries, pages } = getCached(source)
  const commits = getCachePath('commits', [source.content])
  const listedCollections = [entries, `${entries}.blocks`, `${entries}.files`, commits]
  for (const path of [...listedCollections, pages, getLastBuild(source, out)])
    rmSync(path, { recursive: true, force: true })
}

/** Builds a copy of the content and of its history, of which nothing is kept, into a new folder in `folder`. */
export async function buildFresh(source: BuildSource, folder: string): Promise<string> {
  const place = mkdtempSync(join(folder, 'fresh-'))
  const copied = { ...source, content: join(place, 'content') }
  cpSync(source.content, copied.content, { recursive: true })
  const history = join(dirname(source.content), '.git')
  if (existsSync(history)) cpSync(history, join(place, '.git'), { recursive: true })
  const { status, out, err } = await buildFrom(copied, join(place, 'out'))
  clearCache(copied, join(place, 'out'))
  expect(status, err).toBe(0)
  expect(out).not.toContain('rendered anew')
  return join(place, 'out')
}

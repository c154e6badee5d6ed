// What a build would make that knows nothing of an earlier one, to compare with one that does.
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect } from 'vitest'
import { cacheFor } from '../../generator/cache/cache-directory'
import { runScript, type Outcome } from './run-script'
import { today } from './sites'

/** A folder of content, and how its site is built. */
export type Source = { readonly content: string; readonly asOf: string; readonly base: string }

export const sourceOf = (content: string): Source => ({ content, asOf: today.asOf, base: '/' })

export function buildFrom({ content, asOf, base }: Source, out: string): Promise<Outcome> {
  const words = ['--content', content, '--out', out, '--as-of', asOf, '--base', base]
  return runScript('prerender', words)
}

/** Where the build remembers what it published to a folder. */
export const lastOf = ({ content, base }: Source, out: string) =>
  cacheFor('last', [content, resolve(out), base])

/** Where the build keeps what it read and what it rendered. */
export const keptOf = ({ content, base }: Source) => ({
  entries: cacheFor('entries', [content]),
  pages: cacheFor('pages', [content, base, false, null]),
})

/** Removes all that is kept of builds of the content with that base, and of those into the folder. */
export function forget(source: Source, out: string): void {
  const { entries, pages } = keptOf(source)
  const commits = cacheFor('commits', [source.content])
  const lists = [entries, `${entries}.blocks`, `${entries}.files`, commits]
  for (const path of [...lists, pages, lastOf(source, out)])
    rmSync(path, { recursive: true, force: true })
}

/** Builds a copy of the content and of its history, of which nothing is kept, into a new folder in `folder`. */
export async function buildFresh(source: Source, folder: string): Promise<string> {
  const place = mkdtempSync(join(folder, 'fresh-'))
  const copied = { ...source, content: join(place, 'content') }
  cpSync(source.content, copied.content, { recursive: true })
  const history = join(dirname(source.content), '.git')
  if (existsSync(history)) cpSync(history, join(place, '.git'), { recursive: true })
  const { status, out, err } = await buildFrom(copied, join(place, 'out'))
  forget(copied, join(place, 'out'))
  expect(status, err).toBe(0)
  expect(out).not.toContain('rendered anew')
  return join(place, 'out')
}

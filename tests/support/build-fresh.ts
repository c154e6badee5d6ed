// Builds sites without any cache, to compare incremental builds with them.
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { expect } from 'vitest'
import { listEntries } from '../../generator/process/list-entries.mjs'
import { buildFrom, clearCache, type BuildSource } from './build-helpers'
import { FRESH_SITES } from './sites'

/**
 * Builds a copy of the content and its git history without any cache. The same content without a history is built once for all tests.
 * @param folder where content that is built more than once is copied to
 * @returns the folder of the built site, which must not be changed
 */
export async function buildFresh(source: BuildSource, folder: string): Promise<string> {
  const history = join(dirname(source.content), '.git')
  const directory = mkdtempSync(join(folder, 'fresh-'))
  if (existsSync(history)) {
    cpSync(history, join(directory, '.git'), { recursive: true })
    return buildCopy(source, directory, join(directory, 'out'))
  }
  const site = join(FRESH_SITES, hashSource(source))
  if (existsSync(site)) return site
  mkdirSync(FRESH_SITES, { recursive: true })
  const built = await buildCopy(source, directory, `${site}.${process.pid}`)
  try {
    renameSync(built, site)
    return site
  } catch (error) {
    // Another test file has built the same at the same time.
    if (!existsSync(site)) throw error
    rmSync(built, { recursive: true })
    return site
  }
}

async function buildCopy(source: BuildSource, directory: string, out: string): Promise<string> {
  const copy = { ...source, content: join(directory, 'content') }
  cpSync(source.content, copy.content, { recursive: true })
  const { status, out: printed, err } = await buildFrom(copy, out)
  clearCache(copy, out)
  expect(status, err).toBe(0)
  expect(printed).not.toContain('rendered again')
  return out
}

/** Returns a hash of all that a site without a history is built from. */
function hashSource({ content, asOf, base }: BuildSource): string {
  const hash = createHash('sha256').update(JSON.stringify([asOf, base]))
  const files = listEntries(content)
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of files.sort()) {
    const bytes = readFileSync(file)
    hash.update(`\n${file.slice(content.length)}\n${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex').slice(0, 16)
}

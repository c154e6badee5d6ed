// Reads, parses and checks the content, and fetches stock pictures. Files that have not changed are not read again.
import { basename } from 'node:path'
import { dayIn } from '../content/day'
import type { LoadedSite } from '../content/load-site'
import { readContent } from '../content/read-content'
import { loadWithStock } from '../content/stock/load-with-stock'
import { keepEntries } from '../kept/kept-entries'
import { cacheFor } from './cache'
import type { BuildOptions } from './options'
import { decodes } from './pictures/decodes'
import { stockStore } from './pictures/stock-store'
import type { Pool } from './pool'
import { readAhead } from './read-ahead'

export type ReadSite = LoadedSite & {
  readonly files: number
  /** How many of them were read; the others are as they were. */
  readonly anew: number
}

/**
 * All problems of all files are found in one run.
 * @param version of the code
 */
export async function readSite(
  { content, drafts, fresh, asOf }: BuildOptions,
  version: string,
  pool: Pool,
): Promise<ReadSite> {
  const name = basename(content)
  const files = readContent(content, name)
  const entries = keepEntries(cacheFor('entries', [content]), version, fresh)
  await readAhead(files, name, entries, pool)
  const loaded = await loadWithStock(
    files,
    { name, drafts, today: (zone) => asOf ?? dayIn(zone, new Date()), read: entries.read },
    { fetch, store: stockStore(), decodes, fresh },
  )
  await entries.save()
  return { ...loaded, ...entries.counts() }
}

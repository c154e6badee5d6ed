// Reads, parses and checks the content, and fetches stock pictures. Files that have not changed are not read again.
import { basename } from 'node:path'
import { dayIn } from '../../model/dates/day'
import type { LoadedSite } from '../../model/load-site'
import { readContent } from '../../model/source/read-content'
import { loadWithStock } from '../../model/load-site-with-remote-images'
import type { Found } from '../../model/source/list-files'
import { keepEntries } from '../cache/entries/entry-cache'
import { keepFiles } from '../cache/entries/file-index'
import { cacheFor } from '../cache/cache-directory'
import type { BuildOptions } from '../build-options'
import { decodes } from '../images/can-decode'
import { stockStore } from '../images/remote-image-cache'
import type { Pool } from '../workers/worker-pool'
import { readAhead } from './parse-in-workers'

export type ReadSite = LoadedSite & {
  readonly files: number
  /** How many of them were read; the others are as they were. */
  readonly anew: number
}

/**
 * All problems of all files are found in one run.
 * @param version of the code
 * @param found the files of the content folder
 */
export async function readSite(
  { content, drafts, fresh, asOf }: BuildOptions,
  version: string,
  pool: Pool,
  found: readonly Found[],
): Promise<ReadSite> {
  const name = basename(content)
  const kept = cacheFor('entries', [content])
  const known = keepFiles(`${kept}.files`, version, fresh)
  const files = readContent(content, name, known.readOne, found)
  const hashOfText = (file: string) => known.hashOfText(file.slice(name.length + 1))
  const entries = keepEntries(kept, version, fresh, hashOfText)
  const readable = await readAhead(files, name, entries, pool)
  const loaded = await loadWithStock(
    readable,
    { name, drafts, today: (zone) => asOf ?? dayIn(zone, new Date()), read: entries.read },
    { fetch, store: stockStore(), decodes, fresh },
  )
  known.save()
  entries.save()
  return { ...loaded, ...entries.counts() }
}

// Reads, parses and checks the content, and fetches stock pictures. Files that have not changed are not read again.
import { basename } from 'node:path'
import { getDayInTimeZone } from '../../model/dates/day'
import type { LoadedSite } from '../../model/load-site'
import { readContent } from '../../model/source/read-content'
import { loadSiteWithRemoteImages } from '../../model/load-site-with-remote-images'
import type { FileEntry } from '../../model/source/list-files'
import { openEntryCache } from '../cache/entries/entry-cache'
import { openFileIndex } from '../cache/entries/file-index'
import { getCachePath } from '../cache/cache-directory'
import type { BuildOptions } from '../build/build-options'
import { canDecode } from '../images/can-decode'
import { openRemoteImageCache } from '../images/remote-image-cache'
import type { WorkerPool } from '../workers/worker-pool'
import { parseInWorkers } from './parse-in-workers'

export type LoadedContent = LoadedSite & {
  readonly files: number
  /** How many of them were read; the others are as they were. */
  readonly parsedCount: number
}

/**
 * All problems of all files are found in one run.
 * @param version of the code
 * @param found the files of the content folder
 */
export async function loadContentWithCache(
  { content, drafts, fresh, asOf }: BuildOptions,
  version: string,
  pool: WorkerPool,
  found: readonly FileEntry[],
): Promise<LoadedContent> {
  const name = basename(content)
  const kept = getCachePath('entries', [content])
  const known = openFileIndex(`${kept}.files`, version, fresh)
  const files = readContent(content, name, known.readOne, found)
  const hashOfText = (file: string) => known.hashOfText(file.slice(name.length + 1))
  const entries = openEntryCache(kept, version, fresh, hashOfText)
  const readable = await parseInWorkers(files, name, entries, pool)
  const loaded = await loadSiteWithRemoteImages(
    readable,
    {
      name,
      drafts,
      today: (zone) => asOf ?? getDayInTimeZone(zone, new Date()),
      read: entries.read,
    },
    { fetch, cache: openRemoteImageCache(), canDecode, fresh },
  )
  known.save()
  entries.save()
  return { ...loaded, ...entries.counts() }
}

// Reads, parses and checks the content, and fetches remote images. Files that have not changed are not read again.
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
  /** How many of the files were parsed; the others came from the cache. */
  readonly parsedCount: number
}

/**
 * Loads the content and finds all problems of all files in one run.
 * @param version of the code
 * @param contentFiles all files of the content folder
 */
export async function loadContentWithCache(
  { content, drafts, ignoreCache, asOf, pullRequest }: BuildOptions,
  version: string,
  pool: WorkerPool,
  contentFiles: readonly FileEntry[],
): Promise<LoadedContent> {
  const name = basename(content)
  const marksSources = pullRequest !== null
  const cacheFile = getCachePath('entries', marksSources ? [content, 'marked'] : [content])
  const index = openFileIndex(`${cacheFile}.files`, version, ignoreCache)
  const files = readContent(content, name, index.read, contentFiles)
  const getTextHash = (file: string) => index.getTextHash(file.slice(name.length + 1))
  const entries = openEntryCache(cacheFile, version, ignoreCache, getTextHash)
  const readable = await parseInWorkers(files, { name, marksSources }, entries, pool)
  const loaded = await loadSiteWithRemoteImages(
    readable,
    {
      name,
      drafts,
      marksSources,
      today: (zone) => asOf ?? getDayInTimeZone(zone, new Date()),
      read: entries.read,
    },
    { fetch, cache: openRemoteImageCache(), canDecode, ignoreCache },
  )
  index.save()
  entries.save()
  return { ...loaded, ...entries.getCounts() }
}

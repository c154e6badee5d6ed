// Parses changed content files on all cores if there are many, and rejects texts that cannot be parsed within the limits.
import { loadSettings } from '../../model/load-settings'
import { omitTexts, type ContentFiles } from '../../model/source/read-content'
import type { EntryCache } from '../cache/entries/entry-cache'
import { findUnreadableTexts } from '../workers/find-unreadable-texts'
import { WORKER_THRESHOLD, type WorkerPool } from '../workers/worker-pool'

/**
 * Adds entries to the cache, so that they are not parsed again when the site is loaded.
 * @param name the name of the content folder in problems
 * @returns the files without the texts that cannot be parsed
 */
export async function parseInWorkers(
  files: ContentFiles,
  { name, marksSources }: { readonly name: string; readonly marksSources: boolean },
  entries: EntryCache,
  pool: WorkerPool,
): Promise<ContentFiles> {
  const { context } = loadSettings(files, name, marksSources, entries.read)
  const texts = Object.keys(files.texts).map((path) => ({
    path,
    file: `${name}/${path}`,
    text: () => files.texts[path] ?? '',
  }))
  const changed = entries.findChanged(texts, context)
  const unreadable = await findUnreadableTexts(changed, context)
  const readable = changed.filter((file) => !unreadable.includes(file))
  if (readable.length >= WORKER_THRESHOLD) {
    const batches = await pool.map('parseEntries', readable, context, {
      activity: 'Reading files',
      getName: ({ file }) => file,
    })
    batches.flat().forEach((parsed, index) => {
      const file = readable[index]?.file
      if (parsed !== null && file !== undefined) entries.add(file, parsed)
    })
  }
  const paths = unreadable.map(({ path }) => path)
  return omitTexts(files, paths, name)
}

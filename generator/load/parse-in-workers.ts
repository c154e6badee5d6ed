// Reads the files of the content that have changed with all cores, when they are many, and refuses texts that cannot be read.
import { createParseContext } from '../../model/load-site'
import { omitTexts, type ContentFiles } from '../../model/source/read-content'
import type { EntryCache } from '../cache/entries/entry-cache'
import { findUnreadableTexts } from '../workers/find-unreadable-texts'
import { WORKER_THRESHOLD, type WorkerPool } from '../workers/worker-pool'

/**
 * What has been read here need not be read when the site is loaded.
 * @returns the files without the texts that no thread could read
 */
export async function parseInWorkers(
  files: ContentFiles,
  name: string,
  entries: EntryCache,
  pool: WorkerPool,
): Promise<ContentFiles> {
  const context = createParseContext(files, name)
  const texts = Object.keys(files.texts).map((path) => ({
    path,
    file: `${name}/${path}`,
    text: () => files.texts[path] ?? '',
  }))
  const changed = entries.changed(texts, context)
  const unreadable = await findUnreadableTexts(changed, context)
  const readable = changed.filter((file) => !unreadable.includes(file))
  if (readable.length >= WORKER_THRESHOLD) {
    const parts = await pool.map('read', readable, context, {
      what: 'Reading files',
      nameOf: ({ file }) => file,
    })
    parts.flat().forEach((one, index) => {
      const file = readable[index]?.file
      if (one !== null && file !== undefined) entries.add(file, one)
    })
  }
  const paths = unreadable.map(({ path }) => path)
  return omitTexts(files, paths, name)
}

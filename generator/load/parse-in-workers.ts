// Reads the files of the content that have changed with all cores, when they are many, and refuses texts that cannot be read.
import { readContext } from '../../model/load-site'
import { withoutTexts, type ContentFiles } from '../../model/source/read-content'
import type { KeptEntries } from '../cache/entries/entry-cache'
import { findUnreadableTexts } from '../workers/find-unreadable-texts'
import { MANY, type Pool } from '../workers/worker-pool'

/**
 * What has been read here need not be read when the site is loaded.
 * @returns the files without the texts that no thread could read
 */
export async function readAhead(
  files: ContentFiles,
  name: string,
  entries: KeptEntries,
  pool: Pool,
): Promise<ContentFiles> {
  const context = readContext(files, name)
  const texts = Object.keys(files.texts).map((path) => ({
    path,
    file: `${name}/${path}`,
    text: () => files.texts[path] ?? '',
  }))
  const changed = entries.changed(texts, context)
  const unreadable = await findUnreadableTexts(changed, context)
  const readable = changed.filter((file) => !unreadable.includes(file))
  if (readable.length >= MANY) {
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
  return withoutTexts(files, paths, name)
}

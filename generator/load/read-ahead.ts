// Reads the files of the content that have changed with all cores, when they are many.
import { readContext } from '../../model/load-site'
import type { ContentFiles } from '../../model/read-content'
import type { KeptEntries } from '../cache/kept-entries'
import { MANY, type Pool } from '../workers/pool'

/** What has been read here need not be read when the site is loaded. */
export async function readAhead(
  files: ContentFiles,
  name: string,
  entries: KeptEntries,
  pool: Pool,
): Promise<void> {
  const context = readContext(files, name)
  const texts = Object.keys(files.texts).map((path) => ({
    path,
    file: `${name}/${path}`,
    text: () => files.texts[path] ?? '',
  }))
  const changed = entries.changed(texts, context)
  if (changed.length < MANY) return
  const parts = await pool.map('read', changed, context, {
    what: 'Reading files',
    nameOf: ({ file }) => file,
  })
  parts.flat().forEach((one, index) => {
    const file = changed[index]?.file
    if (one !== null && file !== undefined) entries.add(file, one)
  })
}

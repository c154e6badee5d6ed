// Copies downloads into the site.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashDownload } from '../../model/downloads/inspect-download'
import type { LinkedDownloads } from './find-linked-downloads'

/**
 * @param from the directory content/files
 * @param into the directory of the same name in the site
 * @throws when a file has changed since it was checked
 */
export async function writeDownloads(
  linked: LinkedDownloads['linked'],
  { from, into }: { from: string; into: string },
): Promise<void> {
  if (linked.length > 0) await mkdir(into, { recursive: true })
  for (const { file, hash } of linked) {
    const bytes = await readFile(join(from, file))
    if (hashDownload(bytes) !== hash)
      throw new Error(`The file ${file} was changed after it was checked. Build the site again.`)
    await writeFile(join(into, file), bytes)
  }
}

// Writes a compressed copy beside each file that hosts send compressed, for the server to choose.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const TEXT = /\.(html|css|js|svg)$/

/** With gzip, which every host has; brotli would be a little smaller. */
export async function compressFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  for (const name of names.filter((one) => TEXT.test(one))) {
    const file = join(folder, name)
    await writeFile(`${file}.gz`, gzipSync(await readFile(file)))
  }
}

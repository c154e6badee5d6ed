// Writes gzip copies of the files that hosts compress, next to the originals, for the server to choose from.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const COMPRESSIBLE = /\.(html|css|js|svg)$/

/** Uses gzip because every host supports it; brotli would be slightly smaller. */
export async function compressFiles(directory: string): Promise<void> {
  const names = await readdir(directory, { recursive: true })
  for (const name of names.filter((name) => COMPRESSIBLE.test(name))) {
    const file = join(directory, name)
    await writeFile(`${file}.gz`, gzipSync(await readFile(file)))
  }
}

// Writes files to a directory and creates their subdirectories.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** @param files contents by path relative to the directory */
export async function writeFiles(
  directory: string,
  files: readonly (readonly [path: string, content: string | Uint8Array])[],
): Promise<void> {
  for (const [path, content] of files) {
    const file = join(directory, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}

// Writes files into a directory, together with the directories that they are in.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Writes files by their paths below the directory. */
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

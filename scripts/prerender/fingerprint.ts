// Tells whether somebody has touched a file of some folders, without reading any.
import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export type Fingerprint = {
  /** A line for each file. It differs when a file was added, removed or written, even with the same words. */
  readonly lines: readonly string[]
  /** When the last of them changed, in milliseconds since 1970. */
  readonly changed: number
}

/** Of all files in the folders; a folder that is not there is like an empty one. */
export function fingerprintOf(folders: readonly string[]): Fingerprint {
  const lines: string[] = []
  let changed = 0
  const look = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) look(path)
      else {
        // No program can set the time of the last change (ctime), as it can that of the last writing.
        const { size, ino, ctimeMs } = lstatSync(path)
        lines.push(`${path} ${size} ${ino} ${ctimeMs}`)
        changed = Math.max(changed, ctimeMs)
      }
    }
  }
  for (const folder of folders) if (lstatSync(folder, { throwIfNoEntry: false })) look(folder)
  return { lines, changed }
}

// Tells whether somebody has touched a file of some folders, without reading any.
import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { stampOf } from '../content/stamp'

export type Fingerprint = {
  /** By the paths of the files. They differ when a file was added, removed or written, even with the same words. */
  readonly stamps: ReadonlyMap<string, string>
  /** When the last of them changed, in milliseconds since 1970. */
  readonly changed: number
}

/** Of all files in the folders; a folder that is not there is like an empty one. */
export function fingerprintOf(folders: readonly string[]): Fingerprint {
  const stamps = new Map<string, string>()
  let changed = 0
  const look = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) look(path)
      else {
        const status = lstatSync(path)
        stamps.set(path, stampOf(status))
        changed = Math.max(changed, status.ctimeMs)
      }
    }
  }
  for (const folder of folders) if (lstatSync(folder, { throwIfNoEntry: false })) look(folder)
  return { stamps, changed }
}

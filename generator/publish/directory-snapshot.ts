// Tells whether somebody has touched a file of a folder, without reading any.
import { existsSync, lstatSync, statSync } from 'node:fs'
import { getFileSignature } from '../../model/source/file-signature'
import { listFiles } from './site-marker'

export type DirectorySnapshot = {
  /** By the paths of the files below the folder. They differ when a file was added, removed or written, even with the same words. */
  readonly signatures: ReadonlyMap<string, string>
  /** When the last of them changed, in milliseconds since 1970. */
  readonly changed: number
}

/** Returns the fingerprint of all files in a folder; one that is not there, or is no folder, is like an empty one. */
export function takeSnapshot(folder: string): DirectorySnapshot {
  const signatures = new Map<string, string>()
  let changed = 0
  const isFolder = existsSync(folder) && statSync(folder).isDirectory()
  for (const path of isFolder ? listFiles(folder) : []) {
    const status = lstatSync(`${folder}/${path}`)
    signatures.set(path, getFileSignature(status))
    changed = Math.max(changed, status.ctimeMs)
  }
  return { signatures, changed }
}

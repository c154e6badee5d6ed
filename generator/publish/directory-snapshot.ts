// Takes a snapshot of a directory, which shows later whether any of its files was modified, without reading them.
import { existsSync, lstatSync, statSync } from 'node:fs'
import { getChangeTime, getFileSignature } from '../../model/source/file-signature'
import { listFiles } from './site-marker'

export type DirectorySnapshot = {
  /**
   * File signatures by path relative to the directory. A signature changes whenever the file is written, even with the same
   * content.
   */
  readonly signatures: ReadonlyMap<string, string>
  /** The latest change time (ctime) of the files, in milliseconds since 1970. */
  readonly changed: number
}

/** Returns the signatures of all files in a directory. A missing directory, or a path that is not a directory, counts as empty. */
export function takeSnapshot(directory: string): DirectorySnapshot {
  const signatures = new Map<string, string>()
  let changed = 0
  const isDirectory = existsSync(directory) && statSync(directory).isDirectory()
  for (const path of isDirectory ? listFiles(directory) : []) {
    const status = lstatSync(`${directory}/${path}`, { bigint: true })
    signatures.set(path, getFileSignature(status))
    changed = Math.max(changed, getChangeTime(status))
  }
  return { signatures, changed }
}

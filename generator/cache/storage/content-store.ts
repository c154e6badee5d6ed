// A folder of files that are named after their content, so that a damaged one is noticed.
import {
  copyFileSync,
  linkSync,
  lstatSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { getFileSignature } from '../../../model/source/file-signature'
import { computeHash } from '../../../model/hash'
import { reportUnsaved } from '../notices.mjs'
import { makeDirectory, writeFileAtomic } from './write-file-atomic'
import { trySaving } from '../try-saving'

export type ContentStore = {
  /** The file with the name, or null when it is not there or not what it was. */
  readonly read: (name: string) => Buffer | null
  /** The same for a file as long as nobody touches it; empty for one that is not there. */
  readonly signature: (name: string) => string
  /** Keeps the content and returns its name. */
  readonly write: (content: string) => string
  /** Puts the file at another place too, without copying it where the disk can do so. */
  readonly place: (name: string, target: string) => void
  /** Removes all files but these. */
  readonly clear: (names: ReadonlySet<string>) => Promise<void>
}

/** @param folder is made when it is not there */
export function openContentStore(folder: string): ContentStore {
  trySaving(() => makeDirectory(folder))
  /** Those of this run that could not be saved. */
  const unsaved = new Map<string, Buffer>()
  const at = (name: string) => join(folder, name)
  return {
    read: (name) => {
      try {
        const content = readFileSync(at(name))
        if (computeHash(content) === name) return content
      } catch {
        // It is as if it were damaged.
      }
      return unsaved.get(name) ?? null
    },
    signature: (name) => {
      try {
        return getFileSignature(lstatSync(at(name)))
      } catch {
        return ''
      }
    },
    write: (content) => {
      const name = computeHash(content)
      try {
        // Half a file has another hash than its name says.
        writeFileSync(at(name), content, { flag: 'wx' })
      } catch {
        // One that is there may be damaged, and be the page of a published site too.
        const saved = trySaving(() => writeFileAtomic(at(name), content))
        if (saved === null) unsaved.set(name, Buffer.from(content))
      }
      return name
    },
    place: (name, target) => {
      const content = unsaved.get(name)
      if (content !== undefined) return writeFileSync(target, content)
      try {
        linkSync(at(name), target)
      } catch {
        // On another disk, and where a disk knows no second names for a file.
        copyFileSync(at(name), target)
      }
    },
    clear: async (names) => {
      const old = (trySaving(() => readdirSync(folder)) ?? []).filter((name) => !names.has(name))
      const options = { recursive: true, force: true }
      await Promise.all(old.map((name) => rm(at(name), options).catch(reportUnsaved)))
    },
  }
}

// A folder of files that are named after their content, so that a damaged one is noticed.
import {
  copyFileSync,
  linkSync,
  lstatSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { stampOf } from '../../model/stamp'
import { hashOf } from './hash-of'
import { replaceFile } from './replace-file'

export type Store = {
  /** The file with the name, or null when it is not there or not what it was. */
  readonly read: (name: string) => Buffer | null
  /** The same for a file as long as nobody touches it; empty for one that is not there. */
  readonly stamp: (name: string) => string
  /** Keeps the content and returns its name. */
  readonly write: (content: string) => string
  /** Puts the file at another place too, without copying it where the disk can do so. */
  readonly place: (name: string, target: string) => void
  /** Removes all files but these. */
  readonly clear: (names: ReadonlySet<string>) => Promise<void>
}

/** @param folder is made when it is not there */
export async function openStore(folder: string): Promise<Store> {
  await mkdir(folder, { recursive: true })
  const at = (name: string) => join(folder, name)
  return {
    read: (name) => {
      try {
        const content = readFileSync(at(name))
        return hashOf(content) === name ? content : null
      } catch {
        return null
      }
    },
    stamp: (name) => {
      const status = lstatSync(at(name), { throwIfNoEntry: false })
      return status === undefined ? '' : stampOf(status)
    },
    write: (content) => {
      const name = hashOf(content)
      try {
        // Half a file has another hash than its name says.
        writeFileSync(at(name), content, { flag: 'wx' })
      } catch {
        // One that is there may be damaged, and be the page of a published site too.
        replaceFile(at(name), content)
      }
      return name
    },
    place: (name, target) => {
      try {
        linkSync(at(name), target)
      } catch {
        // On another disk, and where a disk knows no second names for a file.
        copyFileSync(at(name), target)
      }
    },
    clear: async (names) => {
      const old = readdirSync(folder).filter((name) => !names.has(name))
      await Promise.all(old.map((name) => rm(at(name), { force: true })))
    },
  }
}

// A content-addressed store: a directory of files that are named after the hash of their content, so that damage is detected.
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
import { computeHash } from '../../../model/memoize/hash'
import { reportUnsaved } from '../notices.mjs'
import { makeDirectory, writeFileAtomic } from './write-file-atomic'
import { tryWritingCache } from '../try-writing-cache'

export type ContentStore = {
  /** Returns the content with the hash, or null if it is missing or damaged. */
  readonly read: (hash: string) => Buffer | null
  /** Returns the file signature, which stays the same while nothing modifies the file; empty if the file is missing. */
  readonly getSignature: (hash: string) => string
  /** Stores the content and returns its hash. */
  readonly write: (content: string) => string
  /** Creates a hard link to the stored file, or a copy where hard links are not possible. */
  readonly link: (hash: string, target: string) => void
  /** Removes all files except those with the given hashes. */
  readonly prune: (hashes: ReadonlySet<string>) => Promise<void>
}

/** @param directory is created if it does not exist */
export function openContentStore(directory: string): ContentStore {
  tryWritingCache(() => makeDirectory(directory))
  /** The contents that this run could not save. */
  const unsaved = new Map<string, Buffer>()
  const getPath = (hash: string) => join(directory, hash)
  return {
    read: (hash) => {
      try {
        const content = readFileSync(getPath(hash))
        if (computeHash(content) === hash) return content
      } catch {
        // A file that cannot be read counts as damaged.
      }
      return unsaved.get(hash) ?? null
    },
    getSignature: (hash) => {
      try {
        return getFileSignature(lstatSync(getPath(hash), { bigint: true }))
      } catch {
        return ''
      }
    },
    write: (content) => {
      const hash = computeHash(content)
      try {
        // A partial write is detected because its hash does not match its name.
        writeFileSync(getPath(hash), content, { flag: 'wx' })
      } catch {
        // An existing file may be damaged, and it may also be a hard link to a published page, so it is not written in place.
        const saved = tryWritingCache(() => writeFileAtomic(getPath(hash), content))
        if (saved === null) unsaved.set(hash, Buffer.from(content))
      }
      return hash
    },
    link: (hash, target) => {
      const content = unsaved.get(hash)
      if (content !== undefined) return writeFileSync(target, content)
      try {
        linkSync(getPath(hash), target)
      } catch {
        // The target is on another disk, or the file system has no hard links.
        copyFileSync(getPath(hash), target)
      }
    },
    prune: async (hashes) => {
      const old = (tryWritingCache(() => readdirSync(directory)) ?? []).filter(
        (name) => !hashes.has(name),
      )
      const options = { recursive: true, force: true }
      await Promise.all(old.map((name) => rm(getPath(name), options).catch(reportUnsaved)))
    },
  }
}

// A kept file that has a hash in front, which shows whether it is still what was written, and in this very place.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { reportDamaged } from '../notices.mjs'
import { makeDirectory, writeFileAtomic } from './write-file-atomic'

/** Bytes of a SHA-256. */
const HASH = 32

/**
 * @param what it holds, in words for the notice that it was damaged
 * @returns the bytes as they were written, or null when there are none or something has changed them
 */
export async function readHashed(file: string, what: string): Promise<Uint8Array | null> {
  const kept = await readFile(file).catch((error: NodeJS.ErrnoException) =>
    error.code === 'ENOENT' ? null : Buffer.alloc(0),
  )
  if (kept === null) return null
  const bytes = kept.subarray(HASH)
  if (hashIn(file, bytes).equals(kept.subarray(0, HASH))) return bytes
  reportDamaged(what)
  return null
}

/** @throws when the system refuses to write it */
export function writeHashed(file: string, bytes: Uint8Array): void {
  makeDirectory(dirname(file))
  writeFileAtomic(file, Buffer.concat([hashIn(file, bytes), bytes]))
}

/** The names of the file and its folder are hashed too, so that two files cannot change places. */
function hashIn(file: string, bytes: Uint8Array): Buffer {
  const name = join(basename(dirname(file)), basename(file))
  return createHash('sha256').update(`${name}\n`).update(bytes).digest()
}

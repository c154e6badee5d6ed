// A cached file with a hash in front, which shows whether the file is unchanged and in the place where it was written.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { reportDamaged } from '../notices.mjs'
import { makeDirectory, writeFileAtomic } from './write-file-atomic'

/** The length of a SHA-256 hash. */
const HASH_BYTES = 32

/** The codes of errors if there is no such file, also because there is a file in place of its directory. */
const MISSING: ReadonlySet<string | undefined> = new Set(['ENOENT', 'ENOTDIR'])

/**
 * @param what names the content in the notice about a damaged file
 * @returns the bytes that were written, or null if the file is missing or damaged
 */
export async function readHashed(file: string, what: string): Promise<Uint8Array | null> {
  const stored = await readFile(file).catch((error: NodeJS.ErrnoException) =>
    MISSING.has(error.code) ? null : Buffer.alloc(0),
  )
  if (stored === null) return null
  const bytes = stored.subarray(HASH_BYTES)
  if (hashFile(file, bytes).equals(stored.subarray(0, HASH_BYTES))) return bytes
  reportDamaged(what)
  return null
}

/** @throws when the file cannot be written */
export function writeHashed(file: string, bytes: Uint8Array): void {
  makeDirectory(dirname(file))
  writeFileAtomic(file, Buffer.concat([hashFile(file, bytes), bytes]))
}

/** Hashes the bytes and the names of the file and its directory, so that a file that replaced another one is detected. */
function hashFile(file: string, bytes: Uint8Array): Buffer {
  const name = join(basename(dirname(file)), basename(file))
  return createHash('sha256').update(`${name}\n`).update(bytes).digest()
}

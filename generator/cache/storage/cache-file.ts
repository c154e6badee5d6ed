// A file of what an earlier run found out, as JSON. Whatever is wrong with it, it is as if it were not there.
import { readFileSync } from 'node:fs'
import { computeHash } from '../../../model/hash'
import { writeFileAtomic } from './write-file-atomic'
import { trySaving } from '../try-saving'

const HASH_LENGTH = computeHash('').length

/**
 * Reads what `writeKept` wrote with the same version, or null: when there is no file, when it is damaged, and when other code
 * or another format wrote it.
 */
export function readCacheFile(file: string, version: string): unknown {
  try {
    const bytes = readFileSync(file)
    const content = bytes.subarray(HASH_LENGTH)
    if (computeHash(content, version) !== bytes.toString('latin1', 0, HASH_LENGTH)) return null
    return JSON.parse(content.toString())
  } catch {
    return null
  }
}

export function writeCacheFile(file: string, version: string, data: unknown): void {
  const content = JSON.stringify(data)
  trySaving(() => writeFileAtomic(file, computeHash(content, version) + content))
}

// A JSON file with a hash in front. A damaged file counts as missing.
import { readFileSync } from 'node:fs'
import { computeHash } from '../../../model/memoize/hash'
import { writeFileAtomic } from './write-file-atomic'
import { tryWritingCache } from '../try-writing-cache'

const HASH_LENGTH = computeHash('').length

/**
 * Returns what `writeCacheFile` wrote with the same version, or null if the file is missing, damaged, or of another version or
 * format.
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

/** A file that cannot be written is reported once and otherwise ignored (generator/cache/try-writing-cache.ts). */
export function writeCacheFile(file: string, version: string, data: unknown): void {
  const content = JSON.stringify(data)
  tryWritingCache(() => writeFileAtomic(file, computeHash(content, version) + content))
}

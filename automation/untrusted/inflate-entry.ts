// Decompresses one file of an archive, which never becomes larger than it says.
import { inflateRawSync } from 'node:zlib'
import { RefusedError } from './refused-error'

export const STORED = 0
export const DEFLATED = 8

/**
 * @param method STORED or DEFLATED
 * @param size in bytes, uncompressed
 * @throws RefusedError if it is damaged, or of another size
 */
export function inflateEntry(data: Buffer, method: number, size: number): Buffer {
  try {
    const limit = { maxOutputLength: Math.max(size, 1) }
    const bytes = method === STORED ? data : inflateRawSync(data, limit)
    if (bytes.length === size) return bytes
  } catch {
    // Damaged, or longer than it says.
  }
  throw new RefusedError('The archive has a file of another size than it says.')
}

// Hashes that the generator uses to name and compare content.
import { createHash } from 'node:crypto'
import { memoizeByObject } from './memoize'

/**
 * Returns the SHA-256 hash in base64url.
 * @param prefix hashed before the content, such as a version
 */
export const computeHash = (content: string | Uint8Array, prefix = ''): string =>
  createHash('sha256').update(prefix).update(content).digest('base64url')

/** Returns a hexadecimal hash, which is safe as a file name on file systems that ignore case. */
export const computeHexHash = (digits: number, content: string | Uint8Array, prefix = ''): string =>
  createHash('sha256').update(prefix).update(content).digest('hex').slice(0, digits)

/** Returns the hash of an immutable object, memoized because the same object is part of many others. */
export const hashObject = memoizeByObject((data: object) => computeHash(JSON.stringify(data)))

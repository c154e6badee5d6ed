// Hashes by which the generator names and compares content.
import { createHash } from 'node:crypto'

/** @param prefix text to hash before the content, such as a version */
export const computeHash = (content: string | Uint8Array, prefix = ''): string =>
  createHash('sha256').update(prefix).update(content).digest('base64url')

/** Returns a hexadecimal hash for use in a file name, because some file systems ignore case. */
export const computeHexHash = (digits: number, content: string | Uint8Array, prefix = ''): string =>
  createHash('sha256').update(prefix).update(content).digest('hex').slice(0, digits)

const hashes = new WeakMap<object, string>()

/** Returns the hash of an immutable object, memoized because one object can be part of many others. */
export function hashShared(data: object): string {
  const hash = hashes.get(data) ?? computeHash(JSON.stringify(data))
  hashes.set(data, hash)
  return hash
}

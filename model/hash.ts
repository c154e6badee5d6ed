// The hashes by which the generator names and compares content.
import { createHash } from 'node:crypto'

/** @param before what stands before the content, such as a version */
export const computeHash = (content: string | Uint8Array, before = ''): string =>
  createHash('sha256').update(before).update(content).digest('base64url')

/** Returns a hash of hexadecimal digits for the name of a file, because not every disk tells capital letters from small ones. */
export const computeHexHash = (digits: number, content: string | Uint8Array, before = ''): string =>
  createHash('sha256').update(before).update(content).digest('hex').slice(0, digits)

const hashes = new WeakMap<object, string>()

/** Returns the hash of an object that never changes; the hash of an object that is part of many others is computed once. */
export function hashShared(data: object): string {
  const hash = hashes.get(data) ?? computeHash(JSON.stringify(data))
  hashes.set(data, hash)
  return hash
}

// Tells whether two texts of entries are the same without reading the parts of them that are only needed to show them.
import type { Block, Body, Outline } from '../content/markdown/body'
import { hashOf } from './hash-of'

const hashes = new WeakMap<object, string>()

/** @param read is called when somebody wants the blocks, each time anew */
export function keptBody(outline: Outline, hash: string, read: () => readonly Block[]): Body {
  const body = {
    ...outline,
    get blocks() {
      return read()
    },
  }
  hashes.set(body, hash)
  return body
}

/** Of an object that is part of much that is compared, and never changes: it is only looked at once. */
export function hashOfShared(data: object): string {
  const hash = hashes.get(data) ?? hashOf(JSON.stringify(data))
  hashes.set(data, hash)
  return hash
}

/** JSON that is the same for the same data; a body that was kept stands in it as its hash. */
export function comparableJson(data: unknown): string {
  return JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'object' && value !== null ? (hashes.get(value) ?? value) : value,
  )
}

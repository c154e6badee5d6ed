// Tells whether two texts of entries are the same without reading the parts of them that are only needed to show them.
import type { Block, Body, Heading } from '../content/markdown/body'
import { hashOf } from './hash-of'

const hashes = new WeakMap<object, string>()

/** @param read is called when somebody wants the blocks, each time anew */
export function keptBody(
  headings: readonly Heading[],
  hash: string,
  read: () => readonly Block[],
): Body {
  const body = {
    headings,
    get blocks() {
      return read()
    },
  }
  hashes.set(body, hash)
  return body
}

/** From now on this object, which is part of much that is compared and never changes, is looked at no more. */
export function hashShared(data: object): void {
  if (!hashes.has(data)) hashes.set(data, hashOf(JSON.stringify(data)))
}

/** JSON that is the same for the same data; a body that was kept and what is shared stand in it as their hashes. */
export function comparableJson(data: unknown): string {
  return JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'object' && value !== null ? (hashes.get(value) ?? value) : value,
  )
}

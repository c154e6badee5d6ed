// Computes digests of data that contains entries, without reading their bodies: a cached body is represented by its ID.
import type { Block, Body, BodySummary } from '../../../model/markdown/body'
import { noteRead, takeReads } from '../../../model/memoize/read-tracking'

/** The replacement of a body, or of an entry with its body, in the JSON of a digest. */
type Placeholder = {
  readonly bodyId: string
  /** Everything that is known without reading the body, or the hash of that. */
  readonly summary: unknown
}

const placeholders = new WeakMap<object, Placeholder>()

/**
 * Creates a body whose blocks are read on demand.
 * @param bodyId is unique for each version of each file's body
 * @param readBlocks is called on every access to the blocks
 */
export function createLazyBody(
  summary: BodySummary,
  bodyId: string,
  readBlocks: () => readonly Block[],
): Body {
  const body = {
    get blocks() {
      noteRead(bodyId)
      return readBlocks()
    },
    // Spread last, as in cached-entry.ts.
    ...summary,
  }
  placeholders.set(body, { bodyId, summary })
  return body
}

/** @param digest the hash of everything in the entry except the blocks of its body */
export function createLazyEntry<Entry extends object>(
  entry: Entry,
  bodyId: string,
  digest: string,
): Entry {
  placeholders.set(entry, { bodyId, summary: digest })
  return entry
}

export type Digest = {
  /** Equal for equal data. */
  readonly json: string
  /** The IDs of the bodies that the data depends on: those that it contains, and those that were read to create it. */
  readonly bodies: readonly string[]
}

/**
 * Creates a digest in which the bodies are represented by their IDs. Call it immediately after creating the data; reads in between
 * would be attributed to it.
 */
export const createDigest = (data: unknown): Digest =>
  replaceBodies(data, ({ bodyId, summary }) => [bodyId, summary])

/** Creates a digest that changes only with what is known without reading the bodies. */
export const digestWithoutBodies = (data: unknown): Digest =>
  replaceBodies(data, ({ summary }) => summary)

function replaceBodies(
  data: unknown,
  getReplacement: (placeholder: Placeholder) => unknown,
): Digest {
  const bodies = new Set(takeReads())
  const json = JSON.stringify(data, (_, value: unknown) => {
    const placeholder =
      typeof value === 'object' && value !== null ? placeholders.get(value) : undefined
    if (placeholder === undefined) return value
    bodies.add(placeholder.bodyId)
    return getReplacement(placeholder)
  })
  return { json, bodies: [...bodies] }
}

// Computes digests of data that contains entries, without reading their body texts: a cached text is represented by its ID.
import type { Block, Body, BodySummary } from '../../../model/markdown/body'

/** Represents an object with a body text in JSON. */
type Placeholder = {
  readonly textId: string
  /** Everything that is known without the text, or the hash of that. */
  readonly summary: unknown
}

const placeholders = new WeakMap<object, Placeholder>()

/** The IDs of the texts that were read since the last digest. */
const readTexts = new Set<string>()

/**
 * Creates a body whose blocks are read on demand.
 * @param textId is unique for each text of each file
 * @param readBlocks is called on every access to the blocks
 */
export function createLazyBody(
  summary: BodySummary,
  textId: string,
  readBlocks: () => readonly Block[],
): Body {
  const body = {
    get blocks() {
      readTexts.add(textId)
      return readBlocks()
    },
    // Spread last, as in cached-entry.ts.
    ...summary,
  }
  placeholders.set(body, { textId, summary })
  return body
}

/** @param digest the hash of everything in the entry except its text */
export function createLazyEntry<Entry extends object>(
  entry: Entry,
  textId: string,
  digest: string,
): Entry {
  placeholders.set(entry, { textId, summary: digest })
  return entry
}

export type Digest = {
  /** Equal for equal data. */
  readonly json: string
  /** The IDs of the texts that the data depends on: those that it contains, and those that were read to create it. */
  readonly texts: readonly string[]
}

/**
 * Creates a digest in which the texts are represented by their IDs. Call it immediately after creating the data; reads in between
 * would be attributed to it.
 */
export const createDigest = (data: unknown): Digest =>
  replaceTexts(data, ({ textId, summary }) => [textId, summary])

/** Creates a digest that does not change with the texts, but with what is known without reading them. */
export const digestWithoutBodies = (data: unknown): Digest =>
  replaceTexts(data, ({ summary }) => summary)

function replaceTexts(
  data: unknown,
  getReplacement: (placeholder: Placeholder) => unknown,
): Digest {
  const texts = new Set(readTexts)
  readTexts.clear()
  const json = JSON.stringify(data, (_, value: unknown) => {
    const placeholder =
      typeof value === 'object' && value !== null ? placeholders.get(value) : undefined
    if (placeholder === undefined) return value
    texts.add(placeholder.textId)
    return getReplacement(placeholder)
  })
  return { json, texts: [...texts] }
}

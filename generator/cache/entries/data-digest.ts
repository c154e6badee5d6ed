// Compares data in which texts of entries stand, without reading them: a text that was kept is known by its name.
import type { Block, Body, BodySummary } from '../../../model/markdown/body'

/** What stands in JSON for something with a text in it. */
type Placeholder = {
  /** The name of the text. */
  readonly name: string
  /** All that is known without the text, or the hash of that. */
  readonly outline: unknown
}

const standIns = new WeakMap<object, Placeholder>()

/** The names of the texts that somebody has read since the last comparison. */
const read = new Set<string>()

/**
 * @param name another one for each text of each file
 * @param readBlocks is called when somebody wants the blocks, each time anew
 */
export function createLazyBody(
  outline: BodySummary,
  name: string,
  readBlocks: () => readonly Block[],
): Body {
  const body = {
    get blocks() {
      read.add(name)
      return readBlocks()
    },
    // Last, as in kept-entry.ts.
    ...outline,
  }
  standIns.set(body, { name, outline })
  return body
}

/** @param outline the hash of all that is in the entry, but for its text */
export function createLazyEntry<Entry extends object>(
  entry: Entry,
  name: string,
  outline: string,
): Entry {
  standIns.set(entry, { name, outline })
  return entry
}

export type Digest = {
  /** The same for the same data. */
  readonly json: string
  /** The names of the texts that it depends on: those in the data, and those that were read to make it. */
  readonly texts: readonly string[]
}

/** Data with the names of its texts. To be called as soon as it is made, so that no text counts that was read for something else. */
export const createDigest = (data: unknown): Digest =>
  replaceTexts(data, ({ name, outline }) => [name, outline])

/** The same without the texts themselves: only what is known of them without reading them. */
export const digestWithoutBodies = (data: unknown): Digest =>
  replaceTexts(data, ({ outline }) => outline)

function replaceTexts(data: unknown, instead: (one: Placeholder) => unknown): Digest {
  const texts = new Set(read)
  read.clear()
  const json = JSON.stringify(data, (_, value: unknown) => {
    const one = typeof value === 'object' && value !== null ? standIns.get(value) : undefined
    if (one === undefined) return value
    texts.add(one.name)
    return instead(one)
  })
  return { json, texts: [...texts] }
}

// Remembers what was read from each file that had no problem, so that only files are read again for which something is different.
import type { ReadContext } from '../content/field'
import type { readEntry } from '../content/read-entry'
import {
  isStillTrue,
  readAndKeep,
  restoreEntry,
  type KeptEntry,
  type WithBlocks,
} from './kept-entry'
import { readKept, writeKept } from './kept-file'
import type { FileToRead } from './read-file'

/** Where the blocks are in the heap. */
type Kept = { readonly entry: KeptEntry; readonly from: number; readonly to: number }

type Known = { readonly entry: KeptEntry; readonly blocks: () => Uint8Array }

export type KeptEntries = {
  /** Does what `readEntry` does. */
  readonly read: typeof readEntry
  /** Those of the files that would be read anew. */
  readonly changed: (files: readonly FileToRead[], context: ReadContext) => FileToRead[]
  /** Takes what another thread has read. */
  readonly add: (file: string, read: WithBlocks) => void
  /** How many files there are, and how many of them were read, not known from the last run. */
  readonly counts: () => { readonly files: number; readonly anew: number }
  /** Writes down what was read, for the next run, and forgets the files that are gone. */
  readonly save: () => Promise<void>
}

/**
 * @param file where it is kept
 * @param version of the code: what other code read is not used
 * @param fresh whether nothing of an earlier run is used
 */
export function keepEntries(file: string, version: string, fresh: boolean): KeptEntries {
  const before = fresh ? null : readKept(file, version)
  const index = Object.entries((before?.index ?? {}) as Readonly<Record<string, Kept>>)
  const known = new Map<string, Known>(
    index.map(([name, { entry, from, to }]) => [
      name,
      { entry, blocks: () => before?.heap.subarray(from, to) ?? new Uint8Array() },
    ]),
  )
  const used = new Map<string, Known>()
  let files = 0
  let anew = 0
  const add = (name: string, { entry, blocks }: WithBlocks) => {
    anew += 1
    known.set(name, { entry, blocks: () => blocks })
  }

  const isTrue = (name: string, text: string, context: ReadContext) => {
    const one = known.get(name)
    return one !== undefined && isStillTrue(one.entry, text, context)
  }
  const read: typeof readEntry = (text, place, context) => {
    files += 1
    if (!isTrue(place.file, text, context)) {
      const { read, kept } = readAndKeep(text, place, context)
      if (kept === null) {
        anew += 1
        return read
      }
      add(place.file, kept)
    }
    const one = known.get(place.file) as Known
    used.set(place.file, one)
    return restoreEntry(one.entry, one.blocks, text, place, context)
  }
  const changed: KeptEntries['changed'] = (files, context) =>
    files.filter(({ file, text }) => !isTrue(file, text, context))

  const save = async () => {
    if (anew === 0 && used.size === index.length) return
    const heap: Uint8Array[] = []
    const kept: Record<string, Kept> = {}
    let from = 0
    for (const [name, { entry, blocks }] of used) {
      const bytes = blocks()
      kept[name] = { entry, from, to: (from += bytes.length) }
      heap.push(bytes)
    }
    await writeKept(file, version, kept, heap)
  }
  return { read, changed, add, counts: () => ({ files, anew }), save }
}

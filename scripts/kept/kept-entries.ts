// Remembers what was read from each file that had no problem, so that only files are read again for which something is different.
import type { ReadContext } from '../content/field'
import type { ReadFile } from '../content/load-site'
import {
  isStillTrue,
  readAndKeep,
  restoreEntry,
  type KeptEntry,
  type WithBlocks,
} from './kept-entry'
import { readKept, writeKept } from './kept-file'
import { hashOf } from './hash-of'
import { addToHeap, makeHeap, openHeap, type Span } from './kept-heap'
import type { FileToRead } from './read-file'

/** Where the blocks of each entry are in the heap beside this. */
type Kept = {
  readonly heap: string
  readonly entries: Readonly<Record<string, { readonly entry: KeptEntry; readonly span: Span }>>
}

/** With what another thread or this one has read, or where it is. */
type Known = { readonly entry: KeptEntry; readonly blocks: Uint8Array | Span }

const lengthOf = (blocks: Known['blocks']) =>
  'from' in blocks ? blocks.to - blocks.from : blocks.length

type KnownFile = Omit<FileToRead, 'text'> & { readonly text: () => string }

export type KeptEntries = {
  /** Does what `readEntry` does. */
  readonly read: ReadFile
  /** Those of the files that would be read anew. */
  readonly changed: (files: readonly KnownFile[], context: ReadContext) => FileToRead[]
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
 * @param hashOfText tells the hash of a file's text where it is known without reading it
 */
export function keepEntries(
  file: string,
  version: string,
  fresh: boolean,
  hashOfText: (file: string) => string | undefined = () => undefined,
): KeptEntries {
  const heapFile = `${file}.blocks`
  const heap = openHeap(heapFile)
  const before = fresh ? null : (readKept(file, version) as Kept | null)
  const index = before?.heap === heap.id ? Object.entries(before.entries) : []
  const known = new Map<string, Known>(
    index.map(([name, { entry, span }]) => [name, { entry, blocks: span }]),
  )
  const blocksOf = ({ blocks }: Known) => ('from' in blocks ? heap.read(blocks) : blocks)
  const used = new Map<string, Known>()
  let files = 0
  let anew = 0
  const add = (name: string, { entry, blocks }: WithBlocks) => {
    anew += 1
    known.set(name, { entry, blocks })
  }

  const isTrue = (name: string, text: () => string, context: ReadContext) => {
    const one = known.get(name)
    return one !== undefined && isStillTrue(one.entry, hashOfText(name) ?? hashOf(text()), context)
  }
  const read: ReadFile = (text, place, context) => {
    files += 1
    if (!isTrue(place.file, text, context)) {
      const { read, kept } = readAndKeep(text(), place, context)
      if (kept === null) {
        anew += 1
        return read
      }
      add(place.file, kept)
    }
    const one = known.get(place.file) as Known
    used.set(place.file, one)
    return restoreEntry(one.entry, () => blocksOf(one), text, place, context)
  }
  const changed: KeptEntries['changed'] = (files, context) =>
    files
      .filter(({ file, text }) => !isTrue(file, text, context))
      .map((one) => ({ ...one, text: one.text() }))

  const save = async () => {
    if (anew === 0 && used.size === index.length) return
    const all = [...used.values()]
    const live = all.reduce((sum, { blocks }) => sum + lengthOf(blocks), 0)
    // The heap is made anew when most of what is in it belongs to no entry any more.
    const stays = ({ blocks }: Known) => 'from' in blocks && heap.bytes < 2 * live
    const moved = all.filter((one) => !stays(one))
    const parts = moved.map(blocksOf)
    const written = all.some(stays) ? addToHeap(heapFile, heap, parts) : makeHeap(heapFile, parts)
    // Another build has written down the same in the meantime.
    if (written === null) return
    const spans = new Map(moved.map((one, index) => [one, written.spans[index]]))
    const entries = [...used].map(([name, one]) => {
      const span = spans.get(one) ?? (one.blocks as Span)
      return [name, { entry: one.entry, span }] as const
    })
    const kept: Kept = { heap: written.heap, entries: Object.fromEntries(entries) }
    await writeKept(file, version, kept)
  }
  return { read, changed, add, counts: () => ({ files, anew }), save }
}

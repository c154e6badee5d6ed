// Remembers what was read from each file that had no problem, so that only files are read again for which something is different.
import type { ReadContext } from '../../../model/schema/field'
import type { ReadFile } from '../../../model/load-site'
import {
  isStillTrue,
  readAndKeep,
  restoreEntry,
  type KeptEntry,
  type WithBlocks,
} from './cached-entry'
import { hashOf } from '../../../model/hash'
import { addToHeap, makeHeap, openHeap, type Span } from '../storage/blob-log'
import { openRecords } from '../storage/record-log'
import { trySaving } from '../try-saving'
import type { FileToRead } from '../../workers/parse-entry-in-worker'

/** With its blocks as this run has read them, or with the place where they are in the heap beside the records. */
type Known = { readonly entry: KeptEntry; readonly blocks: Uint8Array | Span }
type InHeap = Known & { readonly blocks: Span }

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
  readonly save: () => void
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
  const recordsOf = (id: string) => openRecords<InHeap>(file, `${version} ${id}`, fresh)
  const kept = recordsOf(heap.id)
  const known = new Map<string, Known>(kept.records)
  const blocksOf = ({ blocks }: Known) => ('from' in blocks ? heap.read(blocks) : blocks)
  const used = new Map<string, Known>()
  // A site with stock photos is loaded twice, so names are collected instead of calls counted.
  const files = new Set<string>()
  const anew = new Set<string>()
  const add = (name: string, { entry, blocks }: WithBlocks) => {
    anew.add(name)
    known.set(name, { entry, blocks })
  }

  const isTrue = (name: string, text: () => string, context: ReadContext) => {
    const one = known.get(name)
    return one !== undefined && isStillTrue(one.entry, hashOfText(name) ?? hashOf(text()), context)
  }
  const read: ReadFile = (text, place, context) => {
    files.add(place.file)
    if (!isTrue(place.file, text, context)) {
      const { read, kept } = readAndKeep(text(), place, context)
      if (kept === null) {
        anew.add(place.file)
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

  const save = () => {
    const all = [...used.values()]
    const live = all.reduce((sum, { blocks }) => sum + lengthOf(blocks), 0)
    // The heap is made anew when most of what is in it belongs to no entry any more.
    const stays = (one: Known): one is InHeap => 'from' in one.blocks && heap.bytes < 2 * live
    const moved = all.filter((one) => !stays(one))
    const parts = moved.map(blocksOf)
    const isAnew = !all.some(stays)
    const written = isAnew ? makeHeap(heapFile, parts) : addToHeap(heapFile, heap, parts)
    // Another build has written down the same in the meantime.
    if (written === null) return
    const spans = new Map(moved.map((one, index) => [one, written.spans[index]]))
    const entries = [...used].map(([name, one]): [string, InHeap] => {
      if (stays(one)) return [name, one]
      return [name, { entry: one.entry, blocks: spans.get(one) as Span }]
    })
    const records = isAnew ? recordsOf(written.heap) : kept
    records.save(new Map(entries))
  }
  return {
    read,
    changed,
    add,
    counts: () => ({ files: files.size, anew: anew.size }),
    save: () => void trySaving(save),
  }
}

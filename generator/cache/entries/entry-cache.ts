// Remembers what was read from each file that had no problem, so that only files are read again for which something is different.
import type { ParseContext } from '../../../model/schema/field'
import type { EntryReader } from '../../../model/load-site'
import {
  isFresh,
  parseForCache,
  restoreEntry,
  type CachedEntry,
  type WithBlocks,
} from './cached-entry'
import { computeHash } from '../../../model/hash'
import { appendBlobs, createBlobLog, openBlobLog, type ByteRange } from '../storage/blob-log'
import { openRecordLog } from '../storage/record-log'
import { trySaving } from '../try-saving'
import type { ParseJob } from '../../workers/parse-entry-in-worker'

/** With its blocks as this run has read them, or with the place where they are in the heap beside the records. */
type IndexedEntry = { readonly entry: CachedEntry; readonly blocks: Uint8Array | ByteRange }
type StoredEntry = IndexedEntry & { readonly blocks: ByteRange }

const countBytes = (blocks: IndexedEntry['blocks']) =>
  'from' in blocks ? blocks.to - blocks.from : blocks.length

type IndexedFileEntry = Omit<ParseJob, 'text'> & { readonly text: () => string }

export type EntryCache = {
  /** Does what `readEntry` does. */
  readonly read: EntryReader
  /** Those of the files that would be read anew. */
  readonly changed: (files: readonly IndexedFileEntry[], context: ParseContext) => ParseJob[]
  /** Takes what another thread has read. */
  readonly add: (file: string, read: WithBlocks) => void
  /** How many files there are, and how many of them were read, not known from the last run. */
  readonly counts: () => { readonly files: number; readonly parsedCount: number }
  /** Writes down what was read, for the next run, and forgets the files that are gone. */
  readonly save: () => void
}

/**
 * @param file where it is kept
 * @param version of the code: what other code read is not used
 * @param fresh whether nothing of an earlier run is used
 * @param hashOfText tells the hash of a file's text where it is known without reading it
 */
export function openEntryCache(
  file: string,
  version: string,
  fresh: boolean,
  hashOfText: (file: string) => string | undefined = () => undefined,
): EntryCache {
  const heapFile = `${file}.blocks`
  const heap = openBlobLog(heapFile)
  const recordsOf = (id: string) => openRecordLog<StoredEntry>(file, `${version} ${id}`, fresh)
  const kept = recordsOf(heap.id)
  const known = new Map<string, IndexedEntry>(kept.records)
  const blocksOf = ({ blocks }: IndexedEntry) => ('from' in blocks ? heap.read(blocks) : blocks)
  const used = new Map<string, IndexedEntry>()
  // A site with stock photos is loaded twice, so names are collected instead of calls counted.
  const files = new Set<string>()
  const parsedCount = new Set<string>()
  const add = (name: string, { entry, blocks }: WithBlocks) => {
    parsedCount.add(name)
    known.set(name, { entry, blocks })
  }

  const isTrue = (name: string, text: () => string, context: ParseContext) => {
    const one = known.get(name)
    return one !== undefined && isFresh(one.entry, hashOfText(name) ?? computeHash(text()), context)
  }
  const read: EntryReader = (text, place, context) => {
    files.add(place.file)
    if (!isTrue(place.file, text, context)) {
      const { read, kept } = parseForCache(text(), place, context)
      if (kept === null) {
        parsedCount.add(place.file)
        return read
      }
      add(place.file, kept)
    }
    const one = known.get(place.file) as IndexedEntry
    used.set(place.file, one)
    return restoreEntry(one.entry, () => blocksOf(one), text, place, context)
  }
  const changed: EntryCache['changed'] = (files, context) =>
    files
      .filter(({ file, text }) => !isTrue(file, text, context))
      .map((one) => ({ ...one, text: one.text() }))

  const save = () => {
    const all = [...used.values()]
    const live = all.reduce((sum, { blocks }) => sum + countBytes(blocks), 0)
    // The heap is made anew when most of what is in it belongs to no entry any more.
    const stays = (one: IndexedEntry): one is StoredEntry =>
      'from' in one.blocks && heap.bytes < 2 * live
    const moved = all.filter((one) => !stays(one))
    const parts = moved.map(blocksOf)
    const isAnew = !all.some(stays)
    const written = isAnew ? createBlobLog(heapFile, parts) : appendBlobs(heapFile, heap, parts)
    // Another build has written down the same in the meantime.
    if (written === null) return
    const spans = new Map(moved.map((one, index) => [one, written.spans[index]]))
    const entries = [...used].map(([name, one]): [string, StoredEntry] => {
      if (stays(one)) return [name, one]
      return [name, { entry: one.entry, blocks: spans.get(one) as ByteRange }]
    })
    const records = isAnew ? recordsOf(written.heap) : kept
    records.save(new Map(entries))
  }
  return {
    read,
    changed,
    add,
    counts: () => ({ files: files.size, parsedCount: parsedCount.size }),
    save: () => void trySaving(save),
  }
}

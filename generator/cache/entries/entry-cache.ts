// Caches the parsed entries of files without problems, so that a file is parsed again only when one of its dependencies changes.
import type { ParseContext } from '../../../model/schema/field'
import type { EntryReader } from '../../../model/source/entry/entry-reader'
import {
  isReusable,
  parseForCache,
  restoreEntry,
  type CachedEntry,
  type EntryWithBlocks,
} from './cached-entry'
import { computeHash } from '../../../model/memoize/hash'
import { appendBlobs, createBlobLog, openBlobLog, type ByteRange } from '../storage/blob-log'
import { openRecordLog } from '../storage/record-log'
import { tryWritingCache } from '../try-writing-cache'
import type { ParseJob } from '../../workers/parse-entry-in-worker'

/** An entry with its blocks if this run parsed it, otherwise with their range in the blob log. */
type IndexedEntry = { readonly entry: CachedEntry; readonly blocks: Uint8Array | ByteRange }
type StoredEntry = IndexedEntry & { readonly blocks: ByteRange }

const countBytes = (blocks: IndexedEntry['blocks']) =>
  'from' in blocks ? blocks.to - blocks.from : blocks.length

/** A file whose text is read on demand. */
type LazyParseJob = Omit<ParseJob, 'text'> & { readonly text: () => string }

export type EntryCache = {
  /** Returns what `parseEntry` returns, from the cache if possible. */
  readonly read: EntryReader
  /** Returns the files that have to be parsed again. */
  readonly findChanged: (files: readonly LazyParseJob[], context: ParseContext) => ParseJob[]
  /** Adds an entry that a worker has parsed. */
  readonly add: (file: string, parsed: EntryWithBlocks) => void
  /** Returns the number of files, and how many of them were parsed in this run. */
  readonly getCounts: () => { readonly files: number; readonly parsedCount: number }
  /** Saves the entries that this run used, and removes all others. */
  readonly save: () => void
}

/**
 * @param file the path of the record log; the blocks are stored in `<file>.blocks`
 * @param version of the code; entries of another version are ignored
 * @param ignoreCache whether to ignore the entries of earlier runs
 * @param getTextHash returns the hash of a file's text if it is known without reading the file
 */
export function openEntryCache(
  file: string,
  version: string,
  ignoreCache: boolean,
  getTextHash: (file: string) => string | undefined = () => undefined,
): EntryCache {
  const blobFile = `${file}.blocks`
  const blobLog = openBlobLog(blobFile)
  const openRecords = (logId: string) =>
    openRecordLog<StoredEntry>(file, `${version} ${logId}`, ignoreCache)
  const stored = openRecords(blobLog.id)
  const entries = new Map<string, IndexedEntry>(stored.records)
  /** The blocks of all used entries, once the log has been closed to be replaced. */
  const loaded = new Map<IndexedEntry, Uint8Array>()
  const readBlocks = (entry: IndexedEntry) =>
    loaded.get(entry) ?? ('from' in entry.blocks ? blobLog.read(entry.blocks) : entry.blocks)
  const used = new Map<string, IndexedEntry>()
  // A site with remote images is loaded twice, so these are sets, in which each file counts once.
  const files = new Set<string>()
  const parsedFiles = new Set<string>()
  const add = (name: string, { entry, blocks }: EntryWithBlocks) => {
    parsedFiles.add(name)
    entries.set(name, { entry, blocks })
  }

  const isUpToDate = (name: string, text: () => string, context: ParseContext) => {
    const cached = entries.get(name)
    if (cached === undefined) return false
    return isReusable(cached.entry, getTextHash(name) ?? computeHash(text()), context)
  }
  const read: EntryReader = (text, id, context) => {
    files.add(id.file)
    if (!isUpToDate(id.file, text, context)) {
      const { parsed, cacheable } = parseForCache(text(), id, context)
      if (cacheable === null) {
        parsedFiles.add(id.file)
        return parsed
      }
      add(id.file, cacheable)
    }
    const cached = entries.get(id.file) as IndexedEntry
    used.set(id.file, cached)
    return restoreEntry(cached.entry, () => readBlocks(cached), text, id, context)
  }
  const findChanged: EntryCache['findChanged'] = (candidates, context) =>
    candidates
      .filter(({ file, text }) => !isUpToDate(file, text, context))
      .map((job) => ({ ...job, text: job.text() }))

  const save = () => {
    const usedEntries = [...used.values()]
    const usedBytes = usedEntries.reduce((sum, { blocks }) => sum + countBytes(blocks), 0)
    // The blob log is rewritten when less than half of it is used.
    const canStay = (entry: IndexedEntry): entry is StoredEntry =>
      'from' in entry.blocks && blobLog.size < 2 * usedBytes
    const moved = usedEntries.filter((entry) => !canStay(entry))
    const blobs = moved.map(readBlocks)
    const isRewritten = !usedEntries.some(canStay)
    if (isRewritten) {
      moved.forEach((entry, index) => loaded.set(entry, blobs[index] as Uint8Array))
      blobLog.close()
    }
    const written = isRewritten
      ? createBlobLog(blobFile, blobs)
      : appendBlobs(blobFile, blobLog, blobs)
    // Another build has saved its entries in the meantime, so this one saves none.
    if (written === null) return
    const ranges = new Map(moved.map((entry, index) => [entry, written.ranges[index]]))
    const records = [...used].map(([name, entry]): [string, StoredEntry] => {
      if (canStay(entry)) return [name, entry]
      return [name, { entry: entry.entry, blocks: ranges.get(entry) as ByteRange }]
    })
    const recordLog = isRewritten ? openRecords(written.logId) : stored
    recordLog.save(new Map(records))
  }
  return {
    read,
    findChanged,
    add,
    getCounts: () => ({ files: files.size, parsedCount: parsedFiles.size }),
    save: () => void tryWritingCache(save),
  }
}

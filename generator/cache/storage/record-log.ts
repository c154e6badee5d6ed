// An append-only log of records by key: a run writes only the records that changed.
import { appendFileSync, readFileSync, statSync } from 'node:fs'
import { computeHash } from '../../../model/memoize/hash'
import { writeFileAtomic } from './write-file-atomic'
import { tryWritingCache } from '../try-writing-cache'

export type RecordLog<Record extends object> = {
  /** The stored records; empty if the file is missing, damaged or of another version. */
  readonly records: ReadonlyMap<string, Record>
  /** Identifies the records: different records have a different digest. Empty if there are none. */
  readonly digest: string
  /**
   * Replaces the stored records and returns the new digest, which is empty if they cannot be written. A record that is the same
   * object as before is not written again.
   */
  readonly save: (records: ReadonlyMap<string, Record>) => string
}

const HASH_LENGTH = computeHash('').length
const NEWLINE = 10

/**
 * Opens a log. Each line of the file consists of a hash and a list of keys with their records, or with null for a removed record.
 * Later lines override earlier ones. Each line's hash includes the previous line's hash.
 * @param version records of another version are ignored
 * @param ignoreCache whether to ignore the records of earlier runs
 */
export function openRecordLog<Record extends object>(
  file: string,
  version: string,
  ignoreCache: boolean,
): RecordLog<Record> {
  const log: ParsedLog<Record> = ignoreCache ? EMPTY_LOG : readLog(file, version)
  const { records, lastHash, size, firstLineSize } = log
  const save = (newRecords: ReadonlyMap<string, Record>): string => {
    const changes: [string, Record | null][] = []
    for (const [key, record] of newRecords)
      if (records.get(key) !== record) changes.push([key, record])
    for (const key of records.keys()) if (!newRecords.has(key)) changes.push([key, null])
    if (changes.length === 0 && lastHash !== '') return lastHash
    const line = formatLine(lastHash, changes)
    const isUnmodified = statSync(file, { throwIfNoEntry: false })?.size === size
    // A log that would grow to twice the size of its first line is rewritten.
    if (lastHash !== '' && isUnmodified && size + line.length < 2 * firstLineSize) {
      appendFileSync(file, line)
      return getHash(line)
    }
    const firstLine = formatLine(version, [...newRecords])
    writeFileAtomic(file, firstLine)
    return getHash(firstLine)
  }
  return {
    records,
    digest: lastHash,
    save: (newRecords) => tryWritingCache(() => save(newRecords)) ?? '',
  }
}

type ParsedLog<Record> = {
  readonly records: ReadonlyMap<string, Record>
  readonly lastHash: string
  /** The size of the file in bytes. */
  readonly size: number
  /** In bytes. */
  readonly firstLineSize: number
}

const EMPTY_LOG = { records: new Map<string, never>(), lastHash: '', size: 0, firstLineSize: 0 }

function readLog<Record extends object>(file: string, version: string): ParsedLog<Record> {
  const records = new Map<string, Record>()
  let lastHash = ''
  let firstLineSize = 0
  try {
    const bytes = readFileSync(file)
    for (let start = 0; start < bytes.length;) {
      const end = bytes.indexOf(NEWLINE, start)
      const hash = getHash(bytes, start)
      const content = bytes.subarray(start + HASH_LENGTH, end)
      if (end === -1 || computeHash(content, lastHash || version) !== hash) return EMPTY_LOG
      const changes = JSON.parse(content.toString()) as [string, Record | null][]
      for (const [key, record] of changes)
        if (record === null) records.delete(key)
        else records.set(key, record)
      lastHash = hash
      firstLineSize ||= end + 1
      start = end + 1
    }
    return { records, lastHash, size: bytes.length, firstLineSize }
  } catch {
    return EMPTY_LOG
  }
}

/** Returns the hash at the start of a line. */
const getHash = (bytes: Buffer, start = 0) => bytes.toString('latin1', start, start + HASH_LENGTH)

function formatLine(previousHash: string, changes: readonly unknown[]): Buffer {
  const content = Buffer.from(JSON.stringify(changes))
  const hash = Buffer.from(computeHash(content, previousHash))
  return Buffer.concat([hash, content, Buffer.from([NEWLINE])])
}

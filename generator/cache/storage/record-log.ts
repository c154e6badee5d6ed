// Records by their names, in a file to which a run adds those that are others now; it does not write all of them again.
import { appendFileSync, readFileSync, statSync } from 'node:fs'
import { computeHash } from '../../../model/hash'
import { writeFileAtomic } from './write-file-atomic'
import { trySaving } from '../try-saving'

export type RecordLog<Record extends object> = {
  /** What is kept; nothing when it is damaged, missing or of another version. */
  readonly records: ReadonlyMap<string, Record>
  /** Other records have another name; it is empty when nothing is kept. */
  readonly name: string
  /** Keeps these instead, and returns their name, which is empty when the disk refuses. One that is the same object as before is not written again. */
  readonly save: (records: ReadonlyMap<string, Record>) => string
}

/** The hash of a line, in which the one before it is too. */
const HASH_LENGTH = computeHash('').length
const NEWLINE = 10

/**
 * Each line of the file is a hash and a list of names with their records, or with null where one is gone. A line counts for more
 * than those before it.
 * @param version tells apart what may be used and what may not
 * @param fresh whether nothing of an earlier run is used
 */
export function openRecordLog<Record extends object>(
  file: string,
  version: string,
  fresh: boolean,
): RecordLog<Record> {
  const read: ParsedLog<Record> = fresh ? NOTHING : readRecords(file, version)
  const { records, last, size, first } = read
  const save = (now: ReadonlyMap<string, Record>): string => {
    const changes: [string, Record | null][] = []
    for (const [name, record] of now) if (records.get(name) !== record) changes.push([name, record])
    for (const name of records.keys()) if (!now.has(name)) changes.push([name, null])
    if (changes.length === 0 && last !== '') return last
    const line = formatLine(last, changes)
    const isMine = statSync(file, { throwIfNoEntry: false })?.size === size
    // When more was added than there was at first, it is written anew.
    if (last !== '' && isMine && size + line.length < 2 * first) {
      appendFileSync(file, line)
      return hashIn(line)
    }
    const whole = formatLine(version, [...now])
    writeFileAtomic(file, whole)
    return hashIn(whole)
  }
  return { records, name: last, save: (now) => trySaving(() => save(now)) ?? '' }
}

type ParsedLog<Record> = {
  readonly records: ReadonlyMap<string, Record>
  /** The hash in the last line. */
  readonly last: string
  /** The bytes of the file, and of its first line. */
  readonly size: number
  readonly first: number
}

const NOTHING = { records: new Map<string, never>(), last: '', size: 0, first: 0 }

function readRecords<Record extends object>(file: string, version: string): ParsedLog<Record> {
  const records = new Map<string, Record>()
  let last = ''
  let first = 0
  try {
    const bytes = readFileSync(file)
    for (let from = 0; from < bytes.length;) {
      const to = bytes.indexOf(NEWLINE, from)
      const hash = hashIn(bytes, from)
      const content = bytes.subarray(from + HASH_LENGTH, to)
      if (to === -1 || computeHash(content, last || version) !== hash) return NOTHING
      const changes = JSON.parse(content.toString()) as [string, Record | null][]
      for (const [name, record] of changes)
        if (record === null) records.delete(name)
        else records.set(name, record)
      last = hash
      first ||= to + 1
      from = to + 1
    }
    return { records, last, size: bytes.length, first }
  } catch {
    return NOTHING
  }
}

/** The hash in the line that begins there. */
const hashIn = (bytes: Buffer, from = 0) => bytes.toString('latin1', from, from + HASH_LENGTH)

function formatLine(before: string, changes: readonly unknown[]): Buffer {
  const content = Buffer.from(JSON.stringify(changes))
  return Buffer.concat([Buffer.from(computeHash(content, before)), content, Buffer.from([NEWLINE])])
}

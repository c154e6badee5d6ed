// A file to which bytes are only ever added, so that a run that adds a few neither reads nor writes the others.
import { randomUUID } from 'node:crypto'
import { appendFileSync, existsSync, openSync, readSync, statSync } from 'node:fs'
import { writeFileAtomic } from './write-file-atomic'

/** Where some bytes are in a heap. */
export type ByteRange = { readonly from: number; readonly to: number }

export type BlobLog = {
  /** It begins with this, which no other heap has; empty where there is none. */
  readonly id: string
  readonly bytes: number
  /** What is there; nobody has looked whether it is what was written. */
  readonly read: (span: ByteRange) => Uint8Array
}

const ID_BYTES = 36

export function openBlobLog(file: string): BlobLog {
  let opened: number | null = null
  const read = ({ from, to }: ByteRange) => {
    const bytes = Buffer.alloc(to - from)
    readSync((opened ??= openSync(file, 'r')), bytes, 0, bytes.length, from)
    return bytes
  }
  const status = existsSync(file) ? statSync(file) : null
  // Something else may have got into its place.
  const bytes = status?.isFile() ? status.size : 0
  const id = bytes < ID_BYTES ? '' : Buffer.from(read({ from: 0, to: ID_BYTES })).toString()
  return { id, bytes, read }
}

/** Where parts that were written are, in which heap. */
export type WrittenBlobs = { readonly heap: string; readonly spans: readonly ByteRange[] }

/** Makes a heap of these parts alone, in place of one that is there. */
export function createBlobLog(file: string, parts: readonly Uint8Array[]): WrittenBlobs {
  const heap = randomUUID()
  writeFileAtomic(file, Buffer.concat([Buffer.from(heap), ...parts]))
  return { heap, spans: parseRanges(parts, ID_BYTES) }
}

/** Adds to a heap; null when somebody else has added to it since it was opened. */
export function appendBlobs(
  file: string,
  { id, bytes }: BlobLog,
  parts: readonly Uint8Array[],
): WrittenBlobs | null {
  const added = Buffer.concat(parts)
  appendFileSync(file, added)
  const isWhole = statSync(file).size === bytes + added.length
  return isWhole ? { heap: id, spans: parseRanges(parts, bytes) } : null
}

function parseRanges(parts: readonly Uint8Array[], start: number): ByteRange[] {
  let from = start
  return parts.map(({ length }) => ({ from, to: (from += length) }))
}

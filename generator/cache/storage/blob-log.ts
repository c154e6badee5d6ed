// An append-only file of blobs: a run that adds a few blobs neither reads nor rewrites the others.
import { randomUUID } from 'node:crypto'
import { appendFileSync, closeSync, existsSync, openSync, readSync, statSync } from 'node:fs'
import { writeFileAtomic } from './write-file-atomic'

/** The position of a blob in the file, in bytes; `to` is exclusive. */
export type ByteRange = { readonly from: number; readonly to: number }

export type BlobLog = {
  /** The random ID at the start of the file; empty if there is no file. */
  readonly id: string
  /** In bytes. */
  readonly size: number
  /** Returns the bytes of the range. They are not verified. */
  readonly read: (range: ByteRange) => Uint8Array
  /** Must be called before the file is replaced: Windows replaces no open file. Nothing can be read afterwards. */
  readonly close: () => void
}

const ID_BYTES = 36

export function openBlobLog(file: string): BlobLog {
  let descriptor: number | null = null
  let isClosed = false
  const read = ({ from, to }: ByteRange) => {
    // The file may be a different log by now.
    if (isClosed) throw new Error(`${file} has been closed.`)
    const bytes = Buffer.alloc(to - from)
    readSync((descriptor ??= openSync(file, 'r')), bytes, 0, bytes.length, from)
    return bytes
  }
  const close = () => {
    if (descriptor !== null) closeSync(descriptor)
    descriptor = null
    isClosed = true
  }
  const status = existsSync(file) ? statSync(file) : null
  // The path may lead to something that is not a file.
  const size = status?.isFile() ? status.size : 0
  const id = size < ID_BYTES ? '' : Buffer.from(read({ from: 0, to: ID_BYTES })).toString()
  return { id, size, read, close }
}

/** The ID of the log to which blobs were written, and the range of each blob. */
export type WrittenBlobs = { readonly logId: string; readonly ranges: readonly ByteRange[] }

/** Creates a log of the given blobs, which replaces an existing one. */
export function createBlobLog(file: string, blobs: readonly Uint8Array[]): WrittenBlobs {
  const logId = randomUUID()
  writeFileAtomic(file, Buffer.concat([Buffer.from(logId), ...blobs]))
  return { logId, ranges: computeRanges(blobs, ID_BYTES) }
}

/** Appends blobs. Returns null, and their ranges are unknown, if another process has appended to the log since it was opened. */
export function appendBlobs(
  file: string,
  { id, size }: BlobLog,
  blobs: readonly Uint8Array[],
): WrittenBlobs | null {
  const bytes = Buffer.concat(blobs)
  appendFileSync(file, bytes)
  const hasExpectedSize = statSync(file).size === size + bytes.length
  return hasExpectedSize ? { logId: id, ranges: computeRanges(blobs, size) } : null
}

function computeRanges(blobs: readonly Uint8Array[], start: number): ByteRange[] {
  let from = start
  return blobs.map(({ length }) => ({ from, to: (from += length) }))
}

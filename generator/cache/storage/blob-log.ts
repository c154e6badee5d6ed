// A file to which bytes are only ever added, so that a run that adds a few neither reads nor writes the others.
import { randomUUID } from 'node:crypto'
import { appendFileSync, existsSync, openSync, readSync, statSync } from 'node:fs'
import { replaceFile } from './write-file-atomic'

/** Where some bytes are in a heap. */
export type Span = { readonly from: number; readonly to: number }

export type Heap = {
  /** It begins with this, which no other heap has; empty where there is none. */
  readonly id: string
  readonly bytes: number
  /** What is there; nobody has looked whether it is what was written. */
  readonly read: (span: Span) => Uint8Array
}

const ID_BYTES = 36

export function openHeap(file: string): Heap {
  let opened: number | null = null
  const read = ({ from, to }: Span) => {
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
export type Written = { readonly heap: string; readonly spans: readonly Span[] }

/** Makes a heap of these parts alone, in place of one that is there. */
export function makeHeap(file: string, parts: readonly Uint8Array[]): Written {
  const heap = randomUUID()
  replaceFile(file, Buffer.concat([Buffer.from(heap), ...parts]))
  return { heap, spans: spansOf(parts, ID_BYTES) }
}

/** Adds to a heap; null when somebody else has added to it since it was opened. */
export function addToHeap(
  file: string,
  { id, bytes }: Heap,
  parts: readonly Uint8Array[],
): Written | null {
  const added = Buffer.concat(parts)
  appendFileSync(file, added)
  const isWhole = statSync(file).size === bytes + added.length
  return isWhole ? { heap: id, spans: spansOf(parts, bytes) } : null
}

function spansOf(parts: readonly Uint8Array[], start: number): Span[] {
  let from = start
  return parts.map(({ length }) => ({ from, to: (from += length) }))
}

// Finds active content in a PDF. Parses only the parts of the format that this needs (ISO 32000-1, 7.5 and 7.3.5).
import { inflateSync } from 'node:zlib'

/** Object streams have a few hundred KB; a larger one is a decompression bomb. */
const MAX_STREAM_BYTES = 8 * 1024 * 1024
/** Limit for all object streams of a file together; more would take many seconds. */
const MAX_TOTAL_BYTES = 64 * 1024 * 1024

/** Actions that run a program or open something else (`/S /JavaScript`), and embedded files. */
const ACTIVE =
  /\/S\s*\/(?:JavaScript|Launch|SubmitForm|ImportData|Rendition|RichMediaExecute|GoToE)\b|\/(?:EmbeddedFiles?|RichMedia|XFA)\b/

const LOCKED = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/

export type PdfContent = {
  readonly isLocked: boolean
  /** True if the PDF holds a program or a file, or an object stream that cannot be decompressed. */
  readonly isActive: boolean
}

/** @param bytes a complete PDF */
export function inspectPdf(bytes: Uint8Array): PdfContent {
  const text = Buffer.from(bytes).toString('latin1')
  return {
    isLocked: LOCKED.test(text),
    isActive: ACTIVE.test(decodeNames(text)) || hasActiveStream(bytes, text),
  }
}

/** Returns true if an object stream (7.5.7) holds active content or cannot be decompressed. */
function hasActiveStream(bytes: Uint8Array, text: string): boolean {
  let start = 0
  let remainingBytes = MAX_TOTAL_BYTES
  for (const { index, 0: keyword } of text.matchAll(/\bstream\r?\n/g)) {
    // The dictionary of a stream precedes it, somewhere after the start of the previous stream.
    const dictionary = decodeNames(text.slice(start, index))
    start = index + keyword.length
    if (!/\/ObjStm\b/.test(dictionary) || !dictionary.includes('/Filter')) continue
    const objects = inflate(bytes.subarray(start), Math.min(MAX_STREAM_BYTES, remainingBytes))
    if (objects === null || ACTIVE.test(decodeNames(objects))) return true
    remainingBytes -= objects.length
  }
  return false
}

/** Returns the text of a stream, or null if it is too long or not compressed. Ignores bytes after the end of the data. */
function inflate(bytes: Uint8Array, maxOutputLength: number): string | null {
  try {
    return inflateSync(bytes, { maxOutputLength }).toString('latin1')
  } catch {
    return null
  }
}

/** Decodes names, in which any character may be written as its hexadecimal code (7.3.5): `/J#61vaScript`. */
function decodeNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  )
}

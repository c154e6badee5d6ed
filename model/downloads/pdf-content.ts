// What a PDF holds besides its pages. Only as much of the format is read as is needed for that (ISO 32000-1, 7.5 and 7.3.5).
import { inflateSync } from 'node:zlib'

/** A stream of objects has a few hundred KB; a larger one was made to fill the memory. */
const LARGEST_STREAM = 8 * 1024 * 1024
/** All streams of objects of a file; more of them would take many seconds. */
const LARGEST_SUM = 64 * 1024 * 1024

/** What starts a program, opens something else, or is a file of its own. An action says its kind as `/S /JavaScript`. */
const ACTIVE =
  /\/S\s*\/(?:JavaScript|Launch|SubmitForm|ImportData|Rendition|RichMediaExecute|GoToE)\b|\/(?:EmbeddedFiles?|RichMedia|XFA)\b/

const LOCKED = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/

export type PdfContent = {
  readonly isLocked: boolean
  /** Whether it holds a program or a file, or something that cannot be looked into. */
  readonly isActive: boolean
}

/** @param bytes a whole PDF */
export function inspectPdf(bytes: Uint8Array): PdfContent {
  const text = Buffer.from(bytes).toString('latin1')
  return {
    isLocked: LOCKED.test(text),
    isActive: ACTIVE.test(decodeNames(text)) || hasActiveStream(bytes, text),
  }
}

/** Whether one of the streams of compressed objects (7.5.7) is active, or cannot be looked into. */
function hasActiveStream(bytes: Uint8Array, text: string): boolean {
  let from = 0
  let left = LARGEST_SUM
  for (const { index, 0: keyword } of text.matchAll(/\bstream\r?\n/g)) {
    // The dictionary of a stream stands before it, somewhere below the stream above.
    const above = decodeNames(text.slice(from, index))
    from = index + keyword.length
    if (!/\/ObjStm\b/.test(above) || !above.includes('/Filter')) continue
    const objects = inflate(bytes.subarray(from), Math.min(LARGEST_STREAM, left))
    if (objects === null || ACTIVE.test(decodeNames(objects))) return true
    left -= objects.length
  }
  return false
}

/** The text of a stream, or null when it is too long or no compressed data. Bytes after the end of the data are passed over. */
function inflate(bytes: Uint8Array, longest: number): string | null {
  try {
    return inflateSync(bytes, { maxOutputLength: longest }).toString('latin1')
  } catch {
    return null
  }
}

/** Any letter of a name may be written as its number (7.3.5): `/J#61vaScript`. */
function decodeNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  )
}

// What a PDF holds besides its pages. Only as much of the format is read as is needed for that (ISO 32000-1, 7.5 and 7.3.5).
import { inflateSync } from 'node:zlib'

/** A stream of objects is a few hundred KB; more is a file that was made to fill the memory. */
const LARGEST_STREAM = 8 * 1024 * 1024

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
export function readPdfContent(bytes: Uint8Array): PdfContent {
  const text = Buffer.from(bytes).toString('latin1')
  const parts = [text, ...objectStreams(bytes, text)]
  return {
    isLocked: LOCKED.test(text),
    isActive: parts.some((part) => part === null || ACTIVE.test(decodeNames(part))),
  }
}

/** The objects that are compressed (7.5.7): the text of each stream of them, or null for one that cannot be read. */
function objectStreams(bytes: Uint8Array, text: string): (string | null)[] {
  return [...text.matchAll(/\bstream\r?\n/g)].flatMap(({ index, 0: keyword }) => {
    const dictionary = decodeNames(text.slice(text.lastIndexOf(' obj', index), index))
    if (!/\/ObjStm\b/.test(dictionary)) return []
    if (!dictionary.includes('/Filter')) return []
    return [inflate(bytes.subarray(index + keyword.length))]
  })
}

/** Bytes after the end of the compressed data are passed over. */
function inflate(bytes: Uint8Array): string | null {
  try {
    return inflateSync(bytes, { maxOutputLength: LARGEST_STREAM }).toString('latin1')
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

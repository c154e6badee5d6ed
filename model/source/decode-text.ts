// The bytes of a file to its text: only UTF-8 is taken, and anything else is called by its name.
import { getPositionAt, type ProblemDetails, type Position } from '../problems/problem'

type Decoded = { readonly text: string } | { readonly finding: ProblemDetails & Position }

/** The first bytes of files that are no texts, whatever their names say. */
const STARTS: readonly { readonly bytes: readonly number[]; readonly what: string }[] = [
  { bytes: [0x50, 0x4b, 0x03, 0x04], what: 'a Word document or another packed file' },
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], what: 'an old Word document' },
  { bytes: [0x25, 0x50, 0x44, 0x46], what: 'a PDF' },
  { bytes: [0x7b, 0x5c, 0x72, 0x74, 0x66], what: 'a text of another program (RTF)' },
  { bytes: [0xff, 0xd8, 0xff], what: 'a photo' },
  { bytes: [0x89, 0x50, 0x4e, 0x47], what: 'a picture' },
]

/** UTF-8 with at most one byte order mark, any line endings, to text with newlines. */
export function decodeText(bytes: Uint8Array): Decoded {
  const kind = STARTS.find((one) => one.bytes.every((byte, index) => bytes[index] === byte))
  if (kind) return refused(notText(kind.what))
  const wide = wideEncoding(bytes)
  if (wide !== null) return refused(encoding(wide))
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { text: text.replace(/\r\n?/g, '\n') }
  } catch {
    return { finding: { ...encoding('Latin-1 or Windows-1252'), ...firstFault(bytes) } }
  }
}

/** UTF-16 and UTF-32 by their marks, or by the zeros between the letters. */
function wideEncoding(bytes: Uint8Array): string | null {
  const [a, b, c, d] = bytes
  if (a === 0xff && b === 0xfe) return c === 0 && d === 0 ? 'UTF-32' : 'UTF-16'
  if (a === 0xfe && b === 0xff) return 'UTF-16'
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return 'UTF-32'
  const start = bytes.subarray(0, 64)
  const zeros = start.filter((byte) => byte === 0).length
  return bytes.length > 3 && zeros * 3 > start.length ? 'UTF-16' : null
}

/** The place of the first byte that is no UTF-8. */
function firstFault(bytes: Uint8Array): Position {
  const decoder = new TextDecoder('utf-8')
  const text = decoder.decode(bytes).replace(/\r\n?/g, '\n')
  return getPositionAt(text, text.indexOf('\uFFFD'))
}

const refused = (finding: ProblemDetails): Decoded => ({
  finding: { ...finding, line: 1, column: 1 },
})

const encoding = (name: string): ProblemDetails => ({
  code: 'encoding',
  message: `The file is saved as ${name}, so some of its letters cannot be read.`,
  fix: 'Save it again with the encoding UTF-8, or copy its text into a new file here on GitHub.',
})

const notText = (what: string): ProblemDetails => ({
  code: 'file-not-text',
  message: `This file is ${what}, although its name ends with .md.`,
  fix: 'Copy its words into a new file here on GitHub, and delete this one.',
})

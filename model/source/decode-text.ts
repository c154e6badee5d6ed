// Decodes the bytes of a text file. Only UTF-8 is accepted.
import {
  getPositionAt,
  type FileProblem,
  type ProblemDetails,
  type Position,
  type TextEdit,
} from '../problems/problem'
import { listWords } from '../text/list-words'
import { recoverLetters } from './recover-letters'

type DecodedText = { readonly text: string } | { readonly problem: FileProblem & Position }

const RICH_TEXT = 'a text of another program (RTF)'

/** Signatures of files that are not texts, whatever their names say. */
const BINARY_FORMATS: readonly { readonly bytes: readonly number[]; readonly name: string }[] = [
  { bytes: [0x50, 0x4b, 0x03, 0x04], name: 'a Word document or another packed file' },
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], name: 'an old Word document' },
  { bytes: [0x25, 0x50, 0x44, 0x46], name: 'a PDF' },
  { bytes: [0x7b, 0x5c, 0x72, 0x74, 0x66], name: RICH_TEXT },
  { bytes: [0xff, 0xd8, 0xff], name: 'a photo' },
  { bytes: [0x89, 0x50, 0x4e, 0x47], name: 'a picture' },
]

/** Decodes UTF-8 with at most one byte order mark, and normalizes line endings to newlines. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const format = BINARY_FORMATS.find((candidate) =>
    candidate.bytes.every((byte, index) => bytes[index] === byte),
  )
  if (format) return reject(notText(format.name))
  if (isWide(bytes)) return reject(UNREADABLE)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { text: text.replace(/\r\n?/g, '\n') }
  } catch {
    const suggestion = recoverLetters(bytes)
    return {
      problem: { ...oldEncoding(suggestion), ...findInvalidByte(bytes), suggestion },
    }
  }
}

/** Recognizes UTF-16 and UTF-32 by their byte order marks, or UTF-16 by the zeros between the letters. */
function isWide(bytes: Uint8Array): boolean {
  const [a, b, c, d] = bytes
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff)) return true
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return true
  const start = bytes.subarray(0, 64)
  const zeros = start.filter((byte) => byte === 0).length
  return bytes.length > 3 && zeros * 3 > start.length
}

/** Returns the position of the first byte that is not valid UTF-8. */
function findInvalidByte(bytes: Uint8Array): Position {
  const decoder = new TextDecoder('utf-8')
  const text = decoder.decode(bytes).replace(/\r\n?/g, '\n')
  return getPositionAt(text, text.indexOf('\uFFFD'))
}

const reject = (problem: ProblemDetails): DecodedText => ({
  problem: { ...problem, line: 1, column: 1 },
})

const COPY_FILE =
  'On your computer, open the file that you uploaded (not the Word document), and copy all of it, from the first --- to the end. On GitHub, press the pencil, delete everything, and paste it.'

const UNREADABLE: ProblemDetails = {
  code: 'encoding',
  message: 'Your program saved this file in a way that our website cannot read.',
  fix: COPY_FILE,
}

/** @param recovered the lines with letters that are known again, or null */
function oldEncoding(recovered: TextEdit | null): ProblemDetails {
  const letters = [...new Set(recovered?.text.match(/[^\s\x20-\x7e]/gu) ?? [])]
  const broken = letters.length === 0 ? 'some marks' : listWords(letters)
  return {
    code: 'encoding',
    message: `Your program saved this file in an older format, so visitors would see wrong characters in place of ${broken}.`,
    fix: COPY_FILE,
  }
}

/** How the name of a picture ends, by its format. */
const PICTURE_ENDINGS: Readonly<Record<string, string>> = {
  'a photo': '.jpg',
  'a picture': '.png',
}

const notText = (format: string): ProblemDetails => ({
  code: 'file-not-text',
  message: `This file is ${format}, although its name ends with .md.`,
  fix:
    format === RICH_TEXT
      ? 'Open the file in the program in which you wrote it, and copy all of its words, from the first --- to the end. On GitHub, press the pencil, delete everything, and paste them.'
      : format in PICTURE_ENDINGS
        ? `Upload it to content/images with a name that ends with ${PICTURE_ENDINGS[format] ?? ''}, and delete it here.`
        : 'Copy its words into a new file here on GitHub, and delete this one.',
})

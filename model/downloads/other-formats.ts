// Says what a file is whose name ends with .pdf although it is no PDF, and how to make a PDF of it.
import { detectImageFormat, type ImageFormat } from '../images/image-format'
import type { ProblemDetails } from '../problems/problem'

type Format = {
  /** What the file is, with its article. */
  readonly what: string
  /** The ending under which its own program opens it. */
  readonly ending: string
  /** What to choose in that program. */
  readonly steps: string
}

const PRINT = 'choose Print, then Save as PDF'
const EXPORT = 'choose Save As, then PDF'

const PICTURES: Readonly<Record<ImageFormat, Format>> = {
  jpg: { what: 'a photo (JPEG)', ending: 'jpg', steps: PRINT },
  heic: { what: 'a photo from an iPhone (HEIC)', ending: 'heic', steps: PRINT },
  png: { what: 'a picture (PNG)', ending: 'png', steps: PRINT },
  webp: { what: 'a picture (WebP)', ending: 'webp', steps: PRINT },
  avif: { what: 'a picture (AVIF)', ending: 'avif', steps: PRINT },
  gif: { what: 'a picture (GIF)', ending: 'gif', steps: PRINT },
  svg: { what: 'a drawing (SVG)', ending: 'svg', steps: PRINT },
}

/** Documents are ZIP files that hold a file with such a name (ECMA-376, part 2; OpenDocument 1.3, part 2). */
const ZIPPED: readonly (readonly [inside: string, format: Format])[] = [
  ['word/', { what: 'a Word document', ending: 'docx', steps: EXPORT }],
  ['ppt/', { what: 'a PowerPoint file', ending: 'pptx', steps: EXPORT }],
  ['xl/', { what: 'an Excel file', ending: 'xlsx', steps: EXPORT }],
  ['opendocument.text', { what: 'a text of LibreOffice', ending: 'odt', steps: EXPORT }],
  ['Index/', { what: 'a Pages document', ending: 'pages', steps: 'choose Export To, then PDF' }],
]

/** The names in a ZIP file that say what it is are near its start or, in its directory, at its end. */
const SEARCHED_BYTES = 64 * 1024

const OLD_WORD: Format = { what: 'an old Word document', ending: 'doc', steps: EXPORT }
const RICH_TEXT: Format = { what: 'a text (RTF)', ending: 'rtf', steps: EXPORT }

/** Returns the problem of a file that has something in it, but does not begin like a PDF. */
export function describeOtherFormat(bytes: Uint8Array): ProblemDetails {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const format = findFormat(buffer)
  if (format === 'page')
    return ASKS_TO_SIGN_IN.test(buffer.toString('latin1')) ? SIGN_IN_PAGE : WEB_PAGE
  if (format === null) return isText(bytes) ? PLAIN_TEXT : NO_PDF_INSIDE
  const { what, ending, steps } = format
  return {
    code: 'download-kind',
    message: `This is ${what}. A new name does not make it a PDF, and people could not open it.`,
    fix: `On your computer or phone, change the end of its name back to .${ending}. Open it, ${steps}, and upload the new file in place of this one.`,
  }
}

function findFormat(bytes: Buffer): Format | 'page' | null {
  const start = bytes.toString('latin1', 0, 512)
  if (/^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html|head)\b/i.test(start)) return 'page'
  const image = detectImageFormat(bytes)
  if (image !== null) return PICTURES[image]
  if (start.startsWith('{\\rtf')) return RICH_TEXT
  if (start.startsWith('\xd0\xcf\x11\xe0')) return OLD_WORD
  if (!start.startsWith('PK\x03\x04')) return null
  const searched = Buffer.concat([
    bytes.subarray(0, SEARCHED_BYTES),
    bytes.subarray(-SEARCHED_BYTES),
  ])
  return ZIPPED.find(([inside]) => searched.includes(inside))?.[1] ?? null
}

/** Returns whether bytes are UTF-8 without the control characters that no text has. */
function isText(bytes: Uint8Array): boolean {
  try {
    return !/[\0-\x08\x0e-\x1f]/.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return false
  }
}

const PLAIN_TEXT: ProblemDetails = {
  code: 'download-kind',
  message:
    'This is only text. A name that ends with .pdf does not make it a PDF, and people could not open it.',
  fix: 'Copy the words into Word or Google Docs, save that as a PDF, and upload it in place of this file.',
}

const NO_PDF_INSIDE: ProblemDetails = {
  code: 'download-kind',
  message: 'The name of this file ends with .pdf, but the file is not a PDF.',
  fix: 'Open the file in the program in which it was made, save it as a PDF, and upload that.',
}

/** Matches what a page has on which people sign in, and what pages of Google Drive have. */
const ASKS_TO_SIGN_IN =
  /type=["']?password|\b(?:sign|log)[ -]?in\b|\b(?:accounts|drive|docs)\.google\./i

const WEB_PAGE: ProblemDetails = {
  code: 'download-kind',
  message: 'This is a web page. A name that ends with .pdf does not make it a PDF.',
  fix: 'On your computer, change the end of its name to .html and open it. It opens in your browser. Choose Print there, then "Save as PDF", and upload the PDF in place of this file.',
}

const SIGN_IN_PAGE: ProblemDetails = {
  code: 'download-kind',
  message: 'This is a web page that asks people to sign in, and not a PDF.',
  fix: 'Sign in where the PDF is, and download it once more (in Google Docs: File, then Download, then PDF). See that it opens on your device. Then upload it in place of this file.',
}

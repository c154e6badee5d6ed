// One file from content/files: how large it is, which bytes were checked, and all that would keep visitors from reading it safely.
import { createHash } from 'node:crypto'
import type { ProblemDetails } from '../problems/problem'
import {
  DOWNLOAD_ACTIVE,
  DOWNLOAD_CUT_OFF,
  DOWNLOAD_LOCKED,
  NO_PDF_INSIDE,
} from './download-problems'
import { inspectPdf } from './pdf-content'

export type Download = {
  readonly bytes: number
  /** SHA-256 of the bytes that were checked, in hexadecimal: no others are published. */
  readonly hash: string
}

/** The files in content/files, by name. */
export type Downloads = Readonly<Record<string, Download>>

/** Readers look for the end of a PDF in its last 1,024 bytes (ISO 32000-1, annex H.3, note 18). */
const END = 1024

/** Reads the bytes of a file with the name of a PDF. */
export function inspectDownload(bytes: Uint8Array): {
  download: Download
  finding: ProblemDetails | null
} {
  return {
    download: { bytes: bytes.length, hash: hashDownload(bytes) },
    finding: findingOf(bytes),
  }
}

export const hashDownload = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex')

function findingOf(bytes: Uint8Array): ProblemDetails | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  if (file.length === 0) return DOWNLOAD_CUT_OFF
  if (!/^%PDF-[12]\.\d/.test(file.toString('latin1', 0, 8))) return NO_PDF_INSIDE
  if (!file.subarray(-END).includes('%%EOF')) return DOWNLOAD_CUT_OFF
  const { isLocked, isActive } = inspectPdf(file)
  if (isLocked) return DOWNLOAD_LOCKED
  return isActive ? DOWNLOAD_ACTIVE : null
}

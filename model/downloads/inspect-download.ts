// Inspects a file in content/files: its size, its hash, and anything that would keep visitors from reading it safely.
import { createHash } from 'node:crypto'
import type { ProblemDetails } from '../problems/problem'
import {
  DOWNLOAD_ACTIVE,
  DOWNLOAD_CUT_OFF,
  DOWNLOAD_EMPTY,
  DOWNLOAD_LOCKED,
} from './download-problems'
import { describeOtherFormat } from './other-formats'
import { inspectPdf } from './pdf-content'

export type Download = {
  readonly byteCount: number
  /** Hexadecimal SHA-256 of the checked bytes. The build publishes only bytes with this hash. */
  readonly hash: string
}

/** Files in content/files by name. */
export type Downloads = Readonly<Record<string, Download>>

/** PDF readers look for the end-of-file marker in the last 1,024 bytes (Adobe PDF Reference 1.7, implementation note 18). */
const END_MARKER_RANGE_BYTES = 1024

/** Inspects the bytes of a file whose name ends with .pdf. */
export function inspectDownload(bytes: Uint8Array): {
  download: Download
  problem: ProblemDetails | null
} {
  return {
    download: { byteCount: bytes.length, hash: hashDownload(bytes) },
    problem: checkPdf(bytes),
  }
}

/** Returns the hexadecimal SHA-256 hash. */
export const hashDownload = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex')

function checkPdf(bytes: Uint8Array): ProblemDetails | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  if (file.length === 0) return DOWNLOAD_EMPTY
  if (!/^%PDF-[12]\.\d/.test(file.toString('latin1', 0, 8))) return describeOtherFormat(file)
  if (!file.subarray(-END_MARKER_RANGE_BYTES).includes('%%EOF')) return DOWNLOAD_CUT_OFF
  const { isLocked, isActive } = inspectPdf(file)
  if (isLocked) return DOWNLOAD_LOCKED
  return isActive ? DOWNLOAD_ACTIVE : null
}

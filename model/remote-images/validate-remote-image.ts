// What the bytes are that another website gave: judged by themselves, whatever it says that they are.
import { detectImageFormat } from '../images/image-format'
import type { ImageSize } from '../images/image-size'
import { inspectImage } from '../images/inspect-image'
import type { FileFinding } from '../problems/problem'
import { NOT_AN_IMAGE, forRemoteImage, WEB_PAGE_URL } from './remote-image-problems'

type ValidatedImage = {
  /** Null when the picture cannot be shown. */
  readonly size: ImageSize | null
  readonly finding: FileFinding | null
}

/** The formats that are taken from other websites; an SVG is a document, not only a picture. */
const TAKEN = ['jpg', 'png', 'webp', 'avif']

export function validateRemoteImage(bytes: Uint8Array): ValidatedImage {
  const start = Buffer.from(bytes.subarray(0, 1000)).toString('utf8')
  if (/^\uFEFF?\s*<(?:!doctype html|html|head|body)\b/i.test(start))
    return { size: null, finding: WEB_PAGE_URL }
  const format = detectImageFormat(bytes)
  if (format === null || !TAKEN.includes(format)) return { size: null, finding: NOT_AN_IMAGE }
  const { size, finding } = inspectImage(`stock.${format}`, bytes)
  // It is not in our repository, and the copies do not have it.
  if (finding === null || finding.code === 'photo-location') return { size, finding: null }
  const told = forRemoteImage(finding)
  return { size: told.severity === 'error' ? null : size, finding: told }
}

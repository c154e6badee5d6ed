// What the bytes are that another website gave: judged by themselves, whatever it says that they are.
import { formatOf } from '../images/image-format'
import { readPicture, type PictureSize } from '../images/inspect-image'
import type { FileFinding } from '../problems/problem'
import { NO_PHOTO, ofStock, PAGE } from './remote-image-problems'

type JudgedStock = {
  /** Null when the picture cannot be shown. */
  readonly size: PictureSize | null
  readonly finding: FileFinding | null
}

/** The formats that are taken from other websites; an SVG is a document, not only a picture. */
const TAKEN = ['jpg', 'png', 'webp', 'avif']

export function judgeStock(bytes: Uint8Array): JudgedStock {
  const start = Buffer.from(bytes.subarray(0, 1000)).toString('utf8')
  if (/^\uFEFF?\s*<(?:!doctype html|html|head|body)\b/i.test(start))
    return { size: null, finding: PAGE }
  const format = formatOf(bytes)
  if (format === null || !TAKEN.includes(format)) return { size: null, finding: NO_PHOTO }
  const { size, finding } = readPicture(`stock.${format}`, bytes)
  // It is not in our repository, and the copies do not have it.
  if (finding === null || finding.code === 'photo-location') return { size, finding: null }
  const told = ofStock(finding)
  return { size: told.severity === 'error' ? null : size, finding: told }
}

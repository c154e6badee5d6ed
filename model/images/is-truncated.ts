// Whether a picture's file is there to its end: a broken upload shows only the upper part of a photo.
import { parseJpegSegments, START_OF_SCAN } from './jpeg-segments'
import type { ImageFormat } from './image-format'

/** Whether the file stops before its own format says that it is over. Nothing is decoded. */
export function isTruncated(bytes: Uint8Array, format: ImageFormat): boolean {
  const file = Buffer.from(bytes)
  switch (format) {
    case 'jpg':
      return !hasJpegEnd(file)
    case 'png':
      return !hasPngEnd(file)
    case 'webp':
      return file.readUInt32LE(4) + 8 > file.length
    case 'avif':
      return !hasWholeBoxes(file)
    default:
      return false
  }
}

/**
 * The mark of the end (ITU-T T.81, annex B) behind the start of the scan: the small picture in the EXIF data of a photo has one
 * too, before it. Phones write more behind the mark.
 */
function hasJpegEnd(file: Buffer): boolean {
  const scan = parseJpegSegments(file).find(({ mark }) => mark === START_OF_SCAN)
  return scan !== undefined && file.indexOf(Buffer.from([0xff, 0xd9]), scan.end) !== -1
}

/** PNG (W3C), 5.3: each chunk has its length, its name, its data and four bytes of checksum; the last one is IEND. */
function hasPngEnd(file: Buffer): boolean {
  let at = 8
  while (at + 12 <= file.length) {
    if (file.toString('latin1', at + 4, at + 8) === 'IEND') return true
    at += 12 + file.readUInt32BE(at)
  }
  return false
}

/** ISO/IEC 14496-12, 4.2: each box has its length and name; a length of 0 is to the end, and 1 has eight bytes more for it. */
function hasWholeBoxes(file: Buffer): boolean {
  let at = 0
  while (at + 8 <= file.length) {
    const short = file.readUInt32BE(at)
    if (short === 0) return true
    if (short === 1 && at + 16 > file.length) return false
    const length = short === 1 ? Number(file.readBigUInt64BE(at + 8)) : short
    if (length < 8) return false
    at += length
  }
  return at === file.length
}

// Detects image files whose end is missing. After an interrupted upload, browsers would show only the upper part of a photo.
import { parseJpegSegments, START_OF_SCAN } from './jpeg-segments'
import type { ImageFormat } from './image-format'

/** Returns true if the file ends before its format says that it is complete. Decodes nothing. */
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
      return !hasCompleteBoxes(file)
    default:
      return false
  }
}

/**
 * Looks for the end-of-image marker (ITU-T T.81, annex B) after the start of the scan, because the thumbnail in the EXIF data has
 * one too. Phones write more data after the marker.
 */
function hasJpegEnd(file: Buffer): boolean {
  const scan = parseJpegSegments(file).find(({ marker }) => marker === START_OF_SCAN)
  return scan !== undefined && file.indexOf(Buffer.from([0xff, 0xd9]), scan.end) !== -1
}

/** Looks for the last chunk, IEND. Each chunk has a length, a name, data, and a four-byte checksum (PNG, W3C, 5.3). */
function hasPngEnd(file: Buffer): boolean {
  let offset = 8
  while (offset + 12 <= file.length) {
    if (file.toString('latin1', offset + 4, offset + 8) === 'IEND') return true
    offset += 12 + file.readUInt32BE(offset)
  }
  return false
}

/**
 * Checks that the last box ends with the file. Each box begins with a length and a name. A length of 0 means that the box extends
 * to the end of the file; 1 means that an eight-byte length follows the name (ISO/IEC 14496-12, 4.2).
 */
function hasCompleteBoxes(file: Buffer): boolean {
  let offset = 0
  while (offset + 8 <= file.length) {
    const shortLength = file.readUInt32BE(offset)
    if (shortLength === 0) return true
    if (shortLength === 1 && offset + 16 > file.length) return false
    const length = shortLength === 1 ? Number(file.readBigUInt64BE(offset + 8)) : shortLength
    if (length < 8) return false
    offset += length
  }
  return offset === file.length
}

// Finds the EXIF data of a photo, which each format stores in a different place.
import { parseJpegSegments } from './jpeg-segments'

/** Returns the EXIF data, which has the structure of a TIFF file, or null if there is none. */
export function findExif(file: Buffer): Buffer | null {
  if (file[0] === 0xff && file[1] === 0xd8) return findInJpeg(file)
  if (file.toString('latin1', 1, 4) === 'PNG') return findInChunks(file, PNG_CHUNKS, 'eXIf')
  if (file.toString('latin1', 8, 12) === 'WEBP') return findInChunks(file, WEBP_CHUNKS, 'EXIF')
  if (isIsoBmff(file)) return findInIsoFile(file)
  return null
}

/** Returns true for a file in the ISO base media file format, such as an AVIF or a HEIC. */
export const isIsoBmff = (file: Buffer): boolean => file.toString('latin1', 4, 8) === 'ftyp'

const EXIF_PREFIX = 'Exif\0\0'

/** Finds the APP1 segment with the EXIF prefix. */
function findInJpeg(file: Buffer): Buffer | null {
  const app1 = parseJpegSegments(file).find(
    ({ marker, data }) =>
      marker === 0xe1 && data.toString('latin1', 0, EXIF_PREFIX.length) === EXIF_PREFIX,
  )
  return app1?.data.subarray(EXIF_PREFIX.length) ?? null
}

/** The layout of a format's chunks. The data of a chunk begins 8 bytes after its start. */
type ChunkLayout = {
  readonly firstChunk: number
  readonly nameOffset: number
  readonly lengthOffset: number
  readonly isLittleEndian: boolean
  readonly checksumBytes: number
  /** True if chunks are padded to an even length. */
  readonly isPadded: boolean
}

const PNG_CHUNKS: ChunkLayout = {
  firstChunk: 8,
  nameOffset: 4,
  lengthOffset: 0,
  isLittleEndian: false,
  checksumBytes: 4,
  isPadded: false,
}

const WEBP_CHUNKS: ChunkLayout = {
  firstChunk: 12,
  nameOffset: 0,
  lengthOffset: 4,
  isLittleEndian: true,
  checksumBytes: 0,
  isPadded: true,
}

function findInChunks(file: Buffer, layout: ChunkLayout, name: string): Buffer | null {
  const { firstChunk, nameOffset, lengthOffset, isLittleEndian, checksumBytes, isPadded } = layout
  let start = firstChunk
  while (start + 8 <= file.length) {
    const length = isLittleEndian
      ? file.readUInt32LE(start + lengthOffset)
      : file.readUInt32BE(start + lengthOffset)
    if (file.toString('latin1', start + nameOffset, start + nameOffset + 4) === name)
      return removePrefix(file.subarray(start + 8, start + 8 + length))
    start += 8 + length + checksumBytes + (isPadded ? length % 2 : 0)
  }
  return null
}

/** The first bytes of the data in either byte order (TIFF 6.0, section 2). */
const TIFF_STARTS = ['II*\0', 'MM\0*']

const ZERO_OFFSET = '\0\0\0\0'

/**
 * Finds the data in the EXIF item of an AVIF. The item begins with a four-byte offset, which says how many bytes after it the data
 * begins: 6 if the EXIF prefix comes first, otherwise 0 (ISO/IEC 23008-12, annex A). The item may be anywhere in the file, so this
 * searches for the beginning of the data after the prefix or after an offset of 0.
 */
function findInIsoFile(file: Buffer): Buffer | null {
  for (const prefix of [EXIF_PREFIX, ZERO_OFFSET])
    for (const start of TIFF_STARTS) {
      const offset = file.indexOf(prefix + start, 0, 'latin1')
      if (offset !== -1) return file.subarray(offset + prefix.length)
    }
  return null
}

/** Removes the EXIF prefix of JPEG, which some programs write in other formats too. */
function removePrefix(data: Buffer): Buffer {
  return data.toString('latin1', 0, EXIF_PREFIX.length) === EXIF_PREFIX
    ? data.subarray(EXIF_PREFIX.length)
    : data
}

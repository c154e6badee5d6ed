// Reads two facts from the EXIF data of a photo: its orientation, and whether it holds a GPS position.
import { findExif, isIsoBmff } from './find-exif'

export type Exif = {
  /** 1 to 8 (EXIF 2.32, tag 0x0112); from 5 on, the width and height in the file are swapped. */
  readonly orientation: number
  /** True if the photo holds the latitude of the place where it was taken. */
  readonly hasLocation: boolean
}

const NO_EXIF: Exif = { orientation: 1, hasLocation: false }

const ORIENTATION_TAG = 0x0112
const GPS_TAG = 0x8825
const LATITUDE_TAG = 0x0002
/** No photo has a directory with more entries. */
const MAX_ENTRIES = 1000

/** Never throws: data that is damaged or meaningless counts as missing. */
export function parseExif(bytes: Uint8Array): Exif {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // XMP holds the position as text (XMP specification, part 2, namespace exif).
  const hasXmpLocation = file.includes('GPSLatitude')
  const tiff = findExif(file)
  const { orientation, hasLocation } = tiff === null ? NO_EXIF : parseTiff(tiff)
  return {
    orientation: isIsoBmff(file) ? getBoxOrientation(file) : orientation,
    hasLocation: hasLocation || hasXmpLocation,
  }
}

/**
 * Returns the orientation from the `irot` box of an AVIF, which holds the number of counterclockwise quarter turns. The EXIF
 * orientation of an AVIF is ignored (ISO/IEC 23008-12, 6.5.10).
 */
function getBoxOrientation(file: Buffer): number {
  const offset = file.indexOf('irot')
  const quarterTurns = offset === -1 ? 0 : (file[offset + 4] ?? 0) & 3
  return [1, 8, 3, 6][quarterTurns] ?? 1
}

/** Parses the TIFF header (TIFF 6.0, section 2): byte order, the number 42, and the offset of the first directory. */
function parseTiff(tiff: Buffer): Exif {
  const byteOrder = tiff.toString('latin1', 0, 2)
  if (tiff.length < 8 || (byteOrder !== 'II' && byteOrder !== 'MM')) return NO_EXIF
  const reader = createReader(tiff, byteOrder === 'II')
  const entries = parseDirectory(reader, reader.readUint32(4))
  const orientation = entries.has(ORIENTATION_TAG)
    ? reader.readUint16((entries.get(ORIENTATION_TAG) ?? 0) + 8)
    : 1
  const gps = entries.get(GPS_TAG)
  return {
    orientation: orientation >= 1 && orientation <= 8 ? orientation : 1,
    hasLocation:
      gps !== undefined && parseDirectory(reader, reader.readUint32(gps + 8)).has(LATITUDE_TAG),
  }
}

type TiffReader = {
  readonly readUint16: (offset: number) => number
  readonly readUint32: (offset: number) => number
}

/** Creates a reader that returns 0 for offsets outside the data. */
function createReader(tiff: Buffer, isLittleEndian: boolean): TiffReader {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  const isInside = (offset: number, length: number) => offset + length <= tiff.length
  return {
    readUint16: (offset) => (isInside(offset, 2) ? view.getUint16(offset, isLittleEndian) : 0),
    readUint32: (offset) => (isInside(offset, 4) ? view.getUint32(offset, isLittleEndian) : 0),
  }
}

/** Returns the offsets of a directory's entries by tag; each entry has 12 bytes, with the value in the last four. */
function parseDirectory({ readUint16 }: TiffReader, offset: number): Map<number, number> {
  const entries = new Map<number, number>()
  const count = Math.min(offset === 0 ? 0 : readUint16(offset), MAX_ENTRIES)
  for (let entry = offset + 2; entry < offset + 2 + count * 12; entry += 12)
    entries.set(readUint16(entry), entry)
  return entries
}

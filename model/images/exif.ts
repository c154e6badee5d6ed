// What a photo's EXIF data say of two things: which way is up, and where it was taken.
import { findExif, isIsoBmff } from './find-exif'

export type Exif = {
  /** 1 to 8 (EXIF 2.32, tag 0x0112); from 5 on, width and height of the file are swapped when it is upright. */
  readonly orientation: number
  /** Whether it tells the latitude of the place. */
  readonly hasLocation: boolean
}

const NOTHING: Exif = { orientation: 1, hasLocation: false }

const ORIENTATION = 0x0112
const GPS = 0x8825
const LATITUDE = 0x0002
/** More entries than this are no photo's. */
const MOST_ENTRIES = 1000

/** Never throws: what is broken or nonsense says nothing. */
export function parseExif(bytes: Uint8Array): Exif {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // XMP says the same in words (XMP specification, part 2, namespace exif).
  const inWords = file.includes('GPSLatitude')
  const tiff = findExif(file)
  const { orientation, hasLocation } = tiff === null ? NOTHING : readTiff(tiff)
  return {
    orientation: isIsoBmff(file) ? turnInBoxes(file) : orientation,
    hasLocation: hasLocation || inWords,
  }
}

/**
 * An AVIF tells in a box of its own by how many quarters it is turned to the left, and what its EXIF data say of that does not
 * count (ISO/IEC 23008-12, 6.5.10).
 */
function turnInBoxes(file: Buffer): number {
  const at = file.indexOf('irot')
  const quarters = at === -1 ? 0 : (file[at + 4] ?? 0) & 3
  return [1, 8, 3, 6][quarters] ?? 1
}

/** TIFF 6.0, section 2: the order of bytes, the number 42, and where the first directory is. */
function readTiff(tiff: Buffer): Exif {
  const order = tiff.toString('latin1', 0, 2)
  if (tiff.length < 8 || (order !== 'II' && order !== 'MM')) return NOTHING
  const numbers = numbersIn(tiff, order === 'II')
  const main = readDirectory(numbers, numbers.long(4))
  const orientation = main.has(ORIENTATION) ? numbers.short((main.get(ORIENTATION) ?? 0) + 8) : 1
  const gps = main.get(GPS)
  return {
    orientation: orientation >= 1 && orientation <= 8 ? orientation : 1,
    hasLocation: gps !== undefined && readDirectory(numbers, numbers.long(gps + 8)).has(LATITUDE),
  }
}

type Numbers = { readonly short: (at: number) => number; readonly long: (at: number) => number }

/** Numbers of two and four bytes; outside of the data they are 0. */
function numbersIn(tiff: Buffer, isLittle: boolean): Numbers {
  const fits = (at: number, length: number) => at >= 0 && at + length <= tiff.length
  return {
    short: (at) => (!fits(at, 2) ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at)),
    long: (at) => (!fits(at, 4) ? 0 : isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at)),
  }
}

/** The places of a directory's entries by their tags; each entry has 12 bytes, the value in the last four. */
function readDirectory({ short }: Numbers, at: number): Map<number, number> {
  const entries = new Map<number, number>()
  const count = Math.min(at === 0 ? 0 : short(at), MOST_ENTRIES)
  for (let entry = at + 2; entry < at + 2 + count * 12; entry += 12)
    entries.set(short(entry), entry)
  return entries
}

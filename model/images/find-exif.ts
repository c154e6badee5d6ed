// Finds the EXIF data of a photo: each format keeps them in another place.
import { parseJpegSegments } from './jpeg-segments'

/** The data, which have the shape of a TIFF file, or null where there are none. */
export function findExif(file: Buffer): Buffer | null {
  if (file[0] === 0xff && file[1] === 0xd8) return inJpeg(file)
  if (file.toString('latin1', 1, 4) === 'PNG')
    return inChunks(file, { first: 8, name: 4, length: 0, isLittle: false, behind: 4 }, 'eXIf')
  if (file.toString('latin1', 8, 12) === 'WEBP')
    return inChunks(file, { first: 12, name: 0, length: 4, isLittle: true, behind: 0 }, 'EXIF')
  if (isIsoBmff(file)) return inItem(file)
  return null
}

/** Whether it is an AVIF or HEIC. */
export const isIsoBmff = (file: Buffer): boolean => file.toString('latin1', 4, 8) === 'ftyp'

const MARK = 'Exif\0\0'

/** In an APP1 segment, behind its mark. */
function inJpeg(file: Buffer): Buffer | null {
  const app1 = parseJpegSegments(file).find(
    ({ mark, data }) => mark === 0xe1 && data.toString('latin1', 0, MARK.length) === MARK,
  )
  return app1?.data.subarray(MARK.length) ?? null
}

/** How a format writes its chunks: where the first is, where in one its name and length are, and the bytes behind its data. */
type Chunks = {
  readonly first: number
  readonly name: number
  readonly length: number
  readonly isLittle: boolean
  readonly behind: number
}

function inChunks(file: Buffer, { first, name, length, ...rest }: Chunks, wanted: string) {
  const { isLittle, behind } = rest
  let at = first
  while (at + 8 <= file.length) {
    const bytes = isLittle ? file.readUInt32LE(at + length) : file.readUInt32BE(at + length)
    if (file.toString('latin1', at + name, at + name + 4) === wanted)
      return withoutMark(file.subarray(at + 8, at + 8 + bytes))
    // WebP fills up chunks to an even length.
    at += 8 + bytes + behind + (isLittle ? bytes % 2 : 0)
  }
  return null
}

/** How the data begin, in either order of bytes (TIFF 6.0, section 2). */
const TIFF_STARTS = ['II*\0', 'MM\0*']

/**
 * An item begins with four bytes that say how much stands before its data: the mark of JPEG, or nothing (ISO/IEC 23008-12, annex
 * A). It may lie anywhere in the file, so its beginning is looked for.
 */
function inItem(file: Buffer): Buffer | null {
  for (const before of [MARK, '\0\0\0\0'])
    for (const start of TIFF_STARTS) {
      const at = file.indexOf(before + start, 0, 'latin1')
      if (at !== -1) return file.subarray(at + before.length)
    }
  return null
}

/** Some programs write the mark of JPEG into other formats too. */
function withoutMark(data: Buffer): Buffer {
  return data.toString('latin1', 0, MARK.length) === MARK ? data.subarray(MARK.length) : data
}

// Parses the segments of a JPEG file (ITU-T T.81, annex B).

export type Segment = {
  /** The second byte of the marker: 0xe1 for APP1, 0xda for the start of a scan. */
  readonly marker: number
  readonly data: Buffer
  /** The offset of the next segment. */
  readonly end: number
}

export const START_OF_SCAN = 0xda

/** Returns the segments up to and including the first start-of-scan segment. Stops early at damaged data. */
export function parseJpegSegments(file: Buffer): Segment[] {
  const segments: Segment[] = []
  let offset = 2
  while (offset + 4 <= file.length && file[offset] === 0xff) {
    const marker = file[offset + 1] ?? 0
    // Any number of fill bytes may precede a marker.
    if (marker === 0xff) {
      offset += 1
      continue
    }
    const end = offset + 2 + file.readUInt16BE(offset + 2)
    segments.push({ marker, data: file.subarray(offset + 4, end), end })
    if (marker === START_OF_SCAN) break
    offset = end
  }
  return segments
}

const END_OF_IMAGE = 0xd9

/**
 * Counts the scans: usually one in a baseline JPEG, about ten in a progressive one. Passes over the file once; damaged data ends the
 * count early.
 */
export function countScans(file: Buffer): number {
  let scans = 0
  let offset = 2
  while ((offset = file.indexOf(0xff, offset)) !== -1) {
    const marker = file[offset + 1] ?? END_OF_IMAGE
    if (marker === END_OF_IMAGE) break
    // These have no length: 00 (a stuffed byte), 01 (TEM), d0 to d7 (restart) and d8 (SOI). Any number of ff may precede a marker.
    const hasLength = marker > 0x01 && marker !== 0xff && !(marker >= 0xd0 && marker <= 0xd8)
    if (marker === START_OF_SCAN) scans += 1
    if (hasLength && offset + 4 > file.length) break
    offset += marker === 0xff ? 1 : 2 + (hasLength ? file.readUInt16BE(offset + 2) : 0)
  }
  return scans
}

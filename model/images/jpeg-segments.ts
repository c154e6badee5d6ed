// The parts of a JPEG before its picture itself begins (ITU-T T.81, annex B).

export type Segment = {
  /** The byte that says what it is: 0xe1 for APP1, 0xda for the start of the scan. */
  readonly mark: number
  readonly data: Buffer
  /** Where the next one begins. */
  readonly end: number
}

export const START_OF_SCAN = 0xda

/** Up to the start of the scan, which is the last; what is broken ends them early. */
export function parseJpegSegments(file: Buffer): Segment[] {
  const segments: Segment[] = []
  let at = 2
  while (at + 4 <= file.length && file[at] === 0xff) {
    const mark = file[at + 1] ?? 0
    // Any number of these bytes may stand before a mark.
    if (mark === 0xff) {
      at += 1
      continue
    }
    const end = at + 2 + file.readUInt16BE(at + 2)
    segments.push({ mark, data: file.subarray(at + 4, end), end })
    if (mark === START_OF_SCAN) break
    at = end
  }
  return segments
}

const END = 0xd9

/**
 * How many times the picture is drawn over itself: once, or some ten times when it gets finer while it loads. Everything in the file
 * is passed over once; what is broken ends the count early.
 */
export function countScans(file: Buffer): number {
  let scans = 0
  let at = 2
  while ((at = file.indexOf(0xff, at)) !== -1) {
    const mark = file[at + 1] ?? END
    if (mark === END) break
    // Within a scan, 00 makes ff a plain byte, and d0 to d7 restart the decoder. Any number of ff may stand before a mark.
    const hasLength = mark > 0x01 && mark !== 0xff && !(mark >= 0xd0 && mark <= 0xd8)
    if (mark === START_OF_SCAN) scans += 1
    if (hasLength && at + 4 > file.length) break
    at += mark === 0xff ? 1 : 2 + (hasLength ? file.readUInt16BE(at + 2) : 0)
  }
  return scans
}

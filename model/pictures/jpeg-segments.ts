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
export function jpegSegments(file: Buffer): Segment[] {
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

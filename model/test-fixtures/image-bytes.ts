// The files of pictures, byte by byte, for tests: only as much of them as is read without decoding.

/** EXIF data with a turn of the picture, and with a latitude where that is wanted (TIFF 6.0; EXIF 2.32, 4.6.6). */
export function createExif({ orientation = 1, latitude = false, isLittle = true } = {}): Buffer {
  const bytes = Buffer.alloc(80)
  const short = (value: number, at: number) =>
    isLittle ? bytes.writeUInt16LE(value, at) : bytes.writeUInt16BE(value, at)
  const long = (value: number, at: number) =>
    isLittle ? bytes.writeUInt32LE(value, at) : bytes.writeUInt32BE(value, at)
  const entry = (at: number, tag: number, type: number, count: number) => {
    short(tag, at)
    short(type, at + 2)
    long(count, at + 4)
  }
  bytes.write(isLittle ? 'II' : 'MM', 'latin1')
  short(42, 2)
  long(8, 4)
  short(latitude ? 2 : 1, 8)
  entry(10, 0x0112, 3, 1)
  short(orientation, 18)
  if (latitude) {
    entry(22, 0x8825, 4, 1)
    long(40, 30)
    short(1, 40)
    entry(42, 0x0002, 5, 3)
    long(56, 50)
  }
  return bytes
}

const segment = (mark: number, ...data: Buffer[]): Buffer => {
  const all = Buffer.concat(data)
  return Buffer.concat([
    Buffer.from([0xff, mark, (all.length + 2) >> 8, (all.length + 2) & 255]),
    all,
  ])
}

/** The head of a JPEG of a size, with its EXIF data, scans with nothing in them, and its end if it is whole. */
export function createJpeg(
  width: number,
  height: number,
  { exif, whole = true, scans = 1 }: { exif?: Buffer; whole?: boolean; scans?: number } = {},
): Buffer {
  const frame = Buffer.from([8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0])
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')),
    ...(exif ? [segment(0xe1, Buffer.from('Exif\0\0'), exif)] : []),
    segment(0xc0, frame),
    ...Array.from({ length: scans }, () => [
      segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
      Buffer.from([0]),
    ]).flat(),
    Buffer.from(whole ? [0xff, 0xd9] : []),
  ])
}

/** The chunks of a PNG of a size; its checksums are not right, which nobody looks at. */
export function createPng(width: number, height: number, { exif }: { exif?: Buffer } = {}): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  const chunk = (name: string, data: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    return Buffer.concat([length, Buffer.from(name, 'latin1'), data, Buffer.alloc(4)])
  }
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    ...(exif ? [chunk('eXIf', exif)] : []),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A WebP of the extended kind, with its EXIF data behind a chunk of an odd length. */
export function createWebp(width: number, height: number, exif: Buffer): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32LE(data.length)
    return Buffer.concat([Buffer.from(name, 'latin1'), length, data, Buffer.alloc(data.length % 2)])
  }
  const head = Buffer.alloc(10)
  head.writeUIntLE(width - 1, 4, 3)
  head.writeUIntLE(height - 1, 7, 3)
  const chunks = [chunk('VP8X', head), chunk('ICCP', Buffer.alloc(3)), chunk('EXIF', exif)]
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP', 'latin1'), ...chunks]))
}

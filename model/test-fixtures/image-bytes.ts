// Creates image files for tests that contain only what is read without decoding the pixels.

/** Creates EXIF data with an orientation, and optionally with a latitude (TIFF 6.0; EXIF 2.32, 4.6.6). */
export function createExif({ orientation = 1, latitude = false, isLittle = true } = {}): Buffer {
  const bytes = Buffer.alloc(80)
  const writeShort = (value: number, at: number) =>
    isLittle ? bytes.writeUInt16LE(value, at) : bytes.writeUInt16BE(value, at)
  const writeLong = (value: number, at: number) =>
    isLittle ? bytes.writeUInt32LE(value, at) : bytes.writeUInt32BE(value, at)
  const writeEntry = (at: number, tag: number, type: number, count: number) => {
    writeShort(tag, at)
    writeShort(type, at + 2)
    writeLong(count, at + 4)
  }
  bytes.write(isLittle ? 'II' : 'MM', 'latin1')
  writeShort(42, 2)
  writeLong(8, 4)
  writeShort(latitude ? 2 : 1, 8)
  writeEntry(10, 0x0112, 3, 1)
  writeShort(orientation, 18)
  if (latitude) {
    writeEntry(22, 0x8825, 4, 1)
    writeLong(40, 30)
    writeShort(1, 40)
    writeEntry(42, 0x0002, 5, 3)
    writeLong(56, 50)
  }
  return bytes
}

const createSegment = (marker: number, ...data: Buffer[]): Buffer => {
  const all = Buffer.concat(data)
  return Buffer.concat([
    Buffer.from([0xff, marker, (all.length + 2) >> 8, (all.length + 2) & 255]),
    all,
  ])
}

/** Creates the headers of a JPEG, with empty scans and, if it is whole, the end marker. */
export function createJpeg(
  width: number,
  height: number,
  { exif, whole = true, scans = 1 }: { exif?: Buffer; whole?: boolean; scans?: number } = {},
): Buffer {
  const frame = Buffer.from([8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0])
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    createSegment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')),
    ...(exif ? [createSegment(0xe1, Buffer.from('Exif\0\0'), exif)] : []),
    createSegment(0xc0, frame),
    ...Array.from({ length: scans }, () => [
      createSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
      Buffer.from([0]),
    ]).flat(),
    Buffer.from(whole ? [0xff, 0xd9] : []),
  ])
}

/** Creates the chunks of a PNG; their checksums are wrong, because nothing checks them. */
export function createPng(width: number, height: number, { exif }: { exif?: Buffer } = {}): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  const createChunk = (name: string, data: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    return Buffer.concat([length, Buffer.from(name, 'latin1'), data, Buffer.alloc(4)])
  }
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    createChunk('IHDR', head),
    ...(exif ? [createChunk('eXIf', exif)] : []),
    createChunk('IEND', Buffer.alloc(0)),
  ])
}

/** Creates an extended WebP whose EXIF data follows a chunk of odd length. */
export function createWebp(width: number, height: number, exif: Buffer): Buffer {
  const createChunk = (name: string, data: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32LE(data.length)
    return Buffer.concat([Buffer.from(name, 'latin1'), length, data, Buffer.alloc(data.length % 2)])
  }
  const head = Buffer.alloc(10)
  head.writeUIntLE(width - 1, 4, 3)
  head.writeUIntLE(height - 1, 7, 3)
  const chunks = [
    createChunk('VP8X', head),
    createChunk('ICCP', Buffer.alloc(3)),
    createChunk('EXIF', exif),
  ]
  return createChunk('RIFF', Buffer.concat([Buffer.from('WEBP', 'latin1'), ...chunks]))
}

// Reads a ZIP file (PKWARE's APPNOTE.TXT) strictly: the directory at its end is the only truth, each file must agree with it, no two
// may share bytes, and everything that GitHub's artifacts never have is refused.
import { DEFLATED, inflateEntry, STORED } from './inflate-entry'
import { RefusedError } from './refused-error'

/** A file or a folder in the archive. */
export type ZipEntry = {
  /** As it is in the archive: nobody has checked it. */
  readonly name: string
  /** The type bits of the Unix mode, such as 0o120000 for a link, or 0 if the archive says nothing. */
  readonly type: number
  /** In bytes, uncompressed. */
  readonly size: number
  /** Returns the bytes, of which there are exactly `size`. */
  readonly read: () => Buffer
}

type Located = ZipEntry & { readonly start: number; readonly end: number }

const END = { signature: 0x06054b50, size: 22 }
const ENTRY = { signature: 0x02014b50, size: 46 }
const LOCAL = { signature: 0x04034b50, size: 30 }
const ENCRYPTED = 1
const UNIX = 3

/**
 * Returns the entries of the archive.
 * @throws RefusedError if it is damaged, encrypted, split, larger than 4 GB, or contradicts itself
 */
export function readZip(zip: Buffer): ZipEntry[] {
  try {
    return readDirectory(zip)
  } catch (error) {
    // Reading beyond the end of the buffer.
    if (error instanceof RangeError) throw new RefusedError('The archive is damaged.')
    throw error
  }
}

function readDirectory(zip: Buffer): ZipEntry[] {
  const end = zip.length - END.size
  expect(end >= 0 && zip.readUInt32LE(end) === END.signature, 'does not end as an archive does')
  const [disk, startDisk, countHere, count] = [4, 6, 8, 10].map((at) => zip.readUInt16LE(end + at))
  expect(disk === 0 && startDisk === 0 && countHere === count, 'is split into parts')
  expect(zip.readUInt16LE(end + 20) === 0, 'has a comment')
  const start = zip.readUInt32LE(end + 16)
  expect(start + zip.readUInt32LE(end + 12) === end, 'has something before or after its files')
  const entries: Located[] = []
  let at = start
  while (at < end) {
    const { entry, next } = readEntry(zip, at, start)
    entries.push(entry)
    at = next
  }
  expect(at === end && entries.length === count, 'names another number of files than it has')
  const inOrder = [...entries].sort((a, b) => a.start - b.start)
  const overlaps = inOrder.some((entry, index) => entry.start < (inOrder[index - 1]?.end ?? 0))
  expect(!overlaps, 'has files that share bytes')
  return entries
}

function readEntry(zip: Buffer, at: number, filesEnd: number): { entry: Located; next: number } {
  expect(zip.readUInt32LE(at) === ENTRY.signature, 'has a damaged directory')
  const flags = zip.readUInt16LE(at + 8)
  const method = zip.readUInt16LE(at + 10)
  expect((flags & ENCRYPTED) === 0, 'is encrypted')
  expect(method === STORED || method === DEFLATED, 'is compressed in an unknown way')
  const compressedSize = zip.readUInt32LE(at + 20)
  const size = zip.readUInt32LE(at + 24)
  const nameLength = zip.readUInt16LE(at + 28)
  const name = zip.subarray(at + ENTRY.size, at + ENTRY.size + nameLength)
  const isUnix = zip.readUInt8(at + 5) === UNIX
  const start = zip.readUInt32LE(at + 42)
  const local = readLocalHeader(zip, start)
  const end = local.dataStart + compressedSize
  expect(local.name.equals(name) && local.method === method, 'gives a file two names')
  expect(end <= filesEnd, 'has a file beyond its end')
  const data = zip.subarray(local.dataStart, end)
  const next = at + ENTRY.size + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  const entry: Located = {
    name: decodeName(name),
    type: isUnix ? (zip.readUInt32LE(at + 38) >>> 16) & 0o170000 : 0,
    size,
    read: () => inflateEntry(data, method, size),
    start,
    end,
  }
  return { entry, next }
}

function readLocalHeader(zip: Buffer, at: number) {
  expect(zip.readUInt32LE(at) === LOCAL.signature, 'has a damaged file')
  const nameEnd = at + LOCAL.size + zip.readUInt16LE(at + 26)
  return {
    method: zip.readUInt16LE(at + 8),
    name: zip.subarray(at + LOCAL.size, nameEnd),
    dataStart: nameEnd + zip.readUInt16LE(at + 28),
  }
}

/** Names of a built site are ASCII; anything else becomes a character that no name may have. */
const decodeName = (bytes: Buffer): string => bytes.toString('latin1').replace(/[^\x20-\x7E]/g, '�')

function expect(condition: boolean, otherwise: string): asserts condition {
  if (!condition) throw new RefusedError(`The archive ${otherwise}.`)
}

// Makes archives, valid ones as GitHub does and hostile ones, whose fields can be set to anything.
import { deflateRawSync } from 'node:zlib'

/** A file of the archive; the optional fields make it hostile. */
export type ZipFile = {
  readonly name: string
  readonly bytes?: string | Buffer
  /** The Unix mode. */
  readonly mode?: number
  /** The uncompressed size that the archive claims. */
  readonly claimedSize?: number
  /** The name in front of the data, if it differs. */
  readonly localName?: string
  readonly flags?: number
  readonly method?: number
  /** Use the data of the first file again. */
  readonly sharesFirst?: boolean
}

/** Returns the archive. */
export function createZip(files: readonly ZipFile[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const file of files) {
    const bytes = Buffer.from(file.bytes ?? '')
    const data = deflateRawSync(bytes)
    const start = file.sharesFirst ? 0 : offset
    const fields = { ...file, bytes, data, start }
    if (!file.sharesFirst) {
      const local = Buffer.concat([createLocalHeader(fields), data])
      parts.push(local)
      offset += local.length
    }
    directory.push(createEntry(fields))
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(entries.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, entries, end])
}

type Fields = ZipFile & { readonly bytes: Buffer; readonly data: Buffer; readonly start: number }

function createLocalHeader({ name, localName = name, data, bytes, flags = 0, method = 8 }: Fields) {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(flags, 6)
  header.writeUInt16LE(method, 8)
  header.writeUInt32LE(data.length, 18)
  header.writeUInt32LE(bytes.length, 22)
  header.writeUInt16LE(Buffer.byteLength(localName), 26)
  return Buffer.concat([header, Buffer.from(localName)])
}

function createEntry(fields: Fields): Buffer {
  const { name, mode = 0o100644, bytes, data, start, claimedSize = bytes.length } = fields
  const header = Buffer.alloc(46)
  header.writeUInt32LE(0x02014b50, 0)
  header.writeUInt8(3, 5)
  header.writeUInt16LE(fields.flags ?? 0, 8)
  header.writeUInt16LE(fields.method ?? 8, 10)
  header.writeUInt32LE(data.length, 20)
  header.writeUInt32LE(claimedSize, 24)
  header.writeUInt16LE(Buffer.byteLength(name), 28)
  header.writeUInt32LE((mode * 0x10000) >>> 0, 38)
  header.writeUInt32LE(start, 42)
  return Buffer.concat([header, Buffer.from(name)])
}

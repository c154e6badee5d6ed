// PDF files, byte by byte, for tests: only as much of them as is looked at.
import { deflateSync } from 'node:zlib'

/** A PDF without a page. `catalog` is added to its first object, and `after` stands after it. */
export function createPdf({
  catalog = '',
  after,
}: { catalog?: string; after?: Uint8Array } = {}): Buffer {
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Type /Catalog ${catalog} >>\nendobj\n`, 'latin1'),
    ...(after === undefined ? [] : [after]),
    Buffer.from('trailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n', 'latin1'),
  ])
}

/** Objects that are compressed together (ISO 32000-1, 7.5.7). */
export function createObjectStream(objects: string, filter = '/FlateDecode'): Buffer {
  return Buffer.concat([
    Buffer.from(`2 0 obj\n<< /Type /ObjStm /Filter ${filter} >>\nstream\n`),
    deflateSync(objects),
    Buffer.from('\nendstream\nendobj\n'),
  ])
}

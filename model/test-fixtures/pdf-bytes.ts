// Creates PDF files for tests that contain only what is inspected.
import { deflateSync } from 'node:zlib'

/** Creates a PDF without pages. `catalog` is added to its first object, and `after` follows that object. */
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

/** Creates an object stream, in which objects are compressed together (ISO 32000-1, 7.5.7). */
export function createObjectStream(objects: string, filter = '/FlateDecode'): Buffer {
  return Buffer.concat([
    Buffer.from(`2 0 obj\n<< /Type /ObjStm /Filter ${filter} >>\nstream\n`),
    deflateSync(objects),
    Buffer.from('\nendstream\nendobj\n'),
  ])
}

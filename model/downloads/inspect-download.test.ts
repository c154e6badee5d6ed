// Tests for the inspection of PDF files.
import { describe, expect, test } from 'vitest'
import { createObjectStream, createPdf } from '../test-fixtures/pdf-bytes'
import { inspectDownload } from './inspect-download'

const getCode = (bytes: Uint8Array) => inspectDownload(bytes).problem?.code ?? null

describe('inspectDownload', () => {
  test('accepts a PDF without active content and returns its size and hash', () => {
    const { download, problem } = inspectDownload(createPdf())
    expect(problem).toBeNull()
    expect(download.byteCount).toBe(createPdf().length)
    expect(download.hash).toMatch(/^[0-9a-f]{64}$/)
  })

  test('accepts a PDF with links, an initial view and compressed objects', () => {
    const after = createObjectStream('<< /S /URI /URI (https://www.example.org/JavaScript) >>')
    expect(getCode(createPdf({ catalog: '/OpenAction [3 0 R /Fit]', after }))).toBeNull()
  })

  test.each([
    ['a program', '/S /JavaScript /JS (x)'],
    ['a program with an encoded name', '/S /J#61vaScript /JS (x)'],
    ['an action that starts another program', '/S/Launch /F (x)'],
    ['a form that sends data', '/S /SubmitForm'],
    ['another file', '/Names << /EmbeddedFiles 3 0 R >>'],
    ['a video', '/Subtype /RichMedia'],
  ])('rejects a PDF with %s, compressed or not', (_, inside) => {
    expect(getCode(createPdf({ catalog: inside }))).toBe('download-program')
    const after = createObjectStream(`<< ${inside} >>`)
    expect(getCode(createPdf({ after }))).toBe('download-program')
  })

  test('rejects a PDF with object streams that cannot be decompressed', () => {
    const corrupt = createObjectStream('<< >>').toString('latin1').replace('x\x9c', 'xx')
    expect(getCode(createPdf({ after: Buffer.from(corrupt, 'latin1') }))).toBe('download-program')
    const bomb = createObjectStream(' '.repeat(9 * 1024 * 1024))
    expect(getCode(createPdf({ after: bomb }))).toBe('download-program')
  })

  test('rejects a PDF whose object streams are too large together', () => {
    const after = Buffer.concat(Array<Buffer>(9).fill(createObjectStream(' '.repeat(8_000_000))))
    expect(getCode(createPdf({ after }))).toBe('download-program')
  })

  test('finds an object stream whose dictionary contains the word obj', () => {
    const hidden = createObjectStream('<< /S /JavaScript >>', '/FlateDecode /Note (1 0 obj)')
    expect(getCode(createPdf({ after: hidden }))).toBe('download-program')
  })

  test('inspects a PDF with very many streams quickly', () => {
    const after = Buffer.from('stream\n'.repeat(100_000))
    expect(getCode(createPdf({ after }))).toBeNull()
  })

  test('accepts a PDF with text that looks like the name of an action', () => {
    expect(
      getCode(createPdf({ catalog: '/Title (Lunch/Launch on /JavaScript Street)' })),
    ).toBeNull()
  })
})

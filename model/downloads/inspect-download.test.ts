// Files for download: what is in a PDF, however it is written.
import { expect, test } from 'vitest'
import { createObjectStream, createPdf } from '../test-fixtures/pdf-bytes'
import { inspectDownload } from './inspect-download'

const codeOf = (bytes: Uint8Array) => inspectDownload(bytes).finding?.code ?? null

test('a PDF that is only read is fine, and its size and hash are known', () => {
  const { download, finding } = inspectDownload(createPdf())
  expect(finding).toBeNull()
  expect(download.bytes).toBe(createPdf().length)
  expect(download.hash).toMatch(/^[0-9a-f]{64}$/)
})

test('a PDF with links, a first view and compressed objects is fine', () => {
  const after = createObjectStream('<< /S /URI /URI (https://www.example.org/JavaScript) >>')
  expect(codeOf(createPdf({ catalog: '/OpenAction [3 0 R /Fit]', after }))).toBeNull()
})

test.each([
  ['a program', '/S /JavaScript /JS (x)'],
  ['a program whose name is written in numbers', '/S /J#61vaScript /JS (x)'],
  ['a start of another program', '/S/Launch /F (x)'],
  ['a form that is sent', '/S /SubmitForm'],
  ['another file', '/Names << /EmbeddedFiles 3 0 R >>'],
  ['a film', '/Subtype /RichMedia'],
])('a PDF that holds %s is refused, also where it is compressed', (_, inside) => {
  expect(codeOf(createPdf({ catalog: inside }))).toBe('download-program')
  const after = createObjectStream(`<< ${inside} >>`)
  expect(codeOf(createPdf({ after }))).toBe('download-program')
})

test('a PDF with objects that cannot be looked into is refused', () => {
  const other = createObjectStream('<< >>').toString('latin1').replace('x\x9c', 'xx')
  expect(codeOf(createPdf({ after: Buffer.from(other, 'latin1') }))).toBe('download-program')
  const bomb = createObjectStream(' '.repeat(9 * 1024 * 1024))
  expect(codeOf(createPdf({ after: bomb }))).toBe('download-program')
})

test('a PDF whose objects fill the memory only together is refused', () => {
  const after = Buffer.concat(Array<Buffer>(9).fill(createObjectStream(' '.repeat(8_000_000))))
  expect(codeOf(createPdf({ after }))).toBe('download-program')
})

test('a word in its dictionary hides no stream of objects', () => {
  const hidden = createObjectStream('<< /S /JavaScript >>', '/FlateDecode /Note (1 0 obj)')
  expect(codeOf(createPdf({ after: hidden }))).toBe('download-program')
})

test('a PDF with very many streams is judged at once', () => {
  const after = Buffer.from('stream\n'.repeat(100_000))
  expect(codeOf(createPdf({ after }))).toBeNull()
})

test('words that look like the name of an action are only words', () => {
  expect(codeOf(createPdf({ catalog: '/Title (Lunch/Launch on /JavaScript Street)' }))).toBeNull()
})

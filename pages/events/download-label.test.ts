// Tests the labels of links to event materials.
import { expect, test } from 'vitest'
import { formatDownloadLabel } from './download-label'

const createDownload = (byteCount: number) => ({ byteCount, hash: '' })
const downloads = {
  'small.pdf': createDownload(300),
  'poster.pdf': createDownload(119_400),
  'large.pdf': createDownload(2_450_000),
}

test.each([
  ['/files/small.pdf', 'Download (PDF, 1 KB)'],
  ['/files/poster.pdf', 'Download (PDF, 120 KB)'],
  ['/files/poster.pdf#page=2', 'Download (PDF, 120 KB)'],
  ['/files/large.pdf', 'Download (PDF, 2.5 MB)'],
])('formatDownloadLabel includes the type and size of %s', (href, label) => {
  expect(formatDownloadLabel({ downloads }, href)).toBe(label)
})

test('formatDownloadLabel returns a plain label for pages and external links', () => {
  for (const href of ['/supply-drive', 'https://www.example.org/poster.pdf'])
    expect(formatDownloadLabel({ downloads }, href)).toBe('Download')
})

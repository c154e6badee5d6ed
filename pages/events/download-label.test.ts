// The words of links to material for an event.
import { expect, test } from 'vitest'
import { formatDownloadLabel } from './download-label'

const size = (bytes: number) => ({ bytes, hash: '' })
const downloads = {
  'small.pdf': size(300),
  'poster.pdf': size(119_400),
  'large.pdf': size(2_450_000),
}

test.each([
  ['/files/small.pdf', 'Download (PDF, 1 KB)'],
  ['/files/poster.pdf', 'Download (PDF, 120 KB)'],
  ['/files/poster.pdf#page=2', 'Download (PDF, 120 KB)'],
  ['/files/large.pdf', 'Download (PDF, 2.5 MB)'],
])('the link to %s says what it is and how large it is', (address, label) => {
  expect(formatDownloadLabel({ downloads }, address)).toBe(label)
})

test('material on a page or on another website only says that it can be downloaded', () => {
  for (const address of ['/supply-drive', 'https://www.example.org/poster.pdf'])
    expect(formatDownloadLabel({ downloads }, address)).toBe('Download')
})

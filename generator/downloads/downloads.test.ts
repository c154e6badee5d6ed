// Tests the downloads of a built site: those that pages link to, unchanged since they were checked.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inspectDownload } from '../../model/downloads/inspect-download'
import { createPdf } from '../../model/test-fixtures/pdf-bytes'
import { inspectHtml } from '../verify/inspect-html'
import { findLinkedDownloads } from './find-linked-downloads'
import { writeDownloads } from './write-downloads'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'downloads-'))
  mkdirSync(join(folder, 'files'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const file = { byteCount: 9, hash: 'a' }

test('findLinkedDownloads finds files that a page links to at any base path, and ignores mere text', () => {
  const downloads = { 'a.pdf': file, 'b.pdf': file, 'c.pdf': file, 'd.pdf': file }
  const pages = [
    '<a href="/files/a.pdf">A</a><a href="/preview/pr-7/files/b.pdf#page=2">B</a>',
    '<p title="/files/c.pdf">/files/c.pdf</p><a href="https://other.example/files/d.pdf">D</a>',
  ].map(inspectHtml)
  expect(findLinkedDownloads(downloads, pages)).toEqual({
    linked: [
      { file: 'a.pdf', ...file },
      { file: 'b.pdf', ...file },
    ],
    unlinked: ['c.pdf', 'd.pdf'],
  })
})

test('writeDownloads writes files that are unchanged since they were checked, and rejects others', async () => {
  const directories = { from: join(folder, 'files'), into: join(folder, 'site') }
  const bytes = createPdf()
  writeFileSync(join(folder, 'files/poster.pdf'), bytes)
  const linked = [{ file: 'poster.pdf', ...inspectDownload(bytes).download }]
  await writeDownloads(linked, directories)
  expect(readFileSync(join(folder, 'site/poster.pdf')).equals(bytes)).toBe(true)
  rmSync(join(folder, 'site'), { recursive: true })
  writeFileSync(join(folder, 'files/poster.pdf'), createPdf({ catalog: '/Launch' }))
  await expect(writeDownloads(linked, directories)).rejects.toThrow(
    'The file poster.pdf was changed after it was checked. Build the site again.',
  )
  expect(readdirSync(join(folder, 'site'))).toEqual([])
})

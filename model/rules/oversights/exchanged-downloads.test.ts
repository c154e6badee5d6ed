// Files for download that two entries may share, and files that nothing has to use.
import { expect, test } from 'vitest'
import { loadSite } from '../../load-site'
import { createEntryText, createTestFiles } from '../../test-fixtures/create-test-site'

const FILE = { byteCount: 120_000, hash: 'b' }

test.each([
  ['Large Poster', 'poster.pdf', 'bulletin.pdf'],
  ['Poster for Offices', 'poster.pdf', 'poster-old.pdf'],
  ['Counting Sheet', 'counting-sheet.pdf', 'bulletin.pdf'],
])('%s may have the file %s while %s is used nowhere', (title, file, unused) => {
  const card = (name: string, pdf: string) =>
    createEntryText(
      {
        title: name,
        description: `The ${name.toLowerCase()} for the hallway of your church.`,
        event: 'walk',
        download_url: `/files/${pdf}`,
        order: '1',
      },
      '',
    )
  const files = createTestFiles({
    'resources/poster.md': card('Poster', 'poster.pdf'),
    'resources/other.md': card(title, file),
  })
  const downloads = { ...files.downloads, [unused]: FILE, [file]: FILE }
  const { problems } = loadSite(
    { ...files, downloads },
    { drafts: false, today: () => '2026-11-20' },
  )
  expect(problems.filter(({ code }) => code === 'value-copied')).toEqual([])
})

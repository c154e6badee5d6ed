// Files that have not changed are not read again, and nobody can tell from what comes of them.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { loadSite, createParseContext } from '../../../model/load-site'
import { getImageFileName } from '../../../model/remote-images/remote-image-url'
import {
  createTestFiles,
  createPageText,
  createPostText,
} from '../../../model/test-fixtures/create-test-site'
import { createDigest } from './data-digest'
import { openEntryCache } from './entry-cache'

const folder = mkdtempSync(join(tmpdir(), 'kept-entries-'))
const file = join(folder, 'entries')
const today = () => '2026-11-20'
type Changes = Parameters<typeof createTestFiles>[0]
type Files = ReturnType<typeof createTestFiles>

beforeEach(() => rmSync(file, { force: true }))
afterAll(() => rmSync(folder, { recursive: true }))

/** Loads the site with what is kept, and tells which files were read anew. */
function load(files: Files, version = '1', fresh = false) {
  const entries = openEntryCache(file, version, fresh)
  const texts = Object.entries(files.texts)
    .filter(([path]) => path !== 'site.md')
    .map(([path, text]) => ({ path, text: () => text, file: `content/${path}` }))
  const context = createParseContext(files, 'content')
  const parsedCount = entries.changed(texts, context).map(({ path }) => path)
  const loaded = loadSite(files, { today, read: entries.read })
  entries.save()
  return { parsedCount, loaded }
}

const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown

const withPage = (text: string): Changes => ({ 'pages/about.md': createPageText('About') + text })

test('the second time nothing is read, and the site is the same', () => {
  const files = createTestFiles(
    withPage('\n## Parts\n\nSee [home](/).\n\n![A hill](/images/walk.svg)\n'),
  )
  const first = load(files)
  expect(first.parsedCount).toHaveLength(Object.keys(files.texts).length - 1)
  const second = load(files)
  expect(second.parsedCount).toEqual([])
  expect(plain(second.loaded)).toEqual(plain(loadSite(files, { today })))
  expect(createDigest(second.loaded.site)).toEqual(createDigest(first.loaded.site))
})

test('only the file is read whose text is different, and one that is new', () => {
  load(createTestFiles())
  const { parsedCount } = load(
    createTestFiles({ ...withPage('More.\n'), 'blog/new.md': createPostText({ title: 'New' }) }),
  )
  expect(parsedCount).toEqual(['pages/about.md', 'blog/new.md'])
})

test('a picture in a text that has another size is reason enough', () => {
  const files = createTestFiles(withPage('\n![A hill](/images/walk.svg)\n'))
  load(files)
  const images = { ...files.images, 'walk.svg': { width: 9, height: 9 } }
  expect(load({ ...files, images }).parsedCount).toEqual(['pages/about.md'])
})

test('so is a stock picture that was fetched in the meantime', () => {
  const address = 'https://images.unsplash.com/photo-1?w=1600'
  const files = createTestFiles(withPage(`\n![A hill](${address})\n`))
  load(files)
  const images = { ...files.images, [getImageFileName(address)]: { width: 9, height: 9 } }
  expect(load({ ...files, images }).parsedCount).toEqual(['pages/about.md'])
})

test('a file that is read twice, as in a site with stock photos, is counted once', () => {
  const address = 'https://images.unsplash.com/photo-1?w=1600'
  const files = createTestFiles({
    ...withPage(`\n![A hill](${address})\n`),
    'pages/faulty.md': createPageText('Faulty') + '\n<b>bold</b>\n',
  })
  const entries = openEntryCache(file, '1', false)
  loadSite(files, { today, read: entries.read })
  const images = { ...files.images, [getImageFileName(address)]: { width: 9, height: 9 } }
  loadSite({ ...files, images }, { today, read: entries.read })
  const all = Object.keys(files.texts).length - 1
  expect(entries.counts()).toEqual({ files: all, parsedCount: all })
})

test('other code and a fresh start read everything', () => {
  const files = createTestFiles()
  const all = load(files).parsedCount
  expect(load(files, '2').parsedCount).toEqual(all)
  expect(load(files, '2', true).parsedCount).toEqual(all)
})

test('a link that breaks because of another file is told with its repair, also for a file that was kept', () => {
  const linked = withPage('\nSee [the walk](/events/walk) and [the plans](/about/plans).\n')
  load(createTestFiles({ ...linked, 'pages/about/plans.md': createPageText('Plans') }))
  const moved = createTestFiles({ ...linked, 'pages/about/plan.md': createPageText('Plans') })
  const { parsedCount, loaded } = load(moved)
  expect(parsedCount).toEqual(['pages/about/plan.md'])
  expect(loaded.problems).toEqual(loadSite(moved, { today }).problems)
  expect(loaded.problems.map(({ code, suggestion }) => [code, suggestion?.text])).toEqual([
    ['link-broken', 'See [the walk](/events/walk) and [the plans](/about/plan).'],
  ])
})

test('a file with a problem is told each time', () => {
  const files = createTestFiles({ 'pages/about.md': createPageText('About') + '\n<b>bold</b>\n' })
  const first = load(files).loaded.problems
  expect(first.length).toBeGreaterThan(0)
  const second = load(files)
  expect(second.parsedCount).toEqual(['pages/about.md'])
  expect(second.loaded.problems).toEqual(first)
})

test('a file that is gone is forgotten', () => {
  const files = createTestFiles(withPage(''))
  load(files)
  load(createTestFiles())
  expect(load(files).parsedCount).toEqual(['pages/about.md'])
})

test('names of outside links are part of what a file depends on', () => {
  const files = createTestFiles()
  const entries = openEntryCache(file, '1', false)
  loadSite(files, { today, read: entries.read })
  entries.save()
  const texts = [
    {
      path: 'events/walk.md',
      file: 'content/events/walk.md',
      text: () => files.texts['events/walk.md'] ?? '',
    },
  ]
  const again = openEntryCache(file, '1', false)
  const context = { outsideLinks: { form: 'https://forms.example.org/' }, images: files.images }
  expect(again.changed(texts, context)).toHaveLength(1)
})

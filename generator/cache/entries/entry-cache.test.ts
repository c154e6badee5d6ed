// Tests that unchanged files are not parsed again, and that the loaded site is the same as without the cache.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { loadSite, createParseContext } from '../../../model/load-site'
import { getImageFileName } from '../../../model/remote-images/remote-image-url'
import {
  createTestFiles,
  createPageText,
  createPostText,
} from '../../../model/test-fixtures/create-test-site'
import { createDigest } from './data-digest'
import { openEntryCache } from './entry-cache'

const folder = mkdtempSync(join(tmpdir(), 'entry-cache-'))
const file = join(folder, 'entries')
const today = () => '2026-11-20'
const REMOTE_IMAGE = 'https://images.unsplash.com/photo-1?w=1600'
type FileChanges = Parameters<typeof createTestFiles>[0]
type TestFiles = ReturnType<typeof createTestFiles>

beforeEach(() => rmSync(file, { force: true }))
afterAll(() => rmSync(folder, { recursive: true }))

/** Loads the site with the cache, and returns which files were not in it. */
function load(files: TestFiles, version = '1', ignoreCache = false) {
  const cache = openEntryCache(file, version, ignoreCache)
  const texts = Object.entries(files.texts)
    .filter(([path]) => path !== 'site.md')
    .map(([path, text]) => ({ path, text: () => text, file: `content/${path}` }))
  const context = createParseContext(files, 'content')
  const parsed = cache.findChanged(texts, context).map(({ path }) => path)
  const loaded = loadSite(files, { today, read: cache.read })
  cache.save()
  return { parsed, loaded }
}

const toPlainData = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown

const createAboutPage = (text: string): FileChanges => ({
  'pages/about.md': createPageText('About') + text,
})

describe('openEntryCache', () => {
  test('parses nothing the second time and returns the same site', () => {
    const files = createTestFiles(
      createAboutPage('\n## Parts\n\nSee [home](/).\n\n![A hill](/images/walk.svg)\n'),
    )
    const first = load(files)
    expect(first.parsed).toHaveLength(Object.keys(files.texts).length - 1)
    const second = load(files)
    expect(second.parsed).toEqual([])
    expect(toPlainData(second.loaded)).toEqual(toPlainData(loadSite(files, { today })))
    expect(createDigest(second.loaded.site)).toEqual(createDigest(first.loaded.site))
  })

  test('parses only a file whose text has changed and a new file', () => {
    load(createTestFiles())
    const changed = createTestFiles({
      ...createAboutPage('More.\n'),
      'blog/new.md': createPostText({ title: 'New' }),
    })
    expect(load(changed).parsed).toEqual(['pages/about.md', 'blog/new.md'])
  })

  test('parses a file again when the size of one of its images has changed', () => {
    const files = createTestFiles(createAboutPage('\n![A hill](/images/walk.svg)\n'))
    load(files)
    const images = { ...files.images, 'walk.svg': { width: 9, height: 9 } }
    expect(load({ ...files, images }).parsed).toEqual(['pages/about.md'])
  })

  test('parses a file again when one of its remote images was fetched in the meantime', () => {
    const files = createTestFiles(createAboutPage(`\n![A hill](${REMOTE_IMAGE})\n`))
    load(files)
    const images = { ...files.images, [getImageFileName(REMOTE_IMAGE)]: { width: 9, height: 9 } }
    expect(load({ ...files, images }).parsed).toEqual(['pages/about.md'])
  })

  test('parses a file again when the external links have changed', () => {
    const files = createTestFiles()
    const cache = openEntryCache(file, '1', false)
    loadSite(files, { today, read: cache.read })
    cache.save()
    const texts = [
      {
        path: 'events/walk.md',
        file: 'content/events/walk.md',
        text: () => files.texts['events/walk.md'] ?? '',
      },
    ]
    const reopened = openEntryCache(file, '1', false)
    const context = { externalLinks: { form: 'https://forms.example.org/' }, images: files.images }
    expect(reopened.findChanged(texts, context)).toHaveLength(1)
  })

  test('parses all files again for another version, and when the cache is ignored', () => {
    const files = createTestFiles()
    const all = load(files).parsed
    expect(load(files, '2').parsed).toEqual(all)
    expect(load(files, '2', true).parsed).toEqual(all)
  })

  test('counts a file once when the site is loaded twice because of remote images', () => {
    const files = createTestFiles({
      ...createAboutPage(`\n![A hill](${REMOTE_IMAGE})\n`),
      'pages/faulty.md': createPageText('Faulty') + '\n<b>bold</b>\n',
    })
    const cache = openEntryCache(file, '1', false)
    loadSite(files, { today, read: cache.read })
    const images = { ...files.images, [getImageFileName(REMOTE_IMAGE)]: { width: 9, height: 9 } }
    loadSite({ ...files, images }, { today, read: cache.read })
    const all = Object.keys(files.texts).length - 1
    expect(cache.getCounts()).toEqual({ files: all, parsedCount: all })
  })

  test('reports a link of a cached file with a suggestion when another file breaks it', () => {
    const about = createAboutPage('\nSee [the walk](/events/walk) and [the plans](/about/plans).\n')
    load(createTestFiles({ ...about, 'pages/about/plans.md': createPageText('Plans') }))
    const moved = createTestFiles({ ...about, 'pages/about/plan.md': createPageText('Plans') })
    const { parsed, loaded } = load(moved)
    expect(parsed).toEqual(['pages/about/plan.md'])
    expect(loaded.problems).toEqual(loadSite(moved, { today }).problems)
    expect(loaded.problems.map(({ code, suggestion }) => [code, suggestion?.text])).toEqual([
      ['link-broken', 'See [the walk](/events/walk) and [the plans](/about/plan).'],
    ])
  })

  test('reports the problems of a file in every run', () => {
    const files = createTestFiles(createAboutPage('\n<b>bold</b>\n'))
    const first = load(files).loaded.problems
    expect(first.length).toBeGreaterThan(0)
    const second = load(files)
    expect(second.parsed).toEqual(['pages/about.md'])
    expect(second.loaded.problems).toEqual(first)
  })

  test('removes the entry of a deleted file', () => {
    const files = createTestFiles(createAboutPage(''))
    load(files)
    load(createTestFiles())
    expect(load(files).parsed).toEqual(['pages/about.md'])
  })
})

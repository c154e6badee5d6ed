// Tests that unchanged files are not parsed again, and that the loaded site is the same as without the cache.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { loadSettings } from '../../../model/load-settings'
import { loadSite } from '../../../model/load-site'
import { getImageFileName } from '../../../model/remote-images/remote-image-url'
import {
  createTestFiles,
  createPageText,
  createPostText,
} from '../../../model/test-fixtures/create-test-site'
import { isOpen } from '../testing/is-open'
import { createDigest } from './data-digest'
import { openEntryCache } from './entry-cache'

const folder = mkdtempSync(join(tmpdir(), 'entry-cache-'))
let cacheFile: string
const today = () => '2026-11-20'
const REMOTE_IMAGE = 'https://images.unsplash.com/photo-1?w=1600'
type FileChanges = Parameters<typeof createTestFiles>[0]
type TestFiles = ReturnType<typeof createTestFiles>

beforeEach(() => {
  cacheFile = join(mkdtempSync(join(folder, 'test-')), 'entries')
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Loads the site with the cache, and returns it with the paths of the files that had to be parsed. */
function loadWithCache(files: TestFiles, version = '1', ignoreCache = false) {
  const cache = openEntryCache(cacheFile, version, ignoreCache)
  const jobs = Object.entries(files.texts)
    .filter(([path]) => path !== 'site.md')
    .map(([path, text]) => ({ path, text: () => text, file: `content/${path}` }))
  const { context } = loadSettings(files)
  const parsedPaths = cache.findChanged(jobs, context).map(({ path }) => path)
  const loaded = loadSite(files, { today, read: cache.read })
  cache.save()
  return { parsedPaths, parsedCount: cache.getCounts().parsedCount, loaded }
}

const toPlainData = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown

/** Creates a page with the text, as a change of the test site. */
const addAboutPage = (text: string): FileChanges => ({
  'pages/about.md': createPageText('About') + text,
})

describe('openEntryCache', () => {
  test('parses nothing the second time and returns the same site', () => {
    const files = createTestFiles(
      addAboutPage('\n## Parts\n\nSee [home](/).\n\n![A hill](/images/walk.svg)\n'),
    )
    const first = loadWithCache(files)
    expect(first.parsedPaths).toHaveLength(Object.keys(files.texts).length - 1)
    const second = loadWithCache(files)
    expect(second.parsedPaths).toEqual([])
    // Not even the settings.
    expect(second.parsedCount).toBe(0)
    expect(toPlainData(second.loaded)).toEqual(toPlainData(loadSite(files, { today })))
    expect(createDigest(second.loaded.site)).toEqual(createDigest(first.loaded.site))
  })

  test('parses only new files and files whose text has changed', () => {
    loadWithCache(createTestFiles())
    const changed = createTestFiles({
      ...addAboutPage('More.\n'),
      'blog/new.md': createPostText({ title: 'New' }),
    })
    expect(loadWithCache(changed).parsedPaths).toEqual(['pages/about.md', 'blog/new.md'])
  })

  test('parses a file again when the size of one of its images has changed', () => {
    const files = createTestFiles(addAboutPage('\n![A hill](/images/walk.svg)\n'))
    loadWithCache(files)
    const images = { ...files.images, 'walk.svg': { width: 9, height: 9 } }
    expect(loadWithCache({ ...files, images }).parsedPaths).toEqual(['pages/about.md'])
  })

  test('parses a file again when one of its remote images was fetched in the meantime', () => {
    const files = createTestFiles(addAboutPage(`\n![A hill](${REMOTE_IMAGE})\n`))
    loadWithCache(files)
    const images = { ...files.images, [getImageFileName(REMOTE_IMAGE)]: { width: 9, height: 9 } }
    expect(loadWithCache({ ...files, images }).parsedPaths).toEqual(['pages/about.md'])
  })

  test('parses a file again when the external links have changed', () => {
    const files = createTestFiles()
    const cache = openEntryCache(cacheFile, '1', false)
    loadSite(files, { today, read: cache.read })
    cache.save()
    const jobs = [
      {
        path: 'events/walk.md',
        file: 'content/events/walk.md',
        text: () => files.texts['events/walk.md'] ?? '',
      },
    ]
    const reopened = openEntryCache(cacheFile, '1', false)
    const context = { externalLinks: { form: 'https://forms.example.org/' }, images: files.images }
    expect(reopened.findChanged(jobs, context)).toHaveLength(1)
  })

  test('parses all files again for another version, and when the cache is ignored', () => {
    const files = createTestFiles()
    const allPaths = loadWithCache(files).parsedPaths
    expect(loadWithCache(files, '2').parsedPaths).toEqual(allPaths)
    expect(loadWithCache(files, '2', true).parsedPaths).toEqual(allPaths)
  })

  test('counts a file once when the site is loaded twice because of remote images', () => {
    const files = createTestFiles({
      ...addAboutPage(`\n![A hill](${REMOTE_IMAGE})\n`),
      'pages/faulty.md': createPageText('Faulty') + '\n<b>bold</b>\n',
    })
    const cache = openEntryCache(cacheFile, '1', false)
    loadSite(files, { today, read: cache.read })
    const images = { ...files.images, [getImageFileName(REMOTE_IMAGE)]: { width: 9, height: 9 } }
    loadSite({ ...files, images }, { today, read: cache.read })
    const count = Object.keys(files.texts).length
    expect(cache.getCounts()).toEqual({ files: count, parsedCount: count })
  })

  test('reports a link of a cached file with a suggestion when another file breaks it', () => {
    const aboutPage = addAboutPage(
      '\nSee [the walk](/events/walk) and [the plans](/about/plans).\n',
    )
    loadWithCache(
      createTestFiles({ ...aboutPage, 'pages/about/plans.md': createPageText('Plans') }),
    )
    const renamed = createTestFiles({
      ...aboutPage,
      'pages/about/plan.md': createPageText('Plans'),
    })
    const { parsedPaths, loaded } = loadWithCache(renamed)
    expect(parsedPaths).toEqual(['pages/about/plan.md'])
    expect(loaded.problems).toEqual(loadSite(renamed, { today }).problems)
    expect(loaded.problems.map(({ code, suggestion }) => [code, suggestion?.text])).toEqual([
      ['link-broken', 'See [the walk](/events/walk) and [the plans](/about/plan).'],
    ])
  })

  test('parses a file with problems in every run, and reports them each time', () => {
    const files = createTestFiles(addAboutPage('\n<b>bold</b>\n'))
    const first = loadWithCache(files).loaded.problems
    expect(first.length).toBeGreaterThan(0)
    const second = loadWithCache(files)
    expect(second.parsedPaths).toEqual(['pages/about.md'])
    expect(second.loaded.problems).toEqual(first)
  })

  test('closes the log before it is replaced, and still has all blocks', () => {
    loadWithCache(createTestFiles(addAboutPage('A long text.\n\n'.repeat(2000))))
    const before = readFileSync(`${cacheFile}.blocks`)
    const files = createTestFiles(addAboutPage('A short text.\n'))
    const { loaded } = loadWithCache(files)
    expect(isOpen(cacheFile)).toBe(false)
    expect(readFileSync(`${cacheFile}.blocks`).length).toBeLessThan(before.length)
    expect(toPlainData(loaded)).toEqual(toPlainData(loadSite(files, { today })))
  })

  test('removes the entry of a deleted file', () => {
    const files = createTestFiles(addAboutPage(''))
    loadWithCache(files)
    loadWithCache(createTestFiles())
    expect(loadWithCache(files).parsedPaths).toEqual(['pages/about.md'])
  })
})

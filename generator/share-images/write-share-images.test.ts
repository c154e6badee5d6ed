// Tests that share images are drawn once, and again if their cache is damaged.
import { copyFileSync, mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { spyOnNotices } from '../cache/testing/spy-on-notices'
import { writeShareImages } from './write-share-images'

const consoleError = spyOnNotices()
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'share-images-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const FILES = ['assets/share/1.png', 'assets/share/2.png', 'assets/share/3.png']

/** Returns the files that were drawn. */
async function write({ ignoreCache = false } = {}): Promise<string[]> {
  const drawn: string[] = []
  const planned = FILES.map((file) => ({
    file,
    create: () => {
      drawn.push(file)
      return Promise.resolve(Buffer.from(`the image ${file}`))
    },
  }))
  const directories = { into: join(folder, 'site'), cache: join(folder, 'cache') }
  await writeShareImages(planned, { ...directories, ignoreCache })
  for (const file of FILES)
    expect(readFileSync(join(folder, 'site', file), 'utf8')).toBe(`the image ${file}`)
  return drawn.sort()
}

test('writeShareImages draws each image once, unless the cache is to be ignored', async () => {
  expect(await write()).toEqual(FILES)
  expect(await write()).toEqual([])
  expect(await write({ ignoreCache: true })).toEqual(FILES)
})

test('writeShareImages draws damaged, missing and swapped images again, and says so once', async () => {
  await write()
  const getCached = (name: string) => join(folder, 'cache/share-images', name)
  truncateSync(getCached('1.png'), 10)
  copyFileSync(getCached('3.png'), getCached('2.png'))
  rmSync(getCached('3.png'))
  expect(await write()).toEqual(FILES)
  expect(consoleError.mock.calls).toEqual([
    ['A saved part of an earlier build was damaged, so it is made again (images of shared links).'],
  ])
  expect(await write()).toEqual([])
})

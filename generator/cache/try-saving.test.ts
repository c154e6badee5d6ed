// Where nothing can be saved for the next build, this one has all that it needs, and says so once.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openRemoteImageCache } from '../images/remote-image-cache'
import { removeExpired } from './cache-directory'
import { openEntryCache } from './entries/entry-cache'
import { writeCacheFile } from './storage/cache-file'
import { openPageCache } from './pages/page-cache'
import { openRecordLog } from './storage/record-log'
import { openContentStore } from './storage/content-store'
import { spyOnNotices } from './testing/spy-on-notices'
import { trySaving } from './try-saving'

const complain = spyOnNotices()
let folder: string
/** A file, in which nothing can be saved. */
let cache: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'unsaved-'))
  cache = join(folder, 'cache')
  writeFileSync(cache, '')
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

test('a full disk is told once, in words that everybody knows', () => {
  const refuse = () => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), {
      code: 'ENOSPC',
      syscall: 'write',
    })
  }
  expect([trySaving(refuse), trySaving(refuse)]).toEqual([null, null])
  expect(complain.mock.calls).toEqual([
    [
      'What this build made could not be saved in node_modules/.cache/site (the disk is full), so the next build takes longer. The site itself is not touched by this.',
    ],
  ])
})

test('a mistake in the software is not taken for a disk that refuses', () => {
  expect(() =>
    trySaving(() => {
      throw new TypeError('x is not a function')
    }),
  ).toThrow('x is not a function')
})

test('pages that cannot be saved are still read and placed', () => {
  const store = openContentStore(join(cache, 'html'))
  const name = store.write('<p>Words</p>')
  expect(String(store.read(name))).toBe('<p>Words</p>')
  store.place(name, join(folder, 'a.html'))
  expect(readFileSync(join(folder, 'a.html'), 'utf8')).toBe('<p>Words</p>')
  expect(complain).toHaveBeenCalledOnce()
})

test('a stock photo that cannot be saved is still there for the rest of the build', async () => {
  await openRemoteImageCache(cache).write('stock_1.jpg', Buffer.from('a photo'))
  expect(String(await openRemoteImageCache(cache).read('stock_1.jpg'))).toBe('a photo')
  expect(complain).toHaveBeenCalledOnce()
})

test('lists of entries, pages and commits that cannot be saved stop nothing', async () => {
  const kept = openPageCache(join(cache, 'pages-1'), '1', false)
  const name = await kept.save({
    pages: new Map(),
    parts: {},
    styles: {},
    stylesheet: 'a.css',
    outline: '',
  })
  await kept.close()
  expect(name).toBe('')
  expect(openRecordLog(join(cache, 'records'), '1', false).save(new Map([['a', {}]]))).toBe('')
  openEntryCache(join(cache, 'entries'), '1', false).save()
  writeCacheFile(join(cache, 'commits'), '1', {})
  await removeExpired(Date.now(), cache)
  expect(complain).toHaveBeenCalledOnce()
})

// Tests that a build works without a writable cache, and that the notice about it is printed once.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openRemoteImageCache } from '../images/remote-image-cache'
import { removeExpired } from './cache-directory'
import { openEntryCache } from './entries/entry-cache'
import { writeCacheFile } from './storage/cache-file'
import { openPageCache } from './pages/page-cache'
import { openRecordLog } from './storage/record-log'
import { openContentStore } from './storage/content-store'
import { spyOnNotices } from './testing/spy-on-notices'
import { tryWritingCache } from './try-writing-cache'

const consoleError = spyOnNotices()
let folder: string
/** A file at the path of the cache, so nothing can be saved. */
let cache: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'unsaved-'))
  cache = join(folder, 'cache')
  writeFileSync(cache, '')
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

describe('tryWritingCache', () => {
  test('reports a full disk once and in plain words', () => {
    const refuse = () => {
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), {
        code: 'ENOSPC',
        syscall: 'write',
      })
    }
    expect([tryWritingCache(refuse), tryWritingCache(refuse)]).toEqual([null, null])
    expect(consoleError.mock.calls).toEqual([
      [
        'What this build made could not be saved in node_modules/.cache/site (the disk is full), so the next build takes longer. The site itself is not touched by this.',
      ],
    ])
  })

  test('throws an error that is not a system error', () => {
    expect(() =>
      tryWritingCache(() => {
        throw new TypeError('x is not a function')
      }),
    ).toThrow('x is not a function')
  })
})

describe('a cache that cannot be written', () => {
  test('still provides the pages of the build', () => {
    const store = openContentStore(join(cache, 'html'))
    const hash = store.write('<p>Words</p>')
    expect(String(store.read(hash))).toBe('<p>Words</p>')
    store.link(hash, join(folder, 'a.html'))
    expect(readFileSync(join(folder, 'a.html'), 'utf8')).toBe('<p>Words</p>')
    expect(consoleError).toHaveBeenCalledOnce()
  })

  test('still provides a remote image for the rest of the build', async () => {
    await openRemoteImageCache(cache).write('stock_1.jpg', Buffer.from('a photo'))
    expect(String(await openRemoteImageCache(cache).read('stock_1.jpg'))).toBe('a photo')
    expect(consoleError).toHaveBeenCalledOnce()
  })

  test('makes no function throw that saves entries, pages or commits', async () => {
    const pageCache = openPageCache(join(cache, 'pages-1'), '1', false)
    const digest = await pageCache.save({
      pages: new Map(),
      parts: {},
      styles: {},
      classes: {},
      siteHash: '',
    })
    await pageCache.close()
    expect(digest).toBe('')
    expect(openRecordLog(join(cache, 'records'), '1', false).save(new Map([['a', {}]]))).toBe('')
    openEntryCache(join(cache, 'entries'), '1', false).save()
    writeCacheFile(join(cache, 'commits'), '1', {})
    await removeExpired(Date.now(), cache)
    expect(consoleError).toHaveBeenCalledOnce()
  })
})

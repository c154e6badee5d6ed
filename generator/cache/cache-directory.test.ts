// Tests that unused parts of the cache are removed.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { removeExpired } from './cache-directory'

describe('removeExpired', () => {
  test('removes what was not written for a week, except image variants', async () => {
    const cache = mkdtempSync(join(tmpdir(), 'cache-'))
    const now = Date.now()
    const add = (name: string, days: number) => {
      mkdirSync(join(cache, name))
      writeFileSync(join(cache, name, 'file'), '')
      const seconds = now / 1000 - days * 24 * 60 * 60
      utimesSync(join(cache, name), seconds, seconds)
    }
    add('pages-1', 8)
    add('pages-2', 6)
    add('bundle-1', 8)
    add('images-1', 100)
    await removeExpired(now, cache)
    expect(readdirSync(cache)).toEqual(['images-1', 'pages-2'])
    rmSync(cache, { recursive: true })
  })
})

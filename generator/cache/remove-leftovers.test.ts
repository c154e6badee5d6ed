// Tests that the leftovers of killed builds are removed and the files of running builds are not.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { removeExpired } from './cache-directory'

describe('removeExpired', () => {
  test('removes the leftovers of a dead process but not the files of a running one', async () => {
    const cache = mkdtempSync(join(tmpdir(), 'cache-'))
    const dead = String(spawnSync(process.execPath, ['--version']).pid)
    const alive = String(process.pid)
    const listTemporary = (pid: string) => [
      `bundle-1.${pid}/server/plugin.mjs`,
      `scripts-1.${pid}.old/check.mjs`,
      `last-1.${pid}`,
      `entries-1.blocks.${pid}`,
      `pages-1-${pid}/pages`,
      `pages-1/site-hash.${pid}`,
      `images-1/front-door-480.0a1b2c3d.jpg.${pid}`,
      `remote-images/stock_1.jpg.${pid}`,
    ]
    const complete = [
      'bundle-1/hash',
      'entries-1.blocks',
      'entries-1.files',
      'last-1',
      'pages-1/html/page',
      'pages-1/site-hash',
      'images-1/front-door-480.0a1b2c3d.jpg',
      'remote-images/stock_1.jpg',
    ]
    const remaining = [...complete, ...listTemporary(alive)]
    for (const file of [...remaining, ...listTemporary(dead)]) {
      mkdirSync(join(cache, dirname(file)), { recursive: true })
      writeFileSync(join(cache, file), '')
    }
    await removeExpired(Date.now(), cache)
    const found = readdirSync(cache, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(cache.length + 1))
    expect(found.sort()).toEqual(remaining.sort())
    expect(readdirSync(cache).filter((name) => name.includes(dead))).toEqual([])
    rmSync(cache, { recursive: true })
  })
})

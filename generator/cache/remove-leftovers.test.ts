// What killed builds leave half-made is removed, and what a running build makes is not.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { removeExpired } from './cache-directory'

test('what a dead process was making is removed at once, and that of a living one stays', async () => {
  const cache = mkdtempSync(join(tmpdir(), 'cache-'))
  const dead = String(spawnSync(process.execPath, ['--version']).pid)
  const alive = String(process.pid)
  const made = (id: string) => [
    `bundle-1.${id}/server/plugin.mjs`,
    `scripts-1.${id}.old/check.mjs`,
    `last-1.${id}`,
    `entries-1.blocks.${id}`,
    `pages-1-${id}/pages`,
    `pages-1/outline.${id}`,
    `pictures-1/front-door-480.0a1b2c3d.jpg.${id}`,
    `stock/stock_1.jpg.${id}`,
  ]
  const whole = [
    'bundle-1/hash',
    'entries-1.blocks',
    'entries-1.files',
    'last-1',
    'pages-1/html/page',
    'pages-1/outline',
    'pictures-1/front-door-480.0a1b2c3d.jpg',
    'stock/stock_1.jpg',
  ]
  const kept = [...whole, ...made(alive)]
  for (const file of [...kept, ...made(dead)]) {
    mkdirSync(join(cache, dirname(file)), { recursive: true })
    writeFileSync(join(cache, file), '')
  }
  await removeExpired(Date.now(), cache)
  const found = readdirSync(cache, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name).slice(cache.length + 1))
  expect(found.sort()).toEqual(kept.sort())
  expect(readdirSync(cache).filter((name) => name.includes(dead))).toEqual([])
  rmSync(cache, { recursive: true })
})

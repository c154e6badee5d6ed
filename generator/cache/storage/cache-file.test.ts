// What an earlier run wrote down: it comes back whole or not at all.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readCacheFile, writeCacheFile } from './cache-file'
import { openContentStore } from './content-store'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'))
  file = join(folder, 'index')
  writeCacheFile(file, '1', { a: ['é'] })
})
afterEach(() => rmSync(folder, { recursive: true }))

test('what was written comes back', () => {
  expect(readCacheFile(file, '1')).toEqual({ a: ['é'] })
})

test('what other code wrote is not used, nor what is not there', () => {
  expect(readCacheFile(file, '2')).toBeNull()
  expect(readCacheFile(join(folder, 'nothing'), '1')).toBeNull()
})

test('damage to any byte is noticed, and a missing end', () => {
  const whole = readFileSync(file)
  for (let at = 0; at < whole.length; at++) {
    const damaged = Buffer.from(whole)
    damaged[at] = (damaged[at] ?? 0) ^ 1
    writeFileSync(file, damaged)
    expect(readCacheFile(file, '1'), `byte ${at}`).toBeNull()
    writeFileSync(file, whole.subarray(0, at))
    expect(readCacheFile(file, '1'), `${at} bytes`).toBeNull()
  }
})

test('a stored file is known by its content: a damaged one is none', () => {
  const store = openContentStore(join(folder, 'store'))
  const name = store.write('<p>Words</p>')
  expect(store.read(name)?.toString()).toBe('<p>Words</p>')
  store.place(name, join(folder, 'placed.html'))
  writeFileSync(join(folder, 'placed.html'), '<p>Other words</p>')
  expect(store.read(name)).toBeNull()
  expect(store.read('nothing')).toBeNull()
})

test('files that nobody needs any more are removed', async () => {
  const store = openContentStore(join(folder, 'store'))
  const [old, current] = [store.write('old'), store.write('current')]
  await store.clear(new Set([current]))
  expect([old, current].map((name) => store.read(name)?.toString())).toEqual([undefined, 'current'])
})

// Tests that content is read back by its hash, unless it was damaged.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openContentStore, type ContentStore } from './content-store'

let folder: string
let store: ContentStore
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-store-'))
  store = openContentStore(join(folder, 'store'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('openContentStore', () => {
  test('returns null for an unknown hash', () => {
    expect(store.read('unknown')).toBeNull()
  })

  test('does not return content that was damaged through a hard link', () => {
    const hash = store.write('<p>Words</p>')
    expect(store.read(hash)?.toString()).toBe('<p>Words</p>')
    store.link(hash, join(folder, 'linked.html'))
    writeFileSync(join(folder, 'linked.html'), '<p>Other words</p>')
    expect(store.read(hash)).toBeNull()
  })

  test('removes all content except that with the given hashes', async () => {
    const [old, current] = [store.write('old'), store.write('current')]
    await store.prune(new Set([current]))
    const contents = [old, current].map((hash) => store.read(hash)?.toString())
    expect(contents).toEqual([undefined, 'current'])
  })
})

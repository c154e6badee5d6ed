// Tests that data is read back completely or not at all.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readCacheFile, writeCacheFile } from './cache-file'
import { openContentStore } from './content-store'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-file-'))
  file = join(folder, 'index')
  writeCacheFile(file, '1', { a: ['é'] })
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('readCacheFile', () => {
  test('returns what was written', () => {
    expect(readCacheFile(file, '1')).toEqual({ a: ['é'] })
  })

  test('returns null for another version and for a missing file', () => {
    expect(readCacheFile(file, '2')).toBeNull()
    expect(readCacheFile(join(folder, 'nothing'), '1')).toBeNull()
  })

  test('returns null for a file with any damaged byte or a missing end', () => {
    const intact = readFileSync(file)
    for (let index = 0; index < intact.length; index++) {
      const damaged = Buffer.from(intact)
      damaged[index] = (damaged[index] ?? 0) ^ 1
      writeFileSync(file, damaged)
      expect(readCacheFile(file, '1'), `byte ${index}`).toBeNull()
      writeFileSync(file, intact.subarray(0, index))
      expect(readCacheFile(file, '1'), `${index} bytes`).toBeNull()
    }
  })
})

describe('openContentStore', () => {
  test('does not return a file that was damaged through a hard link', () => {
    const store = openContentStore(join(folder, 'store'))
    const hash = store.write('<p>Words</p>')
    expect(store.read(hash)?.toString()).toBe('<p>Words</p>')
    store.link(hash, join(folder, 'linked.html'))
    writeFileSync(join(folder, 'linked.html'), '<p>Other words</p>')
    expect(store.read(hash)).toBeNull()
    expect(store.read('nothing')).toBeNull()
  })

  test('removes the files that are no longer needed', async () => {
    const store = openContentStore(join(folder, 'store'))
    const [old, current] = [store.write('old'), store.write('current')]
    await store.prune(new Set([current]))
    const contents = [old, current].map((hash) => store.read(hash)?.toString())
    expect(contents).toEqual([undefined, 'current'])
  })
})

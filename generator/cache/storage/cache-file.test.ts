// Tests that cached data is read completely or not at all.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readCacheFile, writeCacheFile } from './cache-file'

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

  test('returns null for a file of another version and for a missing file', () => {
    expect(readCacheFile(file, '2')).toBeNull()
    expect(readCacheFile(join(folder, 'nothing'), '1')).toBeNull()
  })

  test('returns null for a file with a damaged byte or without its end, wherever it was damaged', () => {
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

// Tests that a file is read from disk once each time that it is written.
import { mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readContent, type DecodedFile, type FileReader } from '../../model/source/read-content'
import { memoizeFiles } from './file-memo'

let folder: string
let now: number
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'file-memo-'))
  now = Date.now() + 60_000
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

/** Returns a function that reads the folder and returns the decoded files too. */
function createReader() {
  const readMemoized = memoizeFiles(() => now)
  return () => {
    const decoded: Record<string, DecodedFile> = {}
    const readOne: FileReader = (directory, name, found) =>
      (decoded[found.path] = readMemoized(directory, name, found))
    return { decoded, files: readContent(folder, 'content', readOne) }
  }
}

describe('memoizeFiles', () => {
  test('reads only files again that have been written', () => {
    write('a.md', 'one')
    write('b.md', 'one')
    const read = createReader()
    const first = read()
    write('b.md', 'two')
    const second = read()
    expect(second.files).toEqual(readContent(folder))
    expect(second.files.texts).toEqual({ 'a.md': 'one', 'b.md': 'two' })
    expect(second.decoded['a.md']).toBe(first.decoded['a.md'])
  })

  test('reads a file again that was replaced by another of the same length and time', () => {
    write('a.md', 'one')
    const read = createReader()
    const time = new Date(now - 100_000)
    utimesSync(join(folder, 'a.md'), time, time)
    expect(read().files.texts).toEqual({ 'a.md': 'one' })
    write('.a.md.new', 'two')
    utimesSync(join(folder, '.a.md.new'), time, time)
    renameSync(join(folder, '.a.md.new'), join(folder, 'a.md'))
    expect(read().files.texts).toEqual({ 'a.md': 'two' })
  })

  test('reads a file again that was written so recently that its time may stay the same', () => {
    write('a.md', 'one')
    now = Date.now()
    const read = createReader()
    expect(read().decoded['a.md']).not.toBe(read().decoded['a.md'])
    now += 60_000
    expect(read().decoded['a.md']).toBe(read().decoded['a.md'])
  })

  test('reports a rejected file each time, until it is deleted', () => {
    write('a.txt', 'one')
    const read = createReader()
    expect(read().files.problems).toHaveLength(1)
    expect(read().files.problems).toHaveLength(1)
    rmSync(join(folder, 'a.txt'))
    expect(read().files.problems).toEqual([])
  })
})

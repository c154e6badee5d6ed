// A file is read from disk once for each time that somebody writes it.
import { mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readContent, type DecodedFile, type FileReader } from '../../model/source/read-content'
import { memoizeFiles } from './file-memo'

let folder: string
let now: number
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'known-files-'))
  now = Date.now() + 60_000
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

/** Gives what reads the folder and returns what it got of each file. */
function reader() {
  const remembered = memoizeFiles(() => now)
  return () => {
    const got: Record<string, DecodedFile> = {}
    const readOne: FileReader = (...words) => (got[words[2].path] = remembered(...words))
    return { got, files: readContent(folder, 'content', readOne) }
  }
}

test('what was written is read again, and nothing else', () => {
  write('a.md', 'one')
  write('b.md', 'one')
  const read = reader()
  const first = read()
  write('b.md', 'two')
  const second = read()
  expect(second.files).toEqual(readContent(folder))
  expect(second.files.texts).toEqual({ 'a.md': 'one', 'b.md': 'two' })
  expect(second.got['a.md']).toBe(first.got['a.md'])
})

test('another file in its place is another one, whatever its length and its time', () => {
  write('a.md', 'one')
  const read = reader()
  const time = new Date(now - 100_000)
  utimesSync(join(folder, 'a.md'), time, time)
  expect(read().files.texts).toEqual({ 'a.md': 'one' })
  write('.a.md.new', 'two')
  utimesSync(join(folder, '.a.md.new'), time, time)
  renameSync(join(folder, '.a.md.new'), join(folder, 'a.md'))
  expect(read().files.texts).toEqual({ 'a.md': 'two' })
})

test('one that was written a moment ago may be written once more without another time', () => {
  write('a.md', 'one')
  now = Date.now()
  const read = reader()
  expect(read().got['a.md']).not.toBe(read().got['a.md'])
  now += 60_000
  expect(read().got['a.md']).toBe(read().got['a.md'])
})

test('what was refused is refused again, and what is gone is gone', () => {
  write('a.txt', 'one')
  const read = reader()
  expect(read().files.problems).toHaveLength(1)
  expect(read().files.problems).toHaveLength(1)
  rmSync(join(folder, 'a.txt'))
  expect(read().files.problems).toEqual([])
})

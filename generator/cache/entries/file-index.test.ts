// A file that nobody has touched is not read, and nobody can tell from what comes of it.
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readContent } from '../../../model/source/read-content'
import { computeHash } from '../../../model/hash'
import { openFileIndex } from './file-index'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-files-'))
  mkdirSync(join(folder, 'content/images'), { recursive: true })
  // Files are only trusted a moment after they were written.
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

const write = (path: string, text: string) => writeFileSync(join(folder, 'content', path), text)
const svg = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 20"></svg>`

/** Reads the folder with what is kept, and tells which texts were read. */
function read(version = '1', fresh = false) {
  const kept = openFileIndex(join(folder, 'kept'), version, fresh)
  const parsedCount: string[] = []
  const files = readContent(join(folder, 'content'), 'content', (...words) => {
    const one = kept.readOne(...words)
    if (typeof one.text === 'string') parsedCount.push(words[2].path)
    return one
  })
  kept.save()
  return { parsedCount, files, hashes: Object.keys(files.texts).map(kept.hashOfText) }
}

test('the second time nothing is read, and all is the same', () => {
  write('a.md', 'one')
  write('b.md', 'two')
  write('images/hill.svg', svg(30))
  const first = read()
  expect(first.parsedCount).toEqual(['a.md', 'b.md'])
  expect(first.hashes).toEqual([computeHash('one'), computeHash('two')])
  const second = read()
  expect(second.parsedCount).toEqual([])
  expect(second.files).toEqual(first.files)
  expect(second.hashes).toEqual(first.hashes)
})

test('what was written since is read, also when its length and its time are the same', () => {
  write('a.md', 'one')
  write('b.md', 'two')
  write('images/hill.svg', svg(30))
  const time = new Date(1_600_000_000_000)
  utimesSync(join(folder, 'content/a.md'), time, time)
  read()
  write('a.md', 'eno')
  utimesSync(join(folder, 'content/a.md'), time, time)
  write('images/hill.svg', svg(40))
  const { parsedCount, files, hashes } = read()
  expect(parsedCount).toEqual(['a.md'])
  expect(files.texts).toEqual({ 'a.md': 'eno', 'b.md': 'two' })
  expect(files.images).toEqual({ 'hill.svg': { width: 40, height: 20 } })
  expect(hashes).toEqual([computeHash('eno'), computeHash('two')])
})

test('one that was written a moment ago may be written once more without another time', () => {
  write('a.md', 'one')
  vi.useRealTimers()
  read()
  expect(read().parsedCount).toEqual(['a.md'])
})

test('a file with a problem is told each time', () => {
  write('a.md', '\u0000')
  write('images/hill.svg', 'no picture')
  write('notes.txt', 'x')
  const first = read()
  expect(first.files.problems.length).toBeGreaterThan(1)
  expect(read().files).toEqual(first.files)
})

test('what other code has kept is not used, nor anything by a fresh start', () => {
  write('a.md', 'one')
  read()
  expect(read('2').parsedCount).toEqual(['a.md'])
  expect(read('2', true).parsedCount).toEqual(['a.md'])
  rmSync(join(folder, 'content/a.md'))
  expect(read('2').files.texts).toEqual({})
})

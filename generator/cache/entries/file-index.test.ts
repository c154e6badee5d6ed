// Tests that unmodified files are not read again, and that the results are the same as without the index.
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readContent, type FileReader } from '../../../model/source/read-content'
import { listFiles } from '../../../model/source/list-files'
import { computeHash } from '../../../model/memoize/hash'
import { openFileIndex } from './file-index'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'file-index-'))
  mkdirSync(join(folder, 'content/images'), { recursive: true })
  // Signatures are only stored for files that were not written just now.
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

const write = (path: string, text: string) => writeFileSync(join(folder, 'content', path), text)
const createSvg = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 20"></svg>`

/** Reads the folder with the index, and returns which texts were read. */
function read(version = '1', ignoreCache = false) {
  const index = openFileIndex(join(folder, 'index'), version, ignoreCache)
  const readTexts: string[] = []
  const readFile: FileReader = (contentFolder, name, entry) => {
    const decoded = index.read(contentFolder, name, entry)
    if (typeof decoded.text === 'string') readTexts.push(entry.path)
    return decoded
  }
  const files = readContent(join(folder, 'content'), 'content', readFile)
  index.save()
  return { readTexts, files, hashes: Object.keys(files.texts).map(index.getTextHash) }
}

describe('openFileIndex', () => {
  test('reads nothing the second time and returns the same files', () => {
    write('a.md', 'one')
    write('b.md', 'two')
    write('images/hill.svg', createSvg(30))
    write('images/flyer.svg', createSvg(30).replace('></', '><text>May 8</text></'))
    const first = read()
    expect(first.readTexts).toEqual(['a.md', 'b.md'])
    expect(first.hashes).toEqual([computeHash('one'), computeHash('two')])
    expect(first.files.drawingWords).toEqual({ 'flyer.svg': 'May 8' })
    const second = read()
    expect(second.readTexts).toEqual([])
    expect(second.files).toEqual(first.files)
    expect(second.hashes).toEqual(first.hashes)
  })

  test('reads a modified file again, even if its size and modification time are the same', () => {
    write('a.md', 'one')
    write('b.md', 'two')
    write('images/hill.svg', createSvg(30))
    const time = new Date(1_600_000_000_000)
    utimesSync(join(folder, 'content/a.md'), time, time)
    read()
    write('a.md', 'eno')
    utimesSync(join(folder, 'content/a.md'), time, time)
    write('images/hill.svg', createSvg(40))
    const { readTexts, files, hashes } = read()
    expect(readTexts).toEqual(['a.md'])
    expect(files.texts).toEqual({ 'a.md': 'eno', 'b.md': 'two' })
    expect(files.images).toEqual({ 'hill.svg': { width: 40, height: 20 } })
    expect(hashes).toEqual([computeHash('eno'), computeHash('two')])
  })

  test('does not read a guide for editors again, until an entry is typed into it', () => {
    write('README.md', '# Guide')
    read()
    const content = join(folder, 'content')
    const files = listFiles(content)
    rmSync(join(content, 'README.md'))
    const index = openFileIndex(join(folder, 'index'), '1', false)
    expect(readContent(content, 'content', index.read, files).problems).toEqual([])
    write('README.md', '---\ntitle: Walk\n---\n')
    expect(read().files.problems.map(({ code }) => code)).toEqual(['file-unused'])
  })

  test('reads a file again that was written just before the last run', () => {
    write('a.md', 'one')
    vi.useRealTimers()
    read()
    expect(read().readTexts).toEqual(['a.md'])
  })

  test('returns the problem of a file in every run', () => {
    write('a.md', '\u0000')
    write('images/hill.svg', 'not an image')
    write('notes.txt', 'x')
    const first = read()
    expect(first.files.problems.length).toBeGreaterThan(1)
    expect(read().files).toEqual(first.files)
  })

  test('ignores an index of another version, and any index when the cache is ignored', () => {
    write('a.md', 'one')
    read()
    expect(read('2').readTexts).toEqual(['a.md'])
    expect(read('2', true).readTexts).toEqual(['a.md'])
    rmSync(join(folder, 'content/a.md'))
    expect(read('2').files.texts).toEqual({})
  })
})

// A file counts as saved when it is whole, in whatever steps an editor writes it.
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onWriteFinished } from './await-write-finish'

let folder: string
let file: string
let looks: (readonly string[])[]
let touch: (file: string) => void
beforeEach(() => {
  vi.useFakeTimers()
  folder = mkdtempSync(join(tmpdir(), 'when-saved-'))
  file = join(folder, 'a.md')
  looks = []
  touch = onWriteFinished((files) => looks.push(files))
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

/** Writes as the watcher sees it. */
function write(text: string): void {
  writeFileSync(file, text)
  touch(file)
}

test('a file that stays as it is was saved, and there is one more look for what the watcher kept to itself', () => {
  write('one')
  vi.advanceTimersByTime(60)
  expect(looks).toEqual([[file]])
  vi.advanceTimersByTime(1000)
  expect(looks).toEqual([[file], []])
})

test('one that grows is not looked at, even when the watcher is silent', () => {
  write('one')
  for (const step of [1, 2, 3, 4, 5]) {
    vi.advanceTimersByTime(30)
    writeFileSync(file, 'one'.repeat(step + 1))
  }
  expect(looks).toEqual([])
  vi.advanceTimersByTime(60)
  expect(looks).toEqual([[file]])
})

test('an empty one waits for its words, although another file is saved in the meantime', () => {
  write('')
  const other = join(folder, 'b.md')
  writeFileSync(other, 'two')
  touch(other)
  vi.advanceTimersByTime(150)
  expect(looks).toEqual([])
  write('one')
  vi.advanceTimersByTime(60)
  expect(looks).toEqual([[file, other]])
})

test('one that is gone for a moment comes back; one that stays away was deleted', () => {
  write('one')
  renameSync(file, `${file}~`)
  touch(file)
  vi.advanceTimersByTime(100)
  expect(looks).toEqual([])
  write('two')
  vi.advanceTimersByTime(60)
  expect(looks).toEqual([[file]])
  vi.advanceTimersByTime(1000)
  rmSync(file)
  touch(file)
  vi.advanceTimersByTime(1000)
  expect(looks.slice(2)).toEqual([[file], []])
})

// Tests that a file counts as saved only when it is complete, no matter in which steps an editor writes it.
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { onWriteFinished } from './await-write-finish'

let folder: string
let file: string
let finished: (readonly string[])[]
let notify: (file: string) => void
beforeEach(() => {
  vi.useFakeTimers()
  folder = mkdtempSync(join(tmpdir(), 'write-finish-'))
  file = join(folder, 'a.md')
  finished = []
  notify = onWriteFinished((files) => finished.push(files))
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

/** Writes the file and notifies, as the watcher does. */
function write(text: string): void {
  writeFileSync(file, text)
  notify(file)
}

describe('onWriteFinished', () => {
  test('reports a file that stays unchanged, and then calls back once more for changes that the watcher missed', () => {
    write('one')
    vi.advanceTimersByTime(60)
    expect(finished).toEqual([[file]])
    vi.advanceTimersByTime(1000)
    expect(finished).toEqual([[file], []])
  })

  test('waits while a file grows, even if the watcher reports nothing', () => {
    write('one')
    for (const step of [1, 2, 3, 4, 5]) {
      vi.advanceTimersByTime(30)
      writeFileSync(file, 'one'.repeat(step + 1))
    }
    expect(finished).toEqual([])
    vi.advanceTimersByTime(60)
    expect(finished).toEqual([[file]])
  })

  test('waits for the text of an empty file, even if another file is saved in the meantime', () => {
    write('')
    const other = join(folder, 'b.md')
    writeFileSync(other, 'two')
    notify(other)
    vi.advanceTimersByTime(150)
    expect(finished).toEqual([])
    write('one')
    vi.advanceTimersByTime(60)
    expect(finished).toEqual([[file, other]])
  })

  test('waits for a file that is missing for a moment, and reports one that stays missing as changed', () => {
    write('one')
    renameSync(file, `${file}~`)
    notify(file)
    vi.advanceTimersByTime(100)
    expect(finished).toEqual([])
    write('two')
    vi.advanceTimersByTime(60)
    expect(finished).toEqual([[file]])
    vi.advanceTimersByTime(1000)
    rmSync(file)
    notify(file)
    vi.advanceTimersByTime(1000)
    expect(finished.slice(2)).toEqual([[file], []])
  })
})

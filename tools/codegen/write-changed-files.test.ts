// Tests that only files with another content are written, and that each of them is named.
import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { GeneratedFile } from './generated-file'
import { formatChangedFiles, writeChangedFiles } from './write-changed-files'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'generated-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('writeChangedFiles', () => {
  test('writes only missing and changed files, and returns their paths', async () => {
    const same = join(folder, 'same.md')
    const changed = join(folder, 'changed.svg')
    const missing = join(folder, 'new/missing.bin')
    writeFileSync(same, 'one')
    utimesSync(same, 1, 1)
    writeFileSync(changed, 'two')
    const files: GeneratedFile[] = [
      [same, 'one'],
      [changed, 'three'],
      [missing, Buffer.from([0, 255])],
    ]
    expect(await writeChangedFiles(files)).toEqual([changed, missing])
    expect(statSync(same).mtimeMs).toBe(1000)
    expect(readFileSync(changed, 'utf8')).toBe('three')
    expect(readFileSync(missing)).toEqual(Buffer.from([0, 255]))
    expect(await writeChangedFiles(files)).toEqual([])
  })
})

describe('formatChangedFiles', () => {
  test('names each file that changed', () => {
    expect(formatChangedFiles(['docs/a.md', 'docs/b.md'], 105)).toBe(
      'Changed 2 of 105 generated files:\n  docs/a.md\n  docs/b.md',
    )
  })

  test('says so when nothing changed', () => {
    expect(formatChangedFiles([], 105)).toBe('All 105 generated files were up to date.')
  })
})

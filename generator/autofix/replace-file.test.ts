// Tests that a file is replaced completely or not at all, and stays accessible to the same people.
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { replaceFile } from './replace-file'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'replace-'))
  file = join(folder, 'a.md')
  writeFileSync(file, 'before')
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('replaceFile', () => {
  test('replaces the content and leaves no other file', () => {
    replaceFile(file, 'after')
    expect(readFileSync(file, 'utf8')).toBe('after')
    expect(readdirSync(folder)).toEqual(['a.md'])
  })

  test.skipIf(process.platform === 'win32')('keeps the permissions of the file', () => {
    for (const mode of [0o600, 0o664]) {
      chmodSync(file, mode)
      replaceFile(file, 'after')
      expect(statSync(file).mode & 0o777).toBe(mode)
    }
  })

  test('keeps the owner of the file', () => {
    // Only root may give a file to another user.
    if (process.getuid?.() === 0) chownSync(file, 1234, 5678)
    const { uid, gid } = statSync(file)
    replaceFile(file, 'after')
    expect(statSync(file)).toMatchObject({ uid, gid })
  })

  test('keeps the old content when the new content cannot be written', () => {
    // A directory is where the temporary file should be.
    mkdirSync(`${file}.${process.pid}`)
    expect(() => replaceFile(file, 'after')).toThrow()
    expect(readFileSync(file, 'utf8')).toBe('before')
  })

  test('refuses to replace a read-only file', () => {
    chmodSync(file, 0o444)
    expect(() => replaceFile(file, 'after')).toThrow(/EACCES|EPERM/)
    expect(readFileSync(file, 'utf8')).toBe('before')
  })
})

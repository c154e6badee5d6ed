// Tests the explanations of system errors.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { explainSystemError } from './system-error.mjs'

const createSystemError = (code: string, message: string, more: object = {}) =>
  Object.assign(new Error(`${code}: ${message}`), { code, ...more })

describe('explainSystemError', () => {
  test.each([
    [
      createSystemError('ENOSPC', 'no space left on device, write'),
      'The work could not be finished: the disk is full. Delete what you do not need, then try again.',
    ],
    [
      createSystemError('EROFS', 'read-only file system', { path: 'dist/client' }),
      'dist/client cannot be used: files on this disk can be read, but not written. Use a folder on another disk, then try again.',
    ],
    [
      createSystemError('EACCES', 'permission denied', { path: 'dist' }),
      'dist cannot be used: you may not read or write there. Ask the owner of the folder for the right to do so, then try again.',
    ],
    [
      createSystemError('ENOTDIR', 'not a directory', { path: 'dist/client' }),
      'dist/client cannot be used: a file is where a folder should be. Delete or rename that file, then try again.',
    ],
    [
      createSystemError('EMFILE', 'too many open files', { path: 'content/site.md' }),
      'content/site.md cannot be used: too many files are open at once. Close other programs, or type "ulimit -n 1024", then try again.',
    ],
  ])('says in plain words what is wrong and what to do about %s', (error, sentence) => {
    expect(explainSystemError(error)).toBe(sentence)
  })

  test('explains the cause of an error, and an error that has only the text of a system error', () => {
    const cause = createSystemError('ENOSPC', 'no space left on device, write')
    expect(explainSystemError(new Error('Reading failed.', { cause }))).toContain(
      'the disk is full',
    )
    const bundling = new Error(
      'Build failed with 1 error: error: write a.mjs: no space left on device',
    )
    expect(explainSystemError(bundling)).toContain('the disk is full')
  })

  test('returns null for other errors', () => {
    expect(explainSystemError(new Error('x is not a function'))).toBeNull()
    expect(explainSystemError('odd')).toBeNull()
    const listen = createSystemError('EACCES', 'permission denied 0.0.0.0:80', {
      syscall: 'listen',
    })
    expect(explainSystemError(listen)).toBeNull()
    const watch = createSystemError('ENOSPC', 'System limit for number of file watchers', {
      syscall: 'watch',
    })
    expect(explainSystemError(watch)).toBeNull()
  })

  test('returns null for a missing file', () => {
    let error: unknown
    try {
      readFileSync('nowhere')
    } catch (caught) {
      error = caught
    }
    expect(explainSystemError(error)).toBeNull()
  })
})

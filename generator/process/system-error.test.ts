// What the system refuses is said in plain words, with what to do.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { explainSystemError } from './system-error.mjs'

const refused = (code: string, message: string, more: object = {}) =>
  Object.assign(new Error(`${code}: ${message}`), { code, ...more })

test.each([
  [
    refused('ENOSPC', 'no space left on device, write'),
    'The work could not be finished: the disk is full. Delete what you do not need, then try again.',
  ],
  [
    refused('EROFS', 'read-only file system', { path: 'dist/client' }),
    'dist/client cannot be used: files on this disk can be read, but not written. Use a folder on another disk, then try again.',
  ],
  [
    refused('EACCES', 'permission denied', { path: 'dist' }),
    'dist cannot be used: you may not read or write there. Ask the owner of the folder for the right to do so, then try again.',
  ],
  [
    refused('ENOTDIR', 'not a directory', { path: 'dist/client' }),
    'dist/client cannot be used: a file is where a folder should be. Delete or rename that file, then try again.',
  ],
  [
    refused('EMFILE', 'too many open files', { path: 'content/site.md' }),
    'content/site.md cannot be used: too many files are open at once. Close other programs, or type "ulimit -n 1024", then try again.',
  ],
])('the refusal %s is told in plain words, with what to do', (error, sentence) => {
  expect(explainSystemError(error)).toBe(sentence)
})

test('the cause of an error is explained, and so is an error that has only the words of the system', () => {
  const cause = refused('ENOSPC', 'no space left on device, write')
  expect(explainSystemError(new Error('Reading broke off.', { cause }))).toContain(
    'the disk is full',
  )
  const bundling = new Error(
    'Build failed with 1 error: error: write a.mjs: no space left on device',
  )
  expect(explainSystemError(bundling)).toContain('the disk is full')
})

test('other errors are not explained', () => {
  expect(explainSystemError(new Error('x is not a function'))).toBeNull()
  expect(explainSystemError('odd')).toBeNull()
  const listen = refused('EACCES', 'permission denied 0.0.0.0:80', { syscall: 'listen' })
  expect(explainSystemError(listen)).toBeNull()
  const watch = refused('ENOSPC', 'System limit for number of file watchers', { syscall: 'watch' })
  expect(explainSystemError(watch)).toBeNull()
})

test('a file that is not there is not explained', () => {
  let error: unknown
  try {
    readFileSync('nowhere')
  } catch (caught) {
    error = caught
  }
  expect(explainSystemError(error)).toBeNull()
})

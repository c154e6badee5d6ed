// Tests that a listing stays within its directory.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { listEntries } from './list-entries.mjs'

test('listEntries lists files, directories and links, but nothing that a link leads to', () => {
  const directory = mkdtempSync(join(tmpdir(), 'site-entries-'))
  mkdirSync(join(directory, 'a/b'), { recursive: true })
  writeFileSync(join(directory, 'a/b/file'), '')
  symlinkSync('..', join(directory, 'a/up'))
  const paths = listEntries(directory).map(({ parentPath, name }) =>
    relative(directory, join(parentPath, name)),
  )
  expect(paths.sort()).toEqual(['a', 'a/b', 'a/b/file', 'a/up'])
  rmSync(directory, { recursive: true })
})

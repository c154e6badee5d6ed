import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compareDirectories } from './compare-directories'

test('compareDirectories returns files that differ or are in only one directory', () => {
  const directory = mkdtempSync(join(tmpdir(), 'compare-'))
  const write = (name: string, text: string) => {
    mkdirSync(join(directory, name, '..'), { recursive: true })
    writeFileSync(join(directory, name), text)
  }
  write('first/same.html', 'a')
  write('second/same.html', 'a')
  write('first/blog/changed.html', 'a')
  write('second/blog/changed.html', 'b')
  write('first/removed.html', 'a')
  write('second/added.html', 'a')
  const differences = compareDirectories(join(directory, 'first'), join(directory, 'second'))
  rmSync(directory, { recursive: true })
  expect(differences).toEqual(['added.html', join('blog', 'changed.html'), 'removed.html'])
})

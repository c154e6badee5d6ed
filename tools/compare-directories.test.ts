// Tests that every difference between two folders is seen.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { compareDirectories } from './compare-directories'

it('names files that are other ones, and those of one folder only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'differences-'))
  const write = (name: string, text: string) => {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  write('one/same.html', 'a')
  write('other/same.html', 'a')
  write('one/blog/changed.html', 'a')
  write('other/blog/changed.html', 'b')
  write('one/gone.html', 'a')
  write('other/new.html', 'a')
  const found = compareDirectories(join(folder, 'one'), join(folder, 'other'))
  rmSync(folder, { recursive: true })
  expect(found).toEqual([join('blog', 'changed.html'), 'gone.html', 'new.html'])
})

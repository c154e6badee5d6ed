// Unusual contents of a content folder.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from './read-content'

test('readContent reports a directory with too long a path and opens nothing below it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'list-files-'))
  const deep = 'pages' + '/folder'.repeat(200)
  mkdirSync(join(folder, deep), { recursive: true })
  writeFileSync(join(folder, deep, 'a.md'), 'x')
  const { texts, problems } = readContent(folder)
  rmSync(folder, { recursive: true })
  expect(texts).toEqual({})
  expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([
    'file-misplaced There are far too many folders inside each other.',
  ])
  expect(problems[0]?.file).toBe(`content/pages${'/folder'.repeat(143)}`)
})

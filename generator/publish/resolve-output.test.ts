// Tests which directories a site may be written to.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { resolveOutput } from './resolve-output'

let directory: string
beforeEach(() => {
  directory = realpathSync(mkdtempSync(join(tmpdir(), 'output-')))
  mkdirSync(join(directory, 'content/pages'), { recursive: true })
  writeFileSync(join(directory, 'file'), '')
})
afterEach(() => rmSync(directory, { recursive: true }))

const getPath = (path: string) => join(directory, path)
const resolve = (path: string) => resolveOutput(getPath(path), getPath('content'))

describe('resolveOutput', () => {
  test('accepts existing and missing directories in existing and missing parents', () => {
    expect(resolve('site')).toBe(getPath('site'))
    expect(resolve('a/b/site')).toBe(getPath('a/b/site'))
    mkdirSync(getPath('a'))
    expect(resolve('a')).toBe(getPath('a'))
    expect(resolve('content-site')).toBe(getPath('content-site'))
  })

  test('resolves a symbolic link to its target', () => {
    mkdirSync(getPath('releases'))
    symlinkSync(getPath('releases'), getPath('current'))
    expect(resolve('current')).toBe(getPath('releases'))
    expect(resolve('current/site')).toBe(getPath('releases/site'))
  })

  test.each([
    ['a file', 'file', 'is a file, not a folder'],
    ['a path below a file', 'file/site', 'is a file, not a folder'],
    ['a link that leads nowhere', 'dangling', 'is a link that leads nowhere'],
    ['a path below such a link', 'dangling/site', 'is a link that leads nowhere'],
    ['a name that is too long for a file system', 'x'.repeat(240), 'a name in it is too long'],
    ['the content', 'content', 'which is part of the project itself'],
    ['a folder in the content', 'content/pages/site', 'which is part of the project itself'],
    ['a link into the content', 'inside', 'which is part of the project itself'],
    ['a folder that holds the content', '.', 'which the site would replace'],
  ])('refuses %s', (_, path, message) => {
    symlinkSync(getPath('nowhere'), getPath('dangling'))
    symlinkSync(getPath('content/pages'), getPath('inside'))
    expect(() => resolve(path)).toThrow(message)
  })

  test.each(['.', '..', 'public/x', 'scripts', 'pages/site', '.git', 'node_modules/x'])(
    'refuses %s because it belongs to the project',
    (path) => {
      // In a linked git worktree, .git is a file.
      const message = /part of the project|would replace|\.git is a file/
      expect(() => resolveOutput(path, 'content')).toThrow(message)
    },
  )
})

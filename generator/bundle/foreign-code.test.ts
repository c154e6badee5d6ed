// Tests which files count as code that the plugin would run by mistake.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findForeignCode, refuseForeignCode } from './foreign-code'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-code-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(path: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), '')
}

test('findForeignCode finds files that the plugin recognizes by name, except among the templates', () => {
  const foreign = ['+config.js', 'content/+config.ts', 'content/blog/x.page.server.js']
  const ours = ['pages/index.page.server.tsx', 'renderer/x.page.client.ts']
  const others = ['content/pages/a.md', 'content/home.page', 'node_modules/x/+config.js']
  for (const path of [...foreign, ...ours, ...others]) write(path)
  symlinkSync('pages/a.md', join(root, 'content', 'link.page.route.js'))
  expect(findForeignCode(root).sort()).toEqual([...foreign, 'content/link.page.route.js'].sort())
  expect(() => refuseForeignCode(root)).toThrow(
    'would be run as a template, but only pages/ and renderer/ have templates: delete it.',
  )
})

test('findForeignCode follows no link out of the content', () => {
  write('content/a.md')
  symlinkSync('../..', join(root, 'content', 'up'))
  expect(findForeignCode(root)).toEqual([])
})

test('findForeignCode finds no such file in this project', () => {
  expect(findForeignCode('.')).toEqual([])
})

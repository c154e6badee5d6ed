// Tests the positions in source files that are found through source maps.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findOwnFrames, formatFrame } from './stack-frames.mjs'

// Only files of the project count.
const folder = mkdtempSync(join(process.cwd(), 'node_modules/.frames-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('findOwnFrames finds the source of a mapped line, and ignores lines that the bundler has added', () => {
  const file = join(folder, 'bundle.mjs')
  writeFileSync(file, 'one()\nadded()\n')
  // The first line, from its fifth column on, is line 3 of the source from its third column on.
  const map = {
    version: 3,
    sources: [join(process.cwd(), 'pages/a.tsx')],
    names: [],
    mappings: 'IAEE',
  }
  writeFileSync(`${file}.map`, JSON.stringify(map))
  const error = new Error('Odd.')
  error.stack = `Error: Odd.\n    at one (${file}:1:7)\n    at ${file}:2:1`
  expect(findOwnFrames(error).map(formatFrame)).toEqual(['at one (pages/a.tsx:3:5)'])
})

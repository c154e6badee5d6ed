// Tests that a missing import is reported with its line.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { addImportLine } from './import-line'

const folder = mkdtempSync(join(tmpdir(), 'import-line-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = join(folder, 'page.tsx')
writeFileSync(file, "import a from 'a'\nimport b from './nowhere'\n")

describe('addImportLine', () => {
  test.each([
    `Could not resolve "./nowhere" from "${file}"`,
    `[vite]: Rollup failed to resolve import "./nowhere" from "${file}".`,
  ])('adds the line of the import: %s', (message) => {
    expect(addImportLine(message)).toBe(`${message}\n  at ${file}:2\nimport b from './nowhere'`)
  })

  test.each([
    'Unexpected "functon"',
    `Could not resolve "./elsewhere" from "${file}"`,
    `Could not resolve "./nowhere" from "${file}.gone"`,
  ])('leaves other messages as they are: %s', (message) => {
    expect(addImportLine(message)).toBe(message)
  })
})

// Tests that every change to the code changes its hash: otherwise a build would use a cache that other code wrote.
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hashSource } from './hash-source.mjs'
import { PRODUCT_FOLDERS } from './source-folders.mjs'

const isTest = (file: string) => file.includes('.test.')

/** The code files below a source folder of this project, as paths from the project's root. */
const listCode = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isTest(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

const CONFIGURATION = ['package-lock.json', 'tsconfig.json', 'vite.config.ts']
const GENERATOR_CODE = listCode('generator')
/** Spelled out rather than taken from PRODUCT_FOLDERS, so that a folder cannot be dropped there unnoticed. */
const OTHER_CODE = [
  'components/button/button.tsx',
  'model/load-site.ts',
  'model/dates/day.ts',
  'pages/_default.page.server.tsx',
  'renderer/styles/emotion-styles.ts',
  'scripts/prerender.ts',
  'scripts/run-bundled.mjs',
]

let root: string
/** A copy of the project's tree whose files hold nothing but their names. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hash-source-'))
  for (const file of [...CONFIGURATION, ...GENERATOR_CODE, ...OTHER_CODE]) write(file, file)
})
afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

const hashProduct = () => hashSource(root)

/** Returns the files that can change without changing the hash. */
function findIgnored(files: readonly string[]): string[] {
  const before = hashProduct()
  return files.filter((file) => {
    appendFileSync(join(root, file), '!')
    const after = hashProduct()
    write(file, file)
    return after === before
  })
}

describe('hashSource', () => {
  test('depends on every file below generator', () => {
    expect(GENERATOR_CODE.length).toBeGreaterThan(50)
    expect(findIgnored(GENERATOR_CODE)).toEqual([])
  })

  test('depends on the code in every other source folder, on the configuration and on the lockfile', () => {
    expect(findIgnored([...OTHER_CODE, ...CONFIGURATION])).toEqual([])
  })

  test.each(PRODUCT_FOLDERS)('changes when a file is added, renamed or deleted in %s', (folder) => {
    const before = hashProduct()
    write(`${folder}/deeply/nested/new.ts`, 'new')
    const added = hashProduct()
    const path = join(root, folder, 'deeply/nested')
    renameSync(join(path, 'new.ts'), join(path, 'renamed.ts'))
    const renamed = hashProduct()
    expect(new Set([before, added, renamed]).size).toBe(3)
    rmSync(join(path, 'renamed.ts'))
    expect(hashProduct()).toBe(before)
  })

  test('ignores tests', () => {
    const before = hashProduct()
    write('generator/bundle/new.test.ts', 'new')
    expect(hashProduct()).toBe(before)
  })
})

test('the source folders of this project hold the files that the tests of the hash name', () => {
  const code = PRODUCT_FOLDERS.flatMap(listCode)
  expect(OTHER_CODE.filter((file) => !code.includes(file))).toEqual([])
})

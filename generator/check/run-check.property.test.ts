// Tests that `check` reports whatever is in the content as problems of the content: it never fails itself.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestFiles } from '../../model/test-fixtures/create-test-site'
import type { Mistake } from '../../model/test-fixtures/mistakes/mistake'
import { mistakes } from '../../model/test-fixtures/mistakes/mistakes'
import { exitCode } from '../cli/exit'
import { runCheck } from './run-check'

/** The workers that read long texts need the bundled code; other tests run the command itself. */
vi.mock('../workers/find-unreadable-texts', () => ({
  findUnreadableTexts: () => Promise.resolve([]),
}))

const SEED = 1
const parent = mkdtempSync(join(tmpdir(), 'check-'))
afterAll(() => rmSync(parent, { recursive: true }))
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}))

/** Adds something to a content folder. */
type Change = (folder: string) => void

function write(folder: string, path: string, data: string | Uint8Array): void {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  // Two mistakes may need one path for a file and a folder.
  rmSync(file, { recursive: true, force: true })
  writeFileSync(file, data)
}

function replace(folder: string, path: string, create: (file: string) => void): void {
  const file = join(folder, path)
  rmSync(file, { recursive: true, force: true })
  mkdirSync(dirname(file), { recursive: true })
  create(file)
}

/** Paths that the software reads, or that staff upload to. */
const PATHS = [
  'site.md',
  'addresses.txt',
  'pages/index.md',
  'pages/sample.md',
  'events/sample.md',
  'images/walk.svg',
  'images/photo.jpg',
  'files/poster.pdf',
  'images',
  'files',
  'events',
]
const strangeFile = fc.tuple(
  fc.constantFrom(...PATHS),
  fc.constantFrom<(file: string) => void>(
    (file) => symlinkSync('nowhere', file),
    (file) => symlinkSync(file, file),
    (file) => symlinkSync('..', file),
    (file) => mkdirSync(file),
    (file) => writeFileSync(file, ''),
    (file) => writeFileSync(file, '\0\uFFFE---\n'),
    () => {},
  ),
)
/** Files come before the folder in which they are. */
const strangeFiles = fc
  .array(strangeFile, { minLength: 1, maxLength: 3 })
  .map((files) => files.sort(([a], [b]) => b.length - a.length))
  .map((files) =>
    files.map(
      ([path, create]): Change =>
        (folder) =>
          replace(folder, path, create),
    ),
  )

const addMistake =
  ({ path, content, otherFiles }: Mistake): Change =>
  (folder) => {
    for (const [name, data] of Object.entries({ ...otherFiles, [path]: content }))
      write(folder, name, data)
  }

const someMistakes = fc.shuffledSubarray(mistakes.map(addMistake), { minLength: 1, maxLength: 60 })

async function check(changes: readonly Change[], ...options: string[]): Promise<number> {
  const folder = join(mkdtempSync(join(parent, 'run-')), 'content')
  for (const [path, text] of Object.entries(createTestFiles().texts)) write(folder, path, text)
  for (const change of changes) change(folder)
  return runCheck(['--content', folder, '--format', 'json', ...options])
}

const OUTCOMES: readonly number[] = [exitCode.success, exitCode.problems]

test('reports mistakes as problems, whichever of them are together', async () => {
  await fc.assert(
    fc.asyncProperty(someMistakes, fc.boolean(), async (changes, fix) => {
      expect(OUTCOMES).toContain(await check(changes, ...(fix ? ['--fix'] : [])))
    }),
    { seed: SEED, numRuns: 25 },
  )
}, 120_000)

test('reports files that are links, folders, empty, damaged or missing', async () => {
  await fc.assert(
    fc.asyncProperty(strangeFiles, fc.boolean(), async (changes, fix) => {
      expect(OUTCOMES).toContain(await check(changes, ...(fix ? ['--fix'] : [])))
    }),
    { seed: SEED, numRuns: 60 },
  )
}, 120_000)

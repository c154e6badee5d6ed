// Which lines a pull request touched, asked of git itself in a small repository.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readChangedLines } from './changed-lines'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touched-'))
  vi.stubEnv('GITHUB_EVENT_NAME', 'pull_request')
  // What the person who runs the tests has set for git, or the hook they run in, says nothing here.
  vi.stubEnv('GIT_CONFIG_GLOBAL', join(folder, 'none'))
  for (const name of ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE']) vi.stubEnv(name, undefined)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, stdio: 'pipe' })
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}
const commit = () => {
  git('add', '--all')
  git('-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', 'commit', '-m', 'Words')
}
/** Two commits: the second changes, adds, renames and deletes files. */
function edit(content: string) {
  git('init', '--quiet')
  write(`${content}/kept.md`, 'one\ntwo\nthree\n')
  write(`${content}/old.md`, 'one\ntwo\nthree\nfour\nfive\nsix')
  write(`${content}/gone.md`, 'away\n')
  commit()
  write(`${content}/kept.md`, 'one\n++ two\nthree\n')
  git('mv', `${content}/old.md`, `${content}/renamed.md`)
  write(`${content}/renamed.md`, 'one\ntwo\nthree\nfour\nfive\n6')
  rmSync(join(folder, content, 'gone.md'))
  write(`${content}/events/un café d'été.md`, 'new\nnewer\n')
  write('README.md', 'Not a part of the content.\n')
  commit()
}
const touched = {
  "content/events/un café d'été.md": [{ first: 1, last: 2 }],
  'content/kept.md': [{ first: 2, last: 2 }],
  'content/renamed.md': [{ first: 6, last: 6 }],
}
const read = async (content: string) =>
  Object.fromEntries(await readChangedLines(join(folder, content)))

test('its lines, in a real repository', async () => {
  edit('content')
  expect(await read('content')).toEqual(touched)
})

test('files are named from the parent of the content folder, as problems name them', async () => {
  edit('sites/small/content')
  expect(await read('sites/small/content')).toEqual(touched)
})

test('nothing outside a pull request', async () => {
  edit('content')
  vi.stubEnv('GITHUB_EVENT_NAME', 'push')
  expect(await read('content')).toEqual({})
})

test('nothing when only the newest commit is there, or no repository, or no git', async () => {
  mkdirSync(join(folder, 'content'))
  expect(await read('content')).toEqual({})
  git('init', '--quiet')
  write('content/a.md', 'one\n')
  commit()
  expect(await read('content')).toEqual({})
  vi.stubEnv('PATH', folder)
  expect(await read('content')).toEqual({})
})

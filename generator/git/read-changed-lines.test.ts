// Tests which lines of a pull request git reports as changed, in a small repository.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readChangedLines } from './changed-lines'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changed-lines-'))
  vi.stubEnv('GITHUB_EVENT_NAME', 'pull_request')
  // The git settings of the machine, and the variables of a git hook that runs the tests, must not affect the result.
  vi.stubEnv('GIT_CONFIG_GLOBAL', join(folder, 'none'))
  for (const name of ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE']) vi.stubEnv(name, undefined)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' })
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}
const commit = () => {
  git('add', '--all')
  git('-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', 'commit', '-m', 'Words')
}
/** Creates two commits. The second one changes, adds, renames and deletes files. */
function commitChanges(content: string) {
  git('init', '--quiet')
  write(`${content}/changed.md`, 'one\ntwo\nthree\n')
  write(`${content}/old.md`, 'one\ntwo\nthree\nfour\nfive\nsix')
  write(`${content}/gone.md`, 'away\n')
  commit()
  write(`${content}/changed.md`, 'one\n++ two\nthree\n')
  git('mv', `${content}/old.md`, `${content}/renamed.md`)
  write(`${content}/renamed.md`, 'one\ntwo\nthree\nfour\nfive\n6')
  rmSync(join(folder, content, 'gone.md'))
  write(`${content}/events/un café d'été.md`, 'new\nnewer\n')
  write('README.md', 'Not part of the content.\n')
  commit()
}
const EXPECTED = {
  "content/events/un café d'été.md": [{ first: 1, last: 2 }],
  'content/changed.md': [{ first: 2, last: 2 }],
  'content/renamed.md': [{ first: 6, last: 6 }],
}
const read = async (content: string) =>
  Object.fromEntries(await readChangedLines(join(folder, content)))

describe('readChangedLines', () => {
  test('returns the changed lines of all files', async () => {
    commitChanges('content')
    expect(await read('content')).toEqual(EXPECTED)
  })

  test('names files relative to the parent of the content folder, as in problems', async () => {
    commitChanges('sites/small/content')
    expect(await read('sites/small/content')).toEqual(EXPECTED)
  })

  test('returns nothing outside a pull request', async () => {
    commitChanges('content')
    vi.stubEnv('GITHUB_EVENT_NAME', 'push')
    expect(await read('content')).toEqual({})
  })

  test('returns nothing without a repository, without an older commit, and without git', async () => {
    mkdirSync(join(folder, 'content'))
    expect(await read('content')).toEqual({})
    git('init', '--quiet')
    write('content/a.md', 'one\n')
    commit()
    expect(await read('content')).toEqual({})
    vi.stubEnv('PATH', folder)
    expect(await read('content')).toEqual({})
  })
})

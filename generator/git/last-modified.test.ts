// Tests when files were last committed, in a repository that the test creates.
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { readHistory } from './last-modified'

/** The environment without the variables of a git hook, which would select the repository of that hook. */
const CLEAN_ENVIRONMENT = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')),
)

const BEFORE = '2025-03-10T03:00:00Z'
const AFTER = '2026-11-21T18:00:00Z'
const NOTHING = { commits: {}, commitCounts: {}, historyNotice: null }
const toSeconds = (time: string) => Date.parse(time) / 1000

let folder: string
let content: string

const git = (args: readonly string[], time = '', cwd = join(folder, 'site')) =>
  execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', ...args], {
    cwd,
    env: {
      ...CLEAN_ENVIRONMENT,
      GIT_AUTHOR_DATE: '2020-01-01T12:00:00Z',
      GIT_COMMITTER_DATE: time,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })

const readFrom = async (directory: string, cacheFile = 'none', ignoreCache = true) =>
  readHistory(directory, { file: join(folder, cacheFile), version: '1', ignoreCache })

/** @param cacheFile the name of the file that contains an earlier result */
const readCommits = async (directory: string, cacheFile?: string, ignoreCache?: boolean) => {
  const { commits, commitCounts } = await readFrom(directory, cacheFile, ignoreCache)
  return { commits, commitCounts }
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(content, file)), { recursive: true })
  writeFileSync(join(content, file), text)
}

function commit(time: string, cwd?: string): void {
  git(['add', '.'], '', cwd)
  git(['commit', '--quiet', '--no-gpg-sign', '-m', 'Words'], time, cwd)
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-last-modified-'))
  content = join(folder, 'site', 'content')
  mkdirSync(content, { recursive: true })
  git(['init', '--quiet'])
  write('pages/index.md', 'Home')
  write('pages/niño.md', 'A name with a non-ASCII character')
  write('events/walk.md', 'Walk')
  write('events/gala.md', 'Gala')
  writeFileSync(join(folder, 'site', 'README.md'), 'Not part of the content')
  commit(BEFORE)
  write('events/gala.md', 'Gala in a new place')
  renameSync(join(content, 'events/walk.md'), join(content, 'events/walk-for-life.md'))
  commit(AFTER)
  write('events/new.md', 'Not committed')
})

afterAll(() => rmSync(folder, { recursive: true }))

describe('readHistory', () => {
  test('returns the time of the last commit of each file under its old and new names', async () => {
    expect((await readCommits(content)).commits).toEqual({
      'content/pages/index.md': toSeconds(BEFORE),
      'content/pages/niño.md': toSeconds(BEFORE),
      'content/events/walk.md': toSeconds(AFTER),
      'content/events/gala.md': toSeconds(AFTER),
      'content/events/walk-for-life.md': toSeconds(AFTER),
    })
  })

  test('returns how many commits have changed each file', async () => {
    expect((await readCommits(content)).commitCounts).toEqual({
      'content/pages/index.md': 1,
      'content/pages/niño.md': 1,
      'content/events/walk.md': 2,
      'content/events/gala.md': 2,
      'content/events/walk-for-life.md': 1,
    })
  })

  test('returns the same with and without the cache after every change of the history', async () => {
    const clone = join(folder, 'clone')
    git(['clone', '--quiet', '.', clone])
    const clonedContent = join(clone, 'content')
    const change = (file: string, text: string, time: string) => {
      writeFileSync(join(clonedContent, file), text)
      commit(time, clone)
    }
    const readCached = () => readCommits(clonedContent, 'cache', false)
    const steps: (() => void)[] = [
      () => {},
      () => change('events/gala.md', 'Later', '2026-12-02T12:00:00Z'),
      () => {
        git(['switch', '--quiet', '--create', 'side', 'HEAD~1'], '', clone)
        change('pages/side.md', 'On the side', '2026-12-03T12:00:00Z')
      },
      () => git(['merge', '--quiet', '--no-edit', '--no-gpg-sign', '-'], AFTER, clone),
      () => change('pages/index.md', 'By a wrong clock', '2024-01-01T12:00:00Z'),
      () => git(['reset', '--quiet', '--hard', 'HEAD~2'], '', clone),
      () => writeFileSync(join(folder, 'cache'), 'damaged'),
    ]
    for (const [index, step] of steps.entries()) {
      step()
      const uncached = await readCommits(clonedContent)
      expect(Object.keys(uncached.commits).length, `step ${index}`).toBeGreaterThan(4)
      expect(await readCached()).toEqual(uncached)
      // This time, the result comes from the cache.
      expect(await readCached()).toEqual(uncached)
    }
  })

  test('ignores the settings and replacement objects of the repository', async () => {
    const before = await readCommits(content)
    git(['config', 'log.showRoot', 'false'])
    git(['replace', '--graft', 'HEAD'])
    expect(await readCommits(content)).toEqual(before)
    git(['replace', '--delete', 'HEAD'])
    git(['config', '--unset', 'log.showRoot'])
  })

  test('returns no commits of a shallow clone and explains how to fetch the rest', async () => {
    const shallow = join(folder, 'shallow')
    git(['clone', '--quiet', '--depth', '1', pathToFileURL(join(folder, 'site')).href, shallow])
    expect(await readFrom(join(shallow, 'content'))).toEqual({
      commits: {},
      commitCounts: {},
      historyNotice:
        'No page says when it was last changed: only a part of the history is here. To get the rest: git fetch --unshallow',
    })
  })

  test('returns no commits and no message outside a repository and before the first commit', async () => {
    const outside = join(folder, 'outside', 'content')
    mkdirSync(outside, { recursive: true })
    expect(await readFrom(outside)).toEqual(NOTHING)
    git(['init', '--quiet'], '', join(folder, 'outside'))
    expect(await readFrom(outside)).toEqual(NOTHING)
  })

  afterEach(() => vi.unstubAllEnvs())

  test('reports that git is not installed', async () => {
    vi.stubEnv('PATH', folder)
    expect(await readFrom(content)).toEqual({
      commits: {},
      commitCounts: {},
      historyNotice: 'No page says when it was last changed: git is not installed here.',
    })
  })

  test('reports a folder that belongs to another user with the command that allows it', async () => {
    const bin = join(folder, 'bin')
    mkdirSync(bin)
    // Git's own tests use this variable to simulate another owner. It is set in a wrapper because run-git.ts would remove it.
    const realGit = execFileSync('sh', ['-c', 'command -v git']).toString().trim()
    const script = `#!/bin/sh\nGIT_TEST_ASSUME_DIFFERENT_OWNER=1 exec '${realGit}' "$@"\n`
    writeFileSync(join(bin, 'git'), script)
    chmodSync(join(bin, 'git'), 0o755)
    vi.stubEnv('PATH', `${bin}:${process.env['PATH']}`)
    const top = realpathSync(join(folder, 'site'))
    expect((await readFrom(content)).historyNotice).toBe(
      `No page says when it was last changed: git does not open a folder that belongs to another user. To allow it: git config --global --add safe.directory '${top}'`,
    )
  })

  test('reports a damaged repository with the error message of git', async () => {
    const damaged = join(folder, 'damaged')
    git(['clone', '--quiet', '.', damaged])
    writeFileSync(join(damaged, '.git', 'config'), '[core')
    expect((await readFrom(join(damaged, 'content'))).historyNotice).toMatch(
      /^No page says when it was last changed: git cannot read the history \(.*config.*\)\.$/,
    )
  })
})

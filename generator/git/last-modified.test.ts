// When files were last committed, in a repository that is made for the test.
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

/** A hook of git sets variables that would lead to the repository that the hook belongs to. */
const clean = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')),
)

const BEFORE = '2025-03-10T03:00:00Z'
const AFTER = '2026-11-21T18:00:00Z'
const seconds = (time: string) => Date.parse(time) / 1000

let folder: string
let content: string

const git = (words: readonly string[], time = '', place = join(folder, 'site')) =>
  execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', ...words], {
    cwd: place,
    env: { ...clean, GIT_AUTHOR_DATE: '2020-01-01T12:00:00Z', GIT_COMMITTER_DATE: time },
    stdio: ['ignore', 'ignore', 'pipe'],
  })

const historyOf = async (place: string, kept = 'none', fresh = true) =>
  readHistory(place, { file: join(folder, kept), version: '1', fresh })

/** @param kept the name of the file where an earlier answer is */
const commitsOf = async (place: string, kept?: string, fresh?: boolean) =>
  (await historyOf(place, kept, fresh)).commits

function write(file: string, text: string): void {
  mkdirSync(dirname(join(content, file)), { recursive: true })
  writeFileSync(join(content, file), text)
}

function commit(time: string, place?: string): void {
  git(['add', '.'], '', place)
  git(['commit', '--quiet', '--no-gpg-sign', '-m', 'Words'], time, place)
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-last-commits-'))
  content = join(folder, 'site', 'content')
  mkdirSync(content, { recursive: true })
  git(['init', '--quiet'])
  write('pages/index.md', 'Home')
  write('pages/niño.md', 'A name with a letter that is not English')
  write('events/walk.md', 'Walk')
  write('events/gala.md', 'Gala')
  writeFileSync(join(folder, 'site', 'README.md'), 'Not part of the content')
  commit(BEFORE)
  write('events/gala.md', 'Gala, with a new place')
  renameSync(join(content, 'events/walk.md'), join(content, 'events/walk-for-life.md'))
  commit(AFTER)
  write('events/new.md', 'Not committed')
})

afterAll(() => rmSync(folder, { recursive: true }))

test('each file has the time of its last commit; a renamed one that of its new name', async () => {
  expect(await commitsOf(content)).toEqual({
    'content/pages/index.md': seconds(BEFORE),
    'content/pages/niño.md': seconds(BEFORE),
    'content/events/walk.md': seconds(AFTER),
    'content/events/gala.md': seconds(AFTER),
    'content/events/walk-for-life.md': seconds(AFTER),
  })
})

test('what is kept is the same as what git says anew, whatever has come since', async () => {
  const place = join(folder, 'other')
  git(['clone', '--quiet', '.', place])
  const other = join(place, 'content')
  const change = (file: string, text: string, time: string) => {
    writeFileSync(join(other, file), text)
    commit(time, place)
  }
  const kept = () => commitsOf(other, 'kept', false)
  const steps: (() => void)[] = [
    () => {},
    () => change('events/gala.md', 'Later', '2026-12-02T12:00:00Z'),
    () => {
      git(['switch', '--quiet', '--create', 'side', 'HEAD~1'], '', place)
      change('pages/side.md', 'On the side', '2026-12-03T12:00:00Z')
    },
    () => git(['merge', '--quiet', '--no-edit', '--no-gpg-sign', '-'], AFTER, place),
    () => change('pages/index.md', 'By a clock that is wrong', '2024-01-01T12:00:00Z'),
    () => git(['reset', '--quiet', '--hard', 'HEAD~2'], '', place),
    () => writeFileSync(join(folder, 'kept'), 'damaged'),
  ]
  for (const [index, step] of steps.entries()) {
    step()
    const parsedCount = await commitsOf(other)
    expect(Object.keys(parsedCount).length, `step ${index}`).toBeGreaterThan(4)
    for (const _ of ['first', 'again']) expect(await kept()).toEqual(parsedCount)
  }
})

test('what somebody has set for git does not change the answer', async () => {
  const before = await commitsOf(content)
  git(['config', 'log.showRoot', 'false'])
  git(['replace', '--graft', 'HEAD'])
  expect(await commitsOf(content)).toEqual(before)
  git(['replace', '--delete', 'HEAD'])
  git(['config', '--unset', 'log.showRoot'])
})

test('of a shallow clone nothing is known, and it is said how to get the rest', async () => {
  const shallow = join(folder, 'shallow')
  git(['clone', '--quiet', '--depth', '1', pathToFileURL(join(folder, 'site')).href, shallow])
  expect(await historyOf(join(shallow, 'content'))).toEqual({
    commits: {},
    missing:
      'No page says when it was last changed: only a part of the history is here. To get the rest: git fetch --unshallow',
  })
})

test('of a folder in no repository, and before the first commit, nothing is known or missing', async () => {
  const alone = join(folder, 'alone', 'content')
  mkdirSync(alone, { recursive: true })
  expect(await historyOf(alone)).toEqual({ commits: {}, missing: null })
  git(['init', '--quiet'], '', join(folder, 'alone'))
  expect(await historyOf(alone)).toEqual({ commits: {}, missing: null })
})

describe('a history that is there and cannot be read is said to be missing', () => {
  afterEach(() => vi.unstubAllEnvs())

  test('when git is not installed', async () => {
    vi.stubEnv('PATH', folder)
    expect(await historyOf(content)).toEqual({
      commits: {},
      missing: 'No page says when it was last changed: git is not installed here.',
    })
  })

  test('when the folder belongs to another user, with the words that allow it', async () => {
    const bin = join(folder, 'bin')
    mkdirSync(bin)
    // The variable by which git's own tests pretend it; run-git.ts would drop it.
    const real = execFileSync('sh', ['-c', 'command -v git']).toString().trim()
    const script = `#!/bin/sh\nGIT_TEST_ASSUME_DIFFERENT_OWNER=1 exec '${real}' "$@"\n`
    writeFileSync(join(bin, 'git'), script)
    chmodSync(join(bin, 'git'), 0o755)
    vi.stubEnv('PATH', `${bin}:${process.env['PATH']}`)
    const place = realpathSync(join(folder, 'site'))
    expect((await historyOf(content)).missing).toBe(
      `No page says when it was last changed: git does not open a folder that belongs to another user. To allow it: git config --global --add safe.directory '${place}'`,
    )
  })

  test('when it is damaged, with the words of git', async () => {
    const place = join(folder, 'damaged')
    git(['clone', '--quiet', '.', place])
    writeFileSync(join(place, '.git', 'config'), '[core')
    expect((await historyOf(join(place, 'content'))).missing).toMatch(
      /^No page says when it was last changed: git cannot read the history \(.*config.*\)\.$/,
    )
  })
})

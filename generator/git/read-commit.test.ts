// Tests which commit a site says it was built from.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readCommit } from './read-commit'

const folder = mkdtempSync(join(tmpdir(), 'read-commit-'))
const content = join(folder, 'content')
const outside = join(mkdtempSync(join(tmpdir(), 'no-repository-')), 'content')
const NEVER_MADE = 'f'.repeat(40)

const git = (args: readonly string[], time = '') =>
  execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], GIT_COMMITTER_DATE: time, GIT_AUTHOR_DATE: time },
  }).trim()

function commit(time: string): string {
  git(['commit', '--quiet', '--allow-empty', '--no-gpg-sign', '-m', 'Words'], time)
  return git(['rev-parse', 'HEAD'])
}

let first: string
let second: string
beforeAll(() => {
  for (const directory of [content, outside]) mkdirSync(directory)
  writeFileSync(join(content, 'a.md'), 'Words')
  git(['init', '--quiet'])
  first = commit('2026-03-01T12:00:00-06:00')
  second = commit('2026-03-02T12:00:00Z')
})
afterAll(() => {
  for (const directory of [content, outside]) rmSync(join(directory, '..'), { recursive: true })
})

describe('readCommit', () => {
  test('returns the current commit with its time in UTC', async () => {
    const committedAt = '2026-03-02T12:00:00.000Z'
    expect(await readCommit(content)).toEqual({ hash: second, committedAt })
  })

  test('returns the given commit instead', async () => {
    const committedAt = '2026-03-01T18:00:00.000Z'
    expect(await readCommit(content, first)).toEqual({ hash: first, committedAt })
  })

  test('returns a commit that git does not know without its time', async () => {
    const unknown = { hash: NEVER_MADE, committedAt: null }
    expect(await readCommit(content, NEVER_MADE)).toEqual(unknown)
    expect(await readCommit(outside, NEVER_MADE)).toEqual(unknown)
  })

  test('returns null outside of a repository', async () => {
    expect(await readCommit(outside)).toBeNull()
  })
})

// The days of the last changes, in a repository that is made for the test.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lastChanged, lastCommits } from './last-changed'

const ZONE = 'America/Chicago'
/** A hook of git sets variables that would lead to the repository that the hook belongs to. */
const clean = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')),
)

let folder: string
let content: string

const git = (words: readonly string[], time = '') =>
  execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', ...words], {
    cwd: join(folder, 'site'),
    env: { ...clean, GIT_AUTHOR_DATE: '2020-01-01T12:00:00Z', GIT_COMMITTER_DATE: time },
    stdio: ['ignore', 'ignore', 'pipe'],
  })

function write(file: string, text: string): void {
  mkdirSync(dirname(join(content, file)), { recursive: true })
  writeFileSync(join(content, file), text)
}

function commit(time: string): void {
  git(['add', '.'])
  git(['commit', '--quiet', '--no-gpg-sign', '-m', 'Words'], time)
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-last-changed-'))
  content = join(folder, 'site', 'content')
  mkdirSync(content, { recursive: true })
  git(['init', '--quiet'])
  write('pages/index.md', 'Home')
  write('pages/niño.md', 'A name with a letter that is not English')
  write('events/walk.md', 'Walk')
  write('events/gala.md', 'Gala')
  writeFileSync(join(folder, 'site', 'README.md'), 'Not part of the content')
  // In Alabama it is still the evening of March 9.
  commit('2025-03-10T03:00:00Z')
  write('events/gala.md', 'Gala, with a new place')
  renameSync(join(content, 'events/walk.md'), join(content, 'events/walk-for-life.md'))
  commit('2026-11-21T18:00:00Z')
  write('events/new.md', 'Not committed')
})

afterAll(() => rmSync(folder, { recursive: true }))

test('each file has the day of its last commit in the clinic’s zone; a renamed one that of its new name', async () => {
  const days = lastChanged(await lastCommits(content), 'content', ZONE)
  expect(days).toMatchObject({
    'content/pages/index.md': '2025-03-09',
    'content/pages/niño.md': '2025-03-09',
    'content/events/gala.md': '2026-11-21',
    'content/events/walk-for-life.md': '2026-11-21',
  })
  expect(days).not.toHaveProperty(['content/events/new.md'])
  expect(days).not.toHaveProperty(['content/README.md'])
})

test('a shallow clone knows no days', async () => {
  const shallow = join(folder, 'shallow')
  git(['clone', '--quiet', '--depth', '1', pathToFileURL(join(folder, 'site')).href, shallow])
  expect(lastChanged(await lastCommits(join(shallow, 'content')), 'content', ZONE)).toEqual({})
})

test('nor does a folder that is in no repository', async () => {
  const alone = join(folder, 'alone')
  mkdirSync(alone)
  expect(lastChanged(await lastCommits(alone), 'content', ZONE)).toEqual({})
})

test('nor a machine without git', async () => {
  const path = process.env['PATH']
  process.env['PATH'] = folder
  try {
    expect(lastChanged(await lastCommits(content), 'content', ZONE)).toEqual({})
  } finally {
    process.env['PATH'] = path
  }
})

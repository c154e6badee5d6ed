// What a change of content could make git run: each attempt leaves a file when it succeeds.
import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readHistory } from './last-modified'
import { findRepository, runGit } from './run-git'
import { writeHostileRepository } from './testing/hostile-repository'
import { readChangedLines } from './changed-lines'

let folder: string
let site: string
let content: string
let trace: string

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'site-git-')))
  site = join(folder, 'site')
  content = join(site, 'content')
  trace = join(folder, 'trace')
  for (const name of Object.keys(process.env).filter((one) => one.startsWith('GIT_')))
    vi.stubEnv(name, undefined)
  vi.stubEnv('GIT_CONFIG_GLOBAL', join(folder, 'settings'))
  vi.stubEnv('GITHUB_EVENT_NAME', 'pull_request')
  write(join(content, 'pages/index.md'), 'one\n')
  git(['init', '--quiet'])
  commit()
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const git = (words: readonly string[], place = site) =>
  execFileSync('git', words, { cwd: place, stdio: 'pipe' })

function commit(): void {
  git(['add', '.'])
  const author = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org']
  git([...author, 'commit', '--quiet', '--no-gpg-sign', '--message', 'Words'])
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** All that the commands ask of git. */
async function askAll(place = content) {
  const kept = { file: join(folder, 'kept'), version: '1', fresh: true }
  const history = await readHistory(place, kept)
  const touched = await readChangedLines(place)
  return { history, touched: Object.fromEntries(touched) }
}

test('a repository in the content folder is never opened, although git by itself would run its program', async () => {
  writeHostileRepository(content, trace)
  commit()
  const victim = join(folder, 'victim')
  git(['clone', '--quiet', site, victim])
  for (const place of [content, join(victim, 'content')]) {
    expect(() => git(['log'], place)).toThrow()
    expect(existsSync(trace), 'the recipe works').toBe(true)
    rmSync(trace)
    const { history, touched } = await askAll(place)
    expect(existsSync(trace)).toBe(false)
    expect(Object.keys(history.commits)).toContain('content/pages/index.md')
    expect(Object.keys(touched)).toContain('content/config')
  }
})

test('a repository in the content folder is not opened when the content is in no other one', async () => {
  rmSync(join(site, '.git'), { recursive: true })
  writeHostileRepository(content, trace)
  writeHostileRepository(join(content, '.git'), trace)
  expect(findRepository(content)).toBe(null)
  const { history, touched } = await askAll()
  expect(existsSync(trace)).toBe(false)
  expect([history, touched]).toEqual([{ commits: {}, missing: null }, {}])
})

test('a .git folder or file in the content does not take the place of the repository around it', async () => {
  writeHostileRepository(join(content, '.git'), trace)
  expect((await askAll()).history.commits).toHaveProperty(['content/pages/index.md'])
  rmSync(join(content, '.git'), { recursive: true })
  writeHostileRepository(join(content, 'pages'), trace)
  write(join(content, '.git'), 'gitdir: pages\n')
  expect((await askAll()).history.commits).toHaveProperty(['content/pages/index.md'])
  expect(existsSync(trace)).toBe(false)
})

test('git itself refuses to take a folder for a repository without a working tree', async () => {
  writeHostileRepository(content, trace)
  const answer = await runGit({ top: content, path: 'pages' }, ['log', 'HEAD'])
  expect('complaint' in answer && answer.complaint).toContain('safe.bareRepository')
  expect(existsSync(trace)).toBe(false)
})

test('a commit that is missing in a partial clone is not asked of the network', async () => {
  git(['config', 'core.repositoryFormatVersion', '1'])
  git(['config', 'extensions.partialClone', 'origin'])
  git(['config', 'remote.origin.url', 'ssh://localhost/x'])
  git(['config', 'remote.origin.promisor', 'true'])
  git(['config', 'protocol.ssh.allow', 'always'])
  git(['config', 'core.sshCommand', `touch '${trace}'; false`])
  write(join(site, '.git', 'HEAD'), `${'1'.repeat(40)}\n`)
  expect(() => git(['log'])).toThrow()
  expect(existsSync(trace), 'the recipe works').toBe(true)
  rmSync(trace)
  const { history } = await askAll()
  expect(history.missing).toContain('git cannot read the history')
  expect(existsSync(trace)).toBe(false)
})

test('attributes in the content start none of the programs that somebody has set up for git', async () => {
  const program = `touch '${trace}'; false`
  writeFileSync(
    join(folder, 'settings'),
    `[diff "words"]
 textconv = "${program}"
 command = "${program}"
[filter "words"]
 clean = "${program}"
 smudge = "${program}"
[diff]
 external = "${program}"
 submodule = log
[core]
 pager = "${program}"
`,
  )
  write(join(content, '.gitattributes'), '* diff=words\n')
  write(join(content, 'pages/index.md'), 'two\n')
  write(join(site, '.gitmodules'), '[submodule "content/part"]\n path = content/part\n url = ./x\n')
  commit()
  expect(() => git(['diff', 'HEAD^', 'HEAD'])).toThrow()
  expect(existsSync(trace), 'the recipe works').toBe(true)
  rmSync(trace)
  appendFileSync(join(content, '.gitattributes'), '* filter=words\n')
  const { history, touched } = await askAll()
  expect(history.missing).toBe(null)
  expect(touched).toHaveProperty(['content/pages/index.md'], [{ first: 1, last: 1 }])
  expect(existsSync(trace)).toBe(false)
})

test('variables that lead git to another repository are dropped', async () => {
  writeHostileRepository(content, trace)
  vi.stubEnv('GIT_DIR', content)
  vi.stubEnv('GIT_WORK_TREE', content)
  vi.stubEnv('GIT_SSH_COMMAND', `touch '${trace}'; false`)
  vi.stubEnv('GIT_EXTERNAL_DIFF', `touch '${trace}'; false`)
  expect((await askAll()).history.commits).toHaveProperty(['content/pages/index.md'])
  expect(existsSync(trace)).toBe(false)
})

test('a folder whose name is an option or a pattern is only a folder', async () => {
  for (const name of ['--output=x.md', '-c', ':(top)*', '*']) {
    write(join(site, name, 'pages/a.md'), 'one\n')
    commit()
    const { history, touched } = await askAll(join(site, name))
    expect(Object.keys(history.commits)).toEqual([`${name}/pages/a.md`])
    expect(touched).toEqual({ [`${name}/pages/a.md`]: [{ first: 1, last: 1 }] })
    expect(existsSync(join(site, 'x.md'))).toBe(false)
  }
})

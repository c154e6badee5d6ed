// Tests that content cannot make git run a program. Each attack would create the file `trace`.
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
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
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
  for (const name of Object.keys(process.env).filter((key) => key.startsWith('GIT_')))
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

const git = (args: readonly string[], cwd = site) =>
  execFileSync('git', args, { cwd, stdio: 'pipe' })

function commit(): void {
  git(['add', '.'])
  const author = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org']
  git([...author, 'commit', '--quiet', '--no-gpg-sign', '--message', 'Words'])
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Reads everything that the project's commands read from git. */
async function readAll(directory = content) {
  const cache = { file: join(folder, 'cache'), version: '1', ignoreCache: true }
  const history = await readHistory(directory, cache)
  const changedLines = await readChangedLines(directory)
  return { history, changedLines: Object.fromEntries(changedLines) }
}

describe('runGit', () => {
  test('never opens a repository in the content folder', async () => {
    writeHostileRepository(content, trace)
    commit()
    const clone = join(folder, 'clone')
    git(['clone', '--quiet', site, clone])
    for (const directory of [content, join(clone, 'content')]) {
      expect(() => git(['log'], directory)).toThrow()
      expect(existsSync(trace), 'git alone runs the program').toBe(true)
      rmSync(trace)
      const { history, changedLines } = await readAll(directory)
      expect(existsSync(trace)).toBe(false)
      expect(Object.keys(history.commits)).toContain('content/pages/index.md')
      expect(Object.keys(changedLines)).toContain('content/config')
    }
  })

  test('does not open a repository in the content folder if there is no other repository', async () => {
    rmSync(join(site, '.git'), { recursive: true })
    writeHostileRepository(content, trace)
    writeHostileRepository(join(content, '.git'), trace)
    expect(findRepository(content)).toBe(null)
    const { history, changedLines } = await readAll()
    expect(existsSync(trace)).toBe(false)
    expect([history, changedLines]).toEqual([
      { commits: {}, commitCounts: {}, historyNotice: null },
      {},
    ])
  })

  test('uses the surrounding repository despite a .git directory or file in the content', async () => {
    writeHostileRepository(join(content, '.git'), trace)
    expect((await readAll()).history.commits).toHaveProperty(['content/pages/index.md'])
    rmSync(join(content, '.git'), { recursive: true })
    writeHostileRepository(join(content, 'pages'), trace)
    write(join(content, '.git'), 'gitdir: pages\n')
    expect((await readAll()).history.commits).toHaveProperty(['content/pages/index.md'])
    expect(existsSync(trace)).toBe(false)
  })

  test('refuses to open a bare repository', async () => {
    writeHostileRepository(content, trace)
    const result = await runGit({ top: content }, ['log', 'HEAD'])
    expect('stderr' in result && result.stderr).toContain('safe.bareRepository')
    expect(existsSync(trace)).toBe(false)
  })

  test('does not fetch a commit that is missing in a partial clone', async () => {
    git(['config', 'core.repositoryFormatVersion', '1'])
    git(['config', 'extensions.partialClone', 'origin'])
    git(['config', 'remote.origin.url', 'ssh://localhost/x'])
    git(['config', 'remote.origin.promisor', 'true'])
    git(['config', 'protocol.ssh.allow', 'always'])
    git(['config', 'core.sshCommand', `touch '${trace}'; false`])
    write(join(site, '.git', 'HEAD'), `${'1'.repeat(40)}\n`)
    expect(() => git(['log'])).toThrow()
    expect(existsSync(trace), 'git alone runs the program').toBe(true)
    rmSync(trace)
    const { history } = await readAll()
    expect(history.historyNotice).toContain('git cannot read the history')
    expect(existsSync(trace)).toBe(false)
  })

  test('does not run configured programs because of attributes in the content', async () => {
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
    write(
      join(site, '.gitmodules'),
      '[submodule "content/part"]\n path = content/part\n url = ./x\n',
    )
    commit()
    expect(() => git(['diff', 'HEAD^', 'HEAD'])).toThrow()
    expect(existsSync(trace), 'git alone runs the program').toBe(true)
    rmSync(trace)
    appendFileSync(join(content, '.gitattributes'), '* filter=words\n')
    const { history, changedLines } = await readAll()
    expect(history.historyNotice).toBe(null)
    expect(changedLines).toHaveProperty(['content/pages/index.md'], [{ first: 1, last: 1 }])
    expect(existsSync(trace)).toBe(false)
  })

  test('ignores environment variables that select another repository', async () => {
    writeHostileRepository(content, trace)
    vi.stubEnv('GIT_DIR', content)
    vi.stubEnv('GIT_WORK_TREE', content)
    vi.stubEnv('GIT_SSH_COMMAND', `touch '${trace}'; false`)
    vi.stubEnv('GIT_EXTERNAL_DIFF', `touch '${trace}'; false`)
    expect((await readAll()).history.commits).toHaveProperty(['content/pages/index.md'])
    expect(existsSync(trace)).toBe(false)
  })

  test('treats a folder whose name is an option or a pattern as a plain folder', async () => {
    for (const name of ['--output=x.md', '-c', ':(top)*', '*']) {
      write(join(site, name, 'pages/a.md'), 'one\n')
      commit()
      const { history, changedLines } = await readAll(join(site, name))
      expect(Object.keys(history.commits)).toEqual([`${name}/pages/a.md`])
      expect(changedLines).toEqual({ [`${name}/pages/a.md`]: [{ first: 1, last: 1 }] })
      expect(existsSync(join(site, 'x.md'))).toBe(false)
    }
  })
})

// A repository of a site, the clone in which a workflow runs, and pull requests to it.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const environment = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))),
  GIT_AUTHOR_NAME: 'Ann',
  GIT_AUTHOR_EMAIL: 'ann@example.org',
  GIT_COMMITTER_NAME: 'Ann',
  GIT_COMMITTER_EMAIL: 'ann@example.org',
}

export type ForkFixture = {
  readonly folder: string
  /** The bare repository on "GitHub". */
  readonly url: string
  /** The clone of the base branch. */
  readonly top: string
  /** Runs git in the author's repository. */
  readonly git: (args: readonly string[], input?: string | Buffer) => string
  /** Writes files, commits them on top of the base and makes them the head of the pull request. Returns the commit. */
  readonly push: (number: number, files: Readonly<Record<string, string>>) => string
  /** Makes a commit with this tree the head of the pull request. Returns the commit. */
  readonly pushTree: (number: number, tree: string) => string
  readonly remove: () => void
}

/** Creates the repositories with these files on `main`. */
export function createForkFixture(files: Readonly<Record<string, string>>): ForkFixture {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'site-fork-')))
  const [url, top, author] = ['example/site', 'clone', 'author'].map((name) => join(folder, name))
  const run = (cwd: string, args: readonly string[], input: string | Buffer = '') =>
    execFileSync('git', args, {
      cwd,
      env: environment,
      encoding: 'utf8',
      input,
      stdio: 'pipe',
    }).trim()
  const git = (args: readonly string[], input?: string | Buffer) => run(author ?? '', args, input)
  const write = (written: Readonly<Record<string, string>>) => {
    for (const [path, text] of Object.entries(written)) {
      mkdirSync(dirname(join(author ?? '', path)), { recursive: true })
      writeFileSync(join(author ?? '', path), text)
    }
    git(['add', '--all', '--force'])
    git(['commit', '--quiet', '--allow-empty', '--no-gpg-sign', '--message', 'Words'])
    return git(['rev-parse', 'HEAD'])
  }
  run(folder, ['init', '--quiet', '--bare', '--initial-branch=main', url ?? ''])
  run(folder, ['init', '--quiet', '--initial-branch=main', author ?? ''])
  write(files)
  git(['push', '--quiet', url ?? '', 'main'])
  run(folder, ['clone', '--quiet', url ?? '', top ?? ''])
  const pushHead = (number: number, commit: string) => {
    git(['push', '--quiet', '--force', url ?? '', `${commit}:refs/pull/${number}/head`])
    return commit
  }
  return {
    folder,
    url: url ?? '',
    top: top ?? '',
    git,
    push: (number, changed) => {
      git(['checkout', '--quiet', '--detach', 'main'])
      return pushHead(number, write(changed))
    },
    pushTree: (number, tree) =>
      pushHead(number, git(['commit-tree', tree, '-p', 'main', '-m', 'Words'])),
    remove: () => rmSync(folder, { recursive: true }),
  }
}

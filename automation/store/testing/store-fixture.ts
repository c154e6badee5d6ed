// A store on a bare repository of this machine, and small sites to put into it.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Store } from '../store-repository'

const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')),
)

const AUTHOR = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org']

export type StoreFixture = {
  readonly store: Store
  /** Writes a site with these files and returns its folder. */
  readonly writeSite: (files: Readonly<Record<string, string>>) => string
  /** Returns the files on the branch by path. */
  readonly readFiles: () => Readonly<Record<string, string>>
  /** Makes a commit on top of another one, or a first one, the newest of the default branch. Returns its ID. */
  readonly commit: (parent?: string) => string
  /** Makes a commit of these lines of a tree the store branch. */
  readonly writeStore: (tree: string) => void
  readonly writeBlob: (bytes: Buffer) => string
  /** Runs git in the bare repository. */
  readonly git: (...args: string[]) => string
  readonly remove: () => void
}

/** Creates an empty bare repository. */
export function createStoreFixture(): StoreFixture {
  const folder = mkdtempSync(join(tmpdir(), 'site-store-test-'))
  const url = join(folder, 'remote.git')
  execFileSync('git', ['init', '--quiet', '--bare', url], { env: environment })
  const store = { remote: { url }, branch: 'pages-store' }
  const run = (args: readonly string[], input?: string | Buffer) =>
    execFileSync('git', ['--git-dir', url, ...args], {
      env: environment,
      encoding: 'utf8',
      ...(input === undefined ? {} : { input }),
    })
  const git = (...args: string[]) => run(args)
  let sites = 0
  let commits = 0
  return {
    store,
    git,
    commit: (parent) => {
      const tree = git('hash-object', '-t', 'tree', '-w', '/dev/null').trim()
      const args = ['commit-tree', tree, ...(parent === undefined ? [] : ['-p', parent])]
      const id = git(...AUTHOR, ...args, '-m', `Words ${commits++}`).trim()
      git('update-ref', 'HEAD', id)
      return id
    },
    writeStore: (lines) => {
      const tree = run(['mktree'], lines).trim()
      const commit = git(...AUTHOR, 'commit-tree', tree, '-m', 'Publish').trim()
      git('update-ref', `refs/heads/${store.branch}`, commit)
    },
    writeBlob: (bytes) => run(['hash-object', '-w', '--stdin'], bytes).trim(),
    writeSite: (files) => {
      const site = join(folder, `site-${sites++}`)
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(site, path)), { recursive: true })
        writeFileSync(join(site, path), text)
      }
      return site
    },
    readFiles: () => {
      const paths = git('ls-tree', '-r', '-z', '--name-only', store.branch).split('\0').slice(0, -1)
      return Object.fromEntries(paths.map((path) => [path, git('show', `${store.branch}:${path}`)]))
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}

// Reads from git when each content file was last committed, and how often.
import { basename } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { readCacheFile, writeCacheFile } from '../cache/storage/cache-file'
import { findRepository, runGit, type GitResult, type Repository } from './run-git'

/** Unix timestamps in seconds by file path, which starts with the name of the folder: `content/events/gala.md`. */
export type LastModified = Readonly<Record<string, number>>

/** The number of commits by file path, under the name that the file had. */
export type CommitCounts = Readonly<Record<string, number>>

type Commits = { readonly commits: LastModified; readonly commitCounts: CommitCounts }

const NO_COMMITS: Commits = { commits: {}, commitCounts: {} }

export type History = Commits & {
  /** A sentence that says why an existing history could not be read and what to do about it; otherwise null. */
  readonly historyNotice: string | null
}

/** Identifies the history: equal origins have equal histories. */
type Origin = {
  /** The hash of the current commit. */
  readonly head: string
  /** The path of the folder in its repository: `content`. */
  readonly path: string
}

type CachedHistory = Commits & { readonly origin: Origin }

type CacheOptions = {
  /** The cache file. In a long history, reading all commits takes longer than the rest of the build. */
  readonly file: string
  /** The version of the code. */
  readonly version: string
  /** Whether to ignore the results of earlier builds. */
  readonly ignoreCache: boolean
}

/**
 * Reads the history of the content folder. Only reads the commits since the last call, if the earlier ones are cached. Starts git,
 * so it must only be called for content that has been checked. Outside a repository and before the first commit, the history is
 * empty and there is no notice.
 * @param folder the content folder
 */
export async function readHistory(folder: string, cache: CacheOptions): Promise<History> {
  const repository = findRepository(folder)
  if (repository === null) return { ...NO_COMMITS, historyNotice: null }
  const result = await runGit(repository, ['rev-parse', '--is-shallow-repository', 'HEAD'])
  if (!('stdout' in result))
    return { ...NO_COMMITS, historyNotice: explainFailure(result, repository) }
  const [isShallow, head = ''] = result.stdout.split('\n')
  // In a shallow clone, the oldest commit appears to have created every file.
  if (isShallow !== 'false') return { ...NO_COMMITS, historyNotice: SHALLOW }
  return readCommits(basename(folder), repository, head, cache)
}

async function readCommits(
  name: string,
  repository: Repository,
  head: string,
  { file, version, ignoreCache }: CacheOptions,
): Promise<History> {
  const origin: Origin = { head, path: repository.path }
  const cached = ignoreCache ? null : (readCacheFile(file, version) as CachedHistory | null)
  if (cached && isDeepStrictEqual(cached.origin, origin)) {
    const { commits, commitCounts } = cached
    return { commits, commitCounts, historyNotice: null }
  }
  const base = cached && (await isAncestor(repository, cached.origin, origin)) ? cached : null
  const range = base === null ? head : `${base.origin.head}..${head}`
  const format = ['--format=/%ct', '--name-only', '--no-renames']
  const log = ['log', '--full-history', ...format, range, '--', repository.path]
  const result = await runGit(repository, log)
  if (!('stdout' in result))
    return { ...NO_COMMITS, historyNotice: explainFailure(result, repository) }
  const commits = { ...base?.commits }
  const commitCounts = { ...base?.commitCounts }
  for (const [path, seconds] of parseCommits(result.stdout)) {
    const key = name + path.slice(repository.path.length)
    // Commits are listed newest first, but their timestamps may be wrong.
    commits[key] = Math.max(seconds, commits[key] ?? 0)
    commitCounts[key] = (commitCounts[key] ?? 0) + 1
  }
  writeCacheFile(file, version, { origin, commits, commitCounts } satisfies CachedHistory)
  return { commits, commitCounts, historyNotice: null }
}

/** Returns true if the older commit is an ancestor of the newer one, so that its history is part of the newer history. */
async function isAncestor(repository: Repository, older: Origin, newer: Origin): Promise<boolean> {
  const args = ['merge-base', '--is-ancestor', older.head, newer.head]
  return older.path === newer.path && 'stdout' in (await runGit(repository, args))
}

/** Parses a log that contains, for each commit, a line with a slash and the timestamp, followed by the paths of its files. */
function* parseCommits(log: string): Generator<[path: string, seconds: number]> {
  let seconds = 0
  for (const line of log.split('\n')) {
    if (line.startsWith('/')) seconds = Number(line.slice(1))
    else if (line !== '') yield [line, seconds]
  }
}

const CONSEQUENCE = 'No page says when it was last changed'

const SHALLOW = `${CONSEQUENCE}: only a part of the history is here. To get the rest: git fetch --unshallow`

/** Returns a sentence that explains why git failed, or null if there is no commit yet. */
function explainFailure(
  { isInstalled, stderr }: Exclude<GitResult, { stdout: string }>,
  { top }: Repository,
): string | null {
  if (!isInstalled) return `${CONSEQUENCE}: git is not installed here.`
  if (/unknown revision|does not have any commits/.test(stderr)) return null
  // Git calls this "dubious ownership" (CVE-2022-24765).
  if (stderr.includes('safe.directory'))
    return `${CONSEQUENCE}: git does not open a folder that belongs to another user. To allow it: git config --global --add safe.directory '${top}'`
  const reason = /^(?:fatal|error): (.*)$/m.exec(stderr)?.[1] ?? 'it gives no reason'
  return `${CONSEQUENCE}: git cannot read the history (${reason}).`
}

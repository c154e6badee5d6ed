// When each file of the content was last committed, as git remembers it.
import { basename } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { readCacheFile, writeCacheFile } from '../cache/storage/cache-file'
import { findRepository, runGit, type GitResult, type Repository } from './run-git'

/** Unix seconds by the names of the files, which begin with that of the folder: `content/events/gala.md`. */
export type LastModified = Readonly<Record<string, number>>

export type History = {
  readonly commits: LastModified
  /** One sentence on why a history that is there could not be read, and what to do; null when all is as it should be. */
  readonly missing: string | null
}

/** What an answer was made from: with the same, it is the same again. */
type Origin = {
  /** The commit that the repository is at. */
  readonly head: string
  /** Where the folder is in its repository: `content`. */
  readonly path: string
}

type CachedHistory = { readonly origin: Origin; readonly commits: LastModified }

type CacheOptions = {
  /** Where it is kept: in a long history, to go through all commits takes longer than all else. */
  readonly file: string
  /** Of the code. */
  readonly version: string
  /** Whether nothing of an earlier build is used. */
  readonly fresh: boolean
}

/**
 * Goes only through the commits that have come since it was last asked for the folder. It starts a program, so it is asked only for
 * content that has been checked. Nothing is known, and nothing is missing, outside of a repository and before the first commit.
 * @param folder the content folder
 */
export async function readHistory(folder: string, place: CacheOptions): Promise<History> {
  const repository = findRepository(folder)
  if (repository === null) return { commits: {}, missing: null }
  const asked = await runGit(repository, ['rev-parse', '--is-shallow-repository', 'HEAD'])
  if (!('out' in asked)) return { commits: {}, missing: explainFailure(asked, repository) }
  const [shallow, head = ''] = asked.out.split('\n')
  // The oldest commit of a shallow clone seems to have made every file.
  if (shallow !== 'false') return { commits: {}, missing: SHALLOW }
  return readCommits(basename(folder), repository, head, place)
}

async function readCommits(
  name: string,
  repository: Repository,
  head: string,
  { file, version, fresh }: CacheOptions,
): Promise<History> {
  const origin: Origin = { head, path: repository.path }
  const last = fresh ? null : (readCacheFile(file, version) as CachedHistory | null)
  if (last && isDeepStrictEqual(last.origin, origin))
    return { commits: last.commits, missing: null }
  const before = last && (await isOlder(repository, last.origin, origin)) ? last : null
  const range = before === null ? head : `${before.origin.head}..${head}`
  const format = ['--format=/%ct', '--name-only', '--no-renames']
  const log = ['log', '--full-history', ...format, range, '--', repository.path]
  const answer = await runGit(repository, log)
  if (!('out' in answer)) return { commits: {}, missing: explainFailure(answer, repository) }
  const commits = { ...before?.commits }
  for (const [path, seconds] of parseCommits(answer.out)) {
    const key = name + path.slice(repository.path.length)
    // Commits come newest first, but a clock may have been wrong.
    commits[key] = Math.max(seconds, commits[key] ?? 0)
  }
  writeCacheFile(file, version, { origin, commits } satisfies CachedHistory)
  return { commits, missing: null }
}

/** Whether all that is part of one history is part of another. */
async function isOlder(repository: Repository, one: Origin, other: Origin): Promise<boolean> {
  const ancestor = ['merge-base', '--is-ancestor', one.head, other.head]
  return one.path === other.path && 'out' in (await runGit(repository, ancestor))
}

/** The log has a line with a slash and the time for each commit, then the names of its files. */
function* parseCommits(log: string): Generator<[path: string, seconds: number]> {
  let seconds = 0
  for (const line of log.split('\n')) {
    if (line.startsWith('/')) seconds = Number(line.slice(1))
    else if (line !== '') yield [line, seconds]
  }
}

const MISSING = 'No page says when it was last changed'

const SHALLOW = `${MISSING}: only a part of the history is here. To get the rest: git fetch --unshallow`

/** A sentence on what git refused, or null when there is no commit yet. */
function explainFailure(
  { isInstalled, complaint }: Exclude<GitResult, { out: string }>,
  { top }: Repository,
): string | null {
  if (!isInstalled) return `${MISSING}: git is not installed here.`
  if (/unknown revision|does not have any commits/.test(complaint)) return null
  // Git's name for it is "dubious ownership" (CVE-2022-24765).
  if (complaint.includes('safe.directory'))
    return `${MISSING}: git does not open a folder that belongs to another user. To allow it: git config --global --add safe.directory '${top}'`
  const said = /^(?:fatal|error): (.*)$/m.exec(complaint)?.[1] ?? 'it gives no reason'
  return `${MISSING}: git cannot read the history (${said}).`
}

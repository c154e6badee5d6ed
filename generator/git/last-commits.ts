// When each file of the content was last committed, as git remembers it.
import { execFile } from 'node:child_process'
import { basename } from 'node:path'
import { isDeepStrictEqual, promisify } from 'node:util'
import { readKept, writeKept } from '../cache/kept-file'

/** Unix seconds by the names of the files, which begin with that of the folder: `content/events/gala.md`. */
export type LastCommits = Readonly<Record<string, number>>

/** What git knows of a folder; nobody writes it anew. */
export type History = {
  /** The commit that the folder is at. */
  readonly head: string
  /** Where the folder is in its repository: `content/`. */
  readonly prefix: string
}

/** Null where git does not know: without git, outside of a repository, and in a shallow clone, whose oldest commit seems to have made every file. */
export async function historyOf(folder: string): Promise<History | null> {
  const words = ['--is-shallow-repository', '--show-prefix', 'HEAD']
  const [shallow, prefix = '', head = ''] =
    (await git(folder, ['rev-parse', ...words]))?.split('\n') ?? []
  return shallow === 'false' ? { head, prefix } : null
}

type Kept = { readonly history: History; readonly commits: LastCommits }

type Place = {
  /** Where it is kept: in a long history, to go through all commits takes longer than all else. */
  readonly file: string
  /** Of the code. */
  readonly version: string
  /** Whether nothing of an earlier build is used. */
  readonly fresh: boolean
}

/** Goes only through the commits that have come since it was last asked for the folder. */
export async function lastCommits(
  folder: string,
  history: History | null,
  { file, version, fresh }: Place,
): Promise<LastCommits> {
  if (history === null) return {}
  const last = fresh ? null : (readKept(file, version) as Kept | null)
  if (last && isDeepStrictEqual(last.history, history)) return last.commits
  const before = last && (await isOlder(folder, last.history, history)) ? last : null
  const range = before === null ? history.head : `${before.history.head}..${history.head}`
  const format = ['--format=/%ct', '--name-only', '--no-renames', '--relative']
  const log = await git(folder, ['log', '--full-history', ...format, range, '--', '.'])
  if (log === null) return {}
  const commits = { ...before?.commits }
  for (const [path, seconds] of commitsIn(log)) {
    const name = `${basename(folder)}/${path}`
    // Commits come newest first, but a clock may have been wrong.
    commits[name] = Math.max(seconds, commits[name] ?? 0)
  }
  writeKept(file, version, { history, commits } satisfies Kept)
  return commits
}

/** Whether all that is part of one history is part of another. */
async function isOlder(folder: string, one: History, other: History): Promise<boolean> {
  const ancestor = ['merge-base', '--is-ancestor', one.head, other.head]
  return one.prefix === other.prefix && (await git(folder, ancestor)) !== null
}

/** The log has a line with a slash and the time for each commit, then the names of its files. */
function* commitsIn(log: string): Generator<[path: string, seconds: number]> {
  let seconds = 0
  for (const line of log.split('\n')) {
    if (line.startsWith('/')) seconds = Number(line.slice(1))
    else if (line !== '') yield [line, seconds]
  }
}

const run = promisify(execFile)

/**
 * What git prints when run in the folder, or null when it fails or is not there. Names are printed as they are, and whatever
 * somebody has set, the same history gives the same answer.
 */
async function git(folder: string, words: readonly string[]): Promise<string | null> {
  const settled = ['core.quotePath=false', 'log.showSignature=false', 'log.showRoot=true']
  const settings = ['--no-replace-objects', ...settled.flatMap((one) => ['-c', one])]
  return run('git', [...settings, ...words], { cwd: folder, maxBuffer: Infinity }).then(
    ({ stdout }) => stdout,
    () => null,
  )
}

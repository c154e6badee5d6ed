// On which day each file of the content was last changed, as git remembers it.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { dayIn, type Day } from '../content/day'

const run = promisify(execFile)

/**
 * The time of the last commit of each file, in Unix seconds by its path below the folder. It is empty where git does not know:
 * without git, outside of a repository, and in a shallow clone, whose oldest commit seems to have made every file.
 * @param folder the content folder
 */
export async function lastCommits(folder: string): Promise<ReadonlyMap<string, number>> {
  const [shallow, log] = await Promise.all([
    git(folder, ['rev-parse', '--is-shallow-repository']),
    git(folder, [
      ...['log', '--format=/%ct', '--name-only', '--no-renames', '--relative', '--', '.'],
    ]),
  ])
  return shallow?.trim() === 'false' ? lastTimes(log ?? '') : new Map()
}

/** Tells whether `lastCommits` would be the same; null where git does not know. */
export function headOf(folder: string): Promise<string | null> {
  return git(folder, ['rev-parse', '--is-shallow-repository', '--show-prefix', 'HEAD'])
}

/**
 * The days of these commits.
 * @param name how the folder is called in the names of files: `content` for `content/events/gala.md`
 * @param zone the clinic's, such as `America/Chicago`
 */
export function lastChanged(
  commits: ReadonlyMap<string, number>,
  name: string,
  zone: string,
): Readonly<Record<string, Day>> {
  const days = [...commits].map(([path, seconds]) => [
    `${name}/${path}`,
    dayIn(zone, new Date(seconds * 1000)),
  ])
  return Object.fromEntries(days) as Record<string, Day>
}

/** Unix seconds by path. The log has a line with a slash and the time for each commit, then the names of its files. */
function lastTimes(log: string): Map<string, number> {
  const times = new Map<string, number>()
  let seconds = 0
  for (const line of log.split('\n')) {
    if (line.startsWith('/')) seconds = Number(line.slice(1))
    // Commits come newest first, but a clock may have been wrong.
    else if (line !== '') times.set(line, Math.max(seconds, times.get(line) ?? 0))
  }
  return times
}

/** What git prints when run in the folder, or null when it fails or is not there. Names are printed as they are. */
async function git(folder: string, words: readonly string[]): Promise<string | null> {
  const settled = ['-c', 'core.quotePath=false', '-c', 'log.showSignature=false']
  return run('git', [...settled, ...words], { cwd: folder, maxBuffer: Infinity }).then(
    ({ stdout }) => stdout,
    () => null,
  )
}

// Reads from git which commit a site is built from, and when it was made.
import { findRepository, runGit } from './run-git'

export type Commit = {
  /** The full hash. */
  readonly hash: string
  /** As ISO 8601 in UTC, or null if git does not know the commit. */
  readonly committedAt: string | null
}

/** The last second that a JavaScript date can hold. */
const MAX_SECONDS = 8.64e12

/**
 * Returns the current commit of the repository that holds the content, or null without one.
 * @param given the full hash of the commit, if the content is not checked out from it
 */
export async function readCommit(content: string, given?: string): Promise<Commit | null> {
  const unknown = given === undefined ? null : { hash: given, committedAt: null }
  // The content of a fork is outside of the project, whose repository has fetched the commit.
  const repository =
    findRepository(content) ?? (given === undefined ? null : findRepository('scripts'))
  if (repository === null) return unknown
  const result = await runGit(repository, ['log', '-1', '--format=%H %ct', given ?? 'HEAD', '--'])
  if (!('stdout' in result)) return unknown
  const [hash = '', seconds] = result.stdout.trim().split(' ')
  const isDate = Number(seconds) <= MAX_SECONDS
  return { hash, committedAt: isDate ? new Date(Number(seconds) * 1000).toISOString() : null }
}

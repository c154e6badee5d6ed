// Finds the two commits that a review compares, and whether anything but the content differs between them.
import { runGit, type GitResult, type Repository } from '../../../generator/git/run-git'
import { UsageError } from '../../../generator/cli/usage-error'

export type ComparedCommits = {
  /** The commit from which the head began. What happened to the base branch since then does not count. */
  readonly mergeBase: string
  readonly head: string
  /** How many files outside of the content folder differ. */
  readonly codeFiles: number
}

/** Names of 40,000 files are enough to say that there are many. */
const MAX_NAMES_BYTES = 8 * 1024 * 1024

/**
 * @param base a ref or a commit of the branch that the change is for
 * @param head a ref or a commit with the change
 * @throws UsageError when git knows one of them not, or when they have no commit in common
 */
export async function findCommits(
  repository: Repository,
  base: string,
  head: string,
): Promise<ComparedCommits> {
  const [baseCommit, headCommit] = [
    await resolveCommit(repository, base),
    await resolveCommit(repository, head),
  ]
  const mergeBase = getOutput(
    await runGit(repository, ['merge-base', baseCommit, headCommit]),
  ).trim()
  const names = ['diff', '--name-only', '-z', '--no-renames', mergeBase, headCommit, '--']
  const changed = getOutput(await runGit(repository, names, { maxBytes: MAX_NAMES_BYTES }))
  const code = changed
    .split('\0')
    .filter((name) => name !== '' && !name.startsWith(`${repository.path}/`))
  return { mergeBase, head: headCommit, codeFiles: code.length }
}

async function resolveCommit(repository: Repository, ref: string): Promise<string> {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]
  return getOutput(await runGit(repository, args)).trim()
}

function getOutput(result: GitResult): string {
  if ('stdout' in result) return result.stdout
  throw new UsageError(
    result.isInstalled ? `Git cannot read this: ${result.stderr}` : 'Git is not installed here.',
  )
}

// A temporary repository in which the next state of the store branch is made. It never checks out a file.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Remote } from '../../generator/git/remote-access'
import { runGit, type GitOptions } from '../../generator/git/run-git'

/** Runs git in the temporary repository and resolves to what it printed. Rejects if git fails. */
export type GitRunner = (args: readonly string[], options?: GitOptions) => Promise<string>

/** The branch that holds production and the previews. Publishing deploys its newest commit. */
export const STORE_BRANCH = 'pages-store'

/** Where the sites are stored. */
export type Store = { readonly remote: Remote; readonly branch: string }

/** Calls the function with a repository that exists only until it returns. */
export async function withTemporaryRepository<Result>(
  run: (git: GitRunner) => Promise<Result>,
): Promise<Result> {
  const top = await mkdtemp(join(tmpdir(), 'site-store-'))
  const git: GitRunner = async (args, options) => {
    const result = await runGit({ top }, args, options)
    if ('stdout' in result) return result.stdout
    throw new Error(`git ${args[0] ?? ''} failed: ${result.stderr}`)
  }
  try {
    await git(['init', '--quiet', '--template='])
    return await run(git)
  } finally {
    await rm(top, { recursive: true, force: true })
  }
}

/** Fetches the newest commit of the store branch. Resolves to its ID, or to null if there is no such branch. */
export const fetchTip = (git: GitRunner, { remote, branch }: Store): Promise<string | null> =>
  fetchRef(git, remote, { ref: `refs/heads/${branch}`, only: '--depth=1' })

/**
 * Fetches a ref. Resolves to the ID of its commit, or to null if there is no such ref.
 * @param only an option that limits what is fetched
 */
export async function fetchRef(
  git: GitRunner,
  remote: Remote,
  { ref, only }: { ref: string; only: string },
): Promise<string | null> {
  try {
    await git(['fetch', '--quiet', '--no-tags', only, '--', remote.url, ref], { remote })
  } catch (error) {
    if (String(error).includes("couldn't find remote ref")) return null
    throw error
  }
  return (await git(['rev-parse', 'FETCH_HEAD'])).trim()
}

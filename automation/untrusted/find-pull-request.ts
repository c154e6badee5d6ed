// Finds the pull request that a workflow run was for. Its number comes from GitHub, never from the run's artifact, which a stranger can
// write; and the event itself has no number when the pull request comes from a fork.
import type { GitHub } from '../github/github-client'
import { isRecord, readPath } from '../github/json'

/** A pull request as it is when its run has ended. */
export type FoundPullRequest = {
  readonly number: number
  /** The newest commit, for which the run was. */
  readonly sha: string
  readonly branch: string
  /** The repository of the branch: `owner/name`. */
  readonly headRepository: string
  readonly isFork: boolean
  /** True if a program opened it, such as the one that updates packages. */
  readonly isByBot: boolean
}

/**
 * Returns the open pull request to the default branch whose newest commit is the one of the event. Returns null if it is closed or has
 * moved on, or the run was for no pull request.
 * @param payload the payload of a `workflow_run` event
 */
export async function findPullRequest(
  github: GitHub,
  payload: unknown,
): Promise<FoundPullRequest | null> {
  const sha = readPath(payload, 'workflow_run', 'head_sha')
  const branch = readPath(payload, 'workflow_run', 'head_branch')
  const owner = readPath(payload, 'workflow_run', 'head_repository', 'owner', 'login')
  const repository = readPath(payload, 'workflow_run', 'head_repository', 'full_name')
  const base = readPath(payload, 'repository', 'default_branch')
  if (readPath(payload, 'workflow_run', 'event') !== 'pull_request') return null
  if (!isText(branch) || !isText(repository) || !isText(base)) return null
  if (!isText(owner) || !/^[\w.-]{1,100}$/.test(owner)) return null
  if (!isText(sha) || !/^[0-9a-f]{40}$/.test(sha)) return null
  const query = new URLSearchParams({ state: 'open', head: `${owner}:${branch}`, per_page: '100' })
  const found = await github.get(`/pulls?${query.toString()}`)
  const matching = (Array.isArray(found) ? (found as unknown[]) : []).filter(
    (pull) =>
      readPath(pull, 'head', 'sha') === sha &&
      readPath(pull, 'head', 'ref') === branch &&
      readPath(pull, 'head', 'repo', 'full_name') === repository &&
      readPath(pull, 'base', 'ref') === base &&
      readPath(pull, 'base', 'repo', 'full_name') === github.repository,
  )
  const [pull] = matching
  const number = isRecord(pull) ? pull.number : undefined
  if (matching.length !== 1 || !Number.isSafeInteger(number)) return null
  return {
    number: Number(number),
    sha,
    branch,
    headRepository: repository,
    isFork: repository !== github.repository,
    isByBot: readPath(pull, 'user', 'type') !== 'User',
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

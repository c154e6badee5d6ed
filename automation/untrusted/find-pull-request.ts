// Finds the pull request that an event is about. Its number comes from GitHub, never from an artifact or an input: a stranger can write
// the one, and anybody who may start workflows the other. The event itself has no number when the pull request comes from a fork.
import type { GitHub } from '../github/github-client'
import { isRecord, readPath } from '../github/json'

/** A pull request as it is when its run has ended. */
export type FoundPullRequest = {
  readonly number: number
  /** The newest commit, for which the run was. */
  readonly sha: string
  readonly branch: string
  /** The repository that it was made to: `owner/name`. */
  readonly repository: string
  /** The repository of the branch: `owner/name`. */
  readonly headRepository: string
  readonly isFork: boolean
  /** True if a program opened it, such as the one that updates packages. */
  readonly isByBot: boolean
  /** The pull request's own run, which has ended, or null if none was needed to start this one. */
  readonly run: EndedRun | null
}

export type EndedRun = { readonly id: number; readonly hasFailed: boolean }

/** How a run ends that has run. One that waits for an approval has ended too, for GitHub, with `action_required`: nothing may come of it. */
const CONCLUSIONS = ['success', 'failure', 'timed_out', 'startup_failure']

/** What an event says. None of it is trusted before GitHub has confirmed it. */
type Claim = {
  readonly owner: unknown
  readonly repository: unknown
  readonly branch: unknown
  readonly sha: unknown
  readonly run: unknown
  readonly conclusion: unknown
}

/**
 * Returns the open pull request to the default branch whose newest commit is the one of the event. Returns null if it is closed or has
 * moved on, or the event is about no pull request, or its run waits for an approval.
 * @param payload the payload of a `workflow_run` event, or of a `workflow_dispatch` event with the inputs `branch` and `sha`
 */
export async function findPullRequest(
  github: GitHub,
  payload: unknown,
): Promise<FoundPullRequest | null> {
  const { owner, repository, branch, sha, run, conclusion } = readClaim(github, payload)
  const base = readPath(payload, 'repository', 'default_branch')
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
    repository: github.repository,
    headRepository: repository,
    isFork: repository !== github.repository,
    isByBot: readPath(pull, 'user', 'type') !== 'User',
    run: Number.isSafeInteger(run)
      ? { id: Number(run), hasFailed: conclusion !== 'success' }
      : null,
  }
}

function readClaim({ repository }: GitHub, payload: unknown): Partial<Claim> {
  const run = readPath(payload, 'workflow_run')
  if (run === undefined) {
    const [owner] = repository.split('/')
    const inputs = readPath(payload, 'inputs')
    const [branch, sha] = [readPath(inputs, 'branch'), readPath(inputs, 'sha')]
    return { owner, repository, branch, sha, run: null }
  }
  const conclusion = readPath(run, 'conclusion')
  if (readPath(run, 'event') !== 'pull_request') return {}
  if (!CONCLUSIONS.includes(String(conclusion))) return {}
  return {
    owner: readPath(run, 'head_repository', 'owner', 'login'),
    repository: readPath(run, 'head_repository', 'full_name'),
    branch: readPath(run, 'head_branch'),
    sha: readPath(run, 'head_sha'),
    run: readPath(run, 'id'),
    conclusion,
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

// Payloads of events, and pull requests as the API returns them, with the properties that the workflows read.

const REPOSITORY = 'example/site'

type Head = {
  readonly number?: number
  readonly sha: string
  /** The owner of the branch: a fork's if it is not `example`. */
  readonly owner?: string
  readonly branch?: string
}

const createRepository = (owner: string) => ({
  full_name: `${owner}/site`,
  owner: { login: owner },
})

/** Returns an open pull request as in the list of pull requests. */
export const createPull = ({ number = 7, sha, owner = 'example', branch = 'words' }: Head) => ({
  number,
  state: 'open',
  user: { login: owner, type: 'User' },
  head: { sha, ref: branch, repo: createRepository(owner) },
  base: { ref: 'main', repo: createRepository('example') },
})

/** Returns the payload of the `workflow_dispatch` event of a run that another workflow has started. */
export const createDispatch = (inputs: Readonly<Record<string, unknown>>) => ({
  inputs,
  ref: 'refs/heads/main',
  repository: { full_name: REPOSITORY, default_branch: 'main' },
  sender: { login: 'github-actions[bot]', type: 'Bot' },
})

/** Returns the payload of the `workflow_run` event after a run for a pull request. */
export const createWorkflowRun = ({ sha, owner = 'example', branch = 'words' }: Head) => ({
  action: 'completed',
  repository: { full_name: REPOSITORY, default_branch: 'main' },
  workflow_run: {
    id: 31,
    event: 'pull_request',
    conclusion: 'success',
    head_sha: sha,
    head_branch: branch,
    head_repository: createRepository(owner),
    // Empty for a fork.
    pull_requests: owner === 'example' ? [{ number: 7 }] : [],
  },
})

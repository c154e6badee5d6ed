// Tests that a proposal becomes one branch, one pull request and one reply, and that nothing else is ever written.
import { expect, test } from 'vitest'
import { openPullRequest, type FormClient } from './open-pull-request'
import type { Proposal } from '../process-form'

const PROPOSAL: Proposal = {
  status: 'proposal',
  issue: 7,
  branch: 'form/issue-7',
  title: 'Add an event: events/tea.md',
  description: 'Closes #7',
  files: [{ path: 'content/events/tea.md', base64: 'YQ==' }],
}

/** Returns a client that records what it is asked. */
function createClient(isFree = true): { calls: unknown[][]; client: FormClient } {
  const calls: unknown[][] = []
  const record =
    <T>(name: string, result: T) =>
    (...args: unknown[]) => {
      calls.push([name, ...args])
      return Promise.resolve(result)
    }
  const client = {
    createBranch: record('createBranch', isFree),
    putFile: record('putFile', 'sha'),
    createPullRequest: record('createPullRequest', 12),
    comment: record('comment', undefined),
    startWorkflows: record('startWorkflows', undefined),
  }
  return { calls, client }
}

test('a proposal becomes a branch with its files, a pull request, a reply that names it, and runs of its workflows', async () => {
  const { calls, client } = createClient()
  await openPullRequest(PROPOSAL, client)
  expect(calls).toEqual([
    ['createBranch', 'form/issue-7'],
    ['putFile', 'form/issue-7', PROPOSAL.files[0], PROPOSAL.title],
    [
      'createPullRequest',
      { branch: 'form/issue-7', title: PROPOSAL.title, body: PROPOSAL.description },
    ],
    ['comment', 7, expect.stringContaining('Thank you! We made a proposal of it: #12.')],
    ['startWorkflows', 'form/issue-7', 'sha'],
  ])
})

test('the work of a person on the proposal is never replaced', async () => {
  const { calls, client } = createClient(false)
  await openPullRequest(PROPOSAL, client)
  expect(calls).toEqual([
    ['createBranch', 'form/issue-7'],
    ['comment', 7, expect.stringContaining('Someone has worked on your proposal already')],
  ])
})

test('a refusal becomes a reply, and an issue that is no form becomes nothing', async () => {
  const { calls, client } = createClient()
  await openPullRequest({ status: 'refused', issue: 7, comment: 'Please' }, client)
  await openPullRequest({ status: 'unrelated' }, client)
  expect(calls).toEqual([['comment', 7, 'Please']])
})

test.each([
  '.github/workflows/x.yml',
  'content/../x.md',
  'content/a/../../x.md',
  '/etc/x',
  'content/x.sh',
])('a proposal that names the file %s is never written', async (path) => {
  const { calls, client } = createClient()
  const strange = { ...PROPOSAL, files: [...PROPOSAL.files, { path, base64: '' }] }
  await expect(openPullRequest(strange, client)).rejects.toThrow('may not write')
  expect(calls).toEqual([])
})

test('a proposal that names another branch is never written', async () => {
  const { calls, client } = createClient()
  await expect(openPullRequest({ ...PROPOSAL, branch: 'main' }, client)).rejects.toThrow(
    'may not write',
  )
  expect(calls).toEqual([])
})

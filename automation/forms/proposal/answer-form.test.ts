// Tests that a proposal becomes one branch, one pull request and one reply, and that nothing else is ever written.
import { expect, test } from 'vitest'
import { answerForm, type FormClient } from './answer-form'
import type { Proposal } from '../form-result'

const PROPOSAL: Proposal = {
  status: 'proposal',
  issue: 7,
  branch: 'form/issue-7',
  title: 'Add an event: events/tea.md',
  description: 'Closes #7',
  files: [{ path: 'content/events/tea.md', base64: 'YQ==' }],
}

const APOLOGY = ['reply', 7, expect.stringContaining('Nothing is lost: your answers are above.')]

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
    commitFiles: record('commitFiles', isFree ? 'sha' : null),
    putPullRequest: record('putPullRequest', 12),
    reply: record('reply', undefined),
    startWorkflows: record('startWorkflows', undefined),
  }
  return { calls, client }
}

test('a proposal becomes a branch with its files, a pull request, a reply that names it, and runs of its workflows', async () => {
  const { calls, client } = createClient()
  await answerForm(PROPOSAL, client)
  expect(calls).toEqual([
    ['commitFiles', 'form/issue-7', PROPOSAL.files, PROPOSAL.title],
    [
      'putPullRequest',
      { branch: 'form/issue-7', title: PROPOSAL.title, body: PROPOSAL.description },
    ],
    ['reply', 7, expect.stringContaining('Thank you! We made a proposal of it: #12.')],
    ['startWorkflows', 'form/issue-7', 'sha'],
  ])
})

test('the work of a person on the proposal is never replaced', async () => {
  const { calls, client } = createClient(false)
  await answerForm(PROPOSAL, client)
  expect(calls).toEqual([
    ['commitFiles', 'form/issue-7', PROPOSAL.files, PROPOSAL.title],
    ['reply', 7, expect.stringContaining('Someone has worked on your proposal already')],
  ])
})

test('a refusal becomes a reply, and an issue that is no form becomes nothing', async () => {
  const { calls, client } = createClient()
  await answerForm({ status: 'refused', issue: 7, comment: 'Please' }, client)
  await answerForm({ status: 'unrelated' }, client)
  expect(calls).toEqual([['reply', 7, 'Please']])
})

test('a failure gets a reply that says how to try again, and still fails the workflow', async () => {
  const { calls, client } = createClient()
  await expect(answerForm({ status: 'failed', issue: 7 }, client)).rejects.toThrow('be read')
  const broken = { ...client, putPullRequest: () => Promise.reject(new Error('GitHub is down')) }
  await expect(answerForm(PROPOSAL, broken)).rejects.toThrow('GitHub is down')
  expect(calls.filter(([name]) => name !== 'commitFiles')).toEqual([APOLOGY, APOLOGY])
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
  await expect(answerForm(strange, client)).rejects.toThrow('may not write')
  expect(calls).toEqual([APOLOGY])
})

test('a proposal that names another branch is never written', async () => {
  const { calls, client } = createClient()
  await expect(answerForm({ ...PROPOSAL, branch: 'main' }, client)).rejects.toThrow('may not write')
  expect(calls).toEqual([APOLOGY])
})

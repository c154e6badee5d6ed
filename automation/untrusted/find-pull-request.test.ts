// Tests that the number of a pull request comes from GitHub, and only for the commit of the event.
import { describe, expect, test } from 'vitest'
import { createDispatch, createPull, createWorkflowRun } from '../github/testing/payloads'
import { useFakeGitHub } from '../github/testing/use-fake-github'
import { findPullRequest } from './find-pull-request'

const SHA = '1'.repeat(40)
const OTHER_SHA = '2'.repeat(40)

const given = useFakeGitHub()

describe('findPullRequest', () => {
  test('finds the pull request of a branch of this repository', async () => {
    given.fake.state.pulls = [createPull({ sha: SHA })]
    expect(await findPullRequest(given.github, createWorkflowRun({ sha: SHA }))).toMatchObject({
      number: 7,
      sha: SHA,
      isFork: false,
      isByBot: false,
    })
  })

  test('finds the pull request of a fork, of which the event does not know the number', async () => {
    given.fake.state.pulls = [
      createPull({ number: 8, sha: SHA, owner: 'someone' }),
      createPull({ number: 9, sha: SHA, owner: 'stranger', branch: 'my/words&state=closed' }),
    ]
    const payload = createWorkflowRun({
      sha: SHA,
      owner: 'stranger',
      branch: 'my/words&state=closed',
    })
    expect(await findPullRequest(given.github, payload)).toMatchObject({ number: 9, isFork: true })
  })

  test('ignores the numbers in the payload, which say nothing of the head', async () => {
    given.fake.state.pulls = [createPull({ number: 8, sha: SHA, owner: 'stranger' })]
    const payload = createWorkflowRun({ sha: SHA, owner: 'stranger' })
    const forged = { ...payload.workflow_run, pull_requests: [{ number: 1 }], number: 1 }
    const found = await findPullRequest(given.github, {
      ...payload,
      workflow_run: forged,
      number: 1,
    })
    expect(found).toMatchObject({ number: 8 })
  })

  test.each([
    ['has moved on', createPull({ sha: OTHER_SHA })],
    ['is from another owner', createPull({ sha: SHA, owner: 'stranger' })],
    ['is from another branch', createPull({ sha: SHA, branch: 'other' })],
    ['is to another branch', { ...createPull({ sha: SHA }), base: { ref: 'old' } }],
  ])('finds nothing when the pull request %s', async (_, pull) => {
    given.fake.state.pulls = [pull]
    expect(await findPullRequest(given.github, createWorkflowRun({ sha: SHA }))).toBeNull()
  })

  test('trusts no answer that does not match, even if GitHub ignores the question', async () => {
    given.fake.state.pulls = [createPull({ sha: OTHER_SHA })]
    const everything = { ...given.github, get: () => Promise.resolve(given.fake.state.pulls) }
    expect(await findPullRequest(everything, createWorkflowRun({ sha: SHA }))).toBeNull()
  })

  test('finds the pull request of a run that was started with its branch and commit', async () => {
    given.fake.state.pulls = [createPull({ number: 8, sha: OTHER_SHA, branch: 'other' })]
    given.fake.state.pulls.push({ ...createPull({ sha: SHA }), user: { type: 'Bot' } })
    const payload = createDispatch({ branch: 'words', sha: SHA, number: '8' })
    expect(await findPullRequest(given.github, payload)).toMatchObject({
      number: 7,
      headRepository: 'example/site',
      isFork: false,
      run: null,
    })
  })

  test.each([
    ['another commit', { branch: 'words', sha: OTHER_SHA }],
    ['the branch of a fork', { branch: 'stranger:words', sha: SHA }],
    ['no commit', { branch: 'words' }],
    ['a number alone', { number: '7' }],
    ['no inputs', null],
  ])('finds nothing for a run that was started with %s', async (_, inputs) => {
    given.fake.state.pulls = [
      createPull({ sha: SHA }),
      createPull({ number: 8, sha: SHA, owner: 'stranger' }),
    ]
    const payload = { ...createDispatch({}), inputs }
    expect(await findPullRequest(given.github, payload)).toBeNull()
  })

  const payload = createWorkflowRun({ sha: SHA })
  const { workflow_run: run } = payload
  test.each([
    ['null', null],
    ['a text', 'workflow_run'],
    ['an empty object', {}],
    ['a run for a push', { ...payload, workflow_run: { ...run, event: 'push' } }],
    ['a run without a commit', { ...payload, workflow_run: { ...run, head_sha: null } }],
    [
      'a run that waits for an approval',
      { ...payload, workflow_run: { ...run, conclusion: 'action_required' } },
    ],
    ['a run that was cancelled', { ...payload, workflow_run: { ...run, conclusion: 'cancelled' } }],
    ['a short commit', { ...payload, workflow_run: { ...run, head_sha: '1111111' } }],
    ['a deleted fork', { ...payload, workflow_run: { ...run, head_repository: null } }],
    [
      'an owner that is a path',
      {
        ...payload,
        workflow_run: {
          ...run,
          head_repository: { ...run.head_repository, owner: { login: '../x' } },
        },
      },
    ],
  ])('finds nothing for %s', async (_, forged) => {
    given.fake.state.pulls = [createPull({ sha: SHA })]
    expect(await findPullRequest(given.github, forged)).toBeNull()
  })
})

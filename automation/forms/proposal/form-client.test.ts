// Tests the requests for a form against what GitHub would answer.
import { describe, expect, test, vi } from 'vitest'
import type { GitHub } from '../../github/github-client'
import { createFormClient } from './form-client'

const TIP = { object: { sha: 'tip' } }
const BOT = { login: 'github-actions[bot]' }

/** Returns a client of a GitHub that gives these answers to GET requests and knows nothing else. */
function createClient(answers: Readonly<Record<string, unknown>>) {
  const send = vi
    .fn<GitHub['send']>()
    .mockResolvedValue({ number: 12, commit: { sha: 'new-commit' } })
  const get = (path: string) =>
    path in answers
      ? Promise.resolve(answers[path])
      : Promise.reject(Object.assign(new Error(`Nothing at ${path}`), { status: 404 }))
  const list = (path: string) => Promise.resolve((answers[path] ?? []) as unknown[])
  const github = { repository: 'example/site', get, list, send, download: vi.fn() }
  return { send, client: createFormClient(github) }
}

describe('createBranch', () => {
  test('creates a branch at the tip of the published one', async () => {
    const { send, client } = createClient({ '/git/ref/heads/main': TIP })
    expect(await client.createBranch('form/issue-7')).toBe(true)
    expect(send).toHaveBeenCalledWith('POST', '/git/refs', {
      ref: 'refs/heads/form/issue-7',
      sha: 'tip',
    })
  })

  test('resets a branch of the workflow, and leaves that of a person alone', async () => {
    const answers = (author: object) => ({
      '/git/ref/heads/main': TIP,
      '/commits/form/issue-7': { sha: 'old', author },
    })
    const own = createClient(answers(BOT))
    expect(await own.client.createBranch('form/issue-7')).toBe(true)
    expect(own.send).toHaveBeenCalledWith('PATCH', '/git/refs/heads/form/issue-7', {
      sha: 'tip',
      force: true,
    })
    const other = createClient(answers({ login: 'ann' }))
    expect(await other.client.createBranch('form/issue-7')).toBe(false)
    expect(other.send).not.toHaveBeenCalled()
  })
})

test('putFile replaces a file that is there', async () => {
  const { send, client } = createClient({ '/contents/content/a.md?ref=b': { sha: 'blob' } })
  const file = { path: 'content/a.md', base64: 'YQ==' }
  expect(await client.putFile('b', file, 'Change it')).toBe('new-commit')
  await client.putFile('b', { path: 'content/new.md', base64: 'YQ==' }, 'Add it')
  const body = { branch: 'b', content: 'YQ==' }
  expect(send.mock.calls).toEqual([
    ['PUT', '/contents/content/a.md', { ...body, message: 'Change it', sha: 'blob' }],
    ['PUT', '/contents/content/new.md', { ...body, message: 'Add it' }],
  ])
})

test('createPullRequest changes the one that is open, or opens one', async () => {
  const request = { branch: 'form/issue-7', title: 'Title', body: 'Body' }
  const fresh = createClient({})
  expect(await fresh.client.createPullRequest(request)).toBe(12)
  expect(fresh.send.mock.calls[0]?.slice(0, 2)).toEqual(['POST', '/pulls'])
  const again = createClient({ '/pulls?state=open&head=example:form/issue-7': [{ number: 12 }] })
  expect(await again.client.createPullRequest(request)).toBe(12)
  expect(again.send.mock.calls[0]?.slice(0, 2)).toEqual(['PATCH', '/pulls/12'])
})

test('startWorkflows starts the check of the branch, and the preview with the code of main', async () => {
  const { send, client } = createClient({})
  await client.startWorkflows('form/issue-7', 'new-commit')
  expect(send.mock.calls).toEqual([
    ['POST', '/actions/workflows/check.yml/dispatches', { ref: 'form/issue-7' }],
    [
      'POST',
      '/actions/workflows/preview-publish.yml/dispatches',
      { ref: 'main', inputs: { branch: 'form/issue-7', sha: 'new-commit' } },
    ],
  ])
})

test('comment replaces its own reply, and never that of someone else', async () => {
  const body = '<!-- lantern-hill-form -->\nold'
  const stranger = { id: 1, user: { login: 'ann' }, body }
  const own = { id: 2, user: BOT, body }
  const { send, client } = createClient({ '/issues/7/comments': [stranger, own] })
  await client.comment(7, 'new')
  await client.comment(7, 'old')
  expect(send.mock.calls).toEqual([
    ['PATCH', '/issues/comments/2', { body: '<!-- lantern-hill-form -->\nnew' }],
  ])
})

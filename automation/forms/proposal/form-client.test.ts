// Tests the requests for a form against what GitHub would answer.
import { describe, expect, test, vi } from 'vitest'
import type { GitHub } from '../../github/github-client'
import { createFormClient } from './form-client'

const BRANCH = 'form/issue-7'
const BOT = { login: 'github-actions[bot]', type: 'Bot' }
/** A repository without proposals. */
const REPOSITORY = {
  '/git/ref/heads/main': { object: { sha: 'tip' } },
  '/git/commits/tip': { tree: { sha: 'old-tree' } },
}

/** Returns a client of a GitHub that gives these answers to GET requests and knows nothing else. Everything that it makes is called `new`. */
function createClient(answers: Readonly<Record<string, unknown>>) {
  const send = vi.fn<GitHub['send']>().mockResolvedValue({ number: 12, sha: 'new' })
  const get = (path: string) =>
    path in answers
      ? Promise.resolve(answers[path])
      : Promise.reject(Object.assign(new Error(`Nothing at ${path}`), { status: 404 }))
  const list = (path: string) => Promise.resolve((answers[path] ?? []) as unknown[])
  const github = { repository: 'example/site', get, list, send, download: vi.fn() }
  return { send, client: createFormClient(github) }
}

describe('commitFiles', () => {
  const files = [
    { path: 'content/a.md', base64: 'YQ==' },
    { path: 'content/images/a.jpg', base64: 'Yg==' },
  ]
  const commit = ({ client }: ReturnType<typeof createClient>) =>
    client.commitFiles(BRANCH, files, 'Add it')

  test('makes one commit of all files on top of the published branch, and then the branch', async () => {
    const created = createClient(REPOSITORY)
    expect(await commit(created)).toBe('new')
    const entry = { mode: '100644', type: 'blob', sha: 'new' }
    const tree = files.map(({ path }) => ({ ...entry, path }))
    expect(created.send.mock.calls).toEqual([
      ['POST', '/git/blobs', { content: 'YQ==', encoding: 'base64' }],
      ['POST', '/git/blobs', { content: 'Yg==', encoding: 'base64' }],
      ['POST', '/git/trees', { base_tree: 'old-tree', tree }],
      ['POST', '/git/commits', { message: 'Add it', tree: 'new', parents: ['tip'] }],
      ['POST', '/git/refs', { ref: `refs/heads/${BRANCH}`, sha: 'new' }],
    ])
  })

  test('touches no branch when a file cannot be saved', async () => {
    const created = createClient(REPOSITORY)
    created.send.mockResolvedValueOnce({ sha: 'new' }).mockRejectedValueOnce(new Error('Too large'))
    await expect(commit(created)).rejects.toThrow('Too large')
    expect(created.send.mock.calls.map(([, path]) => path)).toEqual(['/git/blobs', '/git/blobs'])
  })

  test('moves a branch of the workflow in one step, so that its pull request stays open', async () => {
    const existing = { [`/commits/${BRANCH}`]: { sha: 'old', author: BOT } }
    const created = createClient({ ...REPOSITORY, ...existing })
    expect(await commit(created)).toBe('new')
    expect(created.send.mock.calls.filter(([, path]) => path.startsWith('/git/refs'))).toEqual([
      ['PATCH', `/git/refs/heads/${BRANCH}`, { sha: 'new', force: true }],
    ])
  })

  test('leaves the branch alone when a person has committed to it', async () => {
    const existing = { [`/commits/${BRANCH}`]: { sha: 'old', author: { login: 'ann' } } }
    const created = createClient({ ...REPOSITORY, ...existing })
    expect(await commit(created)).toBeNull()
    expect(created.send).not.toHaveBeenCalled()
  })
})

test('putPullRequest changes the one that is open, or opens one', async () => {
  const request = { branch: BRANCH, title: 'Title', body: 'Body' }
  const first = createClient({})
  expect(await first.client.putPullRequest(request)).toBe(12)
  expect(first.send.mock.calls[0]?.slice(0, 2)).toEqual(['POST', '/pulls'])
  const next = createClient({ [`/pulls?state=open&head=example:${BRANCH}`]: [{ number: 12 }] })
  expect(await next.client.putPullRequest(request)).toBe(12)
  expect(next.send.mock.calls[0]?.slice(0, 2)).toEqual(['PATCH', '/pulls/12'])
})

test('startWorkflows starts the check of the branch, and the preview with the code of main', async () => {
  const { send, client } = createClient({})
  await client.startWorkflows(BRANCH, 'new-commit')
  expect(send.mock.calls).toEqual([
    ['POST', '/actions/workflows/check.yml/dispatches', { ref: BRANCH }],
    [
      'POST',
      '/actions/workflows/preview-publish.yml/dispatches',
      { ref: 'main', inputs: { branch: BRANCH, sha: 'new-commit' } },
    ],
  ])
})

test('reply replaces its own text, and never that of someone else', async () => {
  const body = '<!-- lantern-hill-form -->\nold'
  const stranger = { id: 1, user: { login: 'ann' }, body }
  const own = { id: 2, user: BOT, body }
  const { send, client } = createClient({ '/issues/7/comments': [stranger, own] })
  await client.reply(7, 'new')
  await client.reply(7, 'old')
  expect(send.mock.calls).toEqual([
    ['PATCH', '/issues/comments/2', { body: '<!-- lantern-hill-form -->\nnew' }],
  ])
})

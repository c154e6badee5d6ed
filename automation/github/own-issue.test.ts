// Tests that there is one issue, and that nobody else's is changed.
import { describe, expect, test } from 'vitest'
import { findIssue, putIssue } from './own-issue'
import { useFakeGitHub } from './testing/use-fake-github'

const MARKER = '<!-- ours -->'
const BOT = { login: 'github-actions[bot]', type: 'Bot' }

const given = useFakeGitHub()

const put = async (text: string, isOpen = true) =>
  putIssue(given.github, await findIssue(given.github, MARKER), {
    title: 'Housekeeping',
    body: `${MARKER}\n${text}`,
    isOpen,
  })
const getIssues = () => given.fake.state.issues.map(({ state, body }) => [state, body])
const getChanges = () => given.fake.requests.filter((request) => !request.startsWith('GET'))

describe('putIssue', () => {
  test('creates an issue once, and then changes, closes and reopens it', async () => {
    await put('one')
    await put('two')
    expect(getIssues()).toEqual([['open', `${MARKER}\ntwo`]])
    await put('none', false)
    expect(getIssues()).toEqual([['closed', `${MARKER}\nnone`]])
    await put('three')
    expect(getIssues()).toEqual([['open', `${MARKER}\nthree`]])
  })

  test('sends nothing when nothing is different', async () => {
    await put('one')
    await put('one')
    expect(getChanges()).toHaveLength(1)
  })

  test('creates an issue that has nothing to show as a closed one', async () => {
    await put('none', false)
    expect(getIssues()).toEqual([['closed', `${MARKER}\nnone`]])
  })

  test('refuses a text that is too long for GitHub', async () => {
    await expect(put('x'.repeat(60_000))).rejects.toThrow('too long')
    expect(getChanges()).toEqual([])
  })
})

describe('findIssue', () => {
  const issue = { number: 5, title: 'A', state: 'open', body: `${MARKER}\nwords`, user: BOT }

  test.each([
    ['a person', { user: { login: 'stranger', type: 'User' } }],
    ['a person of a similar name', { user: { login: 'github-actions[bot]', type: 'User' } }],
    ['a deleted account', { user: null }],
    ['a pull request', { pull_request: {} }],
    ['an issue with another first line', { body: `> ${MARKER}` }],
    ['an issue without a text', { body: null }],
  ])('does not take %s for ours', async (_, changes) => {
    given.fake.state.issues = [{ ...issue, ...changes }]
    expect(await findIssue(given.github, MARKER)).toBeNull()
  })

  test('finds the oldest one, after a hundred others, even when a person has edited it', async () => {
    const others = Array.from({ length: 120 }, (_, id) => ({ ...issue, number: id + 9, body: '' }))
    const newer = { ...issue, number: 6 }
    const edited = { ...issue, state: 'closed', body: `${MARKER}\r\nwords` }
    given.fake.state.issues = [...others, newer, edited]
    expect(await findIssue(given.github, MARKER)).toMatchObject({ number: 5, isOpen: false })
  })
})

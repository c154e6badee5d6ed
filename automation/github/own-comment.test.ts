// Tests that there is one comment, and that nobody else's is changed.
import { describe, expect, test } from 'vitest'
import { COMMENT_MARKER, putComment } from './own-comment'
import { useFakeGitHub } from './testing/use-fake-github'

const given = useFakeGitHub()

const write = (text: string) => `${COMMENT_MARKER}\n${text}`
const getBodies = () => given.fake.state.comments.map(({ body }) => body)

describe('putComment', () => {
  test('creates a comment once and then changes it in place', async () => {
    await putComment(given.github, 7, write('one'))
    await putComment(given.github, 7, write('two'))
    await putComment(given.github, 8, write('eight'))
    expect(getBodies()).toEqual([write('two'), write('eight')])
  })

  test('sends nothing when the comment is the same', async () => {
    await putComment(given.github, 7, write('one'))
    await putComment(given.github, 7, write('one'))
    expect(given.fake.requests.filter((request) => !request.startsWith('GET'))).toHaveLength(1)
  })

  test('finds the comment after a hundred others', async () => {
    await putComment(given.github, 7, write('one'))
    const user = { login: 'someone', type: 'User' }
    const others = Array.from({ length: 120 }, (_, id) => ({
      id: id + 9,
      issue: 7,
      body: 'x',
      user,
    }))
    given.fake.state.comments.unshift(...others)
    await putComment(given.github, 7, write('two'))
    expect(given.fake.state.comments).toHaveLength(121)
  })

  test.each([
    ['a person', { login: 'stranger', type: 'User' }],
    ['a person of a similar name', { login: 'github-actions[bot]', type: 'User' }],
    ['another program', { login: 'other[bot]', type: 'Bot' }],
    ['a deleted account', null],
  ])('does not change a comment with our first line by %s', async (_, user) => {
    given.fake.state.comments = [{ id: 1, issue: 7, body: write('theirs'), user }]
    await putComment(given.github, 7, write('ours'))
    expect(getBodies()).toEqual([write('theirs'), write('ours')])
  })

  test('does not change another comment of ours', async () => {
    const user = { login: 'github-actions[bot]', type: 'Bot' }
    given.fake.state.comments = [{ id: 1, issue: 7, body: `> ${COMMENT_MARKER}`, user }]
    await putComment(given.github, 7, write('ours'))
    expect(given.fake.state.comments).toHaveLength(2)
  })

  test('refuses a comment without the first line, or too long for GitHub', async () => {
    await expect(putComment(given.github, 7, 'words')).rejects.toThrow('first line')
    await expect(putComment(given.github, 7, write('x'.repeat(60_000)))).rejects.toThrow('too long')
    expect(getBodies()).toEqual([])
  })
})

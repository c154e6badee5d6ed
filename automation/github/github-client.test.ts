// Tests the client against the fake of GitHub's API.
import { describe, expect, test } from 'vitest'
import { createGitHub } from './github-client'
import { useFakeGitHub } from './testing/use-fake-github'

const given = useFakeGitHub()

describe('createGitHub', () => {
  test('reads all pages of a list', async () => {
    const comment = (id: number) => ({ id, issue: 7, body: '' })
    given.fake.state.comments = Array.from({ length: 250 }, (_, id) => comment(id))
    expect(await given.github.list('/issues/7/comments')).toHaveLength(250)
  })

  test('repeats a request that fails by chance', async () => {
    given.fake.state.failures = 2
    expect(await given.github.get('/pulls')).toEqual([])
    expect(given.fake.requests).toHaveLength(3)
  })

  test('never repeats a request that creates something', async () => {
    given.fake.state.failures = 1
    const sent = given.github.send('POST', '/issues/7/comments', { body: 'x' })
    await expect(sent).rejects.toMatchObject({ name: 'GitHubError', status: 502 })
    expect(given.fake.requests).toHaveLength(1)
  })

  test('takes an answer that is empty', async () => {
    const path = '/actions/workflows/check.yml/dispatches'
    expect(await given.github.send('POST', path, { ref: 'main' })).toBeNull()
    expect(given.fake.state.dispatches).toEqual([{ workflow: 'check.yml', body: { ref: 'main' } }])
  })

  test('says at once what GitHub has refused, without the token', async () => {
    const stranger = createGitHub({
      url: given.fake.url,
      token: 'secret',
      repository: 'example/site',
    })
    await expect(stranger.get('/pulls')).rejects.toMatchObject({ status: 401 })
    await expect(stranger.get('/pulls')).rejects.not.toThrow('secret')
    expect(given.fake.requests).toHaveLength(2)
  })

  test('downloads from another host without the token', async () => {
    given.fake.state.artifacts[3] = [{ name: 'site', zip: Buffer.from('bytes') }]
    expect(String(await given.github.download('/actions/artifacts/300/zip', 5))).toBe('bytes')
    expect(given.fake.downloadTokens).toEqual([undefined])
  })

  test('stops a download that is too large', async () => {
    given.fake.state.artifacts[3] = [{ name: 'site', zip: Buffer.from('bytes') }]
    await expect(given.github.download('/actions/artifacts/300/zip', 4)).rejects.toThrow(
      'more than 4',
    )
  })

  test.each(['', 'example', 'example/site/..', '../x', 'a b/c'])(
    'refuses %j as a repository',
    (name) => {
      expect(() => createGitHub({ url: given.fake.url, token: 'token', repository: name })).toThrow(
        'is no repository',
      )
    },
  )
})

// Tests the client against the stand-in for GitHub's API.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createGitHub, type GitHub } from './github-client'
import { startStandInGitHub, type StandInGitHub } from './testing/stand-in-github'

let standIn: StandInGitHub
let github: GitHub
beforeEach(async () => {
  standIn = await startStandInGitHub()
  github = createGitHub({ url: standIn.url, token: 'token', repository: 'example/site' })
})
afterEach(() => standIn.close())

describe('createGitHub', () => {
  test('reads all pages of a list', async () => {
    const comment = (id: number) => ({ id, issue: 7, body: '' })
    standIn.state.comments = Array.from({ length: 250 }, (_, id) => comment(id))
    expect(await github.list('/issues/7/comments')).toHaveLength(250)
  })

  test('repeats a request that fails by chance', async () => {
    standIn.state.failures = 2
    expect(await github.get('/pulls')).toEqual([])
    expect(standIn.requests).toHaveLength(3)
  })

  test('never repeats a request that creates something', async () => {
    standIn.state.failures = 1
    const sent = github.send('POST', '/issues/7/comments', { body: 'x' })
    await expect(sent).rejects.toMatchObject({ name: 'GitHubError', status: 502 })
    expect(standIn.requests).toHaveLength(1)
  })

  test('says at once what GitHub has refused, without the token', async () => {
    const stranger = createGitHub({ url: standIn.url, token: 'secret', repository: 'example/site' })
    await expect(stranger.get('/pulls')).rejects.toMatchObject({ status: 401 })
    await expect(stranger.get('/pulls')).rejects.not.toThrow('secret')
    expect(standIn.requests).toHaveLength(2)
  })

  test('downloads from another host without the token', async () => {
    standIn.state.artifacts[3] = [{ name: 'site', zip: Buffer.from('bytes') }]
    expect(String(await github.download('/actions/artifacts/300/zip', 5))).toBe('bytes')
    expect(standIn.downloadTokens).toEqual([undefined])
  })

  test('stops a download that is too large', async () => {
    standIn.state.artifacts[3] = [{ name: 'site', zip: Buffer.from('bytes') }]
    await expect(github.download('/actions/artifacts/300/zip', 4)).rejects.toThrow('more than 4')
  })

  test.each(['', 'example', 'example/site/..', '../x', 'a b/c'])(
    'refuses %j as a repository',
    (name) => {
      expect(() => createGitHub({ url: standIn.url, token: 'token', repository: name })).toThrow(
        'is no repository',
      )
    },
  )
})

// Gives each test of a file a GitHub of its own, and a client for it.
import { afterEach, beforeEach } from 'vitest'
import { createGitHub, type GitHub } from '../github-client'
import { startFakeGitHub, type FakeGitHub } from './fake-github'

type GivenGitHub = { readonly fake: FakeGitHub; readonly github: GitHub }

/** Returns an object that always has those of the running test. */
export function useFakeGitHub(): GivenGitHub {
  const given = {} as GivenGitHub
  beforeEach(async () => {
    const fake = await startFakeGitHub()
    const github = createGitHub({ url: fake.url, token: 'token', repository: 'example/site' })
    Object.assign(given, { fake, github })
  })
  afterEach(() => given.fake.close())
  return given
}

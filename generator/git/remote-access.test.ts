// Tests which remotes a git command may contact, and how it gets the token.
import { expect, test } from 'vitest'
import { createRemoteEnvironment } from './remote-access'

test.each([
  ['https://github.com/example/site', 'https'],
  ['/srv/git/site.git', 'file'],
])('allows only the protocol of %s', (url, protocol) => {
  expect(createRemoteEnvironment({ url })).toEqual({ GIT_ALLOW_PROTOCOL: protocol })
})

test.each([
  'ext::sh -c touch% trace',
  '--upload-pack=touch trace',
  'ssh://example.org/site',
  'git@example.org:site',
  'http://example.org/site',
  'https://user:secret@example.org/site',
  'https://example.org/site?x=1',
  'site.git',
])('refuses %s', (url) => {
  expect(() => createRemoteEnvironment({ url })).toThrow('neither an https address nor the path')
})

test('sends the token to the host of the remote only', () => {
  const environment = createRemoteEnvironment({ url: 'https://github.com/a/b', token: 'secret' })
  expect(environment.GIT_CONFIG_KEY_0).toBe('http.https://github.com/.extraHeader')
  const header = environment.GIT_CONFIG_VALUE_0?.split(' ').at(-1) ?? ''
  expect(Buffer.from(header, 'base64').toString()).toBe('x-access-token:secret')
})

test('never gives a token to a repository on this machine', () => {
  expect(
    JSON.stringify(createRemoteEnvironment({ url: '/srv/x.git', token: 'secret' })),
  ).not.toContain('secret')
})

// Tests which paths may lead to a file at all.
import { describe, expect, test } from 'vitest'
import { resolveFile } from './resolve-file'

describe('resolveFile', () => {
  test.each([
    ['/', '/', '/index.html'],
    ['/about', '/', '/about'],
    ['/about/', '/', '/about/index.html'],
    ['/caf%C3%A9', '/', '/caf%C3%A9'],
    ['/.well-known/security.txt', '/', '/.well-known/security.txt'],
    ['/preview/pr-7/', '/preview/pr-7/', '/index.html'],
    ['/preview/pr-7/about', '/preview/pr-7/', '/about'],
  ])('resolves %s with the base %s to %s', (path, base, file) => {
    expect(resolveFile(path, base)).toBe(file)
  })

  test.each(['/', '/about', '/preview/pr-7', '/preview/pr-77/', '/preview/pr-7x/about'])(
    'rejects %s, which is outside the base',
    (path) => {
      expect(resolveFile(path, '/preview/pr-7/')).toBeUndefined()
    },
  )

  test.each([
    '/../secret',
    '/a/../../secret',
    '/%2e%2e/secret',
    '/..%2fsecret',
    '/..%5csecret',
    '/a\\..\\secret',
    '/%00',
    '/%',
    '//host/path',
    '/a//b',
    '/.git/config',
    '/a/.env',
    '/.well-known/.env',
    '/.well-known/../.env',
    '/_headers',
    '/_HEADERS',
    '/%5fheaders',
    '/_redirects',
  ])('rejects %s', (path) => {
    expect(resolveFile(path, '/')).toBeUndefined()
  })
})

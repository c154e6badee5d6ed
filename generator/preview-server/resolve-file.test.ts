// Tests which addresses may lead to a file at all.
import { describe, expect, it } from 'vitest'
import { resolveFile } from './resolve-file'

describe('readFilePath', () => {
  it.each([
    ['/', '/', '/index.html'],
    ['/about', '/', '/about'],
    ['/about/', '/', '/about/index.html'],
    ['/caf%C3%A9', '/', '/caf%C3%A9'],
    ['/.well-known/security.txt', '/', '/.well-known/security.txt'],
    ['/preview/pr-7/', '/preview/pr-7/', '/index.html'],
    ['/preview/pr-7/about', '/preview/pr-7/', '/about'],
  ])('%s under %s is %s', (path, base, file) => {
    expect(resolveFile(path, base)).toBe(file)
  })

  it.each(['/', '/about', '/preview/pr-7', '/preview/pr-77/', '/preview/pr-7x/about'])(
    'refuses %s, which is outside the base',
    (path) => {
      expect(resolveFile(path, '/preview/pr-7/')).toBeUndefined()
    },
  )

  it.each([
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
  ])('refuses %s', (path) => {
    expect(resolveFile(path, '/')).toBeUndefined()
  })
})

// Tests that the policy lists the origins of iframes and cannot be extended through them.
import { expect, test } from 'vitest'
import { createContentSecurityPolicy } from './content-security-policy'

test('createContentSecurityPolicy lists each origin once', () => {
  const frames = [
    'https://film.example.org',
    'https://film.example.org',
    'https://map.example:8443',
  ]
  expect(createContentSecurityPolicy({ scripts: [], frames })).toContain(
    "; frame-src 'self' https://film.example.org https://map.example:8443; ",
  )
})

test.each([
  'https://evil.example;sandbox',
  'https://evil.example,default-src',
  'https://*.example',
  "https://a.example 'unsafe-inline'",
  'https://a.example/path',
  'http://a.example',
  'null',
])('createContentSecurityPolicy rejects %s', (origin) => {
  expect(() => createContentSecurityPolicy({ scripts: [], frames: [origin] })).toThrow(
    'The policy takes only plain origins',
  )
})

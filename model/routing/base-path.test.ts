// Tests which paths a site can have, and how they follow from its address.
import { expect, test } from 'vitest'
import { getBasePath, isBasePath } from './base-path'

test.each([
  ['https://www.example.org', '/'],
  ['https://www.example.org/', '/'],
  ['https://example.github.io/site', '/site/'],
  ['https://example.github.io/site/', '/site/'],
  ['https://www.example.org/a/b', '/a/b/'],
])('the pages of %s are below %s', (url, base) => {
  expect(getBasePath(url)).toBe(base)
  expect(isBasePath(base)).toBe(true)
})

test.each(['/~ann/', '/%C3%A9/', '/a..b/', '//', '/a'])('no site has the base path %s', (path) => {
  expect(isBasePath(path)).toBe(false)
})

// Tests the correction of paths that lead nowhere.
import { expect, test } from 'vitest'
import { correctPath } from './correct-path'

test.each([
  ['/events/', '/events'],
  ['/partner/volunteer//', '/partner/volunteer'],
  ['//partner//volunteer', '/partner/volunteer'],
  ['/About', '/about'],
  ['/ABOUT/Team/', '/about/team'],
  ['/about.html', '/about'],
  ['/about.HTM/', '/about'],
  ['/about/index.html', '/about'],
  ['/Index.html', '/'],
  ['/index', '/'],
  ['/', '/'],
  ['/my-index', '/my-index'],
  ['/no/such-page', '/no/such-page'],
])('correctPath turns %s into %s', (path, expected) => {
  expect(correctPath(path, '/')).toBe(expected)
})

test('correctPath leaves the base as it is, and paths outside it', () => {
  expect(correctPath('/Preview/PR-7/About/', '/Preview/PR-7/')).toBe('/Preview/PR-7/about')
  expect(correctPath('/Preview/PR-7/index.html', '/Preview/PR-7/')).toBe('/Preview/PR-7/')
  expect(correctPath('/About/', '/Preview/PR-7/')).toBe('/About/')
})

test('correctPath corrects everything at once', () => {
  for (const path of ['/A//b.html/', '//evil.example/', '/x/index/index.html/', '/%2F%2Fevil/']) {
    const corrected = correctPath(path, '/')
    expect(correctPath(corrected, '/')).toBe(corrected)
    expect(corrected).not.toMatch(/^\/\/|\/$/)
  }
})

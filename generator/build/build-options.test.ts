// Tests the options of the build.
import { describe, expect, test } from 'vitest'
import { parseBuildOptions } from './build-options'

describe('parseBuildOptions', () => {
  test('uses the cache unless an option says otherwise', () => {
    expect(parseBuildOptions([]).ignoreCache).toBe(false)
  })

  test.each(['--no-cache', '--fresh'])('builds without the cache for %s', (flag) => {
    expect(parseBuildOptions([flag])).toEqual({ ...parseBuildOptions([]), ignoreCache: true })
  })

  test('lists --no-cache in the help, and not its alias', () => {
    expect(() => parseBuildOptions(['--help'])).toThrow('--no-cache')
    expect(() => parseBuildOptions(['--help'])).not.toThrow('--fresh')
  })

  test('builds a preview of a pull request with drafts, below a path of its own', () => {
    expect(parseBuildOptions(['--pull-request', '7'])).toMatchObject({
      pullRequest: 7,
      drafts: true,
      base: '/preview/pr-7/',
    })
    expect(parseBuildOptions(['--pull-request', '7', '--base', '/x/']).base).toBe('/x/')
  })
})

// Tests the options of the build.
import { describe, expect, test } from 'vitest'
import { addBase, parseBuildOptions } from './build-options'

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

  test('builds a preview of a pull request with drafts', () => {
    expect(parseBuildOptions(['--pull-request', '7'])).toMatchObject({
      pullRequest: 7,
      drafts: true,
    })
  })
})

describe('addBase', () => {
  const getBase = (args: readonly string[], siteUrl?: string) =>
    addBase(parseBuildOptions(args), siteUrl).base

  test.each([
    ['the top of a domain', [], 'https://www.example.org', '/'],
    ['the folder of its address', [], 'https://example.github.io/site', '/site/'],
    ['the top if its address has a mistake', [], undefined, '/'],
    ['the folder of --url', ['--url', 'https://example.org/x'], 'https://www.example.org', '/x/'],
    ['--base before all', ['--base', '/y/'], 'https://example.github.io/site', '/y/'],
  ])('puts the site below %s', (_, args, siteUrl, base) => {
    expect(getBase(args, siteUrl)).toBe(base)
  })

  test('puts a preview into the folder of its pull request', () => {
    const args = ['--pull-request', '7']
    expect(getBase(args, 'https://www.example.org')).toBe('/preview/pr-7/')
    expect(getBase(args, 'https://example.github.io/site')).toBe('/site/preview/pr-7/')
    expect(getBase([...args, '--base', '/x/'])).toBe('/x/')
  })
})

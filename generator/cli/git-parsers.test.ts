// Tests which names of commits, branches and repositories options accept.
import { describe, expect, test } from 'vitest'
import { parseBranch, parseCommit, parseRepository } from './git-parsers'

const HASH = 'a0'.repeat(20)

describe('parseCommit', () => {
  test('accepts a full hash', () => {
    expect(parseCommit(HASH, '--commit')).toBe(HASH)
  })

  test.each(['', 'HEAD', '--all', HASH.slice(1), `${HASH}\n`, HASH.toUpperCase()])(
    'rejects %j',
    (text) => {
      expect(() => parseCommit(text, '--commit')).toThrow('--commit wants the full hash')
    },
  )
})

describe('parseBranch', () => {
  test.each(['main', 'ann/new-event', 'größe', `it's-100%`])('accepts %s', (name) => {
    expect(parseBranch(name, '--branch')).toBe(name)
  })

  test.each(['', '-x', '/a', 'a/', 'a//b', '../a', 'a b', 'a\nb', 'a:b', 'a\\b', 'x'.repeat(256)])(
    'rejects %j',
    (name) => {
      expect(() => parseBranch(name, '--branch')).toThrow('--branch wants the name of a branch.')
    },
  )
})

describe('parseRepository', () => {
  test('returns the URL of the repository', () => {
    expect(parseRepository('ann/site.org', '--repository')).toBe('https://github.com/ann/site.org')
  })

  test.each(['', 'ann', 'ann/..', 'ann/site/x', 'https://github.com/ann/site', 'a b/c', 'ann/"'])(
    'rejects %j',
    (text) => {
      expect(() => parseRepository(text, '--repository')).toThrow('owner/name')
    },
  )
})

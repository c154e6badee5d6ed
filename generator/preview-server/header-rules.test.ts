// Tests how a `_headers` file is parsed, and which headers a path gets.
import { describe, expect, test } from 'vitest'
import { getHeaders, parseHeaderRules } from './header-rules'

const text = `# Written by the build.
/*
  X-Frame-Options: DENY
  Content-Security-Policy: default-src 'none'; img-src 'self'

/preview/assets/*
\tCache-Control: public
\tCache-Control: immutable
/authors/:name/books
  X-Frame-Options: SAMEORIGIN
`

describe('parseHeaderRules', () => {
  test('returns paths with their headers in order', () => {
    expect(parseHeaderRules(text)).toEqual([
      {
        pattern: '/*',
        headers: {
          'x-frame-options': 'DENY',
          'content-security-policy': "default-src 'none'; img-src 'self'",
        },
      },
      { pattern: '/preview/assets/*', headers: { 'cache-control': 'public, immutable' } },
      { pattern: '/authors/:name/books', headers: { 'x-frame-options': 'SAMEORIGIN' } },
    ])
  })

  test('accepts Windows line endings', () => {
    expect(parseHeaderRules('/a\r\n  B: c\r\n')).toEqual([{ pattern: '/a', headers: { b: 'c' } }])
  })

  test.each([
    '',
    '\n\n',
    '  X-Early: before any path\n',
    '/a\n  no colon here\n',
    '/a\n  Empty:\n',
  ])('returns no headers for %j', (malformed) => {
    expect(getHeaders(parseHeaderRules(malformed), '/a')).toEqual({})
  })
})

describe('getHeaders', () => {
  const getNames = (path: string) => Object.keys(getHeaders(parseHeaderRules(text), path))

  test('returns the headers of all rules that match', () => {
    expect(getNames('/preview/assets/site.css')).toEqual([
      'x-frame-options',
      'content-security-policy',
      'cache-control',
    ])
    expect(getNames('/')).toEqual(['x-frame-options', 'content-security-policy'])
  })

  test('treats a dot in a pattern as a dot, and matches only the whole path', () => {
    const rules = parseHeaderRules('/a.b\n  X: y\n')
    expect(getHeaders(rules, '/a.b')).toEqual({ x: 'y' })
    expect(getHeaders(rules, '/axb')).toEqual({})
    expect(getHeaders(rules, '/a.b/c')).toEqual({})
  })

  test('prefers a later rule', () => {
    expect(getHeaders(parseHeaderRules(text), '/authors/ann/books')['x-frame-options']).toBe(
      'SAMEORIGIN',
    )
    expect(getHeaders(parseHeaderRules(text), '/authors/ann/b/books')['x-frame-options']).toBe(
      'DENY',
    )
  })
})

// Tests how a `_headers` file is read, and which of its headers an address gets.
import { describe, expect, it } from 'vitest'
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

describe('readHeaderRules', () => {
  it('reads paths with their headers, in order', () => {
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

  it('reads the line ends of Windows', () => {
    expect(parseHeaderRules('/a\r\n  B: c\r\n')).toEqual([{ pattern: '/a', headers: { b: 'c' } }])
  })

  it.each(['', '\n\n', '  X-Early: before any path\n', '/a\n  no colon here\n', '/a\n  Empty:\n'])(
    'reads no header from %j',
    (odd) => {
      expect(getHeaders(parseHeaderRules(odd), '/a')).toEqual({})
    },
  )
})

describe('headersFor', () => {
  const names = (path: string) => Object.keys(getHeaders(parseHeaderRules(text), path))

  it('gives all headers of all rules that fit', () => {
    expect(names('/preview/assets/site.css')).toEqual([
      'x-frame-options',
      'content-security-policy',
      'cache-control',
    ])
    expect(names('/')).toEqual(['x-frame-options', 'content-security-policy'])
  })

  it('does not take a dot or a start for more than it is', () => {
    const rules = parseHeaderRules('/a.b\n  X: y\n')
    expect(getHeaders(rules, '/a.b')).toEqual({ x: 'y' })
    expect(getHeaders(rules, '/axb')).toEqual({})
    expect(getHeaders(rules, '/a.b/c')).toEqual({})
  })

  it('lets a later rule win', () => {
    expect(getHeaders(parseHeaderRules(text), '/authors/ann/books')['x-frame-options']).toBe(
      'SAMEORIGIN',
    )
    expect(getHeaders(parseHeaderRules(text), '/authors/ann/b/books')['x-frame-options']).toBe(
      'DENY',
    )
  })
})

// Tests how a `_headers` file is read, and which of its headers an address gets.
import { describe, expect, it } from 'vitest'
import { headersFor, readHeaderRules } from './header-rules'

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
    expect(readHeaderRules(text)).toEqual([
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
    expect(readHeaderRules('/a\r\n  B: c\r\n')).toEqual([{ pattern: '/a', headers: { b: 'c' } }])
  })

  it.each(['', '\n\n', '  X-Early: before any path\n', '/a\n  no colon here\n', '/a\n  Empty:\n'])(
    'reads no header from %j',
    (odd) => {
      expect(headersFor(readHeaderRules(odd), '/a')).toEqual({})
    },
  )
})

describe('headersFor', () => {
  const names = (path: string) => Object.keys(headersFor(readHeaderRules(text), path))

  it('gives all headers of all rules that fit', () => {
    expect(names('/preview/assets/site.css')).toEqual([
      'x-frame-options',
      'content-security-policy',
      'cache-control',
    ])
    expect(names('/')).toEqual(['x-frame-options', 'content-security-policy'])
  })

  it('does not take a dot or a start for more than it is', () => {
    const rules = readHeaderRules('/a.b\n  X: y\n')
    expect(headersFor(rules, '/a.b')).toEqual({ x: 'y' })
    expect(headersFor(rules, '/axb')).toEqual({})
    expect(headersFor(rules, '/a.b/c')).toEqual({})
  })

  it('lets a later rule win', () => {
    expect(headersFor(readHeaderRules(text), '/authors/ann/books')['x-frame-options']).toBe(
      'SAMEORIGIN',
    )
    expect(headersFor(readHeaderRules(text), '/authors/ann/b/books')['x-frame-options']).toBe(
      'DENY',
    )
  })
})

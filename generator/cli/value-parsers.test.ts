// Tests which values the parsers accept, and what they say about the others.
import { describe, expect, test } from 'vitest'
import { UsageError } from './usage-error'
import { parseBasePath, parseDay, parsePort, parseUrl, parseInteger } from './value-parsers'

describe('parseInteger', () => {
  test.each([
    ['0', 0],
    ['3000', 3000],
    ['65535', 65535],
  ])('parses %j', (text, number) => {
    expect(parsePort(text, '--port')).toBe(number)
  })

  test.each(['-1', '65536', '80.5', '3e3', '0x50', 'many', ' 80', '', '99999999999999999999'])(
    'rejects %j',
    (text) => {
      const sentence = '--port wants a whole number from 0 to 65535.'
      expect(() => parsePort(text, '--port')).toThrow(new UsageError(sentence))
    },
  )

  test('rejects a number outside its bounds', () => {
    const sentence = '--pull-request wants a whole number from 1 to 9.'
    expect(() => parseInteger(1, 9)('0', '--pull-request')).toThrow(new UsageError(sentence))
  })
})

describe('parseDay', () => {
  test.each(['2025-07-20', '2024-02-29'])('parses %s', (text) => {
    expect(parseDay(text, '--as-of')).toBe(text)
  })

  test.each(['2025-02-30', '2025-7-20', '07/20/2025', 'today', '2025-07-20T10:00', ''])(
    'rejects %j',
    (text) => {
      const sentence = '--as-of wants a day such as 2025-07-20.'
      expect(() => parseDay(text, '--as-of')).toThrow(new UsageError(sentence))
    },
  )
})

describe('parseBasePath', () => {
  test.each(['/', '/preview/pr-7/', '/A_b.c/'])('parses %s', (text) => {
    expect(parseBasePath(text, '--base')).toBe(text)
  })

  test.each([
    '',
    'x',
    '/x',
    'x/',
    '//',
    '//host/',
    '/a b/',
    '/../',
    '/a/../b/',
    '/a../',
    '/./',
    '/é/',
  ])('rejects %j', (text) => {
    const sentence =
      '--base wants a path that starts and ends with a slash, such as /preview/pr-7/, of the letters a to z, digits and - _ . only.'
    expect(() => parseBasePath(text, '--base')).toThrow(new UsageError(sentence))
  })
})

describe('parseUrl', () => {
  test.each([
    ['https://example.org', 'https://example.org/'],
    ['http://localhost:3000/', 'http://localhost:3000/'],
    ['https://Example.org/site/', 'https://example.org/site/'],
  ])('parses %s', (text, url) => {
    expect(parseUrl(text, '--url')).toBe(url)
  })

  test.each([
    'example.org',
    '//example.org',
    'ftp://example.org',
    'javascript:alert(1)',
    'https://',
    'https:example.org',
    'https://me@example.org/',
    'https://:secret@example.org/',
    'https://example.org/?a=b',
    'https://example.org/#top',
    'https://example.org/~ann/',
  ])('rejects %j', (text) => {
    const sentence = '--url wants a whole address such as https://example.org/.'
    expect(() => parseUrl(text, '--url')).toThrow(new UsageError(sentence))
  })
})

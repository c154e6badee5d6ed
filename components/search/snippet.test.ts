import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSnippet } from './snippet'

const format = (text: string, ...terms: string[]) =>
  createSnippet(text, new Set(terms))
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('')

const LONG = `${'one two three '.repeat(10)}Café ${'four five six '.repeat(20)}`.trim()

test('createSnippet returns a short text with the words marked', () => {
  expect(format('A small café, and a CAFE.', 'cafe')).toBe('A small [café], and a [CAFE].')
  expect(format('', 'cafe')).toBe('')
})

test('createSnippet returns the words around the first one that was found', () => {
  expect(format(LONG, 'cafe')).toMatch(/^… (?:\w+ )+\[Café\](?: \w+)+ …$/)
})

test('createSnippet returns the beginning if no word was found', () => {
  expect(format(LONG, 'nothing')).toMatch(/^one two three .* …$/)
})

test('createSnippet never returns more than two lines and changes no character', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 600 }), fc.string({ minLength: 1 }), (text, term) => {
      const snippet = createSnippet(text, new Set([term]))
        .map((part) => part.text)
        .join('')
      expect(snippet.length).toBeLessThanOrEqual(600)
      expect(text).toContain(snippet.replace(/^… | …$/g, ''))
    }),
  )
})

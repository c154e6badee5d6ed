// Repairs: each replaces its own lines and nothing else.
import { expect, test } from 'vitest'
import { applySuggestions } from './text-edits'

test('replaces several lines, whatever the order of the suggestions', () => {
  const text = 'a\nb\nc\nd\n'
  const suggestions = [
    { line: 1, endLine: 1, text: 'A' },
    { line: 3, endLine: 4, text: 'C\nc2\nD' },
  ]
  expect(applySuggestions(text, suggestions)).toBe('A\nb\nC\nc2\nD\n')
  expect(applySuggestions(text, suggestions.toReversed())).toBe('A\nb\nC\nc2\nD\n')
})

test('of two suggestions for the same line only one is applied', () => {
  const twice = [
    { line: 2, endLine: 2, text: 'x' },
    { line: 1, endLine: 2, text: 'y' },
  ]
  expect(applySuggestions('a\nb', twice)).toBe('a\nx')
})

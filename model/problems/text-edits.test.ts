// Repairs: each replaces its own lines and nothing else.
import { expect, test } from 'vitest'
import { applyEdits } from './text-edits'

test('replaces several lines, whatever the order of the suggestions', () => {
  const text = 'a\nb\nc\nd\n'
  const suggestions = [
    { line: 1, endLine: 1, text: 'A' },
    { line: 3, endLine: 4, text: 'C\nc2\nD' },
  ]
  expect(applyEdits(text, suggestions)).toBe('A\nb\nC\nc2\nD\n')
  expect(applyEdits(text, suggestions.toReversed())).toBe('A\nb\nC\nc2\nD\n')
})

test('of two suggestions for the same line only one is applied', () => {
  const twice = [
    { line: 2, endLine: 2, text: 'x' },
    { line: 1, endLine: 2, text: 'y' },
  ]
  expect(applyEdits('a\nb', twice)).toBe('a\nx')
})

// Edits replace their own lines and nothing else.
import { describe, expect, test } from 'vitest'
import { applyEdits } from './text-edits'

describe('applyEdits', () => {
  test('replaces several lines, whatever the order of the edits', () => {
    const text = 'a\nb\nc\nd\n'
    const edits = [
      { line: 1, endLine: 1, text: 'A' },
      { line: 3, endLine: 4, text: 'C\nc2\nD' },
    ]
    expect(applyEdits(text, edits)).toBe('A\nb\nC\nc2\nD\n')
    expect(applyEdits(text, edits.toReversed())).toBe('A\nb\nC\nc2\nD\n')
  })

  test('applies only the first of two edits that overlap', () => {
    const overlapping = [
      { line: 2, endLine: 2, text: 'x' },
      { line: 1, endLine: 2, text: 'y' },
    ]
    expect(applyEdits('a\nb', overlapping)).toBe('a\nx')
  })
})

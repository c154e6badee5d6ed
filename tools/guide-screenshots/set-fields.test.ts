import { describe, expect, test } from 'vitest'
import { setFields } from './set-fields'

const FILE =
  '---\ntitle: A\nhours:\n  - Friday: 8\n  - Sunday: closed\nimage: a.svg\n---\n\nWords.\n'

describe('setFields', () => {
  test('replaces a field of the same name with all its items', () => {
    expect(setFields(FILE, 'hours:\n  - Monday: 9\n')).toBe(
      '---\ntitle: A\nhours:\n  - Monday: 9\nimage: a.svg\n---\n\nWords.\n',
    )
    expect(setFields(FILE, 'title: B\nimage: b.svg\n')).toBe(
      FILE.replace('A', 'B').replace('a.svg', 'b.svg'),
    )
  })

  test('adds a new field as the last one, above the text', () => {
    expect(setFields(FILE, 'redirect_from:\n  - /old\nowner: Ann\n')).toBe(
      FILE.replace('\n---\n\n', '\nredirect_from:\n  - /old\nowner: Ann\n---\n\n'),
    )
  })
})

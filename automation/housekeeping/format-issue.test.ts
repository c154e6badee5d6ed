// Tests that no words of others do anything in the issue, and that it is never too long for GitHub.
import { describe, expect, test } from 'vitest'
import { formatIssue } from './format-issue'
import type { Item } from './section'

const format = (items: readonly Item[], sections = 1) =>
  formatIssue({
    sections: Array.from({ length: sections }, () => ({ title: 'Title', advice: 'Do.', items })),
    unknown: [],
    today: '2026-11-22',
    memory: '<!-- memory -->',
  })

const URL = 'https://github.com/example/site/edit/main/content/a.md'
const HOSTILE =
  '@staff #1 <img src=x> [a](https://evil.example) ![b](c) **d** `e` --> www.evil.example\n\n# f'

describe('formatIssue', () => {
  test('shows hostile words as they are', () => {
    const text = format([{ label: HOSTILE, url: URL, text: HOSTILE }])
    const line = text.split('\n').find((each) => each.startsWith('- '))
    const words = line?.replace(`](${URL}): `, '') ?? ''
    expect(words.match(/\n|[@#](?!<!-- -->)/)).toBeNull()
    const plain = words.replaceAll('<!-- -->', '').slice('- ['.length)
    // Every character that could mean something to Markdown or HTML is escaped.
    expect(plain.match(/(?<!\\)[<>[\]()*_`!&:.]/)).toBeNull()
    expect(text.split('\n').filter((each) => each.startsWith('- '))).toHaveLength(1)
  })

  test('keeps a link whole whose file name has parentheses', () => {
    expect(format([{ label: 'A', url: `${URL}/a(b) c`, text: 'B' }])).toContain(
      `[A](${URL}/a%28b%29%20c)`,
    )
  })

  test('shows thirty lines of a section, and counts the others', () => {
    const item = { label: 'A', url: null, text: 'B' }
    const lines = format(Array<Item>(1234).fill(item)).match(/^- .*/gm) ?? []
    expect(lines).toHaveLength(31)
    expect(lines[30]).toBe('- … and 1,204 more.')
  })

  test.each([1, 7, 40])('is short enough for GitHub with %i sections', (sections) => {
    const item = { label: '😀*'.repeat(9000), url: URL + 'x'.repeat(3000), text: '#'.repeat(9000) }
    const text = format(Array<Item>(100).fill(item), sections)
    expect(text.length).toBeLessThanOrEqual(60_000)
    expect(text).toContain('more.')
    expect(text).not.toMatch(/\p{Cs}/u)
  })
})

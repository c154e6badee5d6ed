// Tests what counts as a change of a text since it was translated.
import { describe, expect, test } from 'vitest'
import { findTextChanges } from './find-changes'
import { readTextBlocks } from './text-blocks'

const TEXT = `---
title: Clinic
summary: A quiet place.
image: walk.svg
order: 1
---

First we listen. You tell us
what is going on.

## Before you come

- Call us.
- Ask us.

:::question[Is it far?]
No.
:::

Last words.
`

/** Returns each change as its kind, line and words. */
const change = (...edits: readonly (readonly [typed: string, replacement: string])[]) => {
  const marks = readTextBlocks(TEXT).map(({ mark }) => mark)
  const changed = edits.reduce((text, [typed, replacement]) => {
    expect(text).toContain(typed)
    return text.replace(typed, replacement)
  }, TEXT)
  return findTextChanges(marks, readTextBlocks(changed)).map(
    ({ kind, block }) => `${kind} ${block?.line} ${block?.words}`,
  )
}

describe('findTextChanges', () => {
  test('finds nothing in the same text', () => {
    expect(change()).toEqual([])
  })
  test('ignores line breaks, spaces, and fields without words', () => {
    expect(
      change(
        ['You tell us\nwhat', 'You\ntell  us what'],
        ['\n\nLast', '\n\n\n\nLast'],
        ['order: 1', 'order: 2'],
        ['walk.svg', 'other.svg'],
      ),
    ).toEqual([])
  })
  test('names a paragraph that has changed', () => {
    expect(change(['Last words', 'Final words'])).toEqual(['changed 20 Final words.'])
  })
  test('names a field that has changed', () => {
    expect(change(['title: Clinic', 'title: Our clinic'])).toEqual(['changed 2 Our clinic'])
    expect(change(['A quiet place', 'A calm place'])).toEqual(['changed 3 A calm place.'])
  })
  test('names a new paragraph and a new item of a list', () => {
    expect(change(['Last', 'Before the last.\n\nLast'])).toEqual(['added 20 Before the last.'])
    expect(change(['- Ask', '- Write us.\n- Ask'])).toEqual(['added 14 Write us.'])
  })
  test('names what is before a paragraph that is gone', () => {
    expect(change(['- Ask us.\n', ''])).toEqual(['removed 13 Call us.'])
    expect(change(['Last words.', ''])).toEqual(['removed 17 No.'])
  })
  test('names a paragraph that has moved', () => {
    expect(change(['- Call us.\n- Ask us.', '- Ask us.\n- Call us.'])).toHaveLength(1)
    expect(change(['- Call us.\n- Ask us.', '- Ask us.\n- Call us.'])[0]).toMatch(/^moved/)
  })
  test('finds the question of an answer', () => {
    expect(change(['Is it far?', 'Is it near?'])).toEqual(['changed 16 Is it near?'])
  })
  test('ignores the part of our page to which a link leads, which follows the words of a heading', () => {
    const linked = (target: string) =>
      readTextBlocks(TEXT.replace('Last words', `Last [words](${target})`)).at(-1)?.mark
    expect(linked('/contact#by-post')).toBe(linked('/contact#by-mail'))
    expect(linked('/contact#by-post')).toBe(linked('/contact'))
    expect(linked('#by-post')).toBe(linked('#by-mail'))
    expect(linked('/contact#by-post')).not.toBe(linked('/about#by-post'))
    expect(linked('https://example.org/a#b')).not.toBe(linked('https://example.org/a#c'))
  })
  test('ignores it in a button too', () => {
    const button = (target: string) =>
      readTextBlocks(TEXT.replace('Last words.', `::button[Write]{href=${target}}`)).at(-1)?.mark
    expect(button('/contact#by-post')).toBe(button('/contact#by-mail'))
    expect(button('"/contact#by-post"')).toBe(button('"/contact#by-mail"'))
    expect(button('/contact#by-post')).not.toBe(button('/about'))
  })
  test('counts everything as new if there were no blocks', () => {
    const blocks = readTextBlocks(TEXT)
    expect(findTextChanges([], blocks)).toEqual(blocks.map((block) => ({ kind: 'added', block })))
  })
})

test('readTextBlocks gives each block four letters', () => {
  for (const { mark } of readTextBlocks(TEXT)) expect(mark).toMatch(/^[a-z]{4}$/)
})

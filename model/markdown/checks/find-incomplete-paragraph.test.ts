// Tests which words at the end of a paragraph do not break it off.
import { expect, test } from 'vitest'
import { parseTree } from '../processor'
import { findIncompleteParagraph } from './find-incomplete-paragraph'

const find = (end: string) =>
  findIncompleteParagraph(parseTree(`Bring it sliced. Nobody has time to look for ${end}`))

test.each(['period', 'comma', 'question mark', 'full stop', 'punto'])(
  'a sentence with the word %s for its mark is whole',
  (mark) => {
    expect(find(`a knife ${mark}`)).toBeNull()
  },
)

test.each(['a knife', 'the period', 'a comma'])('%s has no mark after it', (words) => {
  expect(find(words)?.problem.code).toBe('text-broken-off')
})

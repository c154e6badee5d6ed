// Words of a verse that are offered to be copied have no quotation mark without its other half.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fitMarks } from './written-verses'

const verses = readFileSync('model/rules/meaning/bible/world-english-bible.txt', 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.replace(/^.*?:\d+ /, ''))

/** Returns whether each mark is closed. Single marks look like apostrophes. */
function isBalanced(text: string): boolean {
  let depth = 0
  for (const [mark] of text.matchAll(/[“”]/g)) {
    depth += mark === '“' ? 1 : -1
    if (depth < 0) return false
  }
  return depth === 0
}

test.each([true, false])('no verse has half a pair of marks (within marks: %s)', (hasMarks) => {
  const written = verses
    .map((verse) => fitMarks(verse, hasMarks))
    .map((verse) => (hasMarks ? `“${verse}”` : verse))
  expect(written.filter((verse) => !isBalanced(verse))).toEqual([])
})

test.each([
  [
    '“Come to me, all you who labor, and I will give you rest.',
    'Come to me, all you who labor, and I will give you rest.',
  ],
  ['for my yoke is easy, and my burden is light.”', 'for my yoke is easy, and my burden is light.'],
  ['“He said, ‘Come and see the disciples’ house.', 'He said, Come and see the disciples’ house.'],
  ['Go to Moses’ house.’ ”', 'Go to Moses’ house.'],
])('%s', (verse, written) => {
  expect(fitMarks(verse, false)).toBe(written)
})

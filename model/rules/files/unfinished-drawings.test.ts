// Words of drawings that were left for the real ones.
import { expect, test } from 'vitest'
import { loadSite } from '../../load-site'
import { createEventText, createTestFiles } from '../../test-fixtures/create-test-site'

function findProblems(words: string) {
  const files = {
    ...createTestFiles({ 'events/walk.md': createEventText({ date: '2027-05-01' }) }),
    drawingWords: { 'walk.svg': words },
  }
  return loadSite(files, { drafts: false, today: () => '2026-11-20' }).problems.map(
    ({ line, message, fix }) => `${line} ${message} ${fix}`,
  )
}

test('words that fill a place are named at the picture', () => {
  expect(findProblems('YOUR LOGO\ntagline goes here')).toEqual([
    '8 The picture walk.svg still says "YOUR LOGO" and "tagline goes here", and visitors would read that. Upload the finished picture to content/images as walk.svg, with the real words or with none.',
  ])
})

test.each([
  '[City], AL',
  'Company Name',
  'Add your text here',
  'Lorem ipsum dolor',
  'Su logo aquí',
])('%j is noted', (words) => {
  expect(findProblems(words)).toHaveLength(1)
})

test.each(['Walk for Life', 'Your name is safe here', 'Bring your own words', 'Since 1983', ''])(
  'nothing is said of %j',
  (words) => {
    expect(findProblems(words)).toEqual([])
  },
)

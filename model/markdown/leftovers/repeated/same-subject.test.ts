// Paragraphs that say the same in other words, and paragraphs beside each other that only have a link or a number in common.
import { expect, test } from 'vitest'
import { createPageText, getTestProblems } from '../../../test-fixtures/create-test-site'

const NEWER =
  'Neighbors began this orchard in 1961, and neighbors have watered it for six decades since. Some prune the branches, some carry baskets, and many bring cousins along to the harvest. There is room for you. Look at [the next harvest](/orchard), and bring your questions.'
const OLDER =
  'This orchard was planted in 1961, and people have watered it for over six decades. They prune, they carry baskets and they bring their cousins to the harvest. If you would like to join them, look at [the next harvest](/orchard). Come with your questions.'

const check = (...paragraphs: readonly string[]) =>
  getTestProblems({
    'pages/a.md': createPageText('A page', paragraphs.join('\n\n')),
    'pages/orchard.md': createPageText('Orchard'),
  }).filter((problem) => problem.includes('text-twice'))

test.each([
  [[NEWER, OLDER]],
  [['Come and see.', NEWER, OLDER]],
  [[NEWER, 'Come and see.', OLDER]],
  [[OLDER, NEWER, 'Bring your boots.']],
])('%s has the old and the new words', (paragraphs) => {
  expect(check(...paragraphs)).toHaveLength(1)
})

test.each([
  [[NEWER, '## Earlier', OLDER]],
  [[NEWER.replace('1961', '1971'), OLDER]],
  [[NEWER.replaceAll(/\]\([^)]*\)/g, ']').replace('1961', ''), OLDER]],
  [[NEWER.replace('cousins', 'Ann and Bea'), OLDER.replace('cousins', 'Carl')]],
  [
    [
      'If you are a mother, begin with a call. We listen, we show you the closet, and we talk about parenting classes, diapers and formula. Everything is free and confidential. [Read how to begin](/orchard).',
      'If you are a grandfather, begin with a call. We listen, we show you the closet, and we talk about fishing, hammers and formula. Everything is free and confidential. [Read how to begin](/orchard).',
      'If you are a teacher, begin with a call. We listen, we show you the closet, and we talk about lessons, homework and formula. Everything is free and confidential. [Read how to begin](/orchard).',
    ],
  ],
  [
    [
      'This work began in 1983 with a borrowed desk and a telephone. Volunteers took turns answering it.',
      'Think how much daily life has changed since 1983. A worried person had to look for a number in a book.',
    ],
  ],
])('%s says two things', (paragraphs) => {
  expect(check(...paragraphs)).toEqual([])
})

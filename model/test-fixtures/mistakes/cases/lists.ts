// Mistakes in lists.
import { createMistakes, type Mistake, type Mutation } from '../mistake'

export const ROLE_TEXT = `---
title: Driver
summary: Bring families to their visits.
description: Drive families to their visits for at least two hours a month.
image: walk.svg
image_alt: decorative
requirements:
  - Two hours a month
order: 1
---

Come along.
`

const WITH_TWO_ITEMS = ROLE_TEXT.replace('  - Two', '  - A car\n  - Two')

/** What phones and other programs make of the two spaces and the hyphen before an item. */
const MARKS = [
  ['a period that a phone made of two spaces', '. - '],
  ['a period right before a hyphen', '.-'],
  ['a comma before a hyphen', ', - '],
  ['a period in place of the hyphen', ' . '],
  ['a bullet and a hyphen', '• - '],
  ['two hyphens', '  -- '],
  ['a number in place of the hyphen', '2. '],
  ['a period after the hyphen', '  -. '],
] as const

const markMistakes = createMistakes(
  'volunteer/sample.md',
  ROLE_TEXT.replace('month\n', 'month\n  - A car\n'),
  MARKS.map(([name, typed]): Mutation => [
    name,
    '  - A car',
    `${typed}A car`,
    'item-mark 9:1 -',
    'repaired',
  ]),
)

const itemMistakes = createMistakes('volunteer/sample.md', WITH_TWO_ITEMS, [
  ['a first item without its hyphen', '- A car', 'A car', 'item-mark 8:1 -', 'repaired'],
])

export const listMistakes: readonly Mistake[] = [
  ...itemMistakes,
  ...markMistakes,
  ...createMistakes('volunteer/sample.md', ROLE_TEXT, [
    [
      'several items on one line',
      'requirements:\n  - Two hours a month',
      'requirements: Two hours a month, a car',
      'list-expected 7:15 requirements',
    ],
    [
      'nothing to list',
      'requirements:\n  - Two hours a month',
      'requirements: none',
      'list-expected 7:15 requirements',
    ],
    [
      'a list without its colon',
      'requirements:',
      'requirements',
      'colon-missing 7:13 requirements',
      'repaired',
    ],
    ['an empty item', 'month\n', 'month\n  -\n', 'item-empty 9:4 requirements'],
  ]),
]

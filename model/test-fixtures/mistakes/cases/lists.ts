// Mistakes in lists.
import { createMistakes, type Mistake } from '../mistake'

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

const itemMistakes = createMistakes('volunteer/sample.md', WITH_TWO_ITEMS, [
  ['a first item without its hyphen', '- A car', 'A car', 'item-mark 8:1 -', 'repaired'],
])

export const listMistakes: readonly Mistake[] = [
  ...itemMistakes,
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

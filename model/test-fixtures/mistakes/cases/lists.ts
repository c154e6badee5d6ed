// Mistakes in lists.
import { createMistakes, type Mistake } from '../mistake'

const ROLE = `---
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

export const listMistakes: readonly Mistake[] = createMistakes('volunteer/sample.md', ROLE, [
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
  ['an empty item', 'month\n', 'month\n  -\n', 'item-empty 9:4 requirements'],
])

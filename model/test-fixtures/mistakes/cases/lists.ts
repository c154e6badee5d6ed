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

const twiceMistakes = createMistakes(
  'volunteer/sample.md',
  ROLE_TEXT,
  (
    [
      ['a list twice, with an item to add', ['A car']],
      ['a list twice, with three items to add', ['A car', 'A license', 'A map']],
      ['a list twice, with an item to add and one that is there', ['Two hours a month', 'A car']],
      ['a list twice, with the same item', ['Two hours a month']],
    ] as const
  ).map(([name, items]): Mutation => [
    name,
    'order: 1',
    ['order: 1', 'requirements:', ...items.map((item) => `  - ${item}`)].join('\n'),
    'field-twice 10:1 requirements',
  ]),
)

const ITEMS = '  - A car\n  - A license\n  - Two hours a month'
const LONG_DASHES = ITEMS.replaceAll('-', '–')

/** Several lines that were all mistyped in the same way have one problem. */
const severalLineMistakes = [
  ...createMistakes('volunteer/sample.md', ROLE_TEXT.replace('  - Two hours a month', ITEMS), [
    ['items with long dashes', ITEMS, LONG_DASHES, 'item-mark 8:1 -', 'repaired'],
    ['items with bullets', ITEMS, ITEMS.replaceAll('  -', '•'), 'item-mark 8:1 -', 'repaired'],
    ['items with stars', ITEMS, ITEMS.replaceAll('-', '*'), 'item-mark 8:1 -', 'repaired'],
    ['items with periods', ITEMS, ITEMS.replaceAll('  -', '. -'), 'item-mark 8:1 -', 'repaired'],
    ['items without spaces', ITEMS, ITEMS.replaceAll('- ', '-'), 'item-mark 8:1 -', 'repaired'],
    [
      'a right item between two others',
      ITEMS,
      LONG_DASHES.replace('– A l', '- A l'),
      'item-mark 8:1 -',
      'repaired',
    ],
    ...['\u00A0\u00A0- ', ' \u00A0-\u00A0', '\u2003- '].map((mark): Mutation => [
      `items with a space of Word: ${mark.replace(/[^\S ]/g, '_')}`,
      ITEMS,
      ITEMS.replace(/^ {2}- /gm, mark),
      'item-mark 8:1 -',
      'repaired',
    ]),
    [
      'items in curly quotation marks',
      ITEMS,
      ITEMS.replace(/- (.*)/g, '- “$1”'),
      'quotes-curly 8:5 requirements',
      'repaired',
    ],
    [
      'fields without a space after the colon',
      'title: Driver\nsummary: Bring',
      'title:Driver\nsummary:Bring',
      'colon-space 2:7 title',
      'repaired',
    ],
    [
      'fields that do not begin at the left edge',
      'title: Driver\nsummary: Bring',
      ' title: Driver\n summary: Bring',
      'line-indented 2:1 title',
      'repaired',
    ],
    [
      'fields with stars around their names',
      'title: Driver\nsummary: Bring',
      '**title:** Driver\n**summary:** Bring',
      'field-name 2:1 title',
      'repaired',
    ],
  ]),
]

const CHECK_BOXES = [
  '  - [ ] A car\n  - [x] Two',
  '  - ☐ A car\n  - ☑ Two',
  '  [ ] A car\n  [ ] Two',
]

/** The boxes of a list of tasks, as other programs copy them. */
const checkBoxMistakes = createMistakes(
  'volunteer/sample.md',
  WITH_TWO_ITEMS,
  CHECK_BOXES.map((typed) => [
    `check boxes: ${typed.trim().slice(0, 9)}`,
    '  - A car\n  - Two',
    typed,
    `item-mark 8:${typed.search(/[[☐]/) + 1} requirements`,
    'repaired',
  ]),
)

/** A line break that was lost at the start of a line. */
const joinedMistakes = createMistakes('volunteer/sample.md', WITH_TWO_ITEMS, [
  [
    'two items on the line of one',
    'A car\n  - Two hours',
    'A car  - Two hours',
    'item-mark 8:5 requirements',
    'repaired',
  ],
])

export const listMistakes: readonly Mistake[] = [
  ...itemMistakes,
  ...twiceMistakes,
  ...markMistakes,
  ...severalLineMistakes,
  ...joinedMistakes,
  ...checkBoxMistakes,
  ...createMistakes('volunteer/sample.md', WITH_TWO_ITEMS, [
    [
      'a later item that begins where the hyphens of the others are',
      '  - A car\n  - Two hours',
      '  - A car\n  Two hours',
      'item-mark 9:1 requirements',
    ],
  ]),
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
      'requirements whose line was lost below other names',
      'requirements:\n  - Two hours a month',
      'also_known_as:\n  - car\n  - You need a car of your own.\n  - Please give us two hours a month.',
      'search-sentence 9:5 also_known_as',
    ],
    [
      'a requirement above the words for the search',
      '  - Two hours a month\n',
      '  - Two hours a month\nalso_known_as:\n  - You need a car of your own.\n  - car\n',
      'search-sentence 10:5 also_known_as',
    ],
    [
      'words for the search that the page is not about',
      '  - Two hours a month\n',
      '  - Two hours a month\nalso_known_as:\n  - helper\n  - abortion clinic\n',
      'search-misleads 11:5 also_known_as',
    ],
    [
      'words for the search that the page is not about, in Spanish',
      '  - Two hours a month\n',
      '  - Two hours a month\nalso_known_as:\n  - pastillas para abortar\n  - clínica de abortos\n',
      'search-misleads 10:5 also_known_as',
    ],
    ['an item for nothing to list', '- Two hours a month', '- None', 'item-empty 8:5 requirements'],
    [
      'an item for nothing among others',
      'month\n',
      'month\n  - N/A\n',
      'item-empty 9:5 requirements',
    ],
    [
      'a list without its colon',
      'requirements:',
      'requirements',
      'colon-missing 7:13 requirements',
      'repaired',
    ],
    [
      'a list with a period for its colon',
      'requirements:',
      'requirements.',
      'colon-missing 7:13 requirements',
      'repaired',
    ],
    ['an empty item', 'month\n', 'month\n  -\n', 'item-empty 9:4 requirements'],
  ]),
]

// Slips in the lines between the fences, and in the fences themselves.
import { EVENT_TEXT, PAGE_TEXT, createMistakes, type Mistake } from './mistake'

const event = 'events/slip.md'
const FENCED = '---\nid: slip'
const CLOSED = 'registration_open: no\n---'

export const fenceMistakes: readonly Mistake[] = createMistakes(event, EVENT_TEXT, [
  ['an empty line at the top', FENCED, `\n${FENCED}`, 'fence-blank 1:1 -', 'repaired'],
  ['four hyphens', FENCED, '----\nid: slip', 'fence-mistyped 1:1 -', 'repaired'],
  ['two hyphens', FENCED, '--\nid: slip', 'fence-mistyped 1:1 -', 'repaired'],
  ['dashes that a phone made', FENCED, '–––\nid: slip', 'fence-mistyped 1:1 -', 'repaired'],
  ['one long dash that a phone made', FENCED, '—\nid: slip', 'fence-mistyped 1:1 -', 'repaired'],
  ['a long dash and a hyphen', FENCED, '—-\nid: slip', 'fence-mistyped 1:1 -', 'repaired'],
  ['wide hyphens', FENCED, '－－－\nid: slip', 'fence-mistyped 1:1 -', 'repaired'],
  ['a space before the hyphens', FENCED, ' ---\nid: slip', 'fence-mistyped 1:1 -', 'repaired'],
  ['a space behind the hyphens', FENCED, '--- \nid: slip', 'fence-mistyped 1:1 -', 'repaired'],
  ['stars in place of hyphens', FENCED, '***\nid: slip', 'fence-mistyped 1:1 -', 'repaired'],
  ['plus signs in place of hyphens', FENCED, '+++\nid: slip', 'fence-mistyped 1:1 -', 'repaired'],
  ['backquotes in place of hyphens', FENCED, '```\nid: slip', 'fence-mistyped 1:1 -', 'repaired'],
  ['the name of a language', FENCED, '---yaml\nid: slip', 'fence-mistyped 1:1 -', 'repaired'],
  ['a field behind the hyphens', FENCED, '---id: slip', 'fence-mistyped 1:1 -', 'repaired'],
  ['a program', FENCED, '---js\nid: slip', 'front-matter-program 1:1 -'],
  ['a program behind a space', FENCED, '--- javascript\nid: slip', 'front-matter-program 1:1 -'],
  ['JSON', FENCED, '---json\nid: slip', 'front-matter-program 1:1 -'],
  ['a word of the language itself', FENCED, '---__proto__\nid: slip', 'front-matter-program 1:1 -'],
  ['no line above the fields', FENCED, 'id: slip', 'fence-missing 1:1 -', 'repaired'],
  ['no line below the fields', CLOSED, 'registration_open: no', 'fence-open 12:1 -', 'repaired'],
  [
    'four hyphens below',
    CLOSED,
    'registration_open: no\n----',
    'fence-mistyped 13:1 -',
    'repaired',
  ],
  ['a long dash below', CLOSED, 'registration_open: no\n—', 'fence-mistyped 13:1 -', 'repaired'],
  [
    'a space behind those below',
    CLOSED,
    'registration_open: no\n--- ',
    'fence-mistyped 13:1 -',
    'repaired',
  ],
  ['equals signs below', CLOSED, 'registration_open: no\n===', 'fence-mistyped 13:1 -', 'repaired'],
])

const RULED = PAGE_TEXT.replace('Come along.', 'Come along.\n\n---')

export const noFieldMistakes: readonly Mistake[] = [
  ...createMistakes('pages/slip.md', RULED, [
    [
      'a line in the text, and none below the fields',
      'costs.\n---',
      'costs.',
      'fence-open 3:1 -',
      'repaired',
    ],
  ]),
  ...createMistakes('pages/slip.md', PAGE_TEXT, [
    ['only a text', PAGE_TEXT, 'Come along.\n', 'fence-missing 1:1 -'],
    ['nothing at all', PAGE_TEXT, '', 'file-empty 1:1 -'],
    ['only white space', PAGE_TEXT, ' \n\t\n', 'file-empty 1:1 -'],
    [
      'too many fields',
      'title: Parking',
      `title: Parking\n${'lead: many words\n'.repeat(1000)}`,
      'front-matter-long 2:1 -',
    ],
  ]),
]

const title = 'title: Walk for Life'

export const lineMistakes: readonly Mistake[] = createMistakes(event, EVENT_TEXT, [
  ['no space behind the colon', title, 'title:Walk for Life', 'colon-space 3:7 title', 'repaired'],
  ['no space, before a number', 'time: 6', 'time:6', 'colon-space 5:6 time', 'repaired'],
  ['a wide colon', title, 'title：Walk for Life', 'colon-wide 3:6 title', 'repaired'],
  ['an equals sign', title, 'title = Walk for Life', 'colon-equals 3:7 title', 'repaired'],
  ['a tab behind the colon', title, 'title:\tWalk for Life', 'space-strange 3:7 title', 'repaired'],
  [
    'a pasted space behind the colon',
    title,
    'title:\u00A0Walk for Life',
    'space-strange 3:7 title',
    'repaired',
  ],
  [
    'a wide space behind the colon',
    title,
    'title:\u3000Walk for Life',
    'space-strange 3:7 title',
    'repaired',
  ],
  [
    'a tab before the field',
    title,
    '\ttitle: Walk for Life',
    'line-indented 3:1 title',
    'repaired',
  ],
  [
    'spaces before the field',
    title,
    '  title: Walk for Life',
    'line-indented 3:1 title',
    'repaired',
  ],
  [
    'quotation marks around the name',
    title,
    '"title": Walk for Life',
    'field-name 3:1 title',
    'repaired',
  ],
  [
    'stars around the name and the colon',
    title,
    '**title:** Walk for Life',
    'colon-space 3:9 title',
    'repaired',
  ],
  [
    'quotation marks around the line',
    title,
    '"title: Walk for Life"',
    'field-name 3:1 title',
    'repaired',
  ],
  [
    'a line as programs write it',
    title,
    '"title": "Walk for Life",',
    'field-name 3:1 title',
    'repaired',
  ],
  ['stars around the name', title, '**title**: Walk for Life', 'field-name 3:1 title', 'repaired'],
  ['a hyphen before the name', title, '- title: Walk for Life', 'field-name 3:1 title', 'repaired'],
  ['a space in the name', 'image_alt:', 'image alt:', 'field-name 10:1 image_alt', 'repaired'],
  ['a capital letter', title, 'Title: Walk for Life', 'field-unknown 3:1 Title', 'repaired'],
  ['a hyphen in the name', 'image_alt:', 'image-alt:', 'field-unknown 10:1 image-alt', 'repaired'],
  ['two letters swapped', title, 'tilte: Walk for Life', 'field-unknown 3:1 tilte', 'repaired'],
  ['another language', title, 'titel: Walk for Life', 'field-unknown 3:1 titel', 'repaired'],
  ['a letter too much', 'location:', 'locaition:', 'field-unknown 6:1 locaition', 'repaired'],
  [
    'a field of another kind',
    title,
    `${title}\nfavorite_color: blue`,
    'field-unknown 4:1 favorite_color',
  ],
  ['a name that programs use', title, `${title}\n__proto__: x`, 'field-unknown 4:1 __proto__'],
  ['another one', title, `${title}\nconstructor: x`, 'field-unknown 4:1 constructor'],
  ['no colon', title, `${title}\nregistration Free`, 'colon-missing 4:13 registration'],
  ['the same line twice', title, `${title}\n${title}`, 'field-twice 4:1 title', 'repaired'],
  ['a field twice', title, `${title}\ntitle: Walk`, 'field-twice 4:1 title'],
  ['a missing field', `${title}\n`, '', 'field-missing 1:1 title'],
  ['an empty field', title, 'title:', 'field-empty 3:7 title'],
  ['a list', title, 'title:\n  - Walk for Life', 'list-unexpected 3:7 title', 'repaired'],
  ['a list of two', title, 'title:\n  - Walk\n  - Life', 'list-unexpected 3:7 title'],
  ['an item below a value', title, `${title}\n  - Run for Life`, 'item-misplaced 4:1 -'],
  ['an id that is no short name', 'id: slip', 'id: Slip', 'id-shape 2:5 id', 'repaired'],
  ['a remark', title, `# the name\n${title}`, 'line-remark 3:1 -'],
  ['words that belong to nothing', title, `${title}\nfor everybody`, 'line-unreadable 4:1 -'],
  [
    'a sign for several lines',
    title,
    'title: >\n  Walk for Life',
    'value-block 3:8 title',
    'repaired',
  ],
  [
    'another sign for several lines',
    title,
    'title: |-\n  Walk\n  for Life',
    'value-block 3:8 title',
    'repaired',
  ],
  ['a sign without words', title, 'title: >', 'value-block 3:8 title'],
  ['an anchor', title, 'title: &name', 'value-sign 3:8 title'],
  ['an alias', title, 'title: *name', 'value-sign 3:8 title'],
  ['a tag', title, 'title: !!str Walk for Life', 'value-sign 3:8 title'],
  ['a tag that makes a program', title, 'title: !!js/function x', 'value-sign 3:8 title'],
  [
    'two versions of a field',
    title,
    `<<<<<<< HEAD\n${title}\n=======\ntitle: Walk\n>>>>>>> main`,
    'merge-conflict 3:1 -',
  ],
  ['a line of = signs among the fields', title, `=======\n${title}`, 'line-unreadable 3:1 -'],
  ['a merge', title, `${title}\n<<: *base`, 'value-sign 4:1 -'],
  ['curly quotation marks', title, 'title: “Walk for Life”', 'quotes-curly 3:8 title', 'repaired'],
  [
    'a curly mark at the end',
    title,
    'title: "Walk for Life”',
    'quotes-curly 3:8 title',
    'repaired',
  ],
  ['German quotation marks', title, 'title: „Walk for Life“', 'quotes-curly 3:8 title', 'repaired'],
  ['single curly marks', title, 'title: ‘Walk for Life’', 'quotes-curly 3:8 title', 'repaired'],
  [
    'a mark that is never closed',
    title,
    'title: "Walk for Life',
    'quote-open 3:8 title',
    'repaired',
  ],
])

const PARK = EVENT_TEXT.replace('Sample Park', `St. Mary's "Old" Park`)

export const quoteMistakes: readonly Mistake[] = createMistakes(event, PARK, [
  [
    'marks within marks',
    `St. Mary's "Old" Park`,
    `"St. Mary's "Old" Park"`,
    'quotes-inside 6:11 location',
    'repaired',
  ],
  [
    'an apostrophe within single marks',
    `St. Mary's "Old" Park`,
    `'St. Mary's "Old" Park'`,
    'quotes-inside 6:11 location',
    'repaired',
  ],
])

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

export const listMistakes: readonly Mistake[] = createMistakes('volunteer/slip.md', ROLE, [
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

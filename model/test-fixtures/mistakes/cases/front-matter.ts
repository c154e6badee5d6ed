// Mistakes in the front matter and in its fences.
import { EVENT_TEXT, PAGE_TEXT, createMistakes, type Mistake } from '../mistake'

const EVENT_FILE = 'events/sample.md'
const OPENING = '---\nid: sample'
const CLOSING = 'registration_open: no\n---'

export const fenceMistakes: readonly Mistake[] = createMistakes(EVENT_FILE, EVENT_TEXT, [
  ['an empty line at the top', OPENING, `\n${OPENING}`, 'fence-blank 1:1 -', 'repaired'],
  ['four hyphens', OPENING, '----\nid: sample', 'fence-mistyped 1:1 -', 'repaired'],
  ['two hyphens', OPENING, '--\nid: sample', 'fence-mistyped 1:1 -', 'repaired'],
  ['dashes that a phone made', OPENING, '–––\nid: sample', 'fence-mistyped 1:1 -', 'repaired'],
  ['one long dash that a phone made', OPENING, '—\nid: sample', 'fence-mistyped 1:1 -', 'repaired'],
  ['a long dash and a hyphen', OPENING, '—-\nid: sample', 'fence-mistyped 1:1 -', 'repaired'],
  ['full-width hyphens', OPENING, '－－－\nid: sample', 'fence-mistyped 1:1 -', 'repaired'],
  ['a space before the hyphens', OPENING, ' ---\nid: sample', 'fence-mistyped 1:1 -', 'repaired'],
  ['a space after the hyphens', OPENING, '--- \nid: sample', 'fence-mistyped 1:1 -', 'repaired'],
  ['stars in place of hyphens', OPENING, '***\nid: sample', 'fence-mistyped 1:1 -', 'repaired'],
  [
    'plus signs in place of hyphens',
    OPENING,
    '+++\nid: sample',
    'fence-mistyped 1:1 -',
    'repaired',
  ],
  [
    'backquotes in place of hyphens',
    OPENING,
    '```\nid: sample',
    'fence-mistyped 1:1 -',
    'repaired',
  ],
  ['the name of a language', OPENING, '---yaml\nid: sample', 'fence-mistyped 1:1 -', 'repaired'],
  ['a field after the hyphens', OPENING, '---id: sample', 'fence-mistyped 1:1 -', 'repaired'],
  ['a program', OPENING, '---js\nid: sample', 'front-matter-program 1:1 -'],
  ['a program after a space', OPENING, '--- javascript\nid: sample', 'front-matter-program 1:1 -'],
  ['JSON', OPENING, '---json\nid: sample', 'front-matter-program 1:1 -'],
  [
    'a word of JavaScript itself',
    OPENING,
    '---__proto__\nid: sample',
    'front-matter-program 1:1 -',
  ],
  ['no line above the fields', OPENING, 'id: sample', 'fence-missing 1:1 -', 'repaired'],
  ['no line below the fields', CLOSING, 'registration_open: no', 'fence-open 12:1 -', 'repaired'],
  [
    'four hyphens below',
    CLOSING,
    'registration_open: no\n----',
    'fence-mistyped 13:1 -',
    'repaired',
  ],
  ['a long dash below', CLOSING, 'registration_open: no\n—', 'fence-mistyped 13:1 -', 'repaired'],
  [
    'a space after the hyphens below',
    CLOSING,
    'registration_open: no\n--- ',
    'fence-mistyped 13:1 -',
    'repaired',
  ],
  [
    'equals signs below',
    CLOSING,
    'registration_open: no\n===',
    'fence-mistyped 13:1 -',
    'repaired',
  ],
])

const WITH_RULE = PAGE_TEXT.replace('Come along.', 'Come along.\n\n---')

export const noFieldMistakes: readonly Mistake[] = [
  ...createMistakes('pages/sample.md', WITH_RULE, [
    [
      'a line in the text, and none below the fields',
      'costs.\n---',
      'costs.',
      'fence-open 3:1 -',
      'repaired',
    ],
  ]),
  ...createMistakes('pages/sample.md', PAGE_TEXT, [
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

const TITLE = 'title: Walk for Life'

export const lineMistakes: readonly Mistake[] = createMistakes(EVENT_FILE, EVENT_TEXT, [
  ['no space after the colon', TITLE, 'title:Walk for Life', 'colon-space 3:7 title', 'repaired'],
  ['no space, before a number', 'time: 6', 'time:6', 'colon-space 5:6 time', 'repaired'],
  ['a full-width colon', TITLE, 'title：Walk for Life', 'colon-wide 3:6 title', 'repaired'],
  ['an equals sign', TITLE, 'title = Walk for Life', 'colon-equals 3:7 title', 'repaired'],
  ['a tab after the colon', TITLE, 'title:\tWalk for Life', 'space-strange 3:7 title', 'repaired'],
  [
    'a pasted space after the colon',
    TITLE,
    'title:\u00A0Walk for Life',
    'space-strange 3:7 title',
    'repaired',
  ],
  [
    'a wide space after the colon',
    TITLE,
    'title:\u3000Walk for Life',
    'space-strange 3:7 title',
    'repaired',
  ],
  [
    'a tab before the field',
    TITLE,
    '\ttitle: Walk for Life',
    'line-indented 3:1 title',
    'repaired',
  ],
  [
    'spaces before the field',
    TITLE,
    '  title: Walk for Life',
    'line-indented 3:1 title',
    'repaired',
  ],
  [
    'quotation marks around the name',
    TITLE,
    '"title": Walk for Life',
    'field-name 3:1 title',
    'repaired',
  ],
  [
    'stars around the name and the colon',
    TITLE,
    '**title:** Walk for Life',
    'colon-space 3:9 title',
    'repaired',
  ],
  [
    'quotation marks around the line',
    TITLE,
    '"title: Walk for Life"',
    'field-name 3:1 title',
    'repaired',
  ],
  [
    'a line as programs write it',
    TITLE,
    '"title": "Walk for Life",',
    'field-name 3:1 title',
    'repaired',
  ],
  ['stars around the name', TITLE, '**title**: Walk for Life', 'field-name 3:1 title', 'repaired'],
  ['a hyphen before the name', TITLE, '- title: Walk for Life', 'field-name 3:1 title', 'repaired'],
  ['a space in the name', 'image_alt:', 'image alt:', 'field-name 10:1 image_alt', 'repaired'],
  ['a capital letter', TITLE, 'Title: Walk for Life', 'field-unknown 3:1 Title', 'repaired'],
  ['a hyphen in the name', 'image_alt:', 'image-alt:', 'field-unknown 10:1 image-alt', 'repaired'],
  ['two letters swapped', TITLE, 'tilte: Walk for Life', 'field-unknown 3:1 tilte', 'repaired'],
  ['another language', TITLE, 'titel: Walk for Life', 'field-unknown 3:1 titel', 'repaired'],
  ['an extra letter', 'location:', 'locaition:', 'field-unknown 6:1 locaition', 'repaired'],
  [
    'a field that does not exist',
    TITLE,
    `${TITLE}\nfavorite_color: blue`,
    'field-unknown 4:1 favorite_color',
  ],
  ['a name that programs use', TITLE, `${TITLE}\n__proto__: x`, 'field-unknown 4:1 __proto__'],
  [
    'another name that programs use',
    TITLE,
    `${TITLE}\nconstructor: x`,
    'field-unknown 4:1 constructor',
  ],
  ['no colon', TITLE, `${TITLE}\nregistration Free`, 'colon-missing 4:13 registration'],
  ['the same line twice', TITLE, `${TITLE}\n${TITLE}`, 'field-twice 4:1 title', 'repaired'],
  ['a field twice', TITLE, `${TITLE}\ntitle: Walk`, 'field-twice 4:1 title'],
  ['a missing field', `${TITLE}\n`, '', 'field-missing 1:1 title'],
  ['an empty field', TITLE, 'title:', 'field-empty 3:7 title'],
  ['a list', TITLE, 'title:\n  - Walk for Life', 'list-unexpected 3:7 title', 'repaired'],
  ['a list of two', TITLE, 'title:\n  - Walk\n  - Life', 'list-unexpected 3:7 title'],
  ['an item below a value', TITLE, `${TITLE}\n  - Run for Life`, 'item-misplaced 4:1 -'],
  ['an id that is no short name', 'id: sample', 'id: Sample', 'id-shape 2:5 id', 'repaired'],
  ['a comment', TITLE, `# the name\n${TITLE}`, 'line-remark 3:1 -'],
  ['words that belong to no field', TITLE, `${TITLE}\nfor everybody`, 'line-unreadable 4:1 -'],
  [
    'a > for several lines',
    TITLE,
    'title: >\n  Walk for Life',
    'value-block 3:8 title',
    'repaired',
  ],
  [
    'a | for several lines',
    TITLE,
    'title: |-\n  Walk\n  for Life',
    'value-block 3:8 title',
    'repaired',
  ],
  ['a > without words', TITLE, 'title: >', 'value-block 3:8 title'],
  ['a YAML anchor', TITLE, 'title: &name', 'value-sign 3:8 title'],
  ['a YAML alias', TITLE, 'title: *name', 'value-sign 3:8 title'],
  ['a YAML tag', TITLE, 'title: !!str Walk for Life', 'value-sign 3:8 title'],
  ['a YAML tag that makes a program', TITLE, 'title: !!js/function x', 'value-sign 3:8 title'],
  [
    'two versions of a field',
    TITLE,
    `<<<<<<< HEAD\n${TITLE}\n=======\ntitle: Walk\n>>>>>>> main`,
    'merge-conflict 3:1 -',
  ],
  ['a line of equals signs among the fields', TITLE, `=======\n${TITLE}`, 'line-unreadable 3:1 -'],
  ['a YAML merge key', TITLE, `${TITLE}\n<<: *base`, 'value-sign 4:1 -'],
  ['curly quotation marks', TITLE, 'title: “Walk for Life”', 'quotes-curly 3:8 title', 'repaired'],
  [
    'a curly quotation mark at the end',
    TITLE,
    'title: "Walk for Life”',
    'quotes-curly 3:8 title',
    'repaired',
  ],
  ['German quotation marks', TITLE, 'title: „Walk for Life“', 'quotes-curly 3:8 title', 'repaired'],
  [
    'single curly quotation marks',
    TITLE,
    'title: ‘Walk for Life’',
    'quotes-curly 3:8 title',
    'repaired',
  ],
  [
    'a quotation mark that is never closed',
    TITLE,
    'title: "Walk for Life',
    'quote-open 3:8 title',
    'repaired',
  ],
])

const WITH_QUOTES = EVENT_TEXT.replace('Sample Park', `St. Mary's "Old" Park`)

export const quoteMistakes: readonly Mistake[] = createMistakes(EVENT_FILE, WITH_QUOTES, [
  [
    'quotation marks within quotation marks',
    `St. Mary's "Old" Park`,
    `"St. Mary's "Old" Park"`,
    'quotes-inside 6:11 location',
    'repaired',
  ],
  [
    'an apostrophe within single quotation marks',
    `St. Mary's "Old" Park`,
    `'St. Mary's "Old" Park'`,
    'quotes-inside 6:11 location',
    'repaired',
  ],
])

const WITH_COLON = EVENT_TEXT.replace(TITLE, 'title: "Walk: 4 Life"')

export const curlyColonMistakes: readonly Mistake[] = createMistakes(EVENT_FILE, WITH_COLON, [
  [
    'curly quotation marks around a colon',
    '"Walk: 4 Life"',
    '“Walk: 4 Life”',
    'quotes-curly 3:8 title',
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

// Mistakes in fields that come from a chat program or a code editor.
import { createPostText } from '../../../create-test-site'
import { createMistakes, EVENT_TEXT, PAGE_TEXT, type Mistake } from '../../mistake'

const FIELDS = PAGE_TEXT.slice(0, PAGE_TEXT.indexOf('\n---\n\n') + 4)
const TITLE = 'title: Parking'
const DESCRIPTION = 'Where you can leave your car when you visit us, and what it costs.'
const JSON_LINES = `{\n  "title": "Parking",\n  "description": "${DESCRIPTION}"\n}`

const hiddenFileMistakes = createMistakes(
  'pages/sample.md',
  PAGE_TEXT.replace(`${TITLE}\n`, `${TITLE}\ndraft: yes\n`),
  [
    [
      'a field of Jekyll that hides a file',
      `${TITLE}\ndraft: yes\n`,
      `${TITLE}\npublished: false\n`,
      'field-unknown 3:1 published',
      'repaired',
    ],
    [
      'a name in Spanish that hides a file',
      `${TITLE}\ndraft: yes\n`,
      `${TITLE}\nestado: borrador\n`,
      'field-unknown 3:1 estado',
      'repaired',
    ],
    [
      'a name of WordPress that hides a file',
      `${TITLE}\ndraft: yes\n`,
      `${TITLE}\nvisibility: "Private"\n`,
      'field-unknown 3:1 visibility',
      'repaired',
    ],
  ],
)

const hiddenPostMistakes = createMistakes(
  'blog/sample.md',
  createPostText({ date: '2026-12-08', draft: 'yes' }),
  [
    [
      'a field of Jekyll that hides a post for a later day',
      'draft: yes',
      'published: false',
      'field-unknown 8:1 published',
      'repaired',
    ],
    [
      'a status that hides a post',
      'draft: yes',
      'status: draft',
      'field-unknown 8:1 status',
      'repaired',
    ],
  ],
)

const hiddenEventMistakes = createMistakes(
  'events/sample.md',
  EVENT_TEXT.replace('date: 2025-11-25\n', 'date: 2025-11-25\ndraft: yes\n'),
  [
    [
      'a status that hides an event',
      'draft: yes',
      'status: Not ready yet',
      'field-unknown 5:1 status',
      'repaired',
    ],
  ],
)

const pastedFieldMistakes = createMistakes('pages/sample.md', PAGE_TEXT, [
  [
    'a field of Jekyll that shows a file',
    `${TITLE}\n`,
    `${TITLE}\npublished: true\n`,
    'field-unknown 3:1 published',
  ],
  [
    'a status that shows a file',
    `${TITLE}\n`,
    `${TITLE}\nstatus: published\n`,
    'field-unknown 3:1 status',
  ],
  ['a bold name', TITLE, '**title:** Parking', 'field-name 2:1 title', 'repaired'],
  ['a bold name before its colon', TITLE, '**title**: Parking', 'field-name 2:1 title', 'repaired'],
  ['a bold name in a list', TITLE, '- **Title:** Parking', 'field-name 2:1 title', 'repaired'],
  ['a name as code', TITLE, '`title`: Parking', 'field-name 2:1 title', 'repaired'],
  ['curly brackets', FIELDS, JSON_LINES, 'fields-curly 1:1 -', 'repaired'],
  [
    'curly brackets between the hyphens',
    FIELDS,
    `---\n${JSON_LINES}\n---`,
    'fields-curly 2:1 -',
    'repaired',
  ],
  [
    'curly brackets on one line',
    FIELDS,
    `{"title": "Parking", "description": "${DESCRIPTION}"}`,
    'fields-curly 1:1 -',
    'repaired',
  ],
  [
    'curly brackets that cannot be read',
    FIELDS,
    JSON_LINES.replace('",', '"'),
    'fields-curly 1:1 -',
  ],
  [
    'a box of code around the fields',
    FIELDS,
    `\`\`\`yaml\n${FIELDS}\n\`\`\``,
    'fence-box 1:1 -',
    'repaired',
  ],
  [
    'a box of code around the whole file',
    PAGE_TEXT,
    `\`\`\`markdown\n${PAGE_TEXT}\`\`\`\n`,
    'fence-box 1:1 -',
    'repaired',
  ],
  [
    'an answer above the fields',
    FIELDS,
    `Sure! Here is your page:\n\n${FIELDS}`,
    'fence-words 1:1 -',
    'repaired',
  ],
])

const OTHER_NAMES = 'also_known_as:\n  - jacket\n  - parka coat\n'

const searchWordMistakes = createMistakes(
  'blog/sample.md',
  createPostText().replace('---\n\n', `${OTHER_NAMES}---\n\n`),
  [
    [
      'keywords in place of other names',
      OTHER_NAMES,
      'keywords: jacket, parka coat\n',
      'field-unknown 8:1 keywords',
      'repaired',
    ],
    [
      'search words below other names, one of which is there twice',
      OTHER_NAMES,
      'also_known_as:\n  - jacket\nsearch_terms:\n  - Jacket\n  - parka coat\n',
      'field-unknown 10:1 search_terms',
      'repaired',
    ],
    [
      'tags of another program above other names',
      OTHER_NAMES,
      'layout: post\ntags: [jacket, "parka coat"]\nalso_known_as:\n  - jacket\n',
      'field-unknown 8:1 layout',
      'repaired',
    ],
    [
      'aliases in one line below other names',
      OTHER_NAMES,
      'also_known_as:\n  - jacket\naliases: parka coat\n',
      'field-unknown 10:1 aliases',
      'repaired',
    ],
    [
      'aliases as a list, without other names',
      OTHER_NAMES,
      'aliases:\n  - jacket\n  - parka coat\n',
      'field-unknown 8:1 aliases',
      'repaired',
    ],
    [
      'aliases as a list beside other names',
      OTHER_NAMES,
      'also_known_as:\n  - jacket\naliases:\n  - parka coat\n',
      'field-unknown 10:1 aliases',
      'repaired',
    ],
    [
      'tags as a list beside a layout',
      OTHER_NAMES,
      'layout: post\ntags:\n  - jacket\n  - parka coat\n',
      'field-unknown 8:1 layout',
      'repaired',
    ],
    [
      'keywords with a mark between them',
      OTHER_NAMES,
      'keywords: jacket#parka\n',
      'field-unknown 8:1 keywords',
    ],
  ],
)

export const foreignFieldMistakes: readonly Mistake[] = [
  ...hiddenFileMistakes,
  ...hiddenPostMistakes,
  ...hiddenEventMistakes,
  ...searchWordMistakes,
  ...pastedFieldMistakes,
]

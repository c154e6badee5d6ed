// Mistakes in the lines of hyphens around the fields.
import { EVENT_TEXT, PAGE_TEXT, createMistakes, type Mistake, type Mutation } from '../mistake'
import { ROLE_TEXT } from './lists'

const EVENT_FILE = 'events/sample.md'
const OPENING = '---\nid: sample'
const CLOSING = 'registration_open: no\n---'

export const fenceMistakes: readonly Mistake[] = createMistakes(EVENT_FILE, EVENT_TEXT, [
  ['an empty line at the top', OPENING, `\n${OPENING}`, 'fence-blank 1:1 -', 'repaired'],
  ['four hyphens', OPENING, '----\nid: sample', 'fence-mistyped 1:1 -', 'repaired'],
  ['two hyphens', OPENING, '--\nid: sample', 'fence-mistyped 1:1 -', 'repaired'],
  ['dashes that a phone made', OPENING, '–––\nid: sample', 'fence-mistyped 1:1 -', 'repaired'],
  ['one long dash that a phone made', OPENING, '—\nid: sample', 'fence-mistyped 1:1 -', 'repaired'],
  [
    'the line of a chat program above and below',
    EVENT_TEXT,
    EVENT_TEXT.replaceAll(/^---$/gm, '⸻'),
    'fence-mistyped 1:1 -',
    'repaired',
  ],
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
  [
    'hyphens after spaces between the fields',
    'location:',
    '   ---\nlocation:',
    'fence-early 6:1 -',
    'repaired',
  ],
  [
    'hyphens above the last field, and four below it',
    CLOSING,
    '---\nregistration_open: no\n----',
    'fence-early 13:1 registration_open',
    'repaired',
  ],
  ['no line above the fields', OPENING, 'id: sample', 'fence-missing 1:1 -', 'repaired'],
  ['no line below the fields', CLOSING, 'registration_open: no', 'fence-open 12:1 -', 'repaired'],
  [
    'the line below the fields at the end of the last one',
    CLOSING,
    'registration_open: no---',
    'fence-open 12:1 -',
    'repaired',
  ],
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
  [
    'a line of hyphens between the fields',
    'image: walk',
    '---\nimage: walk',
    'fence-early 9:1 -',
    'repaired',
  ],
  [
    'a line of hyphens above the last field',
    'registration_open',
    '---\nregistration_open',
    'fence-early 12:1 -',
    'repaired',
  ],
  [
    'a box of code around fields without hyphens',
    EVENT_TEXT.slice(0, EVENT_TEXT.indexOf('\n\nCome')),
    `\`\`\`yaml\n${EVENT_TEXT.slice(4, EVENT_TEXT.indexOf('\n---\n\nCome'))}\n\`\`\``,
    'fence-box 1:1 -',
    'repaired',
  ],
  ...[
    ['dashes that a phone made above and below', '—-', '—-', 'fence-mistyped'],
    ['four hyphens above and two below', '----', '--', 'fence-mistyped'],
    ['underscores from a drawn line above and below', '________', '________', 'fence-mistyped'],
    ['a long dash above and nothing below', '—', null, 'fence-mistyped'],
    ['nothing above and a dash below', null, '–', 'fence-missing'],
    ['spaces and a tab above and below', '---  ', '---\t', 'fence-mistyped'],
    ['no lines of hyphens at all', null, null, 'fence-missing'],
  ].map(([name, above, below, code]): Mutation => {
    const lines = EVENT_TEXT.split('\n')
    const fields = lines.slice(1, lines.indexOf('---', 1)).join('\n')
    const typed = [above, fields, below].filter((line) => line !== null).join('\n')
    return [name ?? '', `---\n${fields}\n---`, typed, `${code ?? ''} 1:1 -`, 'repaired']
  }),
  [
    'the head of an email above the fields',
    OPENING,
    `From: Ann Sample\nSent: Sunday, November 22, 2026 8:14 PM\nTo: Luis Sample\nSubject: The walk\n\n${OPENING}`,
    'fence-words 1:1 -',
    'repaired',
  ],
  [
    'the head of an email in Spanish right above the fields',
    OPENING,
    `De: Ana Sample\nEnviado el: domingo, 22 de noviembre de 2026\nPara: Luis Sample\nAsunto: La caminata\n${OPENING}`,
    'fence-words 1:1 -',
    'repaired',
  ],
  [
    'a greeting with a colon above the fields',
    OPENING,
    `Here it is:\n\n${OPENING}`,
    'fence-words 1:1 -',
  ],
])

const SEE_ALSO = 'see_also:\n  - /events\n  - /blog\n'
const END = `${SEE_ALSO}---\n\nCome along.\n\n## What to bring\n\nGood shoes and a bottle.\n`
const fieldsBelow: readonly Mistake[] = [
  ...createMistakes('pages/sample.md', PAGE_TEXT.replace('costs.\n', `costs.\n${SEE_ALSO}`), [
    [
      'a list right below the fields',
      `${SEE_ALSO}---\n`,
      `---\n${SEE_ALSO}`,
      'fence-early 5:1 see_also',
      'repaired',
    ],
    [
      'a list below the fields and an empty line',
      `${SEE_ALSO}---\n`,
      `---\n\n${SEE_ALSO}`,
      'fence-early 6:1 see_also',
      'repaired',
    ],
    [
      'a list at the end of the text',
      END,
      `${END.slice(SEE_ALSO.length)}\n${SEE_ALSO}`,
      'fence-early 12:1 see_also',
      'repaired',
    ],
  ]),
  ...createMistakes('events/sample.md', EVENT_TEXT, [
    [
      'two fields below the others',
      'requires_registration: no\nregistration_open: no\n---\n',
      '---\nrequires_registration: no\nregistration_open: no\n',
      'fence-early 12:1 requires_registration',
      'repaired',
    ],
    [
      'a field above the first words of the text',
      'registration_open: no\n---\n\n',
      '---\nregistration_open: no\n',
      'fence-early 13:1 registration_open',
      'repaired',
    ],
  ]),
  ...createMistakes('churches/sample.md', '---\nname: Grace Chapel\nevent: walk\norder: 7\n---\n', [
    [
      'a field below those of a file without a text',
      'order: 7\n---\n',
      '---\norder: 7\n',
      'fence-early 5:1 order',
      'repaired',
    ],
  ]),
]

const FIRST_ITEM = '  - Two hours a month\n'
const LAST_ITEM = '  - Hold a valid license\n'
const ROLE_WITH_LIST = ROLE_TEXT.replace(
  'requirements:\n  - Two hours a month\norder: 1\n',
  '',
).replace(
  '---\n\nCome',
  `order: 1\nrequirements:\n  - Own a car\n${FIRST_ITEM}${LAST_ITEM}---\n\nCome`,
)
const itemsBelow: readonly Mistake[] = createMistakes('volunteer/sample.md', ROLE_WITH_LIST, [
  [
    'an item right below the fields',
    `${LAST_ITEM}---\n`,
    `---\n${LAST_ITEM}`,
    'fence-early 12:1 requirements',
    'repaired',
  ],
  [
    'an item below the fields and an empty line',
    `${LAST_ITEM}---\n`,
    `---\n\n${LAST_ITEM}`,
    'fence-early 13:1 requirements',
    'repaired',
  ],
  [
    'two items right below the fields',
    `${FIRST_ITEM}${LAST_ITEM}---\n`,
    `---\n${FIRST_ITEM}${LAST_ITEM}`,
    'fence-early 11:1 requirements',
    'repaired',
  ],
])

const WITH_RULE = PAGE_TEXT.replace('Come along.', 'Come along.\n\n---')

export const noFieldMistakes: readonly Mistake[] = [
  ...fieldsBelow,
  ...itemsBelow,
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
    ...['---', '\n---', '\n--'].map((end): Mutation => [
      `the line below the fields at the end of the text, typed as ${JSON.stringify(end)}`,
      PAGE_TEXT,
      `${PAGE_TEXT.replace('costs.\n---', 'costs.')}${end}\n`,
      'fence-open 3:1 -',
      'repaired',
    ]),
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

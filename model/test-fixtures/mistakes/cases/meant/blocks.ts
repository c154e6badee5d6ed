// Whole blocks in a wrong form: fields of another program, a spreadsheet, a second entry, a text in a field, pasted lines.
import {
  createFileMistake,
  createMistakes,
  EVENT_TEXT,
  PAGE_TEXT,
  type Mistake,
  type Mutation,
} from '../../mistake'

const CHURCH = '---\nname: Grace Chapel\naddress: 20 Sample Avenue\nevent: walk\norder: 17\n---\n'
const PERSON = '---\nname: Nora Sample\ntitle: Nurse\norder: 10\n---\n\nNora listens, and laughs.\n'
const NOTICE = '---\ntitle: Christmas\ntype: closed\nfrom: 2026-12-24\nuntil: 2026-12-25\n---\n'
const PLUS =
  '+++\ntitle = "Christmas"\ntype = \'closed\'\nfrom = 2026-12-24\nuntil = 2026-12-25\n+++\n'
const OTHER = CHURCH.replace('Grace Chapel', 'Trinity Chapel')

export const blockMistakes: readonly Mistake[] = [
  {
    ...createFileMistake(
      'notices/sample.md',
      'fields between lines of +++',
      PLUS,
      'fence-mistyped 1:1 -',
      NOTICE,
    ),
    repaired: true,
  },
  createFileMistake(
    'notices/sample.md',
    'groups of fields between lines of +++',
    PLUS.replace('from', '[params]\nfrom'),
    'fence-mistyped 1:1 -',
    NOTICE,
  ),
  ...['\t', ',', ' | ', ';'].map((cell) =>
    createFileMistake(
      'churches/sample.md',
      `a spreadsheet with ${JSON.stringify(cell)} between its cells`,
      `---\n${['name', 'address', 'event', 'order'].join(cell)}\n${['Grace Chapel', '20 Sample Avenue', 'walk', '17'].join(cell)}\n---\n`,
      'fields-table 2:1 -',
      CHURCH,
    ),
  ),
  ...createMistakes(
    'pages/sample.md',
    PAGE_TEXT,
    [
      '---\nlayout: page\ntitle: parking\nslug: parking\ndate: 2026-11-26\n---',
      '```yaml\n---\ntitle: "Parking"\nslug: parking\n---\n```',
      '```yaml\ntitle: Parking\ncategories:\n  - news\n```',
      '+++\ntitle = "Parking"\ntags = ["news"]\n+++',
      '***\nlayout: page\npermalink: /parking\n***',
    ].map((block): Mutation => [
      `a second block of fields: ${block.slice(0, 9).trim()}, ${block.length}`,
      '---\n\nCome along.',
      `---\n\n${block}\n\nCome along.`,
      'entry-second 6:1 -',
      'repaired',
    ]),
  ),
  ...createMistakes('pages/sample.md', PAGE_TEXT, [
    [
      'a second block of fields in the middle of the text',
      '## What',
      '---\nlayout: page\nslug: parking\n---\n\n## What',
      'entry-second 8:1 -',
      'repaired',
    ],
    [
      'a second block of fields with another title',
      '---\n\nCome along.',
      '---\n\n---\nlayout: page\ntitle: Where to park\n---\n\nCome along.',
      'entry-second 6:1 -',
    ],
  ]),
  createFileMistake(
    'churches/sample.md',
    'two churches in one file',
    `${CHURCH}\n${OTHER}`,
    'entry-second 8:1 -',
    CHURCH,
  ),
  createFileMistake(
    'churches/sample.md',
    'three churches in one file',
    `${CHURCH}\n${OTHER}\n${OTHER.replace(/name: .*/, 'name: Sample Third Church')}`,
    'entry-second 8:1 -',
    CHURCH,
  ),
  createFileMistake(
    'churches/sample.md',
    'two churches in one file with a single line between them',
    CHURCH + OTHER.replace('---\n', ''),
    'entry-second 7:1 -',
    CHURCH,
  ),
  {
    ...createFileMistake(
      'team/sample.md',
      'a file that was pasted below itself',
      `${PERSON}\n${PERSON}`,
      'entry-second 9:1 -',
      PERSON,
    ),
    repaired: true,
  },
  createFileMistake(
    'team/sample.md',
    'the new version of a file above the old one',
    `${PERSON}\n${PERSON.replace('Nurse', 'Driver')}`,
    'entry-second 9:1 -',
    PERSON,
  ),
  createFileMistake(
    'team/sample.md',
    'two people in one file',
    `${PERSON}\n---\nname: Tim Sample\ntitle: Driver\norder: 20\n---\n\nTim drives.\n`,
    'entry-second 9:1 -',
    PERSON,
  ),
  ...[
    ['a bio with >', 'bio: >\n  Nora listens,\n  and laughs.'],
    ['a bio on one line', 'bio: Nora listens, and laughs.'],
    ['a text with |', 'text: |\n  Nora listens, and laughs.'],
    ['contents in quotation marks', 'content: "Nora listens, and laughs."'],
  ].map(([name = '', typed = '']) => ({
    ...createFileMistake(
      'team/sample.md',
      name,
      `---\nname: Nora Sample\n${typed}\ntitle: Nurse\norder: 10\n---\n`,
      `field-unknown 3:1 ${typed.split(':')[0]}`,
      name === 'a bio with >' ? PERSON.replace(', and', ',\nand') : PERSON,
    ),
    repaired: true,
  })),
  ...createMistakes(
    'events/sample.md',
    EVENT_TEXT.replace('Sample Park', 'Sample Park, 12 Sample Road, Auburn, AL 36830'),
    [
      [
        'an address on three lines',
        'location: Sample Park, 12 Sample Road, Auburn',
        'location: Sample Park\n12 Sample Road\nAuburn',
        'line-unreadable 7:1 location',
        'repaired',
      ],
      [
        'what a map shares',
        'location: Sample Park, 12',
        'location: Sample Park\n(334) 555-0142\n\nhttps://maps.example.org/x\n12',
        'line-unreadable 7:1 location',
      ],
    ],
  ),
  ...createMistakes('events/sample.md', EVENT_TEXT, [
    [
      'a summary on three lines',
      'summary: Walk one mile with us.',
      'summary: Walk one mile\nwith us\nand your friends.',
      'line-unreadable 8:1 summary',
    ],
  ]),
]

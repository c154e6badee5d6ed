// Numbers that were not changed with something else: of the cards of a page, and of the box of figures.
import { createEntryText } from '../../../create-test-site'
import { createBodyMistakes, createMistakes, PAGE_TEXT, TEXT } from '../../mistake'

const createCard = (title: string) =>
  createEntryText(
    {
      title,
      path: '/partner/volunteer',
      description: `${title} with us in the spring.`,
      image: 'walk.svg',
      image_alt: 'decorative',
      order: '10',
    },
    '',
  )

const CARDS = {
  'partner/sing.md': createCard('Sing'),
  'partner/cook.md': createCard('Cook'),
  'partner/drive.md': createCard('Drive'),
}

const RIGHT = 'You can [compare three ways to help](/partner).'
const TWO_LINKS = `${RIGHT}\n\nSee [all three ways to give](/partner) in the spring.`
const WEEKS = 'Take [one of these three](/partner) for each week of the month, in a small group.'
const RIGHT_DIGIT = 'You can [compare 3 ways to help](/partner).'
const RIGHT_BUTTON = '::button[Tres maneras de ayudar]{href=/partner}'

const FIGURES = PAGE_TEXT.replace(
  /description: .*/,
  'description: Over 5,000 families served each year, and each one with a name.\nas_of: 2026-06-30\nsource: Yearly report',
).replace(
  TEXT,
  ':::figures\n- **5,000+** families served every year\n:::\n\nIt is easy to read “5,000” and move on.',
)

const figureMistakes = createMistakes('pages/sample.md', FIGURES, [
  [
    'the day and the source of the example',
    'as_of: 2026-06-30\nsource: Yearly report',
    'as_of: 2025-12-31\nsource: Yearly report 2025',
    'text-example 5:9 source',
  ],
  ['a new figure only in its box', '**5,000', '**4,800', 'amount-differs 3:14 description'],
  ['an old figure in quotation marks', '“5,000”', '“4,000”', 'amount-differs 12:20 -', 'repaired'],
  ['a new figure only in the description', 'r 5,000', 'r 5,200', 'amount-differs 3:14 description'],
])

const remainderMistakes = createMistakes('pages/sample.md', PAGE_TEXT, [
  [
    'a rest that is not the difference',
    TEXT,
    'A friend matches each gift up to $6,000. By June you had given $2,300. That leaves $4,700.',
    'amount-differs 6:84 -',
  ],
  [
    'a rest in Spanish that is not the difference',
    TEXT,
    'Nuestra meta es de $900. Ya llevamos $350, y faltan $650.',
    'amount-differs 6:53 -',
  ],
])

const yearlyMistakes = createMistakes('pages/sample.md', PAGE_TEXT, [
  [
    'a wrong sum of twelve months',
    TEXT,
    'A gift of $25 a month comes to $250 in a year.',
    'amount-differs 6:11 -',
  ],
  [
    'a wrong sum of a year that was named before',
    TEXT,
    'Here $10 a month comes to $120 over a year, and $25 a month comes to $310. Every gift helps.',
    'amount-differs 6:49 -',
  ],
  [
    'a wrong sum of twelve months in Spanish',
    TEXT,
    'Así $15 al mes suman $150 a lo largo de un año.',
    'amount-differs 6:5 -',
  ],
])

const ROLE = createEntryText(
  {
    title: 'Clinic Volunteer',
    summary: 'Help people feel at ease.',
    description: 'Volunteer at our clinic for at least 4 hours a month, over six months or more.',
    image: 'walk.svg',
    image_alt: 'decorative',
    order: '10',
    requirements: '\n  - At least 4 hours each month\n  - A commitment of at least six months',
  },
  'You give at least four hours per month, and you stay with us for at least 6 months.',
)

const roleMistakes = (
  [
    ['hours', '4 hours each', '6 hours each', 'amount-differs 9:5 requirements'],
    ['months', 'of at least six', 'of at least 9', 'amount-differs 10:5 requirements'],
  ] as const
).flatMap(([unit, valid, typed, expected]) =>
  createMistakes('volunteer/sample.md', ROLE.replace('Clinic', `Clinic ${unit}`), [
    [`new ${unit} only in a list`, valid, typed, expected],
  ]),
)

const GIVE = createCard('Donate').replace(
  'Donate with us in the spring.',
  'Give once or each month.',
)

const PRAY = createCard('Pray').replace('/partner/volunteer', '/partner/prayer')

const otherCardMistakes = createMistakes('partner/give.md', GIVE, [
  [
    'a description in the file of another card',
    'Give once or each month.',
    'Pray at home, and write to our prayer team.',
    'text-copied 4:14 description',
  ],
]).map((mistake) => ({ ...mistake, otherFiles: { 'partner/pray.md': PRAY } }))

/** A role without a list of what it asks for. */
const SHORT_ROLE = ROLE.replace(/requirements:.*(?:\n .*)*\n/, '').replace('Clinic', 'Front Desk')

const forgottenMistakes = [
  ...createMistakes('volunteer/sample.md', ROLE.replace('Clinic', 'Medical'), [
    [
      'new hours everywhere but in the text',
      'four hours per',
      'six hours per',
      'amount-differs 13:19 -',
    ],
  ]),
  ...createMistakes('volunteer/sample.md', ROLE.replace('Clinic', 'Garden'), [
    ['new hours in the description', '4 hours a', '5 hours a', 'amount-differs 4:14 description'],
  ]),
  ...createMistakes('volunteer/sample.md', ROLE.replace('Clinic', 'Porch'), [
    [
      'hours a week for hours a month',
      'hours per month',
      'hours per week',
      'amount-differs 13:19 -',
    ],
  ]),
  ...createMistakes('volunteer/sample.md', ROLE.replace('Clinic', 'Attic'), [
    [
      'hours a week in the list',
      '4 hours each month',
      '4 hours each week',
      'amount-differs 9:5 requirements',
    ],
  ]),
  ...createMistakes('volunteer/sample.md', SHORT_ROLE, [
    ['another commitment in the text', '6 months', '9 months', 'amount-differs 10:66 -'],
  ]),
  ...createMistakes(
    'volunteer/sample.md',
    ROLE.replace('Clinic', 'Closet').replace(
      'You give',
      'We look for people who can stay for six months or more. You give',
    ),
    [
      [
        'fewer months in a list than in two other words',
        'A commitment of at least six',
        'A commitment of at least 4',
        'amount-differs 10:5 requirements',
      ],
    ],
  ),
  ...createMistakes(
    'volunteer/sample.md',
    ROLE.replace('Clinic', 'Store')
      .replace('- A commit', '- Two shifts a month, each shift is 3 hours\n  - A commit')
      .replace('You give', 'You work two 3-hour shifts. You give'),
    [['the length of a shift', '3-hour', '4-hour', 'amount-differs 10:5 requirements']],
  ),
]

const PRICES =
  '| Meal | Price |\n| --- | --- |\n| Supper | $12 |\n\nThe supper is $12 for all.\n\nThe tent is $1,500 a day.'

/** The old number is there beside the new one, as tracked changes leave it. */
const trackedMistakes = [
  ...createMistakes('volunteer/sample.md', ROLE.replace('Clinic', 'Closet'), [
    ['old months', 'least 6 months', 'least 4 6 months', 'amount-differs 13:75 -', 'repaired'],
    [
      'old hours in words',
      'four hours per',
      'three four hours per',
      'amount-differs 13:19 -',
      'repaired',
    ],
    ['old months without a space', 'least 6 months', 'least 46 months', 'amount-differs 13:66 -'],
    ['old months of twelve', 'least 6 months', 'least 126 months', 'amount-differs 13:66 -'],
  ]),
  ...createBodyMistakes(
    [
      ['ages 2 to 18', 'ages 218', '6:21'],
      ['children 12 to 17 years old', 'children 1217 years old', '6:21'],
      ['edades de 5 a 12', 'edades de 512', '6:21'],
      ['12 hours a day', '812 hours a day', '6:21'],
      ['at least 18 months', 'at least 1218 months', '6:21'],
    ].map(([right = '', typed = '', position = '']) => [
      `two numbers stuck together: ${typed}`,
      `The quilting is for ${right}, more or less.`,
      `The quilting is for ${typed}, more or less.`,
      `amount-differs ${position} -`,
    ]),
  ),
  ...createMistakes('pages/sample.md', PAGE_TEXT.replace(TEXT, 'Our class goes on for 8 weeks.'), [
    ['old weeks', '8 weeks', '6 8 weeks', 'amount-differs 6:23 -'],
  ]),
  ...createMistakes('pages/sample.md', PAGE_TEXT.replace(TEXT, 'Nos vemos tres semanas.'), [
    ['old weeks in Spanish', 'tres', 'dos tres', 'amount-differs 6:11 -'],
  ]),
  ...createMistakes('pages/sample.md', PAGE_TEXT.replace(TEXT, PRICES), [
    ['an old price', '| $12 |', '| $10$12 |', 'amount-differs 8:12 -', 'repaired'],
    ['an old price with a space', '| $12 |', '| $10 $12 |', 'amount-differs 8:12 -', 'repaired'],
    ['two new prices', '| $12 |', '| $15$18 |', 'amount-differs 8:12 -'],
    ['a new price before the old one', '| $12 |', '| $12$10 |', 'amount-differs 8:12 -'],
    ['an old price in a text', 'is $1,500', 'is $1,200$1,500', 'amount-differs 12:13 -'],
    ['an old price with the $ last', 'is $1,500', 'is 40$45$', 'amount-differs 12:13 -'],
  ]),
]

const cardMistakes = [
  ...trackedMistakes,
  ...roleMistakes,
  ...forgottenMistakes,
  ...createMistakes('pages/sample.md', PAGE_TEXT.replace(TEXT, RIGHT), [
    ['a link that counts too few cards', 'three', 'two', 'count-differs 6:18 -', 'repaired'],
  ]),
  ...createMistakes(
    'pages/sample.md',
    PAGE_TEXT.replace(TEXT, `${RIGHT} Sing once, cook each month, drive or sew at home.`),
    [['a link that counts a list as long', 'three', 'four', 'count-differs 6:18 -']],
  ),
  ...createMistakes('pages/sample.md', PAGE_TEXT.replace(TEXT, RIGHT_DIGIT), [
    ['a link that counts too many cards', ' 3 ', ' 4 ', 'count-differs 6:18 -', 'repaired'],
  ]),
  ...createMistakes('pages/sample.md', PAGE_TEXT.replace(TEXT, RIGHT_BUTTON), [
    ['a Spanish button that counts', 'Tres', 'Cuatro', 'count-differs 6:10 -', 'repaired'],
  ]),
  ...createMistakes('pages/sample.md', PAGE_TEXT.replace(TEXT, WEEKS), [
    ['four cards for the weeks of a month', 'three', 'four', 'count-differs 6:20 -'],
  ]),
  ...createMistakes('pages/sample.md', PAGE_TEXT.replace(TEXT, TWO_LINKS), [
    [
      'two links that count too few cards',
      TWO_LINKS,
      TWO_LINKS.replaceAll('three', 'two'),
      'count-differs 6:18 -',
    ],
  ]),
].map((mistake) => ({ ...mistake, otherFiles: CARDS }))

const HEADINGS = [
  ['## Three facts', '## Two facts', ' about our work', ':::figures\n', '\n:::', '6:4'],
  ['## Our 3 routes', '## Our 4 routes', '', '', '', '6:8'],
  ['## Tres datos', '## Cuatro datos', ' de este año', '', '', '6:4'],
] as const

const LIST = '\n\n- **Half mile:** a level loop.\n- **1 mile:** a short one.\n- **5k:** a long one.'
/** A heading right above a list or a box of three. */
const headingMistakes = HEADINGS.flatMap(([right, typed, rest, opening, closing, position]) =>
  createMistakes(
    'pages/sample.md',
    PAGE_TEXT.replace(TEXT, `${right}${rest}\n\n${opening}${LIST.trim()}${closing}`),
    [[`a heading above three: ${typed}`, right, typed, `count-differs ${position} -`]],
  ),
)

/** A sentence right above a list of three. */
const listMistakes = [
  [
    'three routes',
    'two routes',
    'There are three routes to pick from.',
    '6:11',
    'repaired',
  ] as const,
  ['Three', 'Four', 'Come along. Three easy ways to begin:', '6:13'] as const,
  ['tres rutas', 'dos rutas', 'Hay tres rutas para elegir.', '6:5', 'repaired'] as const,
  ['three steps', 'two steps', 'Follow these three steps:', '6:14', 'repaired'] as const,
].flatMap(([right, typed, sentence, position, ...repaired]) =>
  createMistakes('pages/sample.md', PAGE_TEXT.replace(TEXT, sentence + LIST), [
    [
      `a list of three below: ${sentence.replace(right, typed)}`,
      right,
      typed,
      `count-differs ${position} -`,
      ...repaired,
    ],
  ]),
)

const GIFTS = '| Gift | Amount |\n| --- | --- |\n| Coins | $12 |\n| Bills | $30 |\n| Checks | $8 |'
const HOURS = '| Shift | Hours |\n| --- | --- |\n| Morning | 3 |\n| Evening | 14 |'

/** The last row of a table, measures that are given twice, and the day of a weekday. */
const sumMistakes = createBodyMistakes([
  [
    'a weekday in another year that its sentence names',
    'In 2027 we meet on Sunday, January 17.',
    'In 2027 we meet on Sunday, January 18.',
    'weekday-wrong 6:20 -',
  ],
  [
    'a table without one of its rows',
    `${GIFTS}\n| Together | $50 |`,
    `${GIFTS}\n| Together | $95 |`,
    'amount-differs 11:14 -',
  ],
  [
    'a wrong total in bold',
    `${HOURS}\n| **En total** | **17** |`,
    `${HOURS}\n| **En total** | **71** |`,
    'amount-differs 10:20 -',
  ],
  [
    'a 5k of five miles',
    '- **5k:** a longer route of 3 miles (5 km).',
    '- **5k:** a longer route of 5 miles (8 km).',
    'amount-differs 6:5 -',
  ],
  [
    'miles that are as many kilometers',
    'We walk 10 miles (16 km).',
    'We walk 10 miles (10 km).',
    'amount-differs 6:9 -',
  ],
  [
    'pounds that are too many kilos',
    'Bring ten pounds (about 4.5 kg) of rice.',
    'Bring ten pounds (about 22 kg) of rice.',
    'amount-differs 6:7 -',
  ],
  [
    'a wrong temperature',
    'Keep it at 68 °F (20 °C).',
    'Keep it at 68 °F (30 °C).',
    'amount-differs 6:12 -',
  ],
])

export const countMistakes = [
  ...sumMistakes,
  ...cardMistakes,
  ...headingMistakes,
  ...listMistakes,
  ...figureMistakes,
  ...yearlyMistakes,
  ...remainderMistakes,
  ...otherCardMistakes,
]

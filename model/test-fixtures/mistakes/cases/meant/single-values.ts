// Values that say something else than was meant: noon in the night, a title in a name, a piece of another item.
import { createEntryText, createPostText } from '../../../create-test-site'
import {
  changeText,
  createMistakes,
  EVENT_TEXT,
  OPEN_EVENT_TEXT,
  PAGE_TEXT,
  REGISTRATION_URL,
  type Mistake,
  type Mutation,
} from '../../mistake'

const NOON = 'time: 12:00 PM - 1:30 PM'
const noon = changeText(NOON, 'time-shape 5:7 time')
const UNTIL_NINE = 'time: 12:00 PM - 9:00 PM'
const TIME = 'time: 6:00 PM - 8:00 PM'
const half = (typed: string): Mutation => [
  `no AM or PM: ${typed}`,
  TIME,
  `time: ${typed}`,
  'time-shape 5:7 time',
]
const knownHalf = (typed: string): Mutation => {
  const [name, valid, changed, expected] = half(typed)
  return [name, valid, changed, expected, 'repaired']
}

const EVENING = EVENT_TEXT.replace('Come along.', 'Join us for an evening of music.')
const VIGIL = EVENT_TEXT.replace('Come along.', 'At midnight we ring the bell.').replace(
  TIME,
  'time: 9:00 PM - midnight',
)
const MORNING = EVENT_TEXT.replace('Come along.', 'Coffee is ready all morning.').replace(
  TIME,
  'time: 10:00 AM - 12:00 PM',
)
const SPANISH_MORNING = EVENT_TEXT.replace('Come along.', 'Hay café toda la mañana.').replace(
  TIME,
  'time: 9:30 AM - 12:00 PM',
)
const OPENING = EVENT_TEXT.replace('Come along.', 'The doors open at 5:30 p.m.')

export const meantHourMistakes: readonly Mistake[] = [
  ...createMistakes('events/sample.md', EVENING, [knownHalf('6 - 8')]),
  ...createMistakes('events/sample.md', VIGIL, [
    [
      'midnight as 12:00 PM, where the text says midnight',
      'time: 9:00 PM - midnight',
      'time: 9:00 PM - 12:00 PM',
      'time-order 5:7 time',
      'repaired',
    ],
  ]),
  ...createMistakes(
    'events/sample.md',
    EVENT_TEXT.replace('Come along.', 'We pray all night, and eat in the morning.'),
    [['a night up to noon', TIME, 'time: 10:00 PM - 12:00 PM', 'time-order 5:7 time']],
  ),
  ...createMistakes('events/sample.md', MORNING, [
    [
      'a morning from the evening to noon',
      'time: 10:00 AM',
      'time: 10:00 PM',
      'time-order 5:7 time',
      'repaired',
    ],
  ]),
  ...createMistakes('events/sample.md', SPANISH_MORNING, [
    [
      'a morning from the evening to noon, in Spanish',
      'time: 9:30 AM',
      'time: 9:30 PM',
      'time-order 5:7 time',
      'repaired',
    ],
  ]),
  ...createMistakes('events/sample.md', OPENING, [knownHalf('de 6 a 8:00')]),
  ...createMistakes('events/sample.md', `${OPENING}\nBreakfast is free.\n`, [half('6 to 8')]),
  ...createMistakes('events/sample.md', EVENT_TEXT.replace(TIME, NOON), [
    noon('noon as 12:00 AM', 'time: 12:00 AM - 1:30 PM', 'repaired'),
  ]),
  ...createMistakes('events/sample.md', EVENT_TEXT.replace(TIME, UNTIL_NINE), [
    [
      'an evening that begins at midnight',
      UNTIL_NINE,
      'time: 12:00 AM - 9:00 PM',
      'time-shape 5:7 time',
      'repaired',
    ],
  ]),
  ...createMistakes('events/sample.md', EVENT_TEXT.replace(TIME, 'time: 12:30 PM to 2 PM'), [
    [
      'half past twelve in the night',
      'time: 12:30 PM to 2 PM',
      'time: 12:30 AM to 2 PM',
      'time-shape 5:7 time',
      'repaired',
    ],
  ]),
  ...createMistakes('events/sample.md', EVENT_TEXT, [
    half('6:00 - 8:00'),
    half('6-8'),
    half('"7:30"'),
    half('9:00 AM - 1:00'),
    half('de 6:00 a 8:00'),
    half('6 o’clock'),
    [
      'the old and the new end run together',
      TIME,
      'time: 6:00 PM - 8:00 PM 9:00 PM',
      'time-shape 5:7 time',
    ],
    ['two times alone run together', TIME, 'time: 6:00 PM8:00 PM', 'time-shape 5:7 time'],
    [
      'an old start that is crossed out',
      TIME,
      'time: "~~5:00 PM~~ 6:00 PM - 8:00 PM"',
      'time-shape 5:7 time',
      'repaired',
    ],
    [
      'a party that ends at noon in place of midnight',
      TIME,
      'time: 9:00 PM - 12:00 PM',
      'time-order 5:7 time',
    ],
    [
      'lunch in the night',
      'Come along.',
      '| 11:00 AM | We sing |\n| --- | --- |\n| 12:00 AM | Lunch |',
      'time-shape 17:3 -',
    ],
    [
      'noon in the night, in Spanish',
      'Come along.',
      'El almuerzo es a las 12:00 a.m.',
      'time-shape 15:22 -',
    ],
  ]),
]

const PERSON = createEntryText({ name: 'Ruth Sample', title: 'Nurse', order: '10' }, 'Ruth helps.')
const MEMBER = createEntryText(
  { name: 'Ruth Sample', title: 'Member', organization: 'Sample Church', order: '10' },
  '',
)
const name = changeText('Ruth Sample', 'name-order 2:7 name')

const CHURCH = createEntryText({ name: 'Grace Chapel', event: 'walk', order: '10' }, '')
const contact = changeText('Ruth Sample', 'name-contact 2:7 name')

const nameContactMistakes: readonly Mistake[] = [
  ...createMistakes('board/sample.md', MEMBER, [
    contact('a name from the To line of an email', 'Ruth Sample <ruth@example.org>', 'repaired'),
    contact('an email address beside a name', 'Ruth Sample, email: ruth@example.org', 'repaired'),
    contact(
      'a last name and an email address',
      '"Sample, Ruth (ruth@mail.example.org)"',
      'repaired',
    ),
    contact('an email address in place of a name', 'ruth@example.org'),
  ]),
  ...createMistakes('team/sample.md', PERSON, [
    contact('a phone number beside a name', 'Ruth Sample, cell (334) 555-0142', 'repaired'),
    contact('a name as an email link', '"[Ruth Sample](mailto:ruth@example.org)"', 'repaired'),
  ]),
  ...createMistakes('churches/sample.md', CHURCH, [
    [
      'a phone number beside the name of a church',
      'Grace Chapel',
      'Grace Chapel 334-555-0142',
      'name-contact 2:7 name',
      'repaired',
    ],
  ]),
  ...createMistakes('blog/sample.md', createPostText({ author: 'Ruth Sample' }), [
    [
      'an author with an email address',
      'author: Ruth Sample',
      'author: Ruth Sample (ruth@example.org)',
      'name-contact 5:9 author',
      'repaired',
    ],
  ]),
]

export const nameOrderMistakes: readonly Mistake[] = [
  ...nameContactMistakes,
  ...createMistakes('team/sample.md', PERSON, [
    name('the last name first', 'Sample, Ruth', 'repaired'),
  ]),
  ...createMistakes('board/sample.md', MEMBER, [
    name('the last name of a member first', 'Sample, Ruth', 'repaired'),
  ]),
  ...[
    ['board/ruth-sample.md', 'Ruth Sample Ortiz', 'Sample Ortiz, Ruth'],
    ['board/ana-lucia-sample.md', 'Ana Lucía Sample Peña', 'Sample Peña, Ana Lucía'],
    ['board/sample-de-leon-ines.md', 'Inés Sample de León', 'Sample de León, Inés'],
    ['board/jose-sample.md', 'José de la Sample', 'de la Sample, José'],
    ['board/maria-sample.md', 'María José Sample', 'Sample, María José'],
    ['board/thomas-sample.md', 'Rev. Thomas Sample', 'Sample, Rev. Thomas'],
  ].flatMap(([path = '', valid = '', typed = '']) =>
    createMistakes(path, MEMBER.replace('Ruth Sample', valid), [
      [`the last names first: ${typed}`, valid, typed, 'name-order 2:7 name', 'repaired'],
    ]),
  ),
  ...[
    ['board', 'Rev. Thomas Whitaker', 'Whitaker, Thomas, Rev.'],
    ['board', 'Rev. Linus Whitaker', 'Whitaker, Linus (Rev.)'],
    ['board', 'Rev. Silas Whitaker', 'Rev. Whitaker, Silas'],
    ['board', 'Rev. Amos Whitaker', '"Whitaker, Amos, Rev."'],
    ['board', 'Rev. Dr. Agnes Whitaker', 'Whitaker, Agnes (Rev. Dr.)'],
    ['board', 'Rev. Dr. Clara Whitaker', 'Whitaker, Rev. Dr. Clara'],
    ['board', 'Rev. Edith Whitaker', 'Whitaker, Edith (the Rev.)'],
    ['team', 'Flora Whitaker, RN, BSN', 'Whitaker, Flora (RN, BSN)'],
    ['board', 'Felix J. Whitaker', 'Whitaker, Felix J.'],
    ['board', 'Oscar Whitaker', 'WHITAKER, Oscar'],
    ['board', 'Hugo McWhitaker', 'MCWHITAKER, Hugo'],
    ['board', 'Simon Whitaker Jr.', 'Whitaker, Simon, Jr.'],
    ['board', 'Jonas Whitaker Jr.', 'Whitaker Jr., Jonas'],
    ['team', 'Nora Whitaker, RN', 'Whitaker, Nora, RN'],
    ['team', 'Dra. Elena Whitaker', 'Whitaker, Elena (Dra.)'],
  ].flatMap(([folder = '', valid = '', typed = '']) =>
    createMistakes(
      `${folder}/sample.md`,
      (folder === 'team' ? PERSON : MEMBER).replace('Ruth Sample', valid),
      [[`a name as on a list: ${typed}`, valid, typed, 'name-order 2:7 name', 'repaired']],
    ),
  ),
  ...createMistakes('board/sample.md', MEMBER.replace('Ruth Sample', 'Ivo Whitaker Sr.'), [
    ['Sr. after a name on a list', 'Ivo Whitaker Sr.', 'Whitaker, Ivo, Sr.', 'name-order 2:7 name'],
  ]),
  ...['Whitaker, Thomas, Rev.', 'Rev. Whitaker, Thomas'].flatMap((typed) =>
    createMistakes('blog/sample.md', createPostText({ author: 'Rev. Thomas Whitaker' }), [
      [
        `an author as on a list: ${typed}`,
        'author: Rev. Thomas Whitaker',
        `author: ${typed}`,
        'name-order 5:9 author',
        'repaired',
      ],
    ]),
  ),
  ...createMistakes('team/our-nurse.md', PERSON.replace('Ruth Sample', 'Ruth Sample Ortiz'), [
    [
      'the last names of the person of the text first',
      'Ruth Sample Ortiz',
      'Sample Ortiz, Ruth',
      'name-order 2:7 name',
      'repaired',
    ],
  ]),
]

const IMAGE = 'image: walk.svg'
const space = (typed: string): Mutation => [
  `a space in the name of a picture: ${typed}`,
  IMAGE,
  `image: ${typed}`,
  'image-name 9:8 image',
  'repaired',
]
const WITH_SEE_ALSO = PAGE_TEXT.replace(
  'costs.\n',
  'costs.\nsee_also:\n  - /events\n  - /contact\n',
)

export const meantValueMistakes: readonly Mistake[] = [
  ...createMistakes('events/sample.md', EVENT_TEXT, [
    space('walk. svg'),
    space('walk .svg'),
    space('Walk . SVG'),
    [
      'an ending that a phone has corrected',
      IMAGE,
      'image: walk.avg',
      'image-name 9:8 image',
      'repaired',
    ],
  ]),
  ...(
    [
      ['the page itself among those to read next', 7, ['/events', '/contact', '/rides-7']],
      ['the page itself as the first one to read next', 5, ['/rides-5', '/events', '/contact']],
    ] as const
  ).flatMap(([name, line, paths]) =>
    createMistakes(`pages/rides-${line}.md`, WITH_SEE_ALSO, [
      [
        name,
        '  - /events\n  - /contact\n',
        paths.map((path) => `  - ${path}\n`).join(''),
        `link-own-page ${line}:5 see_also`,
        'repaired',
      ],
    ]),
  ),
  ...createMistakes('pages/rides.md', WITH_SEE_ALSO, [
    [
      'only the page itself to read next',
      '  - /events\n  - /contact\n',
      '  - /rides\n',
      'link-own-page 5:5 see_also',
    ],
  ]),
  ...createMistakes(
    'events/sample.md',
    EVENT_TEXT.replace(IMAGE, `detail_page_url: /events/walk\n${IMAGE}`),
    [
      [
        'a space in the address of a page',
        '/events/walk',
        '/events/ walk',
        'link-shape 9:18 detail_page_url',
        'repaired',
      ],
    ],
  ),
  ...createMistakes(
    'pages/sample.md',
    PAGE_TEXT.replace('Come along.', '::button[Read]{href=/events/walk}'),
    [
      [
        'a space in the address of a button',
        '/events/walk',
        '/events/ walk',
        'directive-words 6:1 -',
        'repaired',
      ],
    ],
  ),
  ...createMistakes(
    'pages/sample.md',
    PAGE_TEXT.replace('Come along.', '::button[Give]{href=donation-form}'),
    [
      [
        'the name of a link with a space in a button',
        'donation-form',
        'donation form',
        'directive-words 6:1 -',
        'repaired',
      ],
    ],
  ),
  ...createMistakes('events/sample.md', OPEN_EVENT_TEXT, [
    [
      'words in place of the address of a form',
      REGISTRATION_URL,
      'call us',
      'address-shape 13:19 registration_url',
    ],
  ]),
  ...createMistakes(
    'pages/sample.md',
    PAGE_TEXT.replace('Come along.', '::button[Call us]{href=tel:+13345550142}'),
    [
      [
        'a phone number as people write it in a button',
        'tel:+13345550142',
        '(334) 555-0142',
        'directive-words 6:1 -',
        'repaired',
      ],
    ],
  ),
  ...createMistakes(
    'pages/sample.md',
    WITH_SEE_ALSO.replace('see_also:', 'publish_on: 2026-12-01\nsee_also:'),
    [
      [
        'a time after the day on which a page becomes public',
        'publish_on: 2026-12-01',
        'publish_on: 2026-12-01 8:00 AM',
        'date-shape 4:13 publish_on',
        'repaired',
      ],
    ],
  ),
  ...createMistakes('pages/sample.md', WITH_SEE_ALSO, [
    [
      'a space in the address of a page to read next',
      '- /events',
      '- / events',
      'page-path-shape 5:5 see_also',
      'repaired',
    ],
    [
      'a page that leaves the site a year too early, perhaps',
      'see_also:',
      'publish_on: 2026-12-01\nexpires_on: 2026-03-10\nsee_also:',
      'expiry-before-publication 5:13 expires_on',
    ],
  ]),
  ...createMistakes(
    'pages/sample.md',
    WITH_SEE_ALSO.replace('see_also:', 'publish_on: 2026-12-01\nexpires_on: 2027-01-10\nsee_also:'),
    [
      [
        'a page that leaves the site a year too early',
        'expires_on: 2027',
        'expires_on: 2026',
        'expiry-before-publication 5:13 expires_on',
        'repaired',
      ],
    ],
  ),
]

/** @param site the valid content of site.md */
export const createFragmentMistakes = (site: string): Mistake[] =>
  createMistakes('site.md', site, [
    [
      'the beginning of a menu item',
      '  - Events: /events\n',
      '  - Events: /events\n  - Eve\n',
      'item-twice 17:5 navigation',
      'repaired',
    ],
    [
      'the end of a menu item',
      '  - Events: /events\n',
      '  - /events\n  - Events: /events\n',
      'item-twice 16:5 navigation',
      'repaired',
    ],
    [
      'the beginning of a line with hours',
      '  - Friday: 8:00 AM - 12:00 PM\n',
      '  - Friday: 8:00 AM - 12:00 PM\n  - Fri\n',
      'item-twice 15:5 hours',
      'repaired',
    ],
    [
      'the beginning of a named link',
      '  - donation-form: https://give.example.org/general\n',
      '  - donation-form: https://give.example.org/general\n  - donation-f\n',
      'item-twice 19:5 outside_links',
      'repaired',
    ],
  ])

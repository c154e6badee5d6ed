// Values that contradict what another field or another file says.
import {
  createEntryText,
  createEventText,
  createPageText,
  SETTINGS_TEXT,
} from '../../../create-test-site'
import {
  createBodyMistakes,
  createMistakes,
  EVENT_TEXT,
  type Mistake,
  type Mutation,
} from '../../mistake'

const createNews = (title: string, until: string, link = '') =>
  createEntryText(
    { title, type: 'news', from: `${until.slice(0, 7)}-01`, until, link },
    '',
  ).trimEnd() + '\n'

const PICNIC = {
  'events/picnic-sample.md': createEventText({
    id: 'picnic',
    title: 'Picnic by the Pond',
    date: '2027-05-15',
    summary: 'Lunch by the water.',
    description: 'We eat together by the water, and the children may feed the ducks.',
  }),
}

export const endedNewsMistakes: readonly Mistake[] = [
  ...[
    'Join us for a concert on Saturday, May 15.',
    'You are invited to the dedication of our new room on May 15 at 4:00 PM!',
    'Acompáñenos el 15 de mayo para orar juntos.',
    'Our coat drive ends on Saturday, May 15.',
    'El último día para traer abrigos es el 15 de mayo.',
  ].flatMap((title) =>
    createMistakes('notices/sample.md', createNews(title, '2027-05-15'), [
      [
        `news about a day that is over: ${title}`,
        'until: 2027-05-15',
        'until: 2027-05-29',
        'notice-days 5:8 until',
      ],
    ]),
  ),
  ...[
    createNews('Bring a blanket and a friend.', '2027-05-15', '/events/picnic-sample'),
    createNews('Picnic by the Pond means that the tables are ready.', '2027-05-15'),
  ].flatMap((text, index) =>
    createMistakes('notices/sample.md', text, [
      [
        `news about an event that is over, ${index === 0 ? 'with a link to it' : 'with its name'}`,
        'until: 2027-05-15',
        'until: 2027-05-29',
        'notice-days 5:8 until',
      ],
    ]).map((mistake) => ({ ...mistake, otherFiles: PICNIC })),
  ),
]

export const endedDayMistakes: readonly Mistake[] = createBodyMistakes(
  [
    ['Through ', 'December 31, 2026', 'December 31, 2025', ', a friend matches every gift.'],
    ['You can sign up until ', 'May 3, 2027', 'May 3, 2026', '.'],
    ['On ', 'March 4, 2027', 'March 4, 2026', ', we will open a second room.'],
    ['We would like to welcome 25 partners by ', 'May 5, 2027', 'May 5, 2026', '.'],
    ['Our goal: 40 full bottles before ', 'June 1, 2027', 'June 1, 2026', '.'],
    ['Quisiéramos tener dos salas antes del ', '1 de mayo de 2027', '1 de mayo de 2026', '.'],
    ['Hasta el ', '31 de diciembre de 2026', '31 de diciembre de 2025', ', se puede inscribir.'],
    ['Our campaign runs through ', 'December 31, 2026', 'December 31, 2025', '. Give once.'],
    ['Our book drive continues until ', 'April 4, 2027', 'April 4, 2026', '.'],
    ['The list closes at midnight on ', 'March 1, 2027', 'March 1, 2026', '.'],
    ['La campaña termina el ', '3 de abril de 2027', '3 de abril de 2026', '.'],
    ['Our paint drive runs through ', 'the end of 2026', 'the end of 2025', '.'],
    ['The grant is good until ', 'October 2027', 'October 2025', '.'],
    ['Our quilt campaign ends in ', '2026', '2025', '. Give once.'],
    ['We hope to have two cribs more by ', 'the end of 2026', 'the end of 2025', '.'],
    ['La colecta va hasta ', 'fines de 2026', 'fines de 2025', '.'],
  ].map(([before = '', valid = '', typed = '', after = '']): Mutation => [
    `a day that is over, and on which a sentence counts: ${before}`,
    before + valid + after,
    before + typed + after,
    `date-relative 6:${before.length + 1} -`,
  ]),
)

const CARD = createEntryText(
  {
    title: 'Each Month',
    description: 'A gift each month helps us plan ahead for the families who call.',
    amount: 'Any amount',
    image: 'walk.svg',
    image_alt: 'decorative',
    button_text: 'See how',
    button_link: '/steady-sample',
    is_external_link: 'no',
    order: '71',
  },
  '',
)

export const exactAmountMistakes: readonly Mistake[] = createMistakes(
  'giving/sample.md',
  CARD.trimEnd() + '\n',
  ['$40 a month', 'At least $15', '$20/month', '$35, $65 or $135', '$25 or more a month'].map(
    (typed) => [
      `a sum, where the page says any: ${typed}`,
      'amount: Any amount',
      `amount: ${typed}`,
      'amount-differs 4:9 amount',
    ],
  ),
).map((mistake) => ({
  ...mistake,
  otherFiles: {
    'pages/steady-sample.md': createPageText(
      'Steady',
      'A monthly gift of any amount is welcome. You can stop whenever you like.',
    ),
  },
}))

/** A page that asks for a smallest gift, although its card says that any amount is welcome. */
export const smallestGiftMistakes: readonly Mistake[] = createBodyMistakes([
  [
    'a smallest gift, where the card says any amount',
    'A monthly gift plants one more tree.',
    'You can plant one more tree with $45 or more a month.',
    'amount-differs 6:34 -',
  ],
]).map((mistake) => ({
  ...mistake,
  path: 'pages/planting-trees.md',
  otherFiles: {
    'giving/trees.md': CARD.replace('/steady-sample', '/planting-trees')
      .replace('Each Month', 'Plant a Tree')
      .replace('helps us plan ahead for the families who call', 'plants a tree in our orchard')
      .replace('See how', 'Plant one')
      .replace('71', '83'),
  },
}))

const createTeamText = (first: string) =>
  createEntryText(
    { name: 'Tess Exempla', title: 'Receptionist', order: '1' },
    `${first} answers the phone and knows everybody by name. If in doubt, simply test the bell.`,
  )

const laterNameMistakes = createMistakes(
  'team/sample.md',
  createEntryText(
    { name: 'Osric Exempla', title: 'Gatekeeper', order: '1' },
    'Osric oils the hinges of every gate. Osric is glad to show you how they swing.',
  ),
  [
    [
      'one sentence about the person before',
      'Osric is glad',
      'Clifford is glad',
      'person-name 7:38 -',
    ],
  ],
)

export const formerFirstNameMistakes: readonly Mistake[] = ['Yolanda', 'Wesley']
  .flatMap((typed) =>
    createMistakes('team/sample.md', createTeamText('Tess'), [
      [
        `a new name above the text about ${typed}`,
        'Tess answers',
        `${typed} answers`,
        'person-name 7:1 -',
      ],
    ]),
  )
  .concat(laterNameMistakes)

export const boxedStreetMistakes: readonly Mistake[] = [
  ...createMistakes(
    'site.md',
    SETTINGS_TEXT,
    ['P.O. Box 77', 'PO Box 77', 'Post Office Box 77'].map((typed) => [
      `a box for letters as our street: ${typed}`,
      'street: 123 Sample Street',
      `street: ${typed}`,
      'street-box 8:9 street',
    ]),
  ),
  ...createMistakes('site.md', SETTINGS_TEXT, [
    [
      'a box for letters as our street, which a page still has',
      'street: 123 Sample Street',
      'street: P.O. Box 77',
      'street-box 8:9 street',
    ],
  ]).map((mistake) => ({
    ...mistake,
    otherFiles: {
      'pages/way-sample.md': createPageText('The way', 'Our house is at 123 Sample Street.'),
    },
  })),
  ...createMistakes(
    'churches/sample.md',
    '---\nname: Boxwood Chapel\naddress: 12 Main Street\nevent: walk\norder: 72\n---\n',
    [
      [
        'a box for letters as the address of a church',
        'address: 12 Main Street',
        'address: PO Box 12, Opelika, AL',
        'street-box 3:10 address',
      ],
    ],
  ),
]

export const ownStreetMistakes: readonly Mistake[] = [
  ...createMistakes(
    'churches/sample.md',
    '---\nname: Envelope Chapel\naddress: 41 Main Street, Auburn, AL\nevent: walk\norder: 73\n---\n',
    ['123 Sample Street, Auburn, AL', '123 Sample St., Auburn'].map((typed) => [
      `our own street as that of a church: ${typed}`,
      'address: 41 Main Street, Auburn, AL',
      `address: ${typed}`,
      'value-copied 3:10 address',
    ]),
  ),
  ...createMistakes('events/sample.md', EVENT_TEXT, [
    [
      'a church with our own street as the place of an event',
      'location: Sample Park',
      'location: Envelope Church, 123 Sample Street, Auburn',
      'value-copied 6:11 location',
    ],
  ]),
]

const createTea = (hour: string) =>
  createEventText({
    id: `tea-at-${hour}`,
    title: `Tea at ${hour}`,
    date: '2027-05-01',
    summary: `Tea and cake at ${hour} for all who like both.`,
    description: `We set the tables at ${hour} and bake the cakes, and you bring a friend.`,
    image: `tea-at-${hour}.svg`,
  })

export const pictureDayMistakes: readonly Mistake[] = [
  ['dusk', '2027-05-08', 'Saturday, May 1, 5:00 PM'],
  ['noon', '2026-12-05', 'May 1, 2027'],
].flatMap(([hour = '', typed = '', day = '']) =>
  createMistakes('events/sample.md', createTea(hour), [
    [`a drawing with another day: ${day}`, '2027-05-01', typed, 'date-differs 8:8 image'],
  ]).map((mistake) => ({
    ...mistake,
    otherFiles: {
      [`images/tea-at-${hour}.svg`]: `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><text x="9" y="99">${day}</text></svg>`,
    },
  })),
)

// Values whose meaning is plain to a person: a sentence for a reason, hours in Spanish, a picture that is not there.
import {
  createFileMistake,
  createMistakes,
  EVENT_TEXT,
  type Mistake,
  type Mutation,
} from '../../mistake'

const NOTICE =
  '---\ntitle: New Year’s Day\ntype: closed\nfrom: 2026-12-31\nuntil: 2027-01-01\n---\n'
const title = (name: string, typed: string, repaired?: 'repaired'): Mutation =>
  repaired
    ? [name, 'title: New Year’s Day', `title: ${typed}`, 'notice-title 2:8 title', repaired]
    : [name, 'title: New Year’s Day', `title: ${typed}`, 'notice-title 2:8 title']
const TIMED = EVENT_TEXT.replace('6:00 PM - 8:00 PM', '9:00 AM - 12:00 PM')
const time = (typed: string): Mutation => [
  `the hours ${typed}`,
  'time: 9:00 AM - 12:00 PM',
  `time: ${typed}`,
  'time-shape 5:7 time',
  'repaired',
]

const NOTICE_MUTATIONS: readonly Mutation[] = [
  title(
    'a sentence for a reason',
    'We will be closed on New Year’s Day so that we may worship.',
    'repaired',
  ),
  title('a sentence about the office', 'The office is closed for New Year’s Day', 'repaired'),
  title(
    'a sentence without a holiday',
    'Our office will be closed so that the roof can be repaired',
  ),
  ['the old year', 'until: 2027-01-01', 'until: 2026-01-01', 'notice-days 5:8 until', 'repaired'],
  ['closed in Spanish', 'type: closed', 'type: cerrado', 'choice-unknown 3:7 type', 'repaired'],
  ['closing', 'type: closed', 'type: Closing', 'choice-unknown 3:7 type', 'repaired'],
]

/** Each notice is for days of its own, so that no two overlap in a folder with all of them. */
export const meantNoticeMistakes: readonly Mistake[] = NOTICE_MUTATIONS.flatMap(
  ([name, valid, typed, expected, repaired], index) => {
    const move = (text: string) =>
      text.replace(/20\d\d(?=-\d)/g, (year) => String(Number(year) + 3 + 2 * index))
    return createMistakes('notices/sample.md', move(NOTICE), [
      [
        name,
        move(valid),
        move(typed),
        expected,
        ...(repaired ? ([repaired] as const) : ([] as const)),
      ],
    ])
  },
)

/** Hours of a 24-hour clock are read, and the note says how our visitors read them with ease. */
const lateTime = (valid: string, typed: string): Mistake[] =>
  createMistakes('events/sample.md', EVENT_TEXT.replace('6:00 PM - 8:00 PM', valid), [
    [
      `the 24 hours ${typed}`,
      `time: ${valid}`,
      `time: ${typed}`,
      'time-shape 5:7 time',
      'repaired',
    ],
  ])

const timeMistakes: readonly Mistake[] = createMistakes('events/sample.md', TIMED, [
  time('9:00 a. m. a 12:00 m.'),
  time('9:00\u00a0a.\u00a0m. a 12:00\u00a0m.'),
  time('de 9 a. m. a mediodía'),
  time('de las 9 de la mañana a las 12 del mediodía'),
  time('desde las 9:00 am hasta las 12:00 pm'),
  time('9.00 a 12.00 h'),
  time('9h00 - 12h00'),
  ['a postponed event', 'location:', 'status: postponed\nlocation:', 'choice-unknown 6:9 status'],
  ['a full event', 'location:', 'status: Sold Out\nlocation:', 'choice-unknown 6:9 status'],
  ['a day to keep', 'location:', 'status: save the date\nlocation:', 'choice-unknown 6:9 status'],
  ['an event that is over', 'location:', 'status: past\nlocation:', 'choice-unknown 6:9 status'],
  [
    'an event that is postponed in Spanish',
    'location:',
    'status: pospuesto\nlocation:',
    'choice-unknown 6:9 status',
  ],
])

const postponed = (
  name: string,
  note: string,
  word: string,
  repaired?: 'repaired',
): readonly Mistake[] =>
  createMistakes(
    'events/sample.md',
    TIMED.replace('location:', `status: moved\nstatus_note: ${note}\nlocation:`),
    [
      repaired
        ? [name, 'moved', word, 'choice-unknown 6:9 status', repaired]
        : [name, 'moved', word, 'choice-unknown 6:9 status'],
    ],
  )

const postponedMistakes: readonly Mistake[] = [
  ...postponed(
    'a postponed event with both days',
    'It was planned for November 8.',
    'postponed',
    'repaired',
  ),
  ...postponed(
    'a postponed event in Spanish with both days',
    'Estaba planeado para el 8 de noviembre de 2025.',
    'aplazado',
    'repaired',
  ),
  ...postponed(
    'a postponed event without a new day',
    'We will announce the new day soon.',
    'delayed',
  ),
  ...postponed('a postponed event with a reason', 'A storm is coming.', 'verschoben'),
  ...postponed(
    'a postponed event whose new day is in a sentence',
    'It is on December 6 now.',
    'put off',
  ),
]

export const meantTimeMistakes: readonly Mistake[] = [
  ...lateTime('6:00 PM - 8:00 PM', '18:00-20:00'),
  ...lateTime('10:00 AM - 1:30 PM', '10:00 - 13:30'),
  ...lateTime('6:00 PM - 8:00 PM, doors open at 5:30 PM', '18:00 - 20:00, doors open at 17:30'),
  ...timeMistakes,
  ...postponedMistakes,
]

/** Addresses in the order of other countries. */
const ADDRESSES = [
  ['12 Sample Street', 'Sample Street 12'],
  ['12 Sample Street, Auburn, AL 36830', 'Sample Street 12, 36830 Auburn, AL'],
  ['12 Sample Road, Auburn, AL 36830', '12 Sample Road, 36830 Auburn, AL'],
  ['7 Old Mill Lane, Opelika, Alabama 36801', 'Old Mill Lane 7, 36801 Opelika, Alabama'],
  ['45 Sample Road, Opelika, AL 36801', 'Sample Road 45, 36801 Opelika, AL'],
  ['45 Sample Road, Opelika, AL 36801', 'Sample Road 45, 36801 Opelika (Alabama)'],
  ['45 Sample Road, Opelika, AL 36801', 'Sample Road 45, 36801 Opelika'],
  ['45 Sample Road, Opelika, AL', 'Sample Road, 45, Opelika, AL'],
  ['45 Sample Road, Opelika, AL 36801', 'Sample Road, n.º 45, 36801 Opelika (AL)'],
  ['45 Sample Road, Opelika, AL 36801', 'Sample Road núm. 45, 36801 Opelika, AL'],
  ['12 Sample Street, Columbus, GA 31901', '12 Sample Street, 31901 Columbus'],
  ['45 Sample Court, Opelika, AL', 'Sample Court 45, Opelika (AL)'],
] as const
const addressOrderMistakes = ADDRESSES.flatMap(([valid, typed]) => [
  ...createMistakes('events/sample.md', EVENT_TEXT.replace('Sample Park', `The hall, ${valid}`), [
    [
      `the place ${typed}`,
      `location: The hall, ${valid}`,
      `location: The hall, ${typed}`,
      'street-number 6:11 location',
      'repaired',
    ],
  ]),
  ...createMistakes(
    'churches/sample.md',
    `---\nname: Grace Chapel\naddress: ${valid}\nevent: walk\norder: 17\n---\n`,
    [
      [
        `the address ${typed}`,
        `address: ${valid}`,
        `address: ${typed}`,
        'street-number 3:10 address',
        'repaired',
      ],
    ],
  ),
])

/** Streets with the Spanish word for their kind, which may have an English name. */
const SPANISH_STREETS = [
  ['Calle Sample 12, Auburn', '12 Sample Street, Auburn', 'street-number'],
  ['Calle Sample, 12, Auburn', '12 Sample Street, Auburn', 'street-number'],
  ['Calle Sample #45, 36801 Opelika', '45 Sample Street, Opelika, AL 36801', 'street-number'],
  ['Avenida Sample 12, Auburn, AL', '12 Sample Avenue, Auburn, AL', 'street-number'],
  ['Camino Sample 12, Auburn, AL', '12 Sample Road, Auburn, AL', 'address-spanish'],
  ['12 Calle Sample, Auburn, AL', '12 Sample Street, Auburn, AL', 'address-spanish'],
  ['Calle Sample, Auburn, AL', 'Sample Street, Auburn, AL', 'address-spanish'],
] as const
const spanishStreetMistakes = SPANISH_STREETS.flatMap(([typed, valid, code]) =>
  createMistakes(
    'events/sample.md',
    EVENT_TEXT.replace('Sample Park', () => valid),
    [[`the place ${typed}`, `location: ${valid}`, `location: ${typed}`, `${code} 6:11 location`]],
  ),
)

/** Towns and ZIP codes of another state, as a phone completes an address. */
const otherStateMistakes: readonly Mistake[] = (
  [
    ['our town in another state', 'Auburn, AL', 'Auburn, CA 95603'],
    ['our town in another state, in words', 'Auburn, AL', 'Auburn, Washington'],
    ['a ZIP code of another state', 'Auburn, AL 36830', 'Auburn, AL 95603'],
    ['our ZIP code in Georgia', 'Columbus, GA 31901', 'Columbus, GA 36830'],
  ] as const
).flatMap(([name, valid, typed]) => [
  ...createMistakes(
    'churches/sample.md',
    `---\nname: Grace Chapel\naddress: 45 Sample Road, ${valid}\nevent: walk\norder: 17\n---\n`,
    [[name, valid, typed, 'address-state 3:10 address']],
  ),
  ...createMistakes('events/sample.md', EVENT_TEXT.replace('Sample Park', `The hall, ${valid}`), [
    [`${name}, of an event`, valid, typed, 'address-state 6:11 location'],
  ]),
])

/** A town that only our state has, with the letters of another state. */
const wrongStateMistakes: readonly Mistake[] = (
  [
    ['Opelika, AL', 'Opelika, AK'],
    ['Phenix City, AL 36867', 'Phenix City, GA 36867'],
  ] as const
).flatMap(([valid, typed]) =>
  createMistakes(
    'churches/sample.md',
    `---\nname: Grace Chapel\naddress: 45 Sample Road, ${valid}\nevent: walk\norder: 17\n---\n`,
    [
      [
        `a town of ours with another state: ${typed}`,
        valid,
        typed,
        'address-state 3:10 address',
        'repaired',
      ],
    ],
  ),
)

export const meantFileMistakes: readonly Mistake[] = [
  ...addressOrderMistakes,
  ...spanishStreetMistakes,
  ...otherStateMistakes,
  ...wrongStateMistakes,
  createFileMistake(
    'churches/sample',
    'a text without .md',
    '---\nname: Grace Chapel\nevent: walk\norder: 1\n---\n',
    'file-unused 1:1 -',
  ),
  createFileMistake(
    'images/sample/walk.svg',
    'a picture in a folder',
    '<svg/>',
    'image-file-name 1:1 -',
  ),
  ...createMistakes('events/sample.md', EVENT_TEXT, [
    [
      'a picture that is not there',
      'image: walk.svg',
      'image: /images/happy-mother.jpg',
      'image-missing 9:8 image',
    ],
    [
      'an iPhone photo that is not there',
      'image: walk.svg',
      'image: IMG_4032.HEIC',
      'image-file-name 9:8 image',
    ],
  ]),
  ...createMistakes(
    'churches/sample.md',
    '---\nname: Grace Chapel\naddress: 12 Main Street\nevent: walk\norder: 17\n---\n',
    [
      [
        'a house number last',
        'address: 12 Main Street',
        'address: Main Street No. 12',
        'street-number 3:10 address',
        'repaired',
      ],
      [
        'an event in Spanish',
        'event: walk',
        'event: caminata-por-la-vida',
        'event-unknown 4:8 event',
      ],
      ['an event with an accent', 'event: walk', 'event: bumerán', 'event-unknown 4:8 event'],
    ],
  ),
]

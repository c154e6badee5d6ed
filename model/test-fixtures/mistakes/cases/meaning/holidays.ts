// Holidays on days when they cannot be.
import { createMistakes, EVENT_TEXT, type Mistake } from '../../mistake'

const createNotice = (title: string, from: string, until: string) =>
  `---\ntitle: ${title}\ntype: closed\nfrom: ${from}\nuntil: ${until}\n---\n`

const NOTICE = 'holiday-day 4:7 from'

/** Wrong days that can only mean the holiday: the month and the day in the wrong order, or its day in another year. */
const replaceDay = (title: string, day: string, typed: string): readonly Mistake[] => {
  const validContent = createNotice(title, day, day)
  return createMistakes('notices/sample.md', validContent, [
    [`${title} on ${typed}`, validContent, createNotice(title, typed, typed), NOTICE, 'repaired'],
  ])
}

/** Other wrong days: a person has to look at a calendar. */
const otherDays = (
  title: string,
  days: readonly [string, string],
  typed: readonly [string, string],
) => {
  const validContent = createNotice(title, ...days)
  return createMistakes('notices/sample.md', validContent, [
    [`${title} on ${typed[0]}`, validContent, createNotice(title, ...typed), NOTICE],
  ])
}

const createEvent = (title: string, day: string) =>
  EVENT_TEXT.replace('Walk for Life', title).replace('2025-11-25', day)
/** @param time that of the event, where the evening would be wrong */
const otherDay = (title: string, day: string, typed: string, time = '6:00 PM - 8:00 PM') =>
  createMistakes('events/sample.md', createEvent(title, day).replace('6:00 PM - 8:00 PM', time), [
    [`${title} on ${typed}`, `date: ${day}`, `date: ${typed}`, 'holiday-day 4:7 date'],
  ])

/** The title of the holiday from whose file this one was copied. */
const oldTitle = (
  path: string,
  title: string,
  typed: string,
  [from, until]: readonly [string, string],
  expected = 'holiday-day 2:8 title',
): readonly Mistake[] =>
  createMistakes(path, createNotice(title, from, until), [
    [`${typed} in ${path} on ${from}`, `title: ${title}`, `title: ${typed}`, expected],
  ])

/** Both days in the title, and only one of them in the fields. */
const leftOutDays: readonly Mistake[] = (
  [
    ['Christmas Eve and Christmas Day', '2091-12-24', '2091-12-25', 'until'],
    ['Christmas Eve and Day', '2092-12-24', '2092-12-25', 'until'],
    ['New Year’s Eve and New Year’s Day', '2092-12-31', '2093-01-01', 'until'],
    ['Thanksgiving and the day after', '2093-11-26', '2093-11-27', 'until'],
    ['Friday and Saturday', '2093-10-02', '2093-10-03', 'until'],
    ['Christmas Eve and Christmas', '2093-12-24', '2093-12-25', 'from'],
    ['our move on August 4 and 5', '2093-08-04', '2093-08-05', 'until'],
  ] as const
).flatMap(([title, from, until, field]) => {
  const day = field === 'from' ? until : from
  const typed = createNotice(title, day, day)
  const place = field === 'from' ? '4:7' : '5:8'
  const validContent = createNotice(title, from, until)
  return createMistakes('notices/sample.md', validContent, [
    [`${title} on ${day}`, validContent, typed, `holiday-day ${place} ${field}`],
  ])
})

const oldTitles: readonly Mistake[] = [
  ...oldTitle('notices/sample.md', 'New Year’s Eve', 'Christmas Eve', ['2082-12-31', '2083-01-01']),
  ...oldTitle('notices/sample.md', 'Christmas', 'New Year', ['2083-12-24', '2083-12-25']),
  ...oldTitle('notices/sample.md', 'Christmas Eve', 'Nochevieja', ['2084-12-24', '2084-12-24']),
  ...oldTitle('notices/christmas-2076.md', 'Christmas', 'Thanksgiving', [
    '2076-12-24',
    '2076-12-25',
  ]),
  ...oldTitle('notices/new-years-day-2073.md', 'New Year’s Day', 'Christmas', [
    '2072-12-31',
    '2073-01-01',
  ]),
  ...oldTitle('notices/labor-day-2072.md', 'Labor Day', 'Memorial Day', [
    '2072-09-05',
    '2072-09-05',
  ]),
  ...oldTitle(
    'notices/sample.md',
    'Christmas',
    'Thanksgiving',
    ['2075-12-24', '2075-12-25'],
    NOTICE,
  ),
  ...oldTitle(
    'notices/sample.md',
    'Independence Day',
    'Labor Day',
    ['2071-07-04', '2071-07-04'],
    NOTICE,
  ),
  ...[
    ['christmas-supper', 'Christmas Supper', 'Thanksgiving Supper'],
    ['navidad', 'Cena de Navidad', 'Cena del Día de Acción de Gracias'],
  ].flatMap(([slug = '', title = '', typed = '']) =>
    createMistakes(
      `events/${slug}.md`,
      createEvent(title, '2027-12-25').replace('id: sample', `id: ${slug}`),
      [[`${typed} on Christmas`, `title: ${title}`, `title: ${typed}`, 'holiday-day 3:8 title']],
    ),
  ),
]

const REASON = createNotice('the inventory', '2050-11-25', '2050-11-26')

const wrongWeekday = (title: string, day: string, typed: string) =>
  createMistakes('events/sample.md', createEvent(title, day), [
    [`${title} on ${typed}`, `date: ${day}`, `date: ${typed}`, 'weekday-wrong 4:7 date'],
  ])

/** A weekday in other texts than the title; November 25, 2025 is a Tuesday. */
const wrongInTexts = (
  [
    [
      'the summary and the text',
      'Walk one mile with us.',
      'A mile on Thursday morning.',
      'Come along on Thursday.',
    ],
    [
      'the summary',
      'Walk one mile with us.',
      'A Thursday evening with soup for all.',
      'Come along.',
    ],
    [
      'an invitation',
      'Walk one mile with us.',
      'Join us on Friday at 6 PM for a walk.',
      'Come along.',
    ],
    [
      'Spanish',
      'Walk one mile with us.',
      'Un jueves por la tarde con sopa para todos.',
      'Come along.',
    ],
    [
      'the sentence on when it begins',
      'Walk one mile with us.',
      'Walk a mile with all of us.',
      'The walk begins on Thursday evening at 6:00 PM.',
    ],
    [
      'the sentence on the day of the event',
      'Walk one mile with us.',
      'Walk a mile with all of us.',
      'Our event is on Wednesday at 6 PM.',
    ],
  ] as const
).flatMap(([name, valid, summary, body]) => {
  const typed = EVENT_TEXT.replace(valid, summary).replace('Come along.', body)
  const day = /Friday/.test(summary)
    ? '2025-11-28'
    : /Wednesday/.test(body)
      ? '2025-11-26'
      : '2025-11-27'
  return createMistakes('events/sample.md', typed.replace('2025-11-25', day), [
    [`another weekday in ${name}`, `date: ${day}`, 'date: 2025-11-25', 'weekday-wrong 4:7 date'],
  ])
})

export const holidayMistakes: readonly Mistake[] = [
  ...wrongInTexts,
  ...createMistakes('notices/sample.md', REASON, [
    ['a closure of a whole year', 'from: 2050', 'from: 2049', 'notice-days 5:8 until'],
    ['a closure of two years', 'until: 2050', 'until: 2052', 'notice-days 5:8 until'],
  ]),
  ...createMistakes(
    'notices/coats.md',
    REASON.replaceAll('2050', '2056')
      .replace('closed', 'news')
      .replace('the inventory', 'We count all that is in our closet.'),
    [['news of more than a year', 'until: 2056', 'until: 2057', 'notice-days 5:8 until']],
  ),
  ...createMistakes('notices/sample-2070.md', REASON.replaceAll('2050', '2070'), [
    [
      'a closure until the next year, by the name of the file',
      'until: 2070',
      'until: 2071',
      'notice-days 5:8 until',
    ],
  ]),
  ...createMistakes('notices/sample-2080.md', REASON.replaceAll('2050', '2080'), [
    [
      'a closure from the last year on, by the name of the file',
      'from: 2080',
      'from: 2079',
      'notice-days 4:7 from',
    ],
  ]),
  ...createMistakes('notices/sample-2052.md', REASON.replaceAll('2050', '2052'), [
    [
      'the year before that in the name of the file',
      'from: 2052-11-25\nuntil: 2052',
      'from: 2051-11-25\nuntil: 2051',
      'notice-days 4:7 from',
    ],
  ]),
  ...createMistakes(
    'notices/sample-christmas-2068.md',
    createNotice('the inventory', '2068-12-24', '2069-01-01'),
    [
      [
        'the year before that in the name of the file, until the next January',
        'from: 2068-12-24\nuntil: 2069',
        'from: 2067-12-24\nuntil: 2068',
        'notice-days 4:7 from',
      ],
    ],
  ),
  ...createMistakes(
    'notices/inventory-2064.md',
    createNotice('the inventory', '2064-11-27', '2064-11-28'),
    [
      [
        'the days of the notice from which it was copied',
        'from: 2064-11-27\nuntil: 2064-11-28',
        'from: 2063-11-28\nuntil: 2063-11-29',
        'notice-days 4:7 from',
      ],
    ],
  ).map((mistake) => ({
    ...mistake,
    otherFiles: {
      'notices/inventory-2063.md': createNotice('the inventory', '2063-11-29', '2063-11-30'),
    },
  })),
  ...createMistakes(
    'notices/new-year-2066.md',
    createNotice('the inventory', '2065-12-31', '2066-01-01'),
    [
      [
        'the old year on the last day, in a file with the name of the new one',
        'until: 2066',
        'until: 2065',
        'notice-days 5:8 until',
        'repaired',
      ],
    ],
  ),
  ...leftOutDays,
  ...oldTitles,
  ...replaceDay('Labor Day', '2044-09-05', '2044-05-09'),
  ...replaceDay('Independence Day', '2045-07-04', '2045-04-07'),
  ...replaceDay('Epiphany', '2053-01-06', '2053-06-01'),
  ...replaceDay('All Saints’ Day', '2055-11-01', '2055-01-11'),
  ...replaceDay('Día de los Fieles Difuntos', '2054-11-02', '2054-02-11'),
  ...createMistakes(
    'notices/epiphany-2056.md',
    createNotice('the day', '2056-01-06', '2056-01-06'),
    [
      [
        'the day and the month of the holiday in the name of the file',
        'from: 2056-01-06\nuntil: 2056-01-06',
        'from: 2056-06-01\nuntil: 2056-06-01',
        NOTICE,
        'repaired',
      ],
    ],
  ),
  ...(
    [
      ['notices/sample.md', 'the January inventory', 2060],
      ['notices/inventory-january-2058.md', 'the inventory', 2058],
      ['notices/inventario-enero.md', 'the inventory', 2059],
    ] as const
  ).flatMap(([path, title, year]) =>
    createMistakes(path, createNotice(title, `${year}-01-09`, `${year}-01-09`), [
      [
        `the day before the month, with ${title} in ${path}`,
        `from: ${year}-01-09\nuntil: ${year}-01-09`,
        `from: ${year}-09-01\nuntil: ${year}-09-01`,
        'notice-days 4:7 from',
      ],
    ]),
  ),
  ...createMistakes('events/sample.md', createEvent('October Supper', '2027-10-02'), [
    ['the day before the month', 'date: 2027-10-02', 'date: 2027-02-10', 'date-differs 4:7 date'],
  ]),
  ...otherDays('Memorial Day', ['2046-05-28', '2046-05-28'], ['2046-05-07', '2046-05-07']),
  ...otherDays('Good Friday', ['2047-04-12', '2047-04-12'], ['2047-03-22', '2047-03-22']),
  ...otherDays('Thanksgiving', ['2048-11-26', '2048-11-27'], ['2048-10-26', '2048-10-27']),
  ...otherDays('Thanksgiving Day', ['2049-11-25', '2049-11-26'], ['2049-02-25', '2049-02-26']),
  ...otherDays('Thanksgiving', ['2060-11-25', '2060-11-26'], ['2060-11-26', '2060-11-27']),
  ...otherDays(
    'Thanksgiving and the day after',
    ['2061-11-24', '2061-11-25'],
    ['2061-11-25', '2061-11-26'],
  ),
  ...otherDays('Memorial Day', ['2062-05-29', '2062-05-30'], ['2062-05-30', '2062-05-31']),
  ...replaceDay('Martin Luther King Jr. Day', '2067-01-17', '2067-01-16'),
  ...replaceDay('Día de los Presidentes', '2068-02-20', '2068-02-21'),
  ...otherDays('Veterans Day', ['2069-11-11', '2069-11-11'], ['2069-11-12', '2069-11-12']),
  ...otherDays('Good Friday', ['2070-03-28', '2070-03-28'], ['2070-03-27', '2070-03-27']),
  ...otherDay('Palm Sunday Walk', '2027-03-21', '2027-03-28'),
  ...otherDay('Ash Wednesday Service', '2027-02-10', '2027-02-17'),
  ...otherDay('Carols on the Third Sunday of Advent', '2026-12-13', '2026-12-06'),
  ...otherDay('Domingo de Ramos', '2027-03-21', '2027-03-28'),
  ...otherDay('Labor Day Picnic', '2027-09-06', '2027-09-13'),
  ...otherDay('Good Friday Hour of Prayer', '2027-03-26', '2027-03-28'),
  ...otherDay('Ascension Day Supper', '2027-05-06', '2027-05-16'),
  ...otherDay('Songs for Christmas Eve', '2027-12-24', '2027-12-25'),
  ...otherDay('Soup on New Year’s Day', '2027-01-01', '2026-12-31'),
  ...otherDay('Culto del Viernes Santo', '2027-03-26', '2027-03-27'),
  ...otherDay('A Walk on MLK Day', '2027-01-18', '2027-01-16'),
  ...otherDay('Caminata de Nochebuena', '2027-12-24', '2027-12-25'),
  ...otherDay('Vigilia en Domingo de Ramos', '2027-03-21', '2027-03-28'),
  ...wrongWeekday('Sanctity of Life Sunday', '2027-01-17', '2027-01-18'),
  ...wrongWeekday('Saturday Morning Walk', '2027-03-06', '2027-03-07'),
  ...wrongWeekday('Un Sábado en Familia', '2027-03-06', '2027-03-05'),
  ...otherDay('Easter Sunrise Service', '2027-03-28', '2027-04-05', '6:00 AM - 7:00 AM'),
  ...otherDay('Easter Sunrise Service', '2027-03-28', '2027-04-04', '6:00 AM - 7:00 AM'),
  ...otherDay('Supper on Maundy Thursday', '2027-03-25', '2027-04-02'),
  ...otherDay('Thanksgiving Lunch', '2027-11-25', '2027-11-26'),
  ...createMistakes(
    'events/sample.md',
    createEvent('Brunch', '2027-05-09').replace(
      'Walk one mile with n',
      'Eat on Mother’s Day with n',
    ),
    [
      [
        'a week before the holiday in the description',
        'date: 2027-05-09',
        'date: 2027-05-02',
        'holiday-day 4:7 date',
      ],
    ],
  ),
  ...otherDay('Labor Day Picnic', '2027-09-06', '2027-06-09'),
  ...otherDay('Mother’s Day Tea', '2027-05-08', '2027-08-05'),
  ...createMistakes(
    'events/sample.md',
    createEvent('Tea', '2027-05-10')
      .replace('summary: ', 'summary: Come on May 10, or stay at home on May 10. ')
      .replace(/\n[^\n]*\n$/, '\nWe meet on May 10.\n'),
    [
      [
        'the day before the month, with the right one on two lines',
        'date: 2027-05-10',
        'date: 2027-10-05',
        'date-differs 4:7 date',
        'repaired',
      ],
    ],
  ),
  ...otherDay('Christmas Carols', '2026-12-06', '2026-06-12'),
]

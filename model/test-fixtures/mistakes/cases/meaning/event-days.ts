// Events whose text, title or weekday does not fit their day and their times.
import { createEntryText } from '../../../create-test-site'
import {
  createMistakes,
  EVENT_TEXT,
  PAGE_TEXT,
  TEXT,
  type Mistake,
  type Mutation,
} from '../../mistake'

const EVENT = EVENT_TEXT.replace(
  'Come along.',
  'We meet on Tuesday, November 25.\n\n| Taking part | Cost |\n| --- | --- |\n| The long walk | $35 |',
).replace(
  'summary: Walk one mile with us.',
  'summary: The long walk is $35, on Tuesday, November 25.',
)

/** An event beside a holiday that its title names. */
const kings = createMistakes(
  'events/sample.md',
  EVENT_TEXT.replace('2025-11-25', '2026-01-10')
    .replace(/title: .*/, 'title: Three Kings Party')
    .replace(
      'Come along.',
      'January 6 is for families. We sing on the Saturday after, January 10.',
    ),
  [
    [
      'a day before its month, for an event beside a holiday',
      'date: 2026-01-10',
      'date: 2026-10-01',
      'date-differs 4:7 date',
      'repaired',
    ],
  ],
)

const SWAPPED = EVENT_TEXT.replace('2025-11-25', '2025-10-04')

const WITH_DEADLINE = SWAPPED.replace('Come along.', 'Please register by September 26.')
const deadlineMistakes = createMistakes('events/sample.md', WITH_DEADLINE, [
  [
    'a date with the day before the month, months after the last day for signing up',
    'date: 2025-10-04',
    'date: 2025-04-10',
    'date-differs 4:7 date',
  ],
])

const swappedMistakes = [
  ['with its weekday', 'We walk on Saturday, October 4.', 'repaired'] as const,
  ['without its weekday', 'We walk on October 4, 2025.', 'repaired'] as const,
  ['beside another day', 'We walk on October 4. Thirty years ago it was May 6.'] as const,
  ['in Spanish', 'Caminamos el sábado 4 de octubre.', 'repaired'] as const,
  [
    'beside a feast in the week before',
    'The fair is on October 1. We walk on the Saturday after, October 4.',
    'repaired',
  ] as const,
  [
    'beside a feast in the week before, in Spanish',
    'La feria es el 1 de octubre. Caminamos el sábado siguiente, 4 de octubre.',
    'repaired',
  ] as const,
].flatMap(([how, sentence, ...repaired]) =>
  createMistakes('events/sample.md', SWAPPED.replace('Come along.', sentence), [
    [
      `a date with the day before the month, ${how}`,
      'date: 2025-10-04',
      'date: 2025-04-10',
      'date-differs 4:7 date',
      ...repaired,
    ],
  ]),
)

/** Creates a mistake in an event with this date and one sentence. */
const inEvent = (date: string, sentence: string, mutation: Mutation): Mistake[] =>
  createMistakes(
    'events/sample.md',
    EVENT_TEXT.replace('2025-11-25', date).replace('Come along.', sentence),
    [mutation],
  )

const sentenceMistakes: readonly Mistake[] = [
  ...inEvent('2027-05-01', 'Venga el sábado primero de mayo.', [
    'a day beside the first of a month in Spanish',
    'date: 2027-05-01',
    'date: 2027-05-08',
    'date-differs 4:7 date',
  ]),
  ...inEvent('2027-01-30', 'Come on Saturday, January 30, 2027.', [
    'the weekday of the next year, with the year',
    'Saturday',
    'Sunday',
    'weekday-wrong 15:9 -',
  ]),
  ...inEvent('2027-05-01', 'Venga el sábado 1ro de mayo.', [
    'the first of a month in Spanish with another weekday',
    'sábado',
    'domingo',
    'weekday-wrong 15:10 -',
  ]),
  ...inEvent('2027-03-13', 'We set out on Saturday, March 13, 2027.', [
    'the day of the year before',
    'date: 2027-03-13',
    'date: 2026-03-13',
    'date-differs 4:7 date',
    'repaired',
  ]),
  ...inEvent('2027-01-17', 'Join us on Sunday, January 17.', [
    'the number of a day, below a weekday that is right',
    'Sunday, January 17',
    'Sunday, January 18',
    'date-differs 15:12 -',
  ]),
  ...inEvent('2026-12-13', 'Sing with us on the Third Sunday of Advent, December 13.', [
    'another day after the name of a Sunday',
    'Third Sunday of Advent, December 13',
    'Second Sunday of Advent, December 6',
    'date-differs 4:7 date',
  ]),
  ...inEvent('2025-11-25', 'Churches from Auburn come together on Tuesday, November 25.', [
    'another day in a sentence with "from"',
    'date: 2025-11-25',
    'date: 2025-11-26',
    'date-differs 4:7 date',
  ]),
]

const AGREEING = EVENT_TEXT.replace('2025-11-25', '2027-01-17')
  .replace('Walk one mile with us.', 'On Sunday, January 17, we walk one mile.')
  .replace(
    'Come along.',
    'We meet on Sunday, January 17.\n\nSunday, January 17, will be a day of thanks.',
  )
const agreeingMistakes = createMistakes('events/sample.md', AGREEING, [
  [
    'a date one day before the day that all of the text names',
    'date: 2027-01-17',
    'date: 2027-01-16',
    'date-differs 4:7 date',
    'repaired',
  ],
  [
    'a date one week before the day that all of the text names',
    'date: 2027-01-17',
    'date: 2027-01-10',
    'date-differs 4:7 date',
  ],
])

const FAR = EVENT_TEXT.replace('2025-11-25', '2026-12-05')
const CRAFTS = FAR.replace('Walk for Life', 'Christmas Craft Morning')
const craftMistakes = createMistakes(
  'events/sample.md',
  CRAFTS.replace('Come along.', 'Make a card on Saturday, December 5.'),
  [
    [
      'the month and the day exchanged, of an event that is named after a holiday',
      'date: 2026-12-05',
      'date: 2026-05-12',
      'date-differs 4:7 date',
      'repaired',
    ],
  ],
)

const farMistakes = [
  ['where last year is nearer', 'Come by for a cup of tea on Saturday, December 5.'],
  ['where last year is nearer, in Spanish', 'Venga el sábado 5 de diciembre.'],
].flatMap(([how = '', sentence = '']) =>
  createMistakes('events/sample.md', FAR.replace('Walk one mile with us.', sentence), [
    [
      `the month and the day exchanged, ${how}`,
      'date: 2026-12-05',
      'date: 2026-05-12',
      'date-differs 4:7 date',
      'repaired',
    ],
  ]),
)

const nearMistakes = [
  ['on which the doors are open', 'Our doors are open on Tuesday, November 25, until 8:00 PM.'],
  ['after the hours', 'Join us from 6:00 to 8:00 PM on Tuesday, November 25.'],
  ['with short names', 'The walk begins on Tue., Nov. 25, at 6:00 PM.'],
].flatMap(([how = '', sentence = '']) =>
  createMistakes('events/sample.md', EVENT_TEXT.replace('Come along.', sentence), [
    [`a date beside a day ${how}`, 'date: 2025-11-25', 'date: 2025-11-26', 'date-differs 4:7 date'],
  ]),
)

/** A weekday that fits another day: one of the fields, or the holiday in the same sentence. */
const NEWS =
  '---\ntitle: The walk is on Sunday, January 17, 2027. Ask us.\ntype: news\nfrom: 2027-01-04\nuntil: 2027-01-17\n---\n'
const HOLIDAY = EVENT_TEXT.replace(
  'Come along.',
  'We are closed on Monday, January 18, 2027, for Martin Luther King Day.',
)
/** News whose title and last day are the same day. */
const inDigits = (name: string, valid: string, typed: string): Mistake[] =>
  createMistakes(
    'notices/sample.md',
    `---\ntitle: Our drive goes on ${valid}.\ntype: news\nfrom: 2026-11-27\nuntil: 2026-12-05\n---\n`,
    [[name, valid, typed, 'date-digits 2:8 title', 'repaired']],
  )
const meantDayMistakes = [
  ...inDigits('the month second, without a year', 'until December 5', 'until 5/12'),
  ...inDigits('the month second, without a year, in Spanish', 'el 5 de diciembre', 'el 5/12'),
  ...inDigits('the month second', 'until December 5, 2026', 'until 5/12/2026'),
  ...inDigits('the month second, with points', 'until December 5, 2026', 'until 5.12.2026'),
  ...inDigits(
    'the month second, in Spanish',
    'hasta el 5 de diciembre de 2026',
    'hasta el 5/12/26',
  ),
  ...createMistakes('notices/sample.md', NEWS, [
    [
      'the number of last year, with the last day below',
      'January 17',
      'January 18',
      'weekday-wrong 2:8 title',
      'repaired',
    ],
    [
      'another month, with the last day below',
      'January 17',
      'March 17',
      'weekday-wrong 2:8 title',
      'repaired',
    ],
  ]),
  ...createMistakes('events/sample.md', HOLIDAY, [
    [
      'the number of last year, with a holiday',
      'January 18',
      'January 19',
      'weekday-wrong 15:18 -',
      'repaired',
    ],
  ]),
  ...inEvent(
    '2027-03-13',
    'Cerramos el jueves 25 de noviembre de 2027 por el Día de Acción de Gracias.',
    [
      'the number of last year, with a holiday in Spanish',
      'jueves 25',
      'jueves 26',
      'weekday-wrong 15:13 -',
      'repaired',
    ],
  ),
]

/** A day in a text, in the same paragraph as a link to its event. */
const linkedDayMistakes = [
  [
    'another weekday',
    'Come on Saturday, March 13, to [the walk](/events/sample-walk).',
    'Saturday',
    'Friday',
    'weekday-wrong 6:9 -',
    'repaired',
  ] as const,
  [
    'another month',
    'Come on Saturday, March 13, 2027, to [the walk](/events/sample-walk).',
    'March',
    'May',
    'weekday-wrong 6:9 -',
    'repaired',
  ] as const,
  [
    'the year before',
    'Come on Saturday, March 13, 2027, to [the walk](/events/sample-walk).',
    '2027',
    '2026',
    'weekday-wrong 6:9 -',
    'repaired',
  ] as const,
  [
    'another number',
    'Come on Saturday, March 13, to [the walk](/events/sample-walk).',
    '13',
    '14',
    'weekday-wrong 6:9 -',
    'repaired',
  ] as const,
  [
    'another week',
    '[Walk for Life](/events/sample-walk) is on Saturday, March 13, 2027.',
    '13',
    '20',
    'date-differs 6:44 -',
  ] as const,
  [
    'the day after',
    'On Saturday, March 13, we walk. Read more about [the walk](/events/sample-walk).',
    'Saturday, March 13',
    'Sunday, March 14',
    'date-differs 6:4 -',
  ] as const,
  [
    'the day after in Spanish',
    'El sábado 13 de marzo de 2027 nos reunimos. Vea [la caminata (en inglés)](/events/sample-walk).',
    'sábado 13',
    'domingo 14',
    'date-differs 6:4 -',
  ] as const,
  [
    'two days before in Spanish',
    'Vea la [Walk for Life (en inglés)](/events/sample-walk), el 13 de marzo de 2027.',
    '13',
    '11',
    'date-differs 6:61 -',
  ] as const,
  [
    'the day after in Spanish without a year',
    'Vea la [Walk for Life (en inglés)](/events/sample-walk), el 13 de marzo.',
    '13',
    '14',
    'date-differs 6:61 -',
  ] as const,
  [
    'the day after with other words',
    'Vamos a la [caminata (en inglés)](/events/sample-walk), que es el 13 de marzo de 2027.',
    '13',
    '14',
    'date-differs 6:67 -',
  ] as const,
  [
    'the week after in a paragraph',
    'Join us on Saturday, March 13, 2027.\n\n[Read about the walk](/events/sample-walk)',
    '13',
    '20',
    'date-differs 6:12 -',
  ] as const,
  [
    'an hour that the event does not have',
    'Come to [the walk](/events/sample-walk). It begins at 6:00 PM.',
    '6:00',
    '6:30',
    'time-differs 6:55 -',
  ] as const,
  [
    'an hour in Spanish that the event does not have',
    'Vamos a la [caminata (en inglés)](/events/sample-walk). Empieza a las seis de la tarde.',
    'seis',
    'siete',
    'time-differs 6:67 -',
  ] as const,
].flatMap(([name, sentence, right, typed, expected, ...repaired]) =>
  createMistakes('pages/sample.md', PAGE_TEXT.replace(TEXT, sentence), [
    [`${name} beside a link to an event`, right, typed, expected, ...repaired],
  ]).map((mistake) => ({
    ...mistake,
    otherFiles: {
      'events/sample-walk.md': EVENT_TEXT.replace('2025-11-25', '2027-03-13').replace(
        'id: sample',
        'id: sample-walk',
      ),
    },
  })),
)

/** A day in a text, in the same paragraph as a link to an event of several days. */
const linkedSpanMistakes = [
  [
    'another month for the first of several days',
    'The [fair](/events/sample-fair) begins on Friday, May 7, 2027, and ends on Sunday, May 30, 2027.',
    'May 7',
    'June 7',
    'weekday-wrong 6:43 -',
    'repaired',
  ] as const,
  [
    'another number for the last of several days',
    'Bring a pie to [the fair](/events/sample-fair) until Sunday, May 30.',
    '30',
    '31',
    'weekday-wrong 6:54 -',
    'repaired',
  ] as const,
  [
    'a day later for the first of several days',
    'The [Fair for Life](/events/sample-fair) begins on May 7, 2027.',
    'May 7',
    'May 8',
    'date-differs 6:52 -',
  ] as const,
].flatMap(([name, sentence, right, typed, expected, ...repaired]) =>
  createMistakes('pages/sample.md', PAGE_TEXT.replace(TEXT, sentence), [
    [name, right, typed, expected, ...repaired],
  ]).map((mistake) => ({
    ...mistake,
    otherFiles: {
      'events/sample-fair.md': EVENT_TEXT.replace(
        'date: 2025-11-25',
        'start_date: 2027-05-07\ndate: 2027-05-30',
      ).replace('id: sample\ntitle: Walk', 'id: sample-fair\ntitle: Fair'),
    },
  })),
)

const dayMistakes = createMistakes('events/sample.md', EVENT, [
  [
    'a wrong day of the week',
    'on Tuesday, November 25.\ndesc',
    'on Sunday, November 25.\ndesc',
    'weekday-wrong 7:10 summary',
  ],
  [
    'a wrong day of the week in the text',
    'on Tuesday, November 25.\n\n',
    'on Sunday, November 25, 2025.\n\n',
    'weekday-wrong 15:12 -',
  ],
  [
    'a wrong day of the week in Spanish',
    'on Tuesday, November 25.\n\n',
    'el domingo 25 de noviembre.\n\n',
    'weekday-wrong 15:12 -',
  ],
  [
    'a wrong day of the week near the end of a month',
    'on Tuesday, November 25.\n\n',
    'on Friday, October 2nd, 2026.\n\nWe meet on Tuesday, September 1, 2027.\n\n',
    'weekday-wrong 17:12 -',
  ],
  [
    'a weekday in Spanish near the end of a month',
    'on Tuesday, November 25.\n\n',
    'el lunes 1 de diciembre de 2026.\n\n',
    'weekday-wrong 15:12 -',
  ],
  ['a date one day too late', 'date: 2025-11-25', 'date: 2025-11-26', 'date-differs 4:7 date'],
  ['a date one week too early', 'date: 2025-11-25', 'date: 2025-11-18', 'date-differs 4:7 date'],
  ['a date ten days too early', 'date: 2025-11-25', 'date: 2025-11-15', 'date-differs 4:7 date'],
  ['a date in another month', 'date: 2025-11-25', 'date: 2025-12-25', 'date-differs 4:7 date'],
  ['a date of another event', 'date: 2025-11-25', 'date: 2026-02-07', 'date-differs 4:7 date'],
  ['a new price only in the table', '| $35 |', '| $40 |', 'amount-differs 7:10 summary'],
  ['a new price only in the summary', 'is $35', 'is $30', 'amount-differs 7:10 summary'],
])

const exchangedDayMistakes = [
  ['the month and the day exchanged', 'Come on March 8.', 'repaired'] as const,
  [
    'the month and the day exchanged, and the weekday in the text',
    'El domingo 8 de marzo.',
    'repaired',
  ] as const,
  [
    'the month and the day exchanged, after another day',
    'We keep this day on March 12, and eat a few days before it, on Sunday, March 8.',
    'repaired',
  ] as const,
].flatMap(([name, summary, ...repaired]) =>
  createMistakes(
    'events/sample.md',
    EVENT_TEXT.replace('2025-11-25', '2026-03-08').replace('Walk one mile with us.', summary),
    [[name, '2026-03-08', '2026-08-03', 'date-differs 4:7 date', ...repaired]],
  ),
)

const durationMistakes = createMistakes(
  'events/sample.md',
  EVENT_TEXT.replace('date: 2025-11-25', 'start_date: 2025-11-04\ndate: 2025-11-25').replace(
    'Come along.',
    'Churches hand out the bottles on Tuesday, November 4, and collect them on Tuesday, November 25.',
  ),
  [
    [
      'the first day of another year, with the new one in the text',
      '2025-11-04',
      '2023-11-07',
      'date-far 4:13 start_date',
      'repaired',
    ],
  ],
)

/** A campaign of four weeks, from Sunday to Sunday. */
const statusMistakes = createMistakes('events/sample.md', EVENT_TEXT, [
  [
    'a title that cancels the event',
    'title: Walk for Life',
    'title: Walk for Life - CANCELED DUE TO STORM',
    'status-in-title 3:8 title',
  ],
  [
    'a title that moves the event',
    'title: Walk for Life',
    'title: "NEW DATE: Walk for Life"',
    'status-in-title 3:8 title',
  ],
])

const oldDateMistakes = createMistakes(
  'events/sample.md',
  EVENT_TEXT.replace('date: 2025-11-25', 'date: 2026-05-16').replace(
    'location:',
    'status: moved\nstatus_note: Our flyers say May 9. Because of the fair, the walk is a week later, on Saturday, May 16.\nlocation:',
  ),
  [
    [
      'the old day of an event that has moved',
      '2026-05-16',
      '2026-05-09',
      'status-differs 4:7 date',
    ],
  ],
)

/** An event with a sentence about it, and a status that the sentence contradicts. */
const contradict = (
  note: string,
  [valid, typed]: readonly [string, string],
  ...repaired: ['repaired'] | []
): readonly Mistake[] =>
  createMistakes(
    'events/sample.md',
    EVENT_TEXT.replace('location:', `status: ${valid}\nstatus_note: ${note}\nlocation:`),
    [
      [
        `status: ${typed} beside "${note}"`,
        `status: ${valid}`,
        `status: ${typed}`,
        'status-differs 6:9 status',
        ...repaired,
      ],
    ],
  )
const MOVED_STATUS = ['moved', 'cancelled'] as const
const CANCELLED_STATUS = ['cancelled', 'moved'] as const

const contradictedMistakes = [
  ...contradict(
    'It was planned for November 18 and is a week later because of the game.',
    MOVED_STATUS,
    'repaired',
  ),
  ...contradict('It was planned for November 11, 2025.', MOVED_STATUS, 'repaired'),
  ...contradict(
    'We had rain. The walk has moved to Tuesday, November 25.',
    MOVED_STATUS,
    'repaired',
  ),
  ...contradict('The walk will now be on November 25.', MOVED_STATUS, 'repaired'),
  ...contradict('It takes place on November 25 instead.', MOVED_STATUS, 'repaired'),
  ...contradict('The new date is November 25.', MOVED_STATUS, 'repaired'),
  ...contradict('Moved to Tuesday, November 25, because of rain.', MOVED_STATUS, 'repaired'),
  ...contradict('Por la lluvia, se hará el 25 de noviembre.', MOVED_STATUS, 'repaired'),
  ...contradict('It has been moved to the hall of the church.', MOVED_STATUS),
  ...contradict('It will not take place this year.', CANCELLED_STATUS),
  ...contradict('The walk is cancelled because of the storm.', CANCELLED_STATUS),
  ...contradict('Se cancela por la tormenta.', CANCELLED_STATUS),
  ...createMistakes(
    'events/sample.md',
    EVENT_TEXT.replace('location:', 'status: cancelled\nlocation:'),
    [
      [
        'a title that moves a cancelled event',
        'title: Walk for Life',
        'title: "NEW DATE: Walk for Life"',
        'status-in-title 3:8 title',
      ],
      [
        'a text that moves a cancelled event',
        'Come along.',
        'The walk has been moved to the hall of the church.',
        'status-differs 6:9 status',
      ],
    ],
  ),
]

const CAMPAIGN = EVENT_TEXT.replace(
  'date: 2025-11-25\ntime: 6:00 PM - 8:00 PM',
  'start_date: 2027-07-04\ndate: 2027-08-01\ntime: A 4-week campaign',
)
const LONG_CAMPAIGN = CAMPAIGN.replace('A 4-week campaign', 'TBD').replace(
  TEXT,
  'The jars go out on Sunday, May 16, 2027.',
)
const WITH_FIRST_DAY = CAMPAIGN.replace(TEXT, 'The jars go out on July 4.')
const campaignMistakes = [
  ...createMistakes(
    'events/sample.md',
    LONG_CAMPAIGN.replace('start_date: 2027-07-04', 'start_date: 2027-05-16'),
    [
      [
        'the first day of another campaign, and the right one in the text',
        '2027-05-16',
        '2025-07-06',
        'date-far 4:13 start_date',
      ],
    ],
  ),
  ...createMistakes('events/sample.md', WITH_FIRST_DAY, [
    [
      'the first day of a campaign in another month, and the right one in the text',
      '2027-07-04',
      '2025-10-05',
      'date-far 4:13 start_date',
    ],
  ]),
  ...createMistakes('events/sample.md', CAMPAIGN, [
    ['the first day of another campaign', '2027-07-04', '2025-07-06', 'date-far 4:13 start_date'],
    ['the first day of a later campaign', '2027-07-04', '2025-08-20', 'date-far 4:13 start_date'],
    [
      'the first day of a campaign with a wrong year',
      '2027-07-04',
      '2026-07-04',
      'date-far 4:13 start_date',
    ],
    [
      'the last day of a campaign with a wrong year',
      '2027-08-01',
      '2026-08-01',
      'end-before-start 5:7 date',
    ],
    [
      'a campaign of four weeks that takes five',
      '2027-08-01',
      '2027-08-08',
      'date-far 4:13 start_date',
    ],
    [
      'a campaign of four weeks that takes eight',
      '2027-08-01',
      '2027-08-29',
      'date-far 4:13 start_date',
    ],
    [
      'a campaign of four weeks with another month',
      '2027-08-01',
      '2027-09-01',
      'date-far 4:13 start_date',
    ],
    [
      'a campaign of four weeks that takes less than two',
      '2027-07-04',
      '2027-07-21',
      'date-far 4:13 start_date',
    ],
    ['the last day of another campaign', '2027-08-01', '2025-08-03', 'end-before-start 5:7 date'],
  ]),
  ...createMistakes(
    'events/sample.md',
    CAMPAIGN.replace('A 4-week campaign', 'TBD').replace('Come along.', 'Dura seis semanas.'),
    [
      [
        'the first day of an old campaign in Spanish',
        '2027-07-04',
        '2025-06-15',
        'date-far 4:13 start_date',
      ],
    ],
  ),
  ...createMistakes('events/sample.md', CAMPAIGN.replace('A 4-week campaign', 'TBD'), [
    [
      'the first day of a campaign in an old file',
      '2027-07-04',
      '2025-07-06',
      'date-far 4:13 start_date',
    ],
  ]),
]

const EVENING = EVENT_TEXT.replace(
  'Come along.',
  '| Time | What happens |\n| --- | --- |\n| 5:30 PM | Doors open |\n| 6:00 PM | The evening begins |\n| 8:00 PM | The evening ends |\n\nArrive between 5:30 and 6:00 PM.',
).replace(
  'summary: Walk one mile with us.',
  'summary: Come from 6:00 to 8:00 PM. Doors open at 5:30 PM.',
)

const timeMistakes = createMistakes('events/sample.md', EVENING, [
  [
    'guests who arrive before the doors open',
    'Arrive between 5:30 and 6:00 PM.',
    'Arrive between 5:00 and 5:30 PM.',
    'time-differs 21:1 -',
  ],
  [
    'new times only in the fields',
    'time: 6:00 PM - 8:00 PM\nlocation: Sample Park\nsummary: Come from 6:00 to 8:00 PM. Doors open at 5:30 PM.',
    'time: 6:30 PM - 8:30 PM\nlocation: Sample Park\nsummary: Come from 6:30 to 8:30 PM. Doors open at 6:00 PM.',
    'time-differs 17:1 -',
  ],
  [
    'a new end only in the field',
    'time: 6:00 PM - 8:00 PM',
    'time: 6:00 PM - 9:00 PM',
    'time-differs 7:1 -',
  ],
  [
    'a new end only in the field, and a summary with short times',
    'time: 6:00 PM - 8:00 PM\nlocation: Sample Park\nsummary: Come from 6:00 to 8:00 PM.',
    'time: 6:00 PM - 9:00 PM\nlocation: Sample Park\nsummary: Come from 6 to 8 PM.',
    'time-differs 7:1 -',
  ],
  [
    'an earlier beginning only in the field',
    'time: 6:00 PM - 8:00 PM',
    'time: 5:00 PM - 8:00 PM',
    'time-differs 7:1 -',
  ],
  [
    'old times of the program after those of the doors',
    'summary: Come from 6:00 to 8:00 PM. Doors open at 5:30 PM.',
    'summary: Doors open at 5:30 PM, and the program runs from 5:00 to 7:00 PM.',
    'time-differs 7:1 -',
  ],
  ['a new end only in the text', '| 8:00 PM |', '| 7:30 PM |', 'time-differs 19:1 -'],
  ['new doors only in the text', '| 5:30 PM |', '| 5:00 PM |', 'time-differs 17:1 -'],
  [
    'a new time only in the field, and a summary with the old one',
    'time: 6:00 PM - 8:00 PM',
    'time: 7:00 PM - 9:00 PM',
    'time-differs 5:7 time',
  ],
  [
    'times an hour earlier only in the fields',
    'time: 6:00 PM - 8:00 PM\nlocation: Sample Park\nsummary: Come from 6:00 to 8:00 PM. Doors open at 5:30 PM.',
    'time: 5:00 PM - 7:00 PM\nlocation: Sample Park\nsummary: Come from 5:00 to 7:00 PM. Doors open at 4:30 PM, and guests register first.',
    'time-differs 17:1 -',
  ],
  [
    'times half an hour earlier in the fields and in a part of the table',
    'time: 6:00 PM - 8:00 PM\nlocation: Sample Park\nsummary: Come from 6:00 to 8:00 PM. Doors open at 5:30 PM.',
    'time: 5:30 PM - 7:30 PM\nlocation: Sample Park\nsummary: Come along to the park.',
    'time-differs 18:1 -',
  ],
  [
    'old times of the doors and of the program in one line of several',
    'description: ',
    'description: Doors open at 5:00 PM, and the program runs from 5:30 to 7:30 PM. ',
    'time-differs 8:1 -',
  ],
  [
    'old times of the doors in one line of several',
    'description: ',
    'description: Doors open at 5:00 PM. ',
    'time-differs 8:1 -',
  ],
  [
    'an old end in a sentence in Spanish',
    'Arrive between 5:30 and 6:00 PM.',
    'La velada termina a las 9:00 p.m.',
    'time-differs 21:1 -',
  ],
])

const createMoved = (date: string, note: string, text = 'Come along.') =>
  EVENT_TEXT.replace(
    'date: 2025-11-25',
    `date: ${date}\nstatus: moved\nstatus_note: ${note}`,
  ).replace('Come along.', text)
const MOVED = createMoved('2025-11-25', 'It was planned for Tuesday, November 11, 2025.')

/** An event that was moved, with its new day only in one of the places. */
const movedMistakes = [
  [
    'is now on Tuesday, November 25, 2025',
    'The walk is now on Tuesday, November 25, 2025.',
  ] as const,
  ['was moved to November 25', 'The walk was moved from November 11 to November 25.'] as const,
  ['ahora es el 25 de noviembre', 'La caminata ahora es el martes 25 de noviembre.'] as const,
  ['it was planned for the date', 'It was planned for November 11, and we are sorry.'] as const,
  ['two weeks later', 'It was planned for November 11 and is two weeks later.'] as const,
].flatMap(([how, note]) =>
  createMistakes('events/sample.md', MOVED, [
    [
      `the old date of a moved event: ${how}`,
      MOVED,
      createMoved('2025-11-11', note),
      'date-differs 4:7 date',
    ],
  ]),
)

const oldDayMistakes = createMistakes(
  'events/sample.md',
  createMoved(
    '2025-11-25',
    'It was planned for Tuesday, November 18.',
    'We walk on Tuesday, November 25.',
  ),
  [
    [
      'the old day of a moved event in its text',
      'We walk on Tuesday, November 25.',
      'We walk on Tuesday, November 18.',
      'date-differs 4:7 date',
    ],
  ],
)

/** The old place in the field of an event whose sentence names the new one. */
const movedPlaceMistakes = [
  'It was planned for Heron Hall and is at Sample Park now.',
  'We meet at Sample Park instead of Heron Hall.',
  'The walk is not at Heron Hall, but at Sample Park.',
  'The walk has moved from Heron Hall to Sample Park.',
  'Our flyers say Heron Hall. The walk is in Sample Park now.',
  'Estaba prevista para Heron Hall y ahora es en Sample Park.',
  'La caminata no es en Heron Hall, sino en Sample Park.',
  'Se traslada de Heron Hall a Sample Park.',
].flatMap((note) => {
  const valid = createMoved('2025-11-25', note)
  return createMistakes('events/sample.md', valid, [
    [
      `the old place beside "${note}"`,
      'location: Sample Park',
      'location: Heron Hall',
      'status-differs 8:11 location',
    ],
  ])
})

/** A breakfast with a line of an evening, or a time in the wrong half of the day. */
const BREAKFAST = EVENT_TEXT.replace('6:00 PM - 8:00 PM', '7:00 AM - 8:30 AM').replace(
  'Come along.',
  '## Before you come\n\nArrive between 6:30 and 7:00 AM.',
)
const otherHalfMistakes = [
  ['guests in the evening', 'Arrive between 5:30 and 6:00 PM to find your place.'] as const,
  ['guests in the evening in Spanish', 'Llegue entre las 5:30 y las 6:00 p.m.'] as const,
  ['guests in the wrong half of the day', 'Please come by 6:45 PM.'] as const,
  ['doors in the wrong half of the day', 'Doors open at 6:30 PM.'] as const,
  ['a beginning in the evening', 'The event begins at 6:00 PM.', 'time-differs 17:1 -'] as const,
].flatMap(([name, sentence, expected = 'time-differs 5:7 time']) =>
  createMistakes('events/sample.md', BREAKFAST, [
    [`an early event with ${name}`, 'Arrive between 6:30 and 7:00 AM.', sentence, expected],
  ]),
)

/** A file that names the weekday wherever it names the day; the year of its day is another one. */
const COPIED = createEntryText(
  {
    id: 'sample',
    title: 'Sunday of Thanks',
    date: '2027-01-17',
    location: 'Sample Park',
    summary: 'A Sunday of worship.',
    description: 'Give thanks with neighbors from all over East Alabama, and stay for a meal.',
    image: 'walk.svg',
    image_alt: 'decorative',
    requires_registration: 'no',
    registration_open: 'no',
  },
  'On Sunday, January 17, 2027, we give thanks.',
)

const copiedDayMistakes: readonly Mistake[] = [
  {
    name: 'the day of another year in the field and in the text',
    path: 'events/sample.md',
    content: COPIED.replace('2027-01-17', '2027-01-18').replace('January 17', 'January 18'),
    validContent: COPIED,
    expected: 'weekday-wrong 14:4 -',
    repaired: false,
  },
]

const lastYearMistakes = createMistakes('events/sample.md', COPIED, [
  [
    'the day of last year in the text',
    'On Sunday, January 17, 2027,',
    'On Sunday, January 18, 2026,',
    'date-differs 14:4 -',
    'repaired',
  ],
])

/** An invitation to an event whose day is over. */
const invitationMistakes: readonly Mistake[] = createMistakes(
  'pages/sample.md',
  PAGE_TEXT.replace(TEXT, 'Come to the Marmalade Evening, with or without a jar.'),
  [
    [
      'an invitation to an event on its day of last year',
      'Evening, with',
      'Evening on Thursday, May 8, with',
      'date-relative 6:34 -',
    ],
  ],
).map((mistake) => ({
  ...mistake,
  otherFiles: {
    'events/marmalade.md': createEntryText(
      {
        id: 'marmalade',
        title: 'Marmalade Evening',
        date: '2025-05-08',
        time: '6:30 PM - 8:30 PM',
        location: 'Sample Mill',
        summary: 'Stir a pot of oranges with us.',
        description: 'An evening of oranges, sugar and jars, for cooks of every age in Auburn.',
        image: 'walk.svg',
        image_alt: 'decorative',
        requires_registration: 'no',
        registration_open: 'no',
      },
      'Aprons are here.',
    ),
  },
}))

export const eventDayMistakes: readonly Mistake[] = [
  ...dayMistakes,
  ...meantDayMistakes,
  ...linkedDayMistakes,
  ...linkedSpanMistakes,
  ...farMistakes,
  ...agreeingMistakes,
  ...nearMistakes,
  ...craftMistakes,
  ...swappedMistakes,
  ...deadlineMistakes,
  ...kings,
  ...sentenceMistakes,
  ...exchangedDayMistakes,
  ...durationMistakes,
  ...oldDateMistakes,
  ...campaignMistakes,
  ...statusMistakes,
  ...contradictedMistakes,
  ...timeMistakes,
  ...otherHalfMistakes,
  ...movedMistakes,
  ...oldDayMistakes,
  ...movedPlaceMistakes,
  ...copiedDayMistakes,
  ...lastYearMistakes,
  ...invitationMistakes,
]

// Events whose text and fields disagree: about the time, about the year, or about the last day for signing up.
import {
  createMistakes,
  EVENT_TEXT,
  OPEN_EVENT_TEXT,
  REGISTRATION_URL,
  TEXT,
  type Mistake,
} from '../../mistake'

const TIME = 'time: 6:00 PM - 8:00 PM'

/** Creates a mistake in an event with this sentence and no time yet. */
const leaveOpen = (name: string, sentence: string, typed: string, expected: string): Mistake[] =>
  createMistakes('events/sample.md', EVENT_TEXT.replace(TEXT, sentence), [
    [name, `${TIME}\n`, typed, expected],
  ])

/** Creates a mistake in an event with a time and this sentence. */
const deny = (sentence: string): Mistake[] =>
  createMistakes('events/sample.md', EVENT_TEXT, [
    [`a time, and the sentence: ${sentence}`, TEXT, sentence, 'time-differs 15:1 -'],
  ])

/** Creates a mistake in the sentence of an event. */
const say = (
  name: string,
  sentence: string,
  typed: string,
  expected: string,
  ...repaired: ['repaired'] | []
): Mistake[] =>
  createMistakes('events/sample.md', EVENT_TEXT.replace(TEXT, sentence), [
    [name, sentence, typed, expected, ...repaired],
  ])

/** Creates a mistake in one of the days on which an event is public. */
const show = (name: string, valid: string, typed: string): Mistake[] => {
  const [field = ''] = valid.split(':')
  const lines = `registration_open: no\n${valid}`
  const at = `event-hidden 13:13 ${field}`
  return createMistakes('events/sample.md', EVENT_TEXT.replace('registration_open: no', lines), [
    [name, valid, typed, at],
  ])
}

const publicDayMistakes: readonly Mistake[] = [
  ...show('a first public day after the event', 'publish_on: 2025-11-02', 'publish_on: 2025-12-02'),
  ...show('a first public day a year late', 'publish_on: 2025-11-02', 'publish_on: 2026-11-02'),
  ...show('a last day before the event', 'expires_on: 2025-11-25', 'expires_on: 2025-11-14'),
  ...show('a last day of the year before', 'expires_on: 2025-11-30', 'expires_on: 2024-11-30'),
]

/** Creates a mistake in the time of an event. */
const timeMistakes: readonly Mistake[] = createMistakes('events/sample.md', EVENT_TEXT, [
  ['a letter in a time', TIME, 'time: 6:O0 PM - 8:00 PM', 'time-shape 5:7 time', 'repaired'],
  ['letters in two times', TIME, 'time: 6:OO PM - 8:oo PM', 'time-shape 5:7 time', 'repaired'],
  ['times without colons', TIME, 'time: 600 PM - 800 PM', 'time-shape 5:7 time', 'repaired'],
  ['six to eight, as a phone heard it', TIME, 'time: 628 PM', 'time-shape 5:7 time'],
  ['half past six to eight, as a phone heard it', TIME, 'time: 6308 PM', 'time-shape 5:7 time'],
  ['eight to five, as a phone heard it', TIME, 'time: from 825 p.m.', 'time-shape 5:7 time'],
  ['six to eight without a word between', TIME, 'time: 68 PM', 'time-shape 5:7 time'],
  ['Eastern time in Alabama', TIME, `${TIME} EST`, 'time-zone-other 5:17 time'],
  ['Pacific time in Alabama', TIME, `${TIME} (Pacific Time)`, 'time-zone-other 5:17 time'],
  ['a letter in a day', 'date: 2025-11-25', 'date: 2025-l1-25', 'date-shape 4:7 date', 'repaired'],
])

/** Creates a mistake in the sentence of an event, which the check corrects. */
const mishear = (sentence: string, typed: string, expected: string): Mistake[] =>
  createMistakes('events/sample.md', EVENT_TEXT.replace(TEXT, sentence), [
    [`heard or read: ${typed}`, sentence, typed, expected, 'repaired'],
  ])

const heardMistakes: readonly Mistake[] = [
  ...mishear('Come from 6 to 8 PM.', 'Come from 628 PM.', 'time-shape 15:11 -'),
  ...mishear('Come from 6 to 8 PM.', 'Come from 68 PM.', 'time-shape 15:11 -'),
  ...mishear('Supper is at 6:30 PM.', 'Supper is at 630 PM.', 'time-shape 15:14 -'),
  ...say(
    'six to nine, as a phone heard it',
    'We meet early.',
    'We meet at 629 PM.',
    'time-shape 15:12 -',
  ),
  ...say(
    'half past, as a phone heard it',
    'We meet early.',
    'Come from 6830 PM.',
    'time-shape 15:11 -',
  ),
  ...mishear('Supper is at 6:10 PM.', 'Supper is at 6:l0 PM.', 'digit-letter 15:14 -'),
  ...mishear('Call (334) 555-0142.', 'Call (334) 555-Ol42.', 'digit-letter 15:6 -'),
  ...mishear('Call us on May 17.', 'Call us on May l7.', 'digit-letter 15:16 -'),
  ...mishear('Come to Auburn, AL 36830.', 'Come to Auburn, AL 3683O.', 'digit-letter 15:20 -'),
  ...say(
    'Eastern time in a text',
    'We meet at 6:00 PM.',
    'We meet at 6:00 PM Eastern.',
    'time-zone-other 15:12 -',
  ),
  ...say(
    'Eastern time in Spanish',
    'Venga a las 6:00 PM.',
    'Venga a las 6:00 PM, hora del este.',
    'time-zone-other 15:13 -',
  ),
]

const PLACE = 'Trinity Chapel, 210 Mill Road, Opelika, Alabama'

/** Creates a mistake in the place that the text of an event names. */
const placeMistakes: readonly Mistake[] = [
  ['We gather at Trinity Chapel in Opelika.', 'We gather at Grace Church in Auburn.', 11],
  ['Join us in the hall of Trinity Chapel.', 'Join us in the hall of Grace Church in Auburn.', 21],
  ['Nos reunimos en Opelika.', 'Nos reunimos en la Iglesia Grace en Auburn.', 14],
].flatMap(([valid = '', typed = '', column]) =>
  createMistakes(
    'events/sample.md',
    EVENT_TEXT.replace('Sample Park', PLACE).replace(TEXT, String(valid)),
    [[`another place: ${typed}`, String(valid), String(typed), `place-differs 15:${column} -`]],
  ),
)

/** An event whose title, id and file name have its year. */
const NEXT_EVENT = EVENT_TEXT.replace('id: sample', 'id: sample-2026')
  .replace('Walk for Life', 'Walk for Life 2026')
  .replace('2025-11-25', '2026-11-25')

/** Its like with the year only in its id and its file name. */
const NEXT_WALK = NEXT_EVENT.replace('Walk for Life 2026', 'Our Walk').replace(
  'id: sample-2026',
  'id: walk-2026',
)

const copiedMistakes: readonly Mistake[] = [
  ...createMistakes('events/sample.md', EVENT_TEXT, [
    ['a title of another year', 'Walk for Life', 'Walk for Life 2023', 'date-differs 3:8 title'],
    ['another year before a title', 'Walk for', '2024 Walk for', 'date-differs 3:8 title'],
  ]),
  ...createMistakes('events/sample-2026.md', NEXT_EVENT, [
    ['a date of the year before', '2026-11-25', '2025-11-25', 'date-differs 4:7 date'],
  ]),
  ...createMistakes('events/walk-2026.md', NEXT_WALK, [
    ['a date before the year of its names', '2026-11-25', '2025-11-25', 'date-differs 4:7 date'],
  ]),
  ...createMistakes('events/sample.md', OPEN_EVENT_TEXT, [
    [
      'a form of another year',
      REGISTRATION_URL,
      `${REGISTRATION_URL}-2024`,
      'date-differs 13:19 registration_url',
    ],
  ]),
  ...say(
    'the name of an event with another year',
    'Come to the Walk for Life 2025.',
    'Come to the Walk for Life 2024.',
    'date-differs 15:13 -',
  ),
  ...say(
    'a last day after the event',
    'Register by November 20.',
    'Register by December 2.',
    'date-differs 15:13 -',
  ),
  ...say(
    'a last day to call, after the event',
    'Call us at (334) 555-0142 by Friday, November 21, so that there is soup for all.',
    'Call us at (334) 555-0142 by Friday, November 28, so that there is soup for all.',
    'date-differs 15:30 -',
  ),
  ...say(
    'a last day to write, after the event',
    'Please let us know no later than November 21.',
    'Please let us know no later than December 1.',
    'date-differs 15:34 -',
  ),
  ...say(
    'a deadline after a colon',
    'Deadline: November 18',
    'Deadline: December 18',
    'date-differs 15:11 -',
  ),
  ...say(
    'a last day to tell us in Spanish',
    'Avísenos a más tardar el 20 de noviembre.',
    'Avísenos a más tardar el 2 de diciembre.',
    'date-differs 15:26 -',
  ),
  ...say(
    'a last day in digits with the day first',
    'Please call us by November 12 and tell us how many you are.',
    'Please call us by 12/11/2025 and tell us how many you are.',
    'date-digits 15:19 -',
  ),
  ...say(
    'a last day in digits without a year',
    'Sign up before November 12.',
    'Sign up before 12/11.',
    'date-digits 15:16 -',
  ),
  ...say(
    'a last day in digits that nobody can read here',
    'Forms are due on November 14, 2025.',
    'Forms are due on 14/11/2025.',
    'date-digits 15:18 -',
    'repaired',
  ),
  ...say(
    'a last day in digits in Spanish',
    'Avísenos a más tardar el 12 de noviembre.',
    'Avísenos a más tardar el 12/11/2025.',
    'date-digits 15:26 -',
  ),
  ...say(
    'a last day after the event in Spanish',
    'Inscríbase antes del 20 de noviembre.',
    'Inscríbase antes del 2 de diciembre.',
    'date-differs 15:22 -',
  ),
]

/** Creates a mistake in the time of an event whose text says when all begin. */
const moveTime = (name: string, valid: string, typed: string, words: string): Mistake[] =>
  createMistakes(
    'events/sample.md',
    EVENT_TEXT.replace(TIME, `time: ${valid}`).replace(TEXT, words),
    [[name, `time: ${valid}`, `time: ${typed}`, 'time-differs 5:7 time']],
  )

const movedTimeMistakes: readonly Mistake[] = [
  ...moveTime(
    '18:00 taken for 8:00 PM',
    '6:00 PM - 7:30 PM',
    '8:00 PM - 9:30 PM',
    'The door opens at 5:45 PM. We begin at 6:00 PM, and everyone is on the way home at 7:30 PM.',
  ),
  ...moveTime(
    '18:00 taken for 8:00 PM, and no end in the text',
    '6:00 PM - 7:30 PM',
    '8:00 PM - 9:30 PM',
    'We begin at 6 PM with coffee.',
  ),
  ...moveTime(
    'another hour than in a Spanish sentence',
    '6:00 PM',
    '8:00 PM',
    'Empezamos a las 6:00 PM con café.',
  ),
]

/** A breakfast that would begin in the evening before. */
const breakfastMistakes = createMistakes(
  'events/sample.md',
  EVENT_TEXT.replace(/time: .*/, 'time: 8:00 AM - 10:00 AM').replace(
    TEXT,
    'Breakfast is at eight.',
  ),
  [
    [
      'a breakfast from the evening on',
      'time: 8:00 AM',
      'time: 8:00 PM',
      'time-order 5:7 time',
      'repaired',
    ],
  ],
)

/** A supper that would go on until the morning. */
const supperMistakes = createMistakes(
  'events/sample.md',
  EVENT_TEXT.replace(/time: .*/, 'time: 6:00 PM - 8:00 PM').replace(TEXT, 'Supper is at six.'),
  [
    [
      'a supper until the morning',
      'PM - 8:00 PM',
      'PM - 8:00 AM',
      'time-order 5:7 time',
      'repaired',
    ],
  ],
)

export const eventDetailMistakes: readonly Mistake[] = [
  ...say(
    'hours in words that are not those of the field',
    'We are together from six until eight.',
    'We are together from six until nine.',
    'time-differs 15:1 -',
  ),
  ...say(
    'a number of hours that is not that of the field',
    'Drop in during these two hours.',
    'Drop in during these three hours.',
    'time-differs 15:1 -',
  ),
  ...say(
    'a schedule that ends after the event',
    '| When | What |\n| --- | --- |\n| 6:00 PM | We walk |\n| 8:00 PM | We sing |',
    '| When | What |\n| --- | --- |\n| 6:00 PM | We walk |\n| 8:30 PM | We sing |',
    'time-differs 18:1 -',
  ),
  ...createMistakes(
    'events/sample.md',
    OPEN_EVENT_TEXT.replace('date: 2025-11-25', 'date: 2027-11-06'),
    [
      [
        'this year, from habit, while people can register for the next one',
        'date: 2027-11-06',
        'date: 2026-11-06',
        'date-far 4:7 date',
      ],
    ],
  ),
  ...breakfastMistakes,
  ...supperMistakes,
  ...leaveOpen(
    'TBD beside the time of the doors',
    'The doors open at 6 PM.',
    'time: TBD\n',
    'time-differs 5:7 time',
  ),
  ...leaveOpen(
    'TBD beside the hours in the text',
    'Join us from 6:00 to 8:00 PM.',
    'time: To be announced\n',
    'time-differs 5:7 time',
  ),
  ...leaveOpen(
    'no time beside the beginning in Spanish',
    'La noche comienza a las 6:00 PM.',
    '',
    'time-differs 14:1 -',
  ),
  ...copiedMistakes,
  ...publicDayMistakes,
  ...placeMistakes,
  ...timeMistakes,
  ...movedTimeMistakes,
  ...heardMistakes,
  ...deny('The time is to be announced.'),
  ...deny('Time: TBA'),
  ...deny('La hora se anunciará pronto.'),
]

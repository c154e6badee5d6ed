// Days, spans of days and times as people write them.
import { createPostText } from '../../../create-test-site'
import { digitMistakes } from './days-in-digits'
import { changeText, createMistakes, EVENT_TEXT, type Mistake, type Mutation } from '../../mistake'

const DATE = 'date: 2026-10-17'
const ONE_DAY = EVENT_TEXT.replace('date: 2025-11-25', DATE)
const day = changeText('2026-10-17', 'date-shape 4:7 date')

/** The first of a month, as people write it in Spanish. */
const firstMistakes = createMistakes(
  'events/sample.md',
  EVENT_TEXT.replace('date: 2025-11-25', 'date: 2027-05-01'),
  [
    '1ro de mayo de 2027',
    '1° de mayo del 2027',
    'el primero de mayo de 2027',
    'sábado 1º de mayo de 2027',
  ].map((typed): Mutation => [
    `the first of a month in Spanish: ${typed}`,
    '2027-05-01',
    typed,
    'date-shape 4:7 date',
    'repaired',
  ]),
)

const dayMistakes = createMistakes('events/sample.md', ONE_DAY, [
  day('a year of two digits after a name', 'Oct 17, 26', 'repaired'),
  day('a year of two digits with an apostrophe', 'October 17, ’26', 'repaired'),
  day('a year of two digits with hyphens', '10-17-26', 'repaired'),
  day('a year of two digits and spaces', '17 Oct 26', 'repaired'),
  day('a year of two digits that can be meant in two ways', '10/11/26'),
  day('a month with a typo', 'Ocotber 17, 2026', 'repaired'),
  day('a day in Spanish', '17 de octubre de 2026', 'repaired'),
  day('a day in Spanish with its weekday', 'sábado, 17 de octubre de 2026', 'repaired'),
  day('a weekday with its evening', 'Saturday Evening, Oct. 17th, 2026', 'repaired'),
  day('a weekday after the day', 'October 17, 2026 (Saturday)', 'repaired'),
  day('a weekday before digits', 'Sat 10/17/2026', 'repaired'),
  day('hyphens with spaces', '2026 - 10 - 17', 'repaired'),
  day('a day with a short time', 'October 17'),
  day('the word on', 'on October 17, 2026', 'repaired'),
  day('every week', 'every Saturday'),
  day('a season', 'Fall 2026'),
  day('a month', 'October 2026'),
  day('only the day of the month', '17'),
  day('the old and the new day run together', '2026-10-102026-10-17'),
  day('the old and the new day in words run together', 'October 10, 2026October 17, 2026'),
  day('an old day that is crossed out', '~~2026-10-10~~ 2026-10-17', 'repaired'),
])

/** Weekdays tell the year: the mistakes are checked in November 2026. */
const NEXT_YEAR = EVENT_TEXT.replace('2025-11-25', '2027-11-06')
const dayOfYear = changeText('2027-11-06', 'date-shape 4:7 date')
const dayOfYearMistakes = [
  ...createMistakes('events/sample.md', NEXT_YEAR, [
    dayOfYear('a day of a phone', 'Sat Nov 6', 'repaired'),
    dayOfYear('a weekday and a day', 'Saturday, November 6th', 'repaired'),
    dayOfYear('a weekday and a day in Spanish', 'sábado 6 de noviembre', 'repaired'),
    dayOfYear('a weekday that the day had last year only', 'Thu Nov 6'),
  ]),
  ...createMistakes('blog/sample.md', createPostText({ date: '2025-11-27' }), [
    [
      'the day of a post without its year',
      'date: 2025-11-27',
      'date: Thursday, Nov 27',
      'date-shape 4:7 date',
      'repaired',
    ],
  ]),
]

const nearMistakes = createMistakes('blog/sample.md', createPostText({ date: '2026-11-20' }), [
  ...['today', 'Hoy.'].map((typed): Mutation => [
    `the word ${typed}`,
    'date: 2026-11-20',
    `date: ${typed}`,
    'date-shape 4:7 date',
    'repaired',
  ]),
])

const SPAN = `${DATE.replace('17', '18')}\nstart_date: 2026-10-16`
const WITH_SPAN = EVENT_TEXT.replace('date: 2025-11-25', SPAN)
const span = changeText(SPAN, 'date-shape 4:7 date')
const spanMistakes = createMistakes('events/sample.md', WITH_SPAN, [
  span('two days in one line', 'date: 2026-10-16 to 2026-10-18', 'repaired'),
  span('two days with a hyphen', 'date: 2026-10-16 - 2026-10-18', 'repaired'),
  span('two days with a dash', 'date: 2026-10-16–2026-10-18', 'repaired'),
  span('two days with a slash', 'date: 2026-10-16/2026-10-18', 'repaired'),
  span('two days of a month', 'date: October 16-18, 2026', 'repaired'),
  span('two days of a month with a dash', 'date: Oct. 16 – 18, 2026', 'repaired'),
  span('two days with their month', 'date: October 16 to October 18, 2026', 'repaired'),
  span('two days with their weekdays', 'date: Fri, October 16 - Sun, October 18, 2026', 'repaired'),
  span(
    'two days with weekdays at the front',
    'date: Friday-Sunday, October 16-18, 2026',
    'repaired',
  ),
  span('two days in digits', 'date: 10/16/2026 - 10/18/2026', 'repaired'),
  span('two days in digits with one year', 'date: 10/16-10/18/2026', 'repaired'),
  span('two days in digits with one month', 'date: 10/16-18/2026', 'repaired'),
  span('the last day after a slash', 'date: 2026-10-16/18', 'repaired'),
  span('the last day without year and month', 'date: 2026-10-16 to 18', 'repaired'),
  span('the last day without its year', 'date: 2026-10-16 - 10-18', 'repaired'),
  span('two days that begin with the day', 'date: 16-18 October 2026', 'repaired'),
  span('two days in Spanish', 'date: 16 al 18 de octubre de 2026', 'repaired'),
  span('two days without a year', 'date: October 16-18'),
  span('two days without a year, with a short month', 'date: Oct. 16 and 17'),
  span('two days the wrong way round', 'date: 2026-10-18 to 2026-10-16'),
  span('three days with commas', 'date: October 16, 17 and 18, 2026'),
  [
    'two days beside a first day',
    SPAN,
    'date: October 16-18, 2026\nstart_date: 2026-10-16',
    'date-shape 4:7 date',
    'repaired',
  ],
  [
    'two days in start_date',
    SPAN,
    'start_date: October 16-18, 2026',
    'date-shape 4:13 start_date',
    'repaired',
  ],
  [
    'two days without a year in start_date',
    SPAN,
    'start_date: October 16-18',
    'date-shape 4:13 start_date',
  ],
])

const NO_TIME = EVENT_TEXT.replace(
  'date: 2025-11-25\ntime: 6:00 PM - 8:00 PM',
  `${DATE}\ntime: 6:00 PM`,
)
const timed = changeText(`${DATE}\ntime: 6:00 PM`, 'date-shape 4:7 date')
const timeMistakes = createMistakes('events/sample.md', NO_TIME, [
  timed('a time after the day', 'date: 2026-10-17 6:00 PM', 'repaired'),
  timed('a time after a comma', 'date: 2026-10-17, 6:00 PM', 'repaired'),
  timed('a time after a day in words', 'date: October 17, 2026 at 6:00 PM', 'repaired'),
  timed('a time of a 24-hour clock after the day', 'date: 2026-10-17T18:00', 'repaired'),
  timed('a time that is also in its field', 'date: 2026-10-17 6:00 PM\ntime: 6:00 PM', 'repaired'),
  timed('a time that differs from its field', 'date: 2026-10-17 5:00 PM\ntime: 6:00 PM'),
  timed('a day as a calendar writes it', 'date: 2026-10-17T18:00:00\ntime: 6:00 PM'),
])

const LONGER = NO_TIME.replace('6:00 PM', '6-8 PM')
const lasting = changeText(`${DATE}\ntime: 6-8 PM`, 'date-shape 4:7 date')
const lastingMistakes = createMistakes('events/sample.md', LONGER, [
  lasting('hours after the day', 'date: Saturday, October 17th, 2026, 6-8 PM', 'repaired'),
  lasting('hours after digits', 'date: 2026-10-17, 6-8 PM', 'repaired'),
  lasting('hours after the word from', 'date: Oct. 17, 2026 from 6-8 PM', 'repaired'),
  lasting('hours in parentheses', 'date: October 17, 2026 (6-8 PM)', 'repaired'),
  lasting('hours before the day', 'date: 6-8 PM, October 17, 2026', 'repaired'),
  lasting('hours before the weekday', 'date: 6-8 PM on Saturday, October 17, 2026', 'repaired'),
  lasting('hours and no year', 'date: Saturday, October 17, 6-8 PM'),
])

const IN_SPANISH = NO_TIME.replace('6:00 PM', '6:00 PM - 8:00 PM')
const spanishMistakes = createMistakes('events/sample.md', IN_SPANISH, [
  [
    'hours in Spanish after the day',
    `${DATE}\ntime: 6:00 PM - 8:00 PM`,
    'date: 17 de octubre de 2026, de 6:00 p. m. a 8:00 p. m.',
    'date-shape 4:7 date',
    'repaired',
  ],
])

const createNotice = (month: string) =>
  `---\ntitle: Snow\ntype: closed\nfrom: 2027-${month}-03\nuntil: 2027-${month}-04\n---\n`
const noticeMistakes = [
  ...createMistakes('notices/sample.md', createNotice('02'), [
    [
      'the days of a notice in one line',
      'from: 2027-02-03\nuntil: 2027-02-04',
      'from: February 3-4, 2027',
      'date-shape 4:7 from',
      'repaired',
    ],
  ]),
  ...createMistakes('notices/sample.md', createNotice('03'), [
    [
      'the days of a notice in its last line',
      'until: 2027-03-04',
      'until: 2027-03-03 to 2027-03-04',
      'date-shape 5:8 until',
      'repaired',
    ],
  ]),
]

export const writtenDayMistakes: readonly Mistake[] = [
  ...dayMistakes,
  ...firstMistakes,
  ...dayOfYearMistakes,
  ...nearMistakes,
  ...spanMistakes,
  ...timeMistakes,
  ...lastingMistakes,
  ...spanishMistakes,
  ...noticeMistakes,
  ...digitMistakes,
]

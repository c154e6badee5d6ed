// Mistakes in days, times and yes-or-no answers.
import {
  createMistakes,
  EVENT_TEXT,
  OPEN_EVENT_TEXT,
  PAGE_TEXT,
  REGISTRATION_URL,
  type Mistake,
} from '../mistake'

const DATE = 'date: 2025-11-25'

export const dateMistakes: readonly Mistake[] = createMistakes('events/sample.md', EVENT_TEXT, [
  ['a day that February does not have', DATE, 'date: 2025-02-30', 'date-impossible 4:7 date'],
  ['February 29 in a common year', DATE, 'date: 2023-02-29', 'date-impossible 4:7 date'],
  ['the 31st of a short month', DATE, 'date: 2025-11-31', 'date-impossible 4:7 date'],
  ['a thirteenth month', DATE, 'date: 2025-13-01', 'date-impossible 4:7 date'],
  ['month and day swapped', DATE, 'date: 2025-25-11', 'date-impossible 4:7 date'],
  ['a day zero', DATE, 'date: 2025-11-00', 'date-impossible 4:7 date'],
  ['a year zero', DATE, 'date: 0000-11-25', 'date-impossible 4:7 date'],
  [
    'an American date that is unambiguous',
    DATE,
    'date: 11/25/2025',
    'date-shape 4:7 date',
    'repaired',
  ],
  ['an American date that is ambiguous', DATE, 'date: 4/10/2025', 'date-shape 4:7 date'],
  [
    'a European date that is unambiguous',
    DATE,
    'date: 25.11.2025',
    'date-shape 4:7 date',
    'repaired',
  ],
  ['a European date with a short year', DATE, 'date: 25.11.25', 'date-shape 4:7 date', 'repaired'],
  ['an American date with a short year', DATE, 'date: 11/25/25', 'date-shape 4:7 date', 'repaired'],
  ['a date with a short year that is ambiguous', DATE, 'date: 4/10/25', 'date-shape 4:7 date'],
  ['a date in words', DATE, 'date: November 25, 2025', 'date-shape 4:7 date', 'repaired'],
  ['a date in abbreviated words', DATE, 'date: Nov. 25th 2025', 'date-shape 4:7 date', 'repaired'],
  [
    'a date in words that starts with the day',
    DATE,
    'date: 25 November 2025',
    'date-shape 4:7 date',
    'repaired',
  ],
  [
    'a date with its day of the week',
    DATE,
    'date: Tuesday, November 25, 2025',
    'date-shape 4:7 date',
    'repaired',
  ],
  [
    'a date with a wrong day of the week',
    DATE,
    'date: Friday, November 25, 2025',
    'date-shape 4:7 date',
  ],
  ['a date without the year', DATE, 'date: November 25', 'date-shape 4:7 date'],
  [
    'a date with its day of the week, but without the year',
    DATE,
    'date: Tuesday, November 25',
    'date-shape 4:7 date',
  ],
  [
    'a day of the week that it has only in other years',
    DATE,
    'date: Mon Nov 25',
    'date-shape 4:7 date',
  ],
  ['a date with slashes', DATE, 'date: 2025/11/25', 'date-shape 4:7 date', 'repaired'],
  ['a date without hyphens', DATE, 'date: 20251125', 'date-shape 4:7 date', 'repaired'],
  ['a date with dashes', DATE, 'date: 2025–11–25', 'date-shape 4:7 date', 'repaired'],
  [
    'a date with full-width digits',
    DATE,
    'date: ２０２５-11-25',
    'date-shape 4:7 date',
    'repaired',
  ],
  ['a date with the time', DATE, 'date: 2025-11-25 18:00', 'date-shape 4:7 date'],
  [
    'a date with the TIME, as programs write it',
    DATE,
    'date: 2025-11-25T18:00:00Z',
    'date-shape 4:7 date',
  ],
  ['a date that is not known yet', DATE, 'date: TBD', 'date-shape 4:7 date'],
  ['a word in place of a date', DATE, 'date: next Saturday', 'date-shape 4:7 date'],
  [
    'an end before the start',
    DATE,
    `${DATE}\nstart_date: 2025-11-26`,
    'end-before-start 5:13 start_date',
  ],
  [
    'the first day of the year before',
    DATE,
    `${DATE}\nstart_date: 2024-11-03`,
    'date-far 5:13 start_date',
  ],
  [
    'a first day two years before, with the turn of the year between',
    DATE,
    `${DATE}\nstart_date: 2022-12-28`,
    'date-far 5:13 start_date',
  ],
])

const TIME = 'time: 6:00 PM - 8:00 PM'
const NO_REGISTRATION = 'requires_registration: no'

const CANCELLED_EVENT_TEXT = EVENT_TEXT.replace(TIME, `${TIME}\nstatus: cancelled`)

export const statusMistakes: readonly Mistake[] = [
  ...createMistakes(
    'events/sample.md',
    EVENT_TEXT.replace(DATE, 'start_date: 2025-10-04\ndate: 2025-10-05'),
    [
      [
        'the last day with its month and day exchanged',
        '\ndate: 2025-10-05',
        '\ndate: 2025-05-10',
        'end-before-start 5:7 date',
        'repaired',
      ],
    ],
  ),
  ...createMistakes(
    'events/sample.md',
    EVENT_TEXT.replace(DATE, 'start_date: 2025-05-04\ndate: 2025-06-01').replace(
      'Walk one mile with',
      'Four weeks of walks with',
    ),
    [
      [
        'the last day of the weeks that are named, with its month and day exchanged',
        '\ndate: 2025-06-01',
        '\ndate: 2025-01-06',
        'end-before-start 5:7 date',
        'repaired',
      ],
    ],
  ),
  ...createMistakes(
    'events/sample.md',
    EVENT_TEXT.replace(DATE, 'start_date: 2025-05-04\ndate: 2025-07-03'),
    [
      [
        'a last day that may have its month and day exchanged',
        '\ndate: 2025-07-03',
        '\ndate: 2025-03-07',
        'end-before-start 5:7 date',
      ],
    ],
  ),
  ...createMistakes('events/sample.md', CANCELLED_EVENT_TEXT, [
    [
      'a status with another spelling',
      'cancelled',
      'canceled',
      'choice-unknown 6:9 status',
      'repaired',
    ],
  ]),
]

const DRAFT = PAGE_TEXT.replace('title: Parking', 'title: Parking\ndraft: yes')
/** Answers whose meaning is certain, in Spanish or with polite words. */
const certainAnswers = ['sí', 'SI', 'Sí, por favor', 'verdadero', 'yes please'].flatMap((typed) =>
  createMistakes('pages/sample.md', DRAFT, [
    [`the answer ${typed}`, 'draft: yes', `draft: ${typed}`, 'yes-or-no 3:8 draft', 'repaired'],
  ]),
)

export const answerMistakes: readonly Mistake[] = certainAnswers.concat(
  createMistakes('events/sample.md', EVENT_TEXT, [
    ['an hour that does not exist', TIME, 'time: 25:00', 'time-impossible 5:7 time'],
    ['a minute that does not exist', TIME, 'time: 6:61 PM', 'time-impossible 5:7 time'],
    [
      'a 24-hour time with PM',
      TIME,
      'time: 18:00 PM - 8:00 PM',
      'time-impossible 5:7 time',
      'repaired',
    ],
    ['a period in a time', TIME, 'time: 6.00 PM - 8:00 PM', 'time-shape 5:7 time', 'repaired'],
    ['a semicolon in a time', TIME, 'time: 6;00 PM - 8:00 PM', 'time-shape 5:7 time', 'repaired'],
    ['AM for PM at the end of an event', TIME, 'time: 6:00 PM - 8:00 AM', 'time-order 5:7 time'],
    [
      'an end half an hour before the start',
      TIME,
      'time: 4:30 PM - 4:00 PM',
      'time-order 5:7 time',
    ],
    ['an end before the start, in hours', TIME, 'time: 8:00 PM - 6:00 PM', 'time-order 5:7 time'],
    [
      'an end before the start, with until',
      TIME,
      'time: 8:00 PM until 6:00 PM',
      'time-order 5:7 time',
    ],
    [
      'an end before the start, with to',
      TIME,
      'time: From 8:00 PM to 6:00 PM',
      'time-order 5:7 time',
    ],
    [
      'a sentence in place of an answer',
      NO_REGISTRATION,
      'requires_registration: Only for the lunch, tell us what you would like',
      'yes-or-no 11:24 requires_registration',
    ],
    [
      'the answer maybe',
      NO_REGISTRATION,
      'requires_registration: maybe',
      'yes-or-no 11:24 requires_registration',
    ],
    [
      'the answer soon',
      NO_REGISTRATION,
      'requires_registration: pronto',
      'yes-or-no 11:24 requires_registration',
    ],
    [
      'a German answer',
      NO_REGISTRATION,
      'requires_registration: ja',
      'yes-or-no 11:24 requires_registration',
    ],
    [
      'a 1 in place of an answer',
      NO_REGISTRATION,
      'requires_registration: 1',
      'yes-or-no 11:24 requires_registration',
    ],
    [
      'the answer off',
      NO_REGISTRATION,
      'requires_registration: off',
      'yes-or-no 11:24 requires_registration',
      'repaired',
    ],
    [
      'an answer of one letter',
      NO_REGISTRATION,
      'requires_registration: n',
      'yes-or-no 11:24 requires_registration',
      'repaired',
    ],
    [
      'a polite answer',
      NO_REGISTRATION,
      'requires_registration: no, gracias',
      'yes-or-no 11:24 requires_registration',
      'repaired',
    ],
    [
      'an answer with a period',
      NO_REGISTRATION,
      'requires_registration: no.',
      'yes-or-no 11:24 requires_registration',
      'repaired',
    ],
    [
      'an answer in full-width letters',
      NO_REGISTRATION,
      'requires_registration: ｎｏ',
      'yes-or-no 11:24 requires_registration',
      'repaired',
    ],
    [
      'a comment after the answer',
      NO_REGISTRATION,
      'requires_registration: no # not yet',
      'note-left 11:24 requires_registration',
    ],
    [
      'registration without an address',
      'requires_registration: no\nregistration_open: no',
      'requires_registration: yes\nregistration_open: yes',
      'registration-address 12:20 registration_open',
    ],
    [
      'registration of which nobody knows how',
      'requires_registration: no\nregistration_open: no',
      'requires_registration: yes\nregistration_open: yes\nregistration: Use our form, or call us.',
      'registration-address 12:20 registration_open',
    ],
    [
      'registration without an address, which only a button has',
      'requires_registration: no\nregistration_open: no\n---\n\nCome along.',
      'requires_registration: yes\nregistration_open: yes\n---\n\n::button[Sign up]{href=https://register.example.org/walk}',
      'registration-address 12:20 registration_open',
    ],
    [
      'an unprotected address',
      NO_REGISTRATION,
      `${NO_REGISTRATION}\nregistration_url: http://register.example.org/walk`,
      'link-insecure 12:19 registration_url',
    ],
    [
      'an event that was moved without a word about it',
      TIME,
      `${TIME}\nstatus: moved`,
      'status-note 6:9 status',
    ],
    [
      'a sentence about a change that nothing announces',
      TIME,
      `${TIME}\nstatus_note: It was planned for November 1.`,
      'status-note 6:14 status_note',
    ],
  ]),
)

const BY_PHONE = ['Please call us to sign up.', 'Llámenos para apuntarse.']

export const registrationMistakes: readonly Mistake[] = BY_PHONE.flatMap((words) =>
  createMistakes(
    'events/sample.md',
    EVENT_TEXT.replace('registration_open: no', `registration_open: no\nregistration: ${words}`),
    [
      [
        `registration by phone: ${words}`,
        'requires_registration: no\nregistration_open: no',
        'requires_registration: yes\nregistration_open: yes',
        'registration-address 11:24 requires_registration',
        'repaired',
      ],
    ],
  ),
)

const CALL = 'For the lunch, please call and ask for Ruth Sample'
const CALL_IN_SPANISH = 'Para el almuerzo, llame a Ruth Sample'
const createSignUp = (typed: string, sentence: string): Mistake[] =>
  createMistakes(
    'events/sample.md',
    EVENT_TEXT.replace(NO_REGISTRATION, `${NO_REGISTRATION}\nregistration: ${sentence}`),
    [
      [
        `a sentence about the phone in place of an answer: ${typed}`,
        `${NO_REGISTRATION}\nregistration: ${sentence}`,
        `requires_registration: ${typed}`,
        'yes-or-no 11:24 requires_registration',
        'repaired',
      ],
    ],
  )

/** Sentences about signing up by phone in the line for yes or no. */
export const signUpMistakes: readonly Mistake[] = [
  ...createSignUp(CALL, CALL),
  ...createSignUp(`yes, ${CALL_IN_SPANISH}`, CALL_IN_SPANISH),
  ...createMistakes('events/sample.md', OPEN_EVENT_TEXT, [
    [
      'an address that is not known, where nobody has to register',
      `yes\nregistration_open: yes\nregistration_url: ${REGISTRATION_URL}`,
      'no\nregistration_open: yes\nregistration_url: TBD',
      'link-example 13:19 registration_url',
    ],
    [
      'a sentence about the phone beside a form',
      'requires_registration: yes',
      `requires_registration: ${CALL}`,
      'yes-or-no 11:24 requires_registration',
    ],
  ]),
]

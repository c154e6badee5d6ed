// Office hours as people write them.
import { changeText, createMistakes, type Mistake } from '../../mistake'

const LINE = 'Friday: 8:00 AM - 12:00 PM'
const TWO_SPANS = 'Friday: 8:00 AM - 12:00 PM and 1:00 PM - 5:00 PM'
const EVENING = 'Friday: 12:00 PM - 7:00 PM'
const SECOND_SPAN = 'Friday: 8:00 AM - 11:00 AM and 12:00 PM - 5:00 PM'
const TEXTING = 'text_number: (334) 555-0143\ntext_hours: Monday to Thursday, 9:00 AM to 4:00 PM'
const WEEK = 'Monday to Thursday: 8:00 AM - 5:00 PM'

const hours = changeText(LINE, 'hours-shape 14:5 hours')
const unclear = changeText(LINE, 'hours-unclear 14:5 hours')
const EARLY = 'Friday: 7:00 AM - 11:00 AM'
const joined = changeText(EARLY, 'time-shape 14:5 hours')
const joinedLine = changeText(LINE, 'time-shape 14:5 hours')
const order = changeText(LINE, 'time-order 14:5 hours')

/** @param site the valid content of site.md */
export function createHoursMistakes(site: string): readonly Mistake[] {
  const week = site.replace(LINE, `${WEEK}\n  - ${LINE}`)
  return [
    ...createMistakes('site.md', site.replace(LINE, EARLY), [
      joined('the old and the new hour run together', 'Friday: 7:00 AM - 11:00 AM1:00 PM'),
      joined('the old and the new hour with a space', 'Friday: 7:00 AM 9:00 AM - 11:00 AM'),
      joined('an arrow to the new hour', 'Friday: 7:00 AM - 1:00 PM → 11:00 AM', 'repaired'),
      joined(
        'an old hour that is crossed out',
        'Friday: 7:00 AM - ~~1:00 PM~~ 11:00 AM',
        'repaired',
      ),
    ]),
    ...createMistakes('site.md', site.replace(LINE, EVENING), [
      changeText(EVENING, 'time-shape 14:5 hours')(
        'an evening from midnight',
        'Friday: 12:00 AM - 7:00 PM',
        'repaired',
      ),
    ]),
    ...createMistakes('site.md', site.replace(LINE, SECOND_SPAN), [
      changeText(SECOND_SPAN, 'time-shape 14:5 hours')(
        'an afternoon from midnight after a break',
        'Friday: 8:00 AM - 11:00 AM and 12:00 AM - 5:00 PM',
        'repaired',
      ),
    ]),
    ...createMistakes('site.md', site.replace(LINE, TWO_SPANS), [
      [
        'two spans of a day run together',
        TWO_SPANS,
        'Friday: 8:00 AM - 12:00 PM1:00 PM - 5:00 PM',
        'time-shape 14:5 hours',
        'repaired',
      ],
    ]),
    ...createMistakes('site.md', site, [
      hours('a mistyped day without its a', 'Fridy: 8:00 AM - 12:00 PM', 'repaired'),
      hours('a mistyped day with a letter too many', 'Fridday: 8:00 AM - 12:00 PM', 'repaired'),
      hours('a day in small letters', 'friday: 8:00 AM - 12:00 PM', 'repaired'),
      hours('a day in capital letters', 'FRIDAY: 8:00 AM - 12:00 PM', 'repaired'),
      hours('a day with a space in it', 'Fri day: 8:00 AM - 12:00 PM', 'repaired'),
      joinedLine('a letter in place of a digit', 'Friday: 8:OO AM - 12:00 PM', 'repaired'),
      joinedLine('hours without colons', 'Friday: 800 AM - 12:00 PM', 'repaired'),
      hours('a time zone', 'Friday: 8:00 AM - 12:00 PM CST', 'repaired'),
      hours('noon in Spanish', 'Friday: 8:00 AM - 12:00 M', 'repaired'),
      hours('a day in Spanish', 'Viernes: 8:00 AM - 12:00 PM', 'repaired'),
      hours('a day that a phone has corrected', 'Friyay: 8:00 AM - 12:00 PM', 'repaired'),
      hours('hours without a hyphen', 'Friday: 8:00 AM 12:00 PM', 'repaired'),
      hours('two hyphens between the hours', 'Friday: 8:00 AM -- 12:00 PM', 'repaired'),
      order('hours of a span backwards', 'Friday: 5:00 PM - 8:00 AM'),
      order('midnight for noon', 'Friday: 8:00 AM - 12:00 AM', 'repaired'),
      joinedLine('midnight to noon', 'Friday: 12:00 AM - 12:00 PM'),
      order('PM for AM in the morning', 'Friday: 8:00 PM - 12:00 PM', 'repaired'),
      hours('no colon, but a hyphen', 'Friday - 8:00 AM - 12:00 PM', 'repaired'),
      hours('no colon, but a comma', 'Friday, 8:00 AM - 12:00 PM', 'repaired'),
      hours('no colon, but a semicolon', 'Friday; 8:00 AM - 12:00 PM', 'repaired'),
      hours('the hours of a 24-hour clock', 'Friday: 08:00 - 12:00'),
      hours('hours in digits only', 'Friday: 8-12'),
      hours('hours without AM', 'Friday: 8:00 - 12:00'),
      hours('one AM only', 'Friday: 8:00 AM - 12:00'),
      hours('a break without AM and PM', 'Friday: 8-12 and 1-5'),
      hours('a break in words', 'Friday: 8:00 AM - 12:00 PM, then from 1 to 5'),
      hours('a break with a slash', 'Friday: 8-12 / 1-5'),
      hours('a break in Spanish', 'Friday: 8 a 12 y de 1 a 5'),
      order('hours over midnight', 'Friday: 6:00 PM - 1:00 AM'),
      order('hours until the next day', 'Friday: 6:00 PM - 1:00 AM next day'),
      order('the two halves of a day exchanged', 'Friday: 8:00 PM - 5:00 AM'),
      unclear(
        'hours in an order that no clock has',
        'Friday: 1:00 PM - 5:00 PM, 8:00 AM - 12:00 PM',
      ),
      unclear('a holiday', 'Christmas Eve: closed'),
      unclear('a holiday with its day', 'Labor Day (September 6): closed'),
      unclear('a holiday in Spanish', 'Navidad: cerrado'),
      unclear('a holiday in Spanish of several words', 'Día de Acción de Gracias: cerrado'),
      hours('stars around a day', '**Friday**: 8:00 AM - 12:00 PM', 'repaired'),
      hours('stars around a day in Spanish', '**Viernes:** 8:00 AM - 12:00 PM', 'repaired'),
      hours('stars in quotation marks', '"**Friday**: 8:00 AM - 12:00 PM"', 'repaired'),
      hours('an underscore on each side of a day', '_Friday_: 8:00 AM - 12:00 PM', 'repaired'),
      unclear('days of December', 'December 24 to January 1: closed'),
      hours('a sentence on holidays', 'Closed on holidays'),
      hours('only a day', 'Friday'),
      hours('a day twice in a line', 'Friday and Friday: 8:00 AM - 12:00 PM'),
    ]),
    ...createMistakes(
      'site.md',
      site.replace(LINE, 'Friday: 9:30 AM - 12:00 PM'),
      ['12 Noon', '12:00 noon'].map((typed) => [
        `noon with its number: ${typed}`,
        '9:30 AM - 12:00 PM',
        `9:30 AM - ${typed}`,
        'hours-shape 14:5 hours',
        'repaired',
      ]),
    ),
    ...createMistakes('site.md', site.replace(LINE, 'Friday: 1:00 PM - 5:00 PM'), [
      [
        'the hours of a 24-hour clock in the afternoon',
        'Friday: 1:00 PM - 5:00 PM',
        'Friday: 13:00 - 17:00',
        'hours-shape 14:5 hours',
        'repaired',
      ],
    ]),
    ...createMistakes('site.md', site.replace(LINE, 'Friday: 8:30 AM - 2:00 PM'), [
      [
        'the hours of a 24-hour clock until the afternoon',
        'Friday: 8:30 AM - 2:00 PM',
        'Friday: 08:30 - 14:00',
        'hours-shape 14:5 hours',
        'repaired',
      ],
    ]),
    ...createMistakes('site.md', site.replace(LINE, 'Friday: 12:00 PM - 7:00 PM'), [
      [
        'midnight for noon at the beginning',
        'Friday: 12:00 PM - 7:00 PM',
        'Friday: 12:00 AM - 7:00 PM',
        'time-shape 14:5 hours',
        'repaired',
      ],
    ]),
    ...createMistakes('site.md', site.replace(LINE, 'Friday: 9:00 AM - 1:00 PM'), [
      [
        'AM twice',
        'Friday: 9:00 AM - 1:00 PM',
        'Friday: 9:00 AM - 1:00 AM',
        'time-order 14:5 hours',
        'repaired',
      ],
      [
        'days and hours in Spanish',
        'Friday: 9:00 AM - 1:00 PM',
        'Viernes: de 9 a 1',
        'hours-shape 14:5 hours',
        'repaired',
      ],
    ]),
    ...createMistakes('site.md', site.replace(LINE, EVENING), [
      changeText(EVENING, 'time-shape 14:5 hours')(
        'an evening from midnight',
        'Friday: 12:00 AM - 7:00 PM',
        'repaired',
      ),
    ]),
    ...createMistakes('site.md', site.replace(LINE, SECOND_SPAN), [
      changeText(SECOND_SPAN, 'time-shape 14:5 hours')(
        'an afternoon from midnight after a break',
        'Friday: 8:00 AM - 11:00 AM and 12:00 AM - 5:00 PM',
        'repaired',
      ),
    ]),
    ...createMistakes('site.md', site.replace(LINE, TWO_SPANS), [
      [
        'AM in the second hours of a day',
        TWO_SPANS,
        TWO_SPANS.replace('5:00 PM', '5:00 AM'),
        'time-order 14:5 hours',
        'repaired',
      ],
    ]),
    ...createMistakes('site.md', site.replace('street:', `${TEXTING}\nstreet:`), [
      [
        'AM for PM in the hours of text messages',
        '9:00 AM to 4:00 PM',
        '9:00 AM to 4:00 AM',
        'time-order 9:13 text_hours',
        'repaired',
      ],
    ]),
    ...createMistakes('site.md', site, [
      [
        'another field between the hours and their name',
        'time_zone: America/Chicago\nhours:\n',
        'hours:\ntime_zone: America/Chicago\n',
        'item-misplaced 12:1 hours',
        'repaired',
      ],
    ]),
    ...createMistakes('site.md', week, [
      [
        'a mistyped day in a span',
        'Monday to Thursday:',
        'Monday to Thurdsay:',
        'hours-shape 14:5 hours',
        'repaired',
      ],
      [
        'a span without spaces in one letter',
        'Monday to Thursday:',
        'M-Th:',
        'hours-shape 14:5 hours',
        'repaired',
      ],
      [
        'hours of the morning and the afternoon',
        WEEK,
        `${WEEK.replace('5:00 PM', '12:00 PM')}\n  - Thursday: 1:00 PM - 5:00 PM`,
        'item-twice 15:5 hours',
      ],
      [
        'a day twice, by appointment',
        WEEK,
        `${WEEK}\n  - Thursday: by appointment`,
        'item-twice 15:5 hours',
      ],
      ['a day twice with the same hours', LINE, `${LINE}\n  - ${LINE}`, 'item-twice 16:5 hours'],
      [
        'a day twice in two spans',
        LINE,
        'Thursday to Friday: 8:00 AM - 12:00 PM',
        'item-twice 15:5 hours',
      ],
      [
        'two lines of hours in one',
        `${WEEK}\n  - ${LINE}`,
        `${WEEK}, ${LINE}`,
        'hours-shape 14:5 hours',
        'repaired',
      ],
      [
        'two lines of hours in one, with a semicolon',
        `${WEEK}\n  - ${LINE}`,
        `${WEEK}; ${LINE}`,
        'hours-shape 14:5 hours',
        'repaired',
      ],
      [
        'all hours on the line of the field',
        `hours:\n  - ${WEEK}\n  - ${LINE}`,
        `hours: ${WEEK}, ${LINE}`,
        'list-expected 13:8 hours',
        'repaired',
      ],
      [
        'all hours on the line of the field, without colons',
        `hours:\n  - ${WEEK}\n  - ${LINE}`,
        'hours: Monday to Thursday 8:00 AM - 5:00 PM, Friday 8:00 AM - 12:00 PM',
        'list-expected 13:8 hours',
        'repaired',
      ],
      [
        'hours without a hyphen before the day',
        `  - ${LINE}`,
        `  ${LINE}`,
        'item-mark 15:1 hours',
        'repaired',
      ],
      [
        'hours with a bar between the lines',
        `${WEEK}\n  - ${LINE}`,
        `${WEEK} | ${LINE}`,
        'hours-shape 14:5 hours',
        'repaired',
      ],
    ]),
    ...createSplitMistakes(site),
    ...createDoubtfulDays(site),
    ...createOtherDays(site),
    ...createSpanMistakes(site),
    ...createLateHours(site),
    ...createMistakes('site.md', site.replace(LINE, 'Friday: 8:00 AM - 7:00 PM'), [
      [
        'an evening of a 24-hour clock with PM',
        'Friday: 8:00 AM - 7:00 PM',
        'Friday: 8:00 AM - 19:00 PM',
        'time-impossible 14:5 hours',
        'repaired',
      ],
    ]),
  ]
}

/** Hours of a 24-hour clock, of which at least one is so late that no other clock has it. */
const createLateHours = (site: string): Mistake[] =>
  [
    ['the afternoon', 'Friday: 1:00 PM - 5:00 PM', 'Friday: 13:00 - 17:00'],
    ['a long day', 'Friday: 8:00 AM - 7:00 PM', 'Friday: 8:00 - 19:00'],
    ['a day with zeros', 'Friday: 8:30 AM - 6:30 PM', 'Friday: 08:30–18:30'],
    ['a day in numbers only', 'Friday: 9:00 AM - 5:00 PM', 'Friday: 9-17'],
    ['an evening beside AM', 'Friday: 8:00 AM - 5:00 PM', 'Friday: 8:00 AM - 17:00'],
    [
      'two spans',
      'Friday: 8:00 AM - 12:00 PM and 1:00 PM - 5:00 PM',
      'Friday: 8:00 - 12:00 and 13:00 - 17:00',
    ],
    ['a day in Spanish', 'Friday: 8:00 AM - 5:00 PM', 'Viernes: 8:00 - 17:00'],
    ['a day without a hyphen', 'Friday: 8:00 AM - 5:00 PM', 'Friday: 8:00 17:00'],
  ].flatMap(([name = '', valid = '', typed = '']) =>
    createMistakes('site.md', site.replace(LINE, valid), [
      [`24 hours: ${name}`, valid, typed, 'hours-shape 14:5 hours', 'repaired'],
    ]),
  )

/** Days with hours of their own that are still in the span of another line. */
const createSplitMistakes = (site: string): Mistake[] =>
  Object.entries({
    'the first day of a span, before it': [
      'Monday: closed\n  - Tuesday to Friday: 8:00 AM - 5:00 PM',
      'Monday: closed\n  - Weekdays: 8:00 AM - 5:00 PM',
      'item-twice 15:5 hours',
    ],
    'a day in the middle of a span': [
      'Monday to Tuesday: 8:00 AM - 5:00 PM\n  - Wednesday: 8:00 AM - 7:00 PM\n  - Thursday to Friday: 8:00 AM - 5:00 PM',
      'Wednesday: 8:00 AM - 7:00 PM\n  - Monday to Friday: 8:00 AM - 5:00 PM',
      'item-twice 15:5 hours',
    ],
    'two days in a span': [
      'Monday: 8:00 AM - 5:00 PM\n  - Tuesday: 8:00 AM - 7:00 PM\n  - Wednesday: 8:00 AM - 5:00 PM\n  - Thursday: 8:00 AM - 7:00 PM\n  - Friday: 8:00 AM - 5:00 PM',
      'Mon-Fri: 8:00 AM - 5:00 PM\n  - Tuesday: 8:00 AM - 7:00 PM\n  - Thursday: 8:00 AM - 7:00 PM',
      'item-twice 15:5 hours',
    ],
  }).flatMap(([name, [valid = '', typed = '', expected = '']]) =>
    createMistakes('site.md', site.replace(LINE, valid), [
      [`hours of ${name}`, valid, typed, expected, 'repaired'],
    ]),
  )

/** A day that may be new or left from before: only people know whether the span or its line counts. */
const createDoubtfulDays = (site: string): Mistake[] =>
  Object.entries({
    'the last day of a span': [
      'Monday to Wednesday: 8:00 AM - 5:00 PM\n  - Thursday: 8:00 AM - 7:00 PM',
      'Monday to Thursday: 8:00 AM - 5:00 PM\n  - Thursday: 8:00 AM - 7:00 PM',
      'item-twice 14:5 hours',
    ],
    'a span that was made longer': [
      'Monday to Friday: 8:00 AM - 5:00 PM',
      'Monday to Friday: 8:00 AM - 5:00 PM\n  - Friday: 8:00 AM - 12:00 PM',
      'item-twice 14:5 hours',
    ],
    'a span that was made longer by a closed day': [
      'Monday - Friday: 8:00 AM - 5:00 PM',
      'Monday: closed\n  - Monday - Friday: 8:00 AM - 5:00 PM',
      'item-twice 15:5 hours',
    ],
    'a span that was made longer on both sides': [
      'Mon-Fri: 8:00 AM - 5:00 PM',
      'Mon-Fri: 8:00 AM - 5:00 PM\n  - Monday: closed\n  - Friday: 8:00 AM - 12:00 PM',
      'item-twice 14:5 hours',
    ],
    'a day that may be closed': [
      'Saturday: 9:00 AM - 12:00 PM\n  - Sunday: closed',
      'Saturday: 9:00 AM - 12:00 PM\n  - Saturday to Sunday: closed',
      'item-twice 15:5 hours',
    ],
  }).flatMap(([name, [valid = '', typed = '', expected = '']]) =>
    createMistakes('site.md', site.replace(LINE, valid), [
      [`hours of ${name}`, valid, typed, expected],
    ]),
  )

const LATE = 'Monday to Wednesday: 8:00 AM - 5:00 PM\n  - Thursday: 8:00 AM - 7:00 PM'
const EACH_DAY = `Monday: 8:00 AM - 5:00 PM
  - Tuesday: 8:00 AM - 5:00 PM
  - Wednesday: 8:00 AM - 5:00 PM
  - Thursday: 8:00 AM - 7:00 PM`

/** A day that is typed for another one, which has no line then. */
const createOtherDays = (site: string): Mistake[] =>
  [
    [LATE, 'Thursday', 'Tuesday', '\n  - Saturday to Sunday: closed', '15:5'],
    [LATE, 'Thursday', 'Tuesday', '', '15:5'],
    [LATE, 'Thursday', 'Wednesday', '\n  - Saturday to Sunday: closed', '15:5'],
    [EACH_DAY, 'Thursday', 'Tuesday', '\n  - Saturday: closed\n  - Sunday: closed', '17:5'],
    [EACH_DAY, 'Tuesday', 'Thursday', '\n  - Saturday: closed\n  - Sunday: closed', '15:5'],
    [LATE, 'Sunday', 'Saturday', '\n  - Saturday: closed\n  - Sunday: closed', '18:5'],
  ].flatMap(([week = '', meant = '', typed = '', end = '', position = '']) => {
    const valid = `${week}\n  - ${LINE}${end}`
    return createMistakes('site.md', site.replace(LINE, valid), [
      [
        `the hours of ${typed} for ${meant}, at ${position}${end === '' ? ' without a weekend' : ''}`,
        valid,
        valid.replace(`- ${meant}:`, `- ${typed}:`),
        `item-twice ${position} hours`,
      ],
    ])
  })

const FULL_WEEK = `${WEEK}\n  - ${LINE}\n  - Saturday to Sunday: closed`

/** Spans of days over the end of the week. */
const createSpanMistakes = (site: string): Mistake[] =>
  createMistakes('site.md', site.replace(LINE, FULL_WEEK), [
    ['no line for Friday', `  - ${LINE}\n`, '', 'hours-unclear 13:7 hours'],
    ['no line for Sunday', 'Saturday to Sunday:', 'Saturday:', 'hours-unclear 13:7 hours'],
    [
      'the days of a span backwards',
      'Monday to Thursday',
      'Thursday to Monday',
      'hours-shape 14:5 hours',
      'repaired',
    ],
    [
      'the days of a span backwards, with a hyphen',
      'Monday to Thursday',
      'Thursday - Monday',
      'hours-shape 14:5 hours',
      'repaired',
    ],
    ['a span of days over the weekend', 'Friday:', 'Friday to Monday:', 'item-twice 15:5 hours'],
    [
      'a span from Sunday on, with the days of all lines',
      'Saturday to Sunday: closed',
      'Sunday to Friday: 8:00 AM - 5:00 PM',
      'item-twice 16:5 hours',
    ],
  ])

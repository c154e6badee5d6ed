// Mistakes in notices. Each is for a day of its own, because two for one day are a mistake too.
import { createMistakes, type Mistake, type Mutation } from '../mistake'

const createText = (day: string) => `---
title: our inventory
type: closed
from: ${day}
until: ${day}
---
`

const createChanged = (day: string) =>
  createText(day).replace('type: closed', 'type: changed hours\nhours: 8:00 AM - 12:00 PM')
const createFromNoon = (day: string) =>
  createChanged(day).replace('8:00 AM - 12:00 PM', '12:00 PM - 7:00 PM')

const LONG = createText('2042-08-04').replace('until: 2042-08-04', 'until: 2042-08-05')

/** @param dayOfMonth in December 2026 */
const createMistake = (
  dayOfMonth: number,
  createFile: (day: string) => string,
  mutation: Mutation,
): Mistake[] => createMistakes('notices/sample.md', createFile(`2026-12-${dayOfMonth}`), [mutation])

const NEWS = `---
title: Our phone is being repaired. Write to us until then.
type: news
from: 2043-03-02
until: 2043-03-04
link: /welcome
---
`

export const noticeMistakes: readonly Mistake[] = [
  ...createMistakes(
    'notices/plant-swap.md',
    NEWS.replace(
      'Our phone is being repaired. Write to us until then.',
      'Come to our plant swap on Saturday, May 14, from 2:00 to 4:00 PM.',
    )
      .replaceAll('2043-03-02', '2044-05-09')
      .replace('2043-03-04', '2044-05-14'),
    [
      [
        'a day of news with the weekday of the next year',
        'Saturday, May 14',
        'Sunday, May 14',
        'weekday-wrong 2:8 title',
      ],
    ],
  ),
  ...createMistakes(
    'notices/coat-weeks.md',
    NEWS.replace(
      'Our phone is being repaired. Write to us until then.',
      'We collect coats until March 24.',
    )
      .replaceAll('2043-03-02', '2044-03-02')
      .replace('2043-03-04', '2044-03-24'),
    [
      [
        'news that are gone before the last day in their title',
        'until: 2044-03-24',
        'until: 2044-03-02',
        'notice-days 5:8 until',
      ],
    ],
  ),
  ...createMistakes(
    'notices/gift-weeks.md',
    NEWS.replace(
      'Our phone is being repaired. Write to us until then.',
      'Please bring your gifts to our office by 12:00 PM on Thursday, March 24.',
    )
      .replaceAll('2043-03-02', '2044-03-10')
      .replace('2043-03-04', '2044-03-24'),
    [
      [
        'news that stays after the last day for what it asks',
        'until: 2044-03-24',
        'until: 2044-03-31',
        'notice-days 5:8 until',
      ],
    ],
  ),
  ...createMistakes(
    'notices/sample.md',
    NEWS.replaceAll('2043-03', '2043-04'),
    [
      'the new ramp at the side door',
      'a new ramp',
      'new ramp at the side door',
      'the new ramp at the side door.',
      'The new ramp at the side door',
      'Because of the new ramp',
      'la nueva rampa en la puerta lateral',
    ].map((typed) => [
      `news as a reason: ${typed}`,
      'Our phone is being repaired. Write to us until then.',
      typed,
      'news-title 2:8 title',
    ]),
  ),
  ...createMistakes('notices/sample.md', NEWS.replaceAll('2043-03', '2043-05'), [
    [
      'news in a small letter',
      'Our phone is being repaired.',
      'our phone is being repaired.',
      'news-title 2:8 title',
      'repaired',
    ],
  ]),
  ...createMistakes(
    'notices/sample.md',
    NEWS.replace('link: /welcome\n', '').replace('title:', 'link: /welcome\ntitle:'),
    [
      [
        'a link in the title, and nothing in its field',
        'link: /welcome\ntitle: Our phone is being repaired. Write to us until then.',
        'title: Our phone is being repaired. [Write to us](/welcome) until then.',
        'value-markup 2:8 title',
        'repaired',
      ],
    ],
  ),
  ...createMistake(31, createChanged, [
    'AM twice in changed hours',
    '8:00 AM - 12:00 PM',
    '8:00 AM - 12:00 AM',
    'time-order 4:8 hours',
    'repaired',
  ]),
  ...createMistakes('notices/sample.md', createFromNoon('2043-03-10'), [
    [
      'changed hours from midnight to seven',
      '12:00 PM - 7:00 PM',
      '12:00 AM - 7:00 PM',
      'time-shape 4:8 hours',
      'repaired',
    ],
  ]),
  ...createMistakes(
    'notices/sample.md',
    createChanged('2041-12-16').replace('8:00 AM - 12:00 PM', '12:30 PM - 8:00 PM'),
    [
      [
        'changed hours that begin after midnight',
        '12:30 PM - 8:00 PM',
        '12:30 AM - 8:00 PM',
        'time-shape 4:8 hours',
        'repaired',
      ],
    ],
  ),
  ...createMistakes('notices/sample.md', createChanged('2041-12-09'), [
    [
      'a Spanish word between two spans of hours',
      '8:00 AM - 12:00 PM',
      '8:00 AM - 12:00 PM y 1:00 PM - 4:00 PM',
      'time-shape 4:8 hours',
      'repaired',
    ],
  ]),
  ...createMistake(28, createChanged, [
    'the old and the new changed hours run together',
    '8:00 AM - 12:00 PM',
    '8:00 AM - 11:00 AM1:00 PM',
    'time-shape 4:8 hours',
  ]),
  ...createMistake(10, createText, [
    'a notice without its last day',
    'until: 2026-12-10\n',
    '',
    'field-missing 5:1 until',
  ]),
  ...createMistake(11, createText, [
    'a notice that is over before it begins',
    'until: 2026-12-11',
    'until: 2026-12-01',
    'notice-days 5:8 until',
  ]),
  ...createMistakes(
    'notices/sample.md',
    NEWS.replaceAll('2043-03', '2043-06')
      .replace('Write to us', 'From June 2 on, write to us')
      .replace('until: 2043-06-04', 'until: 2043-07-06')
      .replace('until then', 'until July 6'),
    [
      [
        'the month and the day of the last day exchanged, which the title names',
        'until: 2043-07-06',
        'until: 2043-06-07',
        'notice-days 5:8 until',
      ],
    ],
  ),
  ...createMistakes('notices/sample.md', createText('2044-11-30'), [
    [
      'a closing with the month and the day of its last day exchanged',
      'until: 2044-11-30',
      'until: 2045-04-01',
      'notice-days 5:8 until',
    ],
    [
      'a closing until the same day of a later month',
      'until: 2044-11-30',
      'until: 2045-03-02',
      'notice-days 5:8 until',
    ],
  ]),
  ...createMistakes(
    'notices/sample.md',
    createChanged('2044-10-05').replace('until: 2044-10-05', 'until: 2044-10-14'),
    [
      [
        'changed hours with the month and the day of their first day exchanged',
        'from: 2044-10-05',
        'from: 2044-05-10',
        'notice-days 5:7 from',
      ],
    ],
  ),
  ...createMistakes('notices/sample.md', LONG, [
    [
      'the last day of last year, which was another day of the week',
      'until: 2042-08-05',
      'until: 2041-08-06',
      'notice-days 5:8 until',
    ],
    [
      'the last day with its month and day exchanged',
      'until: 2042-08-05',
      'until: 2042-05-08',
      'notice-days 5:8 until',
      'repaired',
    ],
    [
      'the last day of last year, which was the same day of the month',
      'until: 2042-08-05',
      'until: 2041-08-05',
      'notice-days 5:8 until',
    ],
  ]),
  ...createMistake(12, createText, [
    'a notice with two last days',
    'until: 2026-12-12',
    'until: 2026-12-12\nexpires_on: 2026-12-11',
    'notice-days 6:13 expires_on',
  ]),
  ...createMistake(13, createText, [
    'a notice that visitors would see too late',
    'until: 2026-12-13',
    'until: 2026-12-13\npublish_on: 2026-12-14',
    'notice-days 6:13 publish_on',
  ]),
  ...createMistake(14, createText, [
    'a type with a typo',
    'type: closed',
    'type: close',
    'choice-unknown 3:7 type',
    'repaired',
  ]),
  ...createMistake(15, createText, [
    'a title that says closed again',
    'title: our inventory',
    'title: We are closed for our inventory',
    'notice-title 2:8 title',
    'repaired',
  ]),
  ...createMistakes(
    'notices/sample.md',
    createText('2046-01-15').replace('our inventory', 'Martin Luther King Jr. Day'),
    [
      [
        'a closing in honor of a person who has a day',
        'title: Martin Luther King Jr. Day',
        'title: Our office is closed in honor of Martin Luther King Jr.',
        'notice-title 2:8 title',
        'repaired',
      ],
    ],
  ),
  ...createMistake(16, createText, [
    'changed hours without the hours',
    'type: closed',
    'type: changed hours',
    'notice-hours 3:7 type',
  ]),
  ...['our inventory 8:00 AM - 12:00 PM', 'our inventory (8 am to noon)'].flatMap((title, index) =>
    createMistake(24 + index, createChanged, [
      `changed hours in the title: ${title}`,
      'title: our inventory\ntype: changed hours\nhours: 8:00 AM - 12:00 PM',
      `title: ${title}\ntype: changed hours`,
      'notice-hours 2:8 title',
      'repaired',
    ]),
  ),
  ...createMistake(17, createText, [
    'hours of a day that is closed',
    'type: closed',
    'type: closed\nhours: 8:00 AM - 12:00 PM',
    'notice-hours 4:8 hours',
  ]),
  ...createMistake(18, createChanged, [
    'changed hours in words',
    'hours: 8:00 AM - 12:00 PM',
    'hours: in the morning',
    'hours-shape 4:8 hours',
  ]),
  ...createMistake(19, createChanged, [
    'changed hours that do not say AM or PM',
    'hours: 8:00 AM - 12:00 PM',
    'hours: 8:00 - 12:00',
    'hours-shape 4:8 hours',
  ]),
  ...createMistake(21, createChanged, [
    'changed hours with a break that do not say AM or PM',
    'hours: 8:00 AM - 12:00 PM',
    'hours: 8-12 and 1-3',
    'hours-shape 4:8 hours',
  ]),
  ...createMistake(22, createChanged, [
    'changed hours over midnight',
    'hours: 8:00 AM - 12:00 PM',
    'hours: 9:00 PM - 1:00 AM',
    'time-order 4:8 hours',
  ]),
  ...createMistake(29, (day) => createChanged(day).replace('12:00 PM', '1:00 PM'), [
    'changed hours of a 24-hour clock',
    'hours: 8:00 AM - 1:00 PM',
    'hours: 8:00 - 13:00',
    'hours-shape 4:8 hours',
    'repaired',
  ]),
  ...[
    '10.00 a 14.00 h',
    '10h00 - 14h00',
    '10 hs a 14 hs',
    '10:00 a 14:00 horas',
    'de 10 a 14 h',
    'entre las 10 y las 14',
  ].flatMap((hours, index) =>
    createMistakes(
      'notices/sample.md',
      createChanged(`2045-03-0${index + 1}`).replace('8:00 AM - 12:00 PM', '10:00 AM - 2:00 PM'),
      [
        [
          `changed hours of a 24-hour clock: ${hours}`,
          'hours: 10:00 AM - 2:00 PM',
          `hours: ${hours}`,
          'time-shape 4:8 hours',
          'repaired',
        ],
      ],
    ),
  ),
  {
    name: 'two notices for one day',
    path: 'notices/sample-two.md',
    content: createText('2026-12-20'),
    validContent: createText('2026-12-21'),
    expected: 'notice-overlap 4:7 from',
    repaired: false,
    otherFiles: { 'notices/sample-one.md': createText('2026-12-20') },
  },
  {
    name: 'a notice for a day of a longer one',
    path: 'notices/sample-second-day.md',
    content: createText('2042-09-05'),
    validContent: createText('2042-09-06'),
    expected: 'notice-overlap 4:7 from',
    repaired: false,
    otherFiles: { 'notices/sample-both-days.md': LONG.replaceAll('2042-08', '2042-09') },
  },
  ...[
    ['in the middle', '2043-10', '05'],
    ['at the beginning', '2043-11', '04'],
    ['at the end', '2043-12', '06'],
  ].map(([place = '', month = '', day = '']) => ({
    name: `hours for a day ${place} of a closing`,
    path: `notices/sample-here-${month}.md`,
    content: createChanged(`${month}-${day}`),
    validContent: createChanged(`${month}-12`),
    expected: 'notice-overlap 5:7 from',
    repaired: false,
    otherFiles: {
      [`notices/sample-closed-${month}.md`]: createText(`${month}-04`).replace(
        /until: .*/,
        `until: ${month}-06`,
      ),
    },
  })),
  ...createMistakes('notices/sample.md', createChanged('2041-12-23'), [
    [
      'a sentence about a late opening as the reason',
      'title: our inventory',
      'title: We open late for our inventory',
      'notice-title 2:8 title',
      'repaired',
    ],
  ]),
  ...createMistakes('notices/sample.md', createChanged('2041-12-30'), [
    [
      'a sentence about an early end as the reason',
      'title: our inventory',
      'title: Our office will close at 12:00 PM for our inventory',
      'notice-title 2:8 title',
      'repaired',
    ],
  ]),
  ...createMistakes('notices/sample.md', createText('2026-08-04'), [
    [
      'a closed day in a Spanish sentence',
      'title: our inventory',
      'title: Estaremos cerrados por una capacitación',
      'notice-title 2:8 title',
    ],
  ]),
  ...createMistakes('notices/sample.md', createText('2026-08-05'), [
    [
      'a reason in Spanish with the word for in Spanish',
      'title: our inventory',
      'title: por un almuerzo',
      'notice-title 2:8 title',
    ],
  ]),
  ...[
    'The water heater is being replaced',
    'Our elevator doesn’t work. Please use the ramp.',
    'Our food pantry moved to 30 Sample Street',
    'You can now write to us by text message',
    'Please use the side door',
    'A broken pipe in the lobby. Please use the side door.',
    'La entrada principal está bloqueada',
  ].flatMap((title, index) =>
    createMistakes('notices/sample.md', createText(`2045-06-1${index}`), [
      [
        `a closing with news as its reason: ${title}`,
        'title: our inventory',
        `title: ${title}`,
        'notice-title 2:8 title',
      ],
    ]),
  ),
  ...createMistakes('notices/sample.md', createChanged('2045-06-20'), [
    [
      'changed hours with news as their reason',
      'title: our inventory',
      'title: The sidewalk in front of our house is being paved',
      'notice-title 2:8 title',
    ],
  ]),
  ...createMistakes('notices/sample.md', createText('2026-08-06'), [
    [
      'a whole clause as the reason',
      'title: our inventory',
      'title: because our heater broke',
      'notice-title 2:8 title',
    ],
  ]),
  ...(
    [
      [
        '2030-11-28',
        'The office will be closed on Thursday, November 28, for Thanksgiving.',
        'Thanksgiving',
      ],
      ['2026-12-23', 'Closed due to a staff retreat', 'a staff retreat'],
      ['2031-04-14', 'Office closed - Easter Monday', 'Easter Monday'],
      ['2032-03-26', 'Good Friday (closed)', 'Good Friday'],
      [
        '2033-04-15',
        'Our office will be closed on Good Friday so that our staff can rest',
        'Good Friday',
      ],
      ['2033-12-25', 'Merry Christmas!', 'Christmas'],
      [
        '2034-12-25',
        'Christmas Eve and Christmas Day: we are closed',
        'Christmas Eve and Christmas Day',
      ],
      [
        '2034-12-24',
        'We will be closed on Christmas Eve and Christmas Day to celebrate.',
        'Christmas Eve and Christmas Day',
      ],
      ['2035-11-22', 'Thanksgiving closure', 'Thanksgiving'],
      ['2036-11-27', 'Acción de Gracias', 'Thanksgiving'],
      ['2037-12-25', 'Cerrado por la Navidad', 'Christmas'],
      ['2037-12-24', 'Estamos cerrados por Navidad. We are closed for Christmas.', 'Christmas'],
      ['2037-11-26', 'Acción de Gracias / Thanksgiving', 'Thanksgiving'],
      [
        '2039-12-26',
        'Our office is closed for Christmas and New Year. See you in January!',
        'Christmas and New Year',
      ],
      ['2038-12-25', 'Our office is closed for Christmas, Merry Christmas!', 'Christmas'],
      ['2039-11-24', 'Closed for Thanksgiving. Have a blessed day', 'Thanksgiving'],
      [
        '2040-01-01',
        'We will be closed for New Year’s Day - wishing you a happy 2040',
        'New Year’s Day',
      ],
      ['2041-12-24', 'We are closed for Christmas from December 24 to 28', 'Christmas'],
      ['2044-12-15', 'for our Christmas lunch', 'our Christmas lunch'],
      ['2044-12-14', 'Due to the storm', 'the storm'],
      ['2044-12-13', 'because of the water line', 'the water line'],
      ['2044-12-12', 'On account of the parade.', 'the parade'],
      ['2029-05-28', 'In observance of Memorial Day', 'Memorial Day'],
      ['2044-12-08', 'Changed hours for our training', 'our training'],
      ['2044-12-07', 'Special hours: our staff day', 'our staff day'],
      ['2042-12-25', 'por Navidad', 'Christmas'],
      ['2043-12-25', 'Horario especial por la Navidad', 'Christmas'],
    ] as const
  ).flatMap(([day, typed, meant]) =>
    createMistakes(
      'notices/sample.md',
      createText(day).replace('our inventory', () => meant),
      [
        [
          `the title ${typed}`,
          `title: ${meant}`,
          `title: ${/: /.test(typed) ? `"${typed}"` : typed}`,
          'notice-title 2:8 title',
          'repaired',
        ],
      ],
    ),
  ),
]

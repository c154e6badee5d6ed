// Mistakes in notices. Each is for a day of its own, because two for one day are a mistake too.
import { createMistakes, type Mistake, type Mutation } from '../mistake'

const createText = (day: string) => `---
title: Thanksgiving
type: closed
from: ${day}
until: ${day}
---
`

const createChanged = (day: string) =>
  createText(day).replace('type: closed', 'type: changed hours\nhours: 8:00 AM - 12:00 PM')

/** @param dayOfMonth in December 2026 */
const createMistake = (
  dayOfMonth: number,
  createFile: (day: string) => string,
  mutation: Mutation,
): Mistake[] => createMistakes('notices/sample.md', createFile(`2026-12-${dayOfMonth}`), [mutation])

export const noticeMistakes: readonly Mistake[] = [
  ...createMistake(31, createChanged, [
    'AM twice in changed hours',
    '8:00 AM - 12:00 PM',
    '8:00 AM - 12:00 AM',
    'time-order 4:8 hours',
    'repaired',
  ]),
  ...createMistake(10, createText, [
    'a notice without its last day',
    'until: 2026-12-10\n',
    '',
    'field-missing 1:1 until',
  ]),
  ...createMistake(11, createText, [
    'a notice that is over before it begins',
    'until: 2026-12-11',
    'until: 2026-12-01',
    'notice-days 5:8 until',
  ]),
  ...createMistake(12, createText, [
    'a notice with two last days',
    'until: 2026-12-12',
    'until: 2026-12-12\nexpires_on: 2026-12-20',
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
    'title: Thanksgiving',
    'title: We are closed for Thanksgiving',
    'notice-title 2:8 title',
    'repaired',
  ]),
  ...createMistake(16, createText, [
    'changed hours without the hours',
    'type: closed',
    'type: changed hours',
    'notice-hours 3:7 type',
  ]),
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
  {
    name: 'two notices for one day',
    path: 'notices/sample-two.md',
    content: createText('2026-12-20'),
    validContent: createText('2026-12-21'),
    expected: 'notice-overlap 4:7 from',
    repaired: false,
    otherFiles: { 'notices/sample-one.md': createText('2026-12-20') },
  },
  ...createMistakes('notices/sample.md', createText('2026-08-04'), [
    [
      'a closed day in a Spanish sentence',
      'title: Thanksgiving',
      'title: Estaremos cerrados por una capacitación',
      'notice-title 2:8 title',
    ],
  ]),
  ...(
    [
      ['The office will be closed on Thursday, November 26, for Thanksgiving.', 'Thanksgiving'],
      ['Closed due to a staff retreat', 'a staff retreat'],
      ['Office closed - Easter Monday', 'Easter Monday'],
      ['Good Friday (closed)', 'Good Friday'],
      ['Merry Christmas!', 'Christmas'],
      ['Christmas Eve and Christmas Day: we are closed', 'Christmas Eve and Christmas Day'],
      ['Thanksgiving closure', 'Thanksgiving'],
      ['Acción de Gracias', 'Thanksgiving'],
      ['Cerrado por la Navidad', 'Christmas'],
    ] as const
  ).flatMap(([typed, meant], index) =>
    createMistake(22 + index, (day) => createText(day).replace('Thanksgiving', meant), [
      `the title ${typed}`,
      `title: ${meant}`,
      `title: ${/: /.test(typed) ? `"${typed}"` : typed}`,
      'notice-title 2:8 title',
      'repaired',
    ]),
  ),
]

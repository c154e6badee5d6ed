// Events with only the first of several days in their `date`, or with the wrong half of the day in their `time`.
import { createMistakes, EVENT_TEXT, TEXT, type Mistake } from '../../mistake'

const SEVERAL = EVENT_TEXT.replace('date: 2025-11-25', 'start_date: 2025-11-25\ndate: 2025-11-28')

const firstDay = (how: string, text: string): Mistake[] =>
  createMistakes('events/sample.md', text, [
    [
      `only the first of several days, ${how}`,
      'start_date: 2025-11-25\ndate: 2025-11-28',
      'date: 2025-11-25',
      'date-differs 4:7 date',
      'repaired',
    ],
  ])

const firstHoliday = (words: string, first: string, last: string): Mistake[] => {
  const text = EVENT_TEXT.replace('with us.', `and pray with us ${words}.`)
  const days = `start_date: ${first}\ndate: ${last}`
  return createMistakes('events/sample.md', text.replace('date: 2025-11-25', days), [
    [
      `only the first of the days ${words}`,
      days,
      `date: ${first}`,
      'date-differs 4:7 date',
      'repaired',
    ],
  ])
}

const MORNING = EVENT_TEXT.replace('6:00 PM - 8:00 PM', '8:00 AM - 11:00 AM').replace(
  TEXT,
  '| Time | What happens |\n| --- | --- |\n| 8:00 AM | Sign-in opens |\n| 9:00 AM | Both routes start |\n| 11:00 AM | We say goodbye |',
)
const EVENING = EVENT_TEXT.replace(TEXT, 'Come from 6:00 to 8:00 PM, and bring a friend.')

const halfMistakes: readonly Mistake[] = [
  ...createMistakes('events/sample.md', MORNING, [
    ['a walk until late at night', '- 11:00 AM', '- 11:00 PM', 'time-differs 5:7 time', 'repaired'],
  ]),
  ...createMistakes('events/sample.md', EVENING, [
    [
      'an evening from early on',
      'time: 6:00 PM',
      'time: 6:00 AM',
      'time-differs 5:7 time',
      'repaired',
    ],
  ]),
]

export const daySpanMistakes: readonly Mistake[] = [
  ...halfMistakes,
  ...firstDay(
    'in whole sentences',
    SEVERAL.replace(TEXT, 'We pray from Tuesday, November 25, through Friday, November 28.'),
  ),
  ...firstDay(
    'with a dash',
    SEVERAL.replace('with us.', 'with us each evening, November 25–28, 2025.'),
  ),
  ...firstDay('in Spanish', SEVERAL.replace(TEXT, 'Oramos del martes 25 al 28 de noviembre.')),
  ...firstHoliday('from Ash Wednesday to Holy Saturday', '2027-02-10', '2027-03-27'),
  ...firstHoliday(
    'desde el Miércoles de Ceniza hasta el Domingo de Pascua',
    '2027-02-10',
    '2027-03-28',
  ),
  ...firstHoliday(
    'from the First Sunday of Advent through Christmas Eve',
    '2027-11-28',
    '2027-12-24',
  ),
]

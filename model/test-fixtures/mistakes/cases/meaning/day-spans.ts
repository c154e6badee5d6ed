// Events of several days with only the first day in their `date`.
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

export const daySpanMistakes: readonly Mistake[] = [
  ...firstDay(
    'in whole sentences',
    SEVERAL.replace(TEXT, 'We pray from Tuesday, November 25, through Friday, November 28.'),
  ),
  ...firstDay(
    'with a dash',
    SEVERAL.replace('with us.', 'with us each evening, November 25–28, 2025.'),
  ),
  ...firstDay('in Spanish', SEVERAL.replace(TEXT, 'Oramos del martes 25 al 28 de noviembre.')),
]

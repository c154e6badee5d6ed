// Days in digits with slashes or hyphens, which can be two days unless the rest of the file shows which one is meant.
import { createMistakes, EVENT_TEXT, type Mistake } from '../../mistake'

const DIGITS = EVENT_TEXT.replace('2025-11-25', '2026-12-05')
const inDigits = (text: string, name: string, typed: string, field = 'date', line = 4) => {
  return createMistakes('events/sample.md', text, [
    [
      name,
      `${field}: 2026-12-05`,
      `${field}: ${typed}`,
      `date-shape ${line}:${field.length + 3} ${field}`,
      'repaired',
    ],
  ])
}

/** The rest of the file shows whether the month is first. */
const clearMistakes = [
  ...inDigits(
    DIGITS.replace('Walk one mile with us.', 'Walk with us on Saturday, December 5.'),
    'the day before the month, beside a summary with the day',
    '05/12/2026',
  ),
  ...inDigits(
    DIGITS.replace('Come along.', 'Caminamos el 5 de diciembre. Venga el sábado 5 de diciembre.'),
    'the day before the month, beside a text in Spanish',
    '05-12-2026',
  ),
  ...inDigits(
    DIGITS.replace('Walk for Life', 'Christmas Card Morning'),
    'the day before the month, below a title with a holiday',
    '5/12/2026',
  ),
  ...inDigits(
    DIGITS.replace('Walk for Life', 'December Walk'),
    'the month first, below a title with the month',
    '12/05/2026',
  ),
  ...inDigits(
    EVENT_TEXT.replace('date: 2025-11-25', 'date: 2026-12-06\nstart_date: 2026-12-05'),
    'the first day of two with the day before the month',
    '05/12/2026',
    'start_date',
    5,
  ),
  ...createMistakes(
    'notices/sample.md',
    '---\ntitle: Snow\ntype: closed\nfrom: 2026-12-05\nuntil: 2026-12-06\n---\n',
    [
      [
        'the first day of a notice with the day before the month',
        'from: 2026-12-05',
        'from: 05/12/2026',
        'date-shape 4:7 from',
        'repaired',
      ],
    ],
  ),
]

/** A deadline does not decide which day is meant. */
const unclearMistakes = createMistakes(
  'events/sample.md',
  DIGITS.replace('Walk one mile with us.', 'Sign up by Saturday, December 5.'),
  [
    [
      'the day before the month, beside a deadline',
      'date: 2026-12-05',
      'date: 05/12/2026',
      'date-shape 4:7 date',
    ],
  ],
)

export const digitMistakes: readonly Mistake[] = [...clearMistakes, ...unclearMistakes]

// Mistakes in lists that are typed on one line, where it is rarely certain where an item ends.
import { createMistakes, PAGE_TEXT, type Mistake, type Mutation } from '../mistake'
import { ROLE_TEXT } from './lists'

const ITEM = 'requirements:\n  - Two hours a month'
const LIST = 'requirements:\n  - A license\n  - A car'

export const oneLineListMistakes: readonly Mistake[] = [
  ...[
    '• A license • A car',
    '1. A license 2. A car',
    '["A license", "A car"]',
    '[A license, A car]',
  ]
    .map((typed): Mutation => [
      `two items in one line: ${typed}`,
      LIST,
      `requirements: ${typed}`,
      'list-expected 7:15 requirements',
      'repaired',
    ])
    .flatMap((mutation) =>
      createMistakes('volunteer/sample.md', ROLE_TEXT.replace(ITEM, LIST), [mutation]),
    ),
  ...createMistakes(
    'volunteer/sample.md',
    ROLE_TEXT.replace(ITEM, 'requirements:\n  - A license\n  - Two hours\n  - A kind heart'),
    ['A license, Two hours, A kind heart', 'A license; Two hours; A kind heart'].map(
      (typed): Mutation => [
        `three items with capital letters in one line: ${typed}`,
        'requirements:\n  - A license\n  - Two hours\n  - A kind heart',
        `requirements: ${typed}`,
        'list-expected 7:15 requirements',
        'repaired',
      ],
    ),
  ),
  ...createMistakes(
    'volunteer/sample.md',
    ROLE_TEXT.replace(
      ITEM,
      'requirements:\n  - At least 3 hours\n  - A stay of one day\n  - A car',
    ),
    [
      'At least 3 hours, a stay of one day, a car',
      'At least 3 hours, a stay of one day, and a car.',
    ].map((typed): Mutation => [
      `three phrases in one line: ${typed}`,
      'requirements:\n  - At least 3 hours\n  - A stay of one day\n  - A car',
      `requirements: ${typed}`,
      'list-expected 7:15 requirements',
      'repaired',
    ]),
  ),
  ...createMistakes('volunteer/sample.md', ROLE_TEXT, [
    ...['needs', 'prerequisites', 'what_is_needed', 'necesita'].map((typed): Mutation => [
      `a guessed name: ${typed}`,
      'requirements:',
      `${typed}:`,
      `field-unknown 7:1 ${typed}`,
      'repaired',
    ]),
    ...['- Two hours a month', '["Two hours a month"]'].map((typed): Mutation => [
      `one item in one line: ${typed}`,
      ITEM,
      `requirements: ${typed}`,
      'list-expected 7:15 requirements',
      'repaired',
    ]),
    ...[
      'Ninguno',
      'n/a',
      '(none)',
      'Open to men, young or old; two hours a month; a background check',
      'Open to all (18, 19 or older); two hours',
      'A car, patience and kindness',
      'Two hours, a heart for moms and babies',
      'A license + a car',
      'Closed shoes, a parent',
      'A letter from a pastor, a teacher, and a friend',
      'Free on Mondays, Tuesdays, and Fridays',
      'A car, a bus, or a friend',
      'A license / a car',
      'A license & a car',
      'A car, a license & patience',
      'Licencia y carro',
      'A license or a car',
      '- A license - A car',
      '1. A license 3. A car',
      '[ages 18, 19, and 20]',
      '["a car, or two", a license]',
    ].map((typed): Mutation => [
      `items that nobody can tell apart: ${typed}`,
      ITEM,
      `requirements: ${typed}`,
      'list-expected 7:15 requirements',
    ]),
  ]),
  ...createMistakes(
    'pages/sample.md',
    PAGE_TEXT.replace('---\n\n', 'redirect_from:\n  - /old-lot\n  - /older-lot\n---\n\n'),
    [
      '/old-lot, /older-lot',
      '/old-lot /older-lot',
      '/old-lot; /older-lot',
      '/old-lot and /older-lot',
    ].map((typed): Mutation => [
      `old addresses in one line: ${typed}`,
      'redirect_from:\n  - /old-lot\n  - /older-lot',
      `redirect_from: ${typed}`,
      'list-expected 4:16 redirect_from',
      'repaired',
    ]),
  ),
]

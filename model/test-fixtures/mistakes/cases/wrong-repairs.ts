// Mistakes whose obvious repair would make something else of what was meant.
import {
  createBodyMistakes,
  createMistakes,
  EVENT_TEXT,
  TEXT,
  type Mistake,
  type Mutation,
} from '../mistake'

const VALUE = 'title: Walk for Life'

const valueMistakes = createMistakes(
  'events/sample.md',
  EVENT_TEXT,
  [
    ['a comma after quotation marks', VALUE, 'title: "Walk for Life",', 'value-sign 3:8 title'],
    ['a semicolon after them', VALUE, "title: 'Walk for Life';", 'value-sign 3:8 title'],
    ['JSON with single marks', VALUE, "'title': 'Walk for Life',", 'field-name 3:1 title'],
  ].map(([name = '', valid = '', typed = '', expected = '']): Mutation => [
    name,
    valid,
    typed,
    expected,
    'repaired',
  ]),
)

const escapeMistakes = createMistakes('events/sample.md', EVENT_TEXT, [
  ['escaped stars around a word', VALUE, 'title: Walk \\*for\\* Life', 'value-markup 3:8 title'],
  ['escaped underscores', VALUE, 'title: Walk \\_for\\_ Life', 'value-markup 3:8 title'],
])

const MAP = '[the map](https://maps.example.org/Auburn_(Alabama)).'

const linkMistakes = createBodyMistakes([
  [
    'an address with parentheses without the last one',
    MAP,
    MAP.replace('))', ')'),
    'link-unread 6:1 -',
    'repaired',
  ],
  [
    'marks around an address',
    'See [us](/contact).',
    'See [us]("/contact").',
    'link-shape 6:5 -',
    'repaired',
  ],
  [
    'curly marks around an address',
    'See [us](/contact).',
    'See [us](“/contact”).',
    'link-shape 6:5 -',
    'repaired',
  ],
  [
    'a period in place of the parenthesis of a picture',
    '![A path](/images/walk.svg).',
    '![A path](/images/walk.svg.',
    'link-unread 6:1 -',
    'repaired',
  ],
  [
    'two spaces in the name of a picture',
    TEXT,
    '![A path](/images/my  walk.svg)',
    'link-unread 6:1 -',
  ],
])

export const wrongRepairMistakes: readonly Mistake[] = [
  ...valueMistakes,
  ...escapeMistakes,
  ...linkMistakes,
]

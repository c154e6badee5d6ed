// Characters that look like those of a keyboard, so that what was typed looks like what is meant.
import {
  createBodyMistakes,
  createMistakes,
  EVENT_TEXT,
  type Mistake,
  type Mutation,
} from '../../mistake'

const HYPHENS = ['\u2010', '\u2011', '\u2012', '\u2212']

const days = HYPHENS.map((hyphen): Mutation => [
  `hyphens of another kind in a day: ${hyphen}`,
  'date: 2025-11-25',
  `date: 2025${hyphen}11${hyphen}25`,
  'date-shape 4:7 date',
  'repaired',
])

/** A link to a page of the test site, or to another website. */
const lead = (name: string, meant: string, typed: string, code: string): Mutation => [
  `${name} in an address: ${typed.slice(0, 30)}`,
  `See [the page](${meant}).`,
  `See [the page](${typed}).`,
  `${code} 6:5 -`,
  'repaired',
]

export const lookAlikeMistakes: readonly Mistake[] = [
  ...createMistakes('events/sample.md', EVENT_TEXT, [
    ...days,
    [
      'one hyphen of another kind in a day',
      'date: 2025-11-25',
      'date: 2025-11\u201125',
      'date-shape 4:7 date',
      'repaired',
    ],
    [
      'a Cyrillic letter in an answer',
      'registration_open: no',
      'registration_open: n\u043E',
      'yes-or-no 12:20 registration_open',
      'repaired',
    ],
  ]),
  ...createBodyMistakes([
    ...HYPHENS.map((hyphen) =>
      lead('hyphens of another kind', '/site-index', `/site${hyphen}index`, 'link-broken'),
    ),
    lead('a Cyrillic letter', '/contact', '/cont\u0430ct', 'link-broken'),
    lead('a wide letter', '/contact', '/\uFF43ontact', 'link-broken'),
    lead(
      'hyphens of another kind',
      'https://www.our-church.example.org/a-b',
      'https://www.our\u2011church.example.org/a\u2011b',
      'link-shape',
    ),
    lead(
      'hyphens of another kind',
      'mailto:hello@our-church.example.org',
      'mailto:hello@our\u2011church.example.org',
      'link-shape',
    ),
    [
      'the end of a shared link on an address of ours',
      'See [the page](/contact).',
      'See [the page](/contact?utm_source=news).',
      'link-broken 6:5 -',
      'repaired',
    ],
    [
      'the end of Facebook on a whole address of ours',
      'See [the page](/contact).',
      'See [the page](https://www.example.org/contact?fbclid=IwAR1abc).',
      'link-tracking 6:16 -',
      'repaired',
    ],
  ]),
]

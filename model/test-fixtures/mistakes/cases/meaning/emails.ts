// Email addresses in running words that are none as they are typed.
import { createBodyMistakes, createMistakes, PAGE_TEXT, type Mutation } from '../../mistake'

const email = (typed: string, valid = 'hello@example.org'): Mutation => [
  `an email address in a text: ${typed}`,
  `Write to ${valid}.`,
  `Write to ${typed}.`,
  'email-shape 6:10 -',
  'repaired',
]

const WITH_EMAIL = PAGE_TEXT.replace('and what it costs.', 'or write to rides@example.com.')

export const writtenEmailMistakes = [
  ...createBodyMistakes([
    email('hello@@example.org'),
    email('hello @ example.org'),
    email('hello @example.org'),
    email('rides@ example.com', 'rides@example.com'),
    email('rides@example,com', 'rides@example.com'),
    email('rides@example. com', 'rides@example.com'),
    email('rides [at] example [dot] com', 'rides@example.com'),
    email('hello@example'),
    email('hello at example dot org'),
    email('hello at example.org'),
    email('hello arroba example punto org'),
    email('hello2example.org'),
    email('helloqexample.org'),
    email('hello"example.org'),
    email('hello’example.org'),
    email('helloexample.org'),
    email("gifts'example.org", 'gifts@example.org'),
    email('gifts2example.org', 'gifts@example.org'),
    [
      'our email address with a word for its @',
      'Please email us: hello@example.org.',
      'Please email us: hello at example.org.',
      'email-shape 6:18 -',
      'repaired',
    ],
    [
      'our email address without its @, in Spanish',
      'Escríbanos a hello@example.org.',
      'Escríbanos a hello2example.org.',
      'email-shape 6:14 -',
      'repaired',
    ],
  ]),
  ...createBodyMistakes([
    ...[
      '[email protected]',
      '[email\u00A0protected]',
      '[correo electrónico protegido]',
      '(email hidden)',
      '[protected]',
      '[[email protected]](/cdn-cgi/l/email-protection#a1b2c3)',
      '[email protected](https://www.example.com/cdn-cgi/l/email-protection)',
    ].map((typed): Mutation => [
      `an email address that a website hid: ${typed.slice(0, 30)}`,
      'Write to us at [hello@example.org](mailto:hello@example.org).',
      `Write to us at ${typed}.`,
      'email-shape 6:16 -',
      'repaired',
    ]),
    [
      'an email address of others that a website hid',
      'Ask the church at office@example.com.',
      'Ask the church at [email protected].',
      'email-shape 6:19 -',
    ],
  ]),
  ...createMistakes(
    'pages/sample.md',
    WITH_EMAIL.replace('rides@example.com', 'hello@example.org'),
    [
      [
        'an email address that a website hid, in a field',
        'write to hello@example.org.',
        'write to [email protected].',
        'email-shape 3:14 description',
        'repaired',
      ],
    ],
  ),
  ...createMistakes('pages/sample.md', WITH_EMAIL, [
    [
      'an email address in the words of a field',
      'rides@example.com',
      'rides@@example.com',
      'email-shape 3:14 description',
      'repaired',
    ],
  ]),
]

// Times and names that programs for messages put before what is copied from them.
import {
  createBodyMistakes,
  createMistakes,
  EVENT_TEXT,
  TEXT,
  type Mistake,
  type Mutation,
} from '../../mistake'

const AT_START = 'foreign-mark 6:1 -'
const TWO = 'Come along.\n\nBring shoes.'
const create = ([name, typed]: readonly [string, string]): Mutation => [
  `${name} before a message`,
  typed.includes('Bring shoes.') ? TWO : TEXT,
  typed,
  AT_START,
  'repaired',
]

const bodies = (
  [
    [
      'day, time and name of WhatsApp on an iPhone',
      '[11/20/26, 9:14:05 AM] Rosa Sample: Come along.',
    ],
    ['day, time and name of WhatsApp on Android', '[11/20, 9:14 AM] Rosa: Come along.'],
    [
      'time, day and name of WhatsApp in a browser',
      '[9:14 AM, 11/20/2026] Rosa (choir): Come along.',
    ],
    ['Spanish time of WhatsApp', '[20/11 9:14 a. m.] Rosa: Come along.'],
    ['time of 24 hours and a number', '[20/11/26, 16:09:51] +1 (334) 555-0142: Come along.'],
    ['line of an exported chat', '11/20/26, 4:09 PM - Rosa: Come along.'],
    ['line of Telegram', 'Rosa, [11/20/2026 9:14 AM]\nCome along.'],
    ['name and a time in parentheses', 'Rosa (11/20/26, 9:14 AM): Come along.'],
    ['lines of Messenger', 'Rosa Sample\nNov 20, 2026, 9:14 AM\nCome along.'],
    ['words "You sent" of Messenger', 'You sent\nToday at 9:14 AM\nCome along.'],
    ['day of a text message', 'Fri, Nov 20, 9:14 AM\nCome along.'],
    [
      'heads of two messages',
      '[11/20, 9:14 AM] Rosa: Come along.\n\n[11/20, 9:15 AM] Rosa: Bring shoes. <This message was edited>',
    ],
    ['names and times of two people', 'Rosa\n9:14 AM\nCome along.\n\nNora\n9:16 AM\nBring shoes.'],
  ] as const
).map(create)

/** Messages of several people may be quotations, so their names are left to a person. */
const quotations = createBodyMistakes(
  [3, 4].map((count): Mutation => [
    `messages of ${count} people`,
    TWO,
    ['Luis', 'Beverly', 'Terrence', 'Nora']
      .slice(0, count)
      .map((name, index) => `[11/21, 8:1${index + 2} PM] ${name} Sample: We were there.`)
      .join('\n\n'),
    AT_START,
  ]),
)

/** Below the name and the time, the first paragraph is for a colleague. */
const notes = createBodyMistakes([
  [
    'a text message with a note to a colleague',
    'Come along.',
    'Sam Sample\nToday 4:12 PM\nHey Linda, can u put this on the website tonite?? Thx!! Let me know if its too long\n\nCome along.',
    'foreign-mark 6:1 -',
    'repaired',
  ],
  [
    'a text message with a note that may be for visitors, too',
    'Come along.',
    'Sam Sample\nToday 4:12 PM\nHey Linda, thx for yesterday, here it is\n\nCome along.',
    'foreign-mark 6:1 -',
  ],
])

/** The end of a message to a colleague, in a field. */
const ends = createMistakes(
  'events/sample.md',
  EVENT_TEXT,
  [
    'Let me know if this is too long! Thanks, Callie',
    'Hope this works! Blessings, Ron S.',
    'Feel free to shorten it.',
    'Can you put this on the website? Thanks!',
    'Avísame si está bien. Saludos, Ana',
  ].map((words): Mutation => [
    `words to a colleague: ${words}`,
    'summary: Walk one mile with us.',
    `summary: Walk one mile with us. ${words}`,
    'note-left 7:10 summary',
    'repaired',
  ]),
)

/** What a writer says to a colleague before the words of a field. */
const openings: readonly Mistake[] = createMistakes(
  'events/sample.md',
  EVENT_TEXT,
  [
    'Philip, this is the wording we agreed on after the meeting.',
    'Hi Philip, here is the short version you asked for. Let me know if it is too long.',
    'Philip: this is the text that we settled on by phone.',
    'This is the new wording that we talked about on Monday.',
    'Felipe, este es el texto del que hablamos ayer.',
    'Philip, here is the corrected text.',
  ].map((words): Mutation => [
    `words to a colleague before a text: ${words}`,
    'summary: Walk one mile with us.',
    `summary: "${words} Walk one mile with us."`,
    'note-left 7:10 summary',
    'repaired',
  ]),
)

const ASIDES = [
  '(Callie, is a whole class too many for the walk? Please change as you see fit. R.C.)',
  '(please fix this)',
  '(Rosa, what do you think?)',
  '(is this all right?)',
  '[Should we say a mile or two? R.C.]',
  '(Callie, ¿es demasiado una clase entera? Cámbialo como veas.)',
  '(Pastor, aquí puse «alegría»; si le gusta más «gozo», cámbielo.)',
]

/** What a writer asks a colleague in parentheses. */
const asides: readonly Mistake[] = [
  ...createBodyMistakes(
    ASIDES.map((words): Mutation => [
      `an aside to a colleague: ${words}`,
      TEXT,
      `Come along. ${words}`,
      'note-left 6:13 -',
    ]),
  ),
  ...createMistakes(
    'events/sample.md',
    EVENT_TEXT,
    ASIDES.map((words): Mutation => [
      `an aside to a colleague in a field: ${words}`,
      'summary: Walk one mile with us.',
      `summary: Walk one mile with us. ${words}`,
      'note-left 7:10 summary',
    ]),
  ),
]

export const messageMistakes: readonly Mistake[] = [
  ...createBodyMistakes(bodies),
  ...quotations,
  ...openings,
  ...notes,
  ...ends,
  ...asides,
  ...createMistakes('events/sample.md', EVENT_TEXT, [
    [
      'a day, a time and a name before a summary',
      'summary: Walk',
      'summary: [11/20, 9:14 AM] Rosa: Walk',
      'foreign-mark 7:10 summary',
      'repaired',
    ],
    [
      'a line of an exported chat in a description',
      'description: Walk',
      'description: 11/20/26, 4:09 PM - Rosa: Walk',
      'foreign-mark 8:14 description',
      'repaired',
    ],
  ]),
]

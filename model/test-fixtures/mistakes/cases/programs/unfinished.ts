// Mistakes of a phone: a text that stops in the middle, dictated marks, rows without bars, and what translation programs do.
import { createEntryText } from '../../../create-test-site'
import {
  createBodyMistakes,
  createMistakes,
  EVENT_TEXT,
  TEXT,
  type Mistake,
  type Mutation,
} from '../../mistake'

const cutOff: readonly Mutation[] = [
  ['a link that stops in its words', TEXT, 'If you would like to, [let us', 'bracket-open 6:23 -'],
  [
    'a link that stops in its words, in a list',
    TEXT,
    '- Come.\n- Or [let us',
    'bracket-open 7:6 -',
  ],
  ['a picture that stops in its words', TEXT, 'Come. ![A table', 'bracket-open 6:7 -'],
  ['a link that stops before its address', TEXT, 'Come or [let us know](', 'bracket-open 6:9 -'],
  ['a button that stops in its words', TEXT, '::button[Give no', 'directive-unread 6:1 -'],
  [
    'a button that stops in its address',
    TEXT,
    '::button[Give now]{href=',
    'directive-unread 6:1 -',
  ],
  ['a parenthesis that stops', TEXT, 'Come along (with a', 'bracket-open 6:12 -'],
]

const END_LOST = 'text-broken-off'
const incomplete: readonly Mutation[] = [
  [
    'a paragraph that breaks off in a word',
    TEXT,
    'Come and have a look. Ask us what you would like to kn',
    `${END_LOST} 6:54 -`,
  ],
  ['a paragraph that ends with and', TEXT, 'Bring shoes, a hat and', `${END_LOST} 6:22 -`],
  [
    'a paragraph that ends with a comma',
    TEXT,
    'Come along with all of your friends and neighbors,',
    `${END_LOST} 6:50 -`,
  ],
  [
    'a paragraph in Spanish that breaks off',
    TEXT,
    'Venga con nosotros. Le contaremos todo sobre la',
    `${END_LOST} 6:47 -`,
  ],
  [
    'a paragraph in Spanish that breaks off before its last word',
    TEXT,
    'Le diremos todo lo que necesita para que pueda',
    `${END_LOST} 6:46 -`,
  ],
  [
    'a paragraph that ends with so that you can',
    TEXT,
    'We tell you what the role asks of you, so that you can',
    `${END_LOST} 6:54 -`,
  ],
  ['a paragraph that ends with our', TEXT, 'Come along and meet our', `${END_LOST} 6:23 -`],
  [
    'a paragraph that breaks off above a button',
    TEXT,
    'We will gladly tell you all about the work tha\n\n::button[Give now]{href=/events}',
    `${END_LOST} 6:46 -`,
  ],
  [
    'a sentence that breaks off before the next one',
    TEXT,
    'While we talk, they can Then take time to think it over.',
    `${END_LOST} 6:16 -`,
  ],
  [
    'a sentence with a period after so that',
    TEXT,
    'We tell you first, so that. Then take time to think it over.',
    `${END_LOST} 6:20 -`,
  ],
  [
    'a sentence with a period after an article',
    TEXT,
    'Bring your shoes and the. Come along.',
    `${END_LOST} 6:18 -`,
  ],
  [
    'a sentence in Spanish that breaks off before the next one',
    TEXT,
    'Mientras hablamos, ellos pueden Entonces piense con calma.',
    `${END_LOST} 6:26 -`,
  ],
  [
    'a sentence in Spanish that ends with a preposition',
    TEXT,
    'Si no podemos ayudar, se lo diremos con. Venga.',
    `${END_LOST} 6:37 -`,
  ],
  [
    'a sentence in Spanish that ends with a pronoun',
    TEXT,
    'Con gusto oramos con quien. Venga.',
    `${END_LOST} 6:18 -`,
  ],
  [
    'a small word before a link that begins with it',
    'See [our calendar](/events) first.',
    'See our [our calendar](/events) first.',
    'text-twice 6:5 -',
    'repaired',
  ],
  [
    'a paragraph whose beginning is lost',
    TEXT,
    'Come along.\n\n## Where we meet\n\nthe side door is open, and there are no steps.',
    `${END_LOST} 10:1 -`,
  ],
]

/** A text of one paragraph. */
const PERSON = createEntryText(
  { name: 'Nora Exempla', title: 'Helper', order: '1' },
  'Nora helps with our texts. She owns many highlighters and lends them out.',
)

const LIST = '- hats\n- warm socks\n- blankets'
const dictated: readonly Mutation[] = [
  [
    'a dictated list',
    `We need these:\n\n${LIST}`,
    'We need these:\n\nBullet hats next line bullet warm socks next line bullet blankets',
    'text-dictated 8:1 -',
    'repaired',
  ],
  [
    'a dictated list without new lines',
    LIST,
    'bullet point hats bullet point warm socks bullet point blankets',
    'text-dictated 6:1 -',
    'repaired',
  ],
  [
    'a dictated list with hyphens',
    LIST,
    'Hyphen hats new line hyphen warm socks new line hyphen blankets',
    'text-dictated 6:1 -',
    'repaired',
  ],
  [
    'a list dictated in Spanish',
    '- pañales\n- ropa de bebé',
    'Viñeta pañales nueva línea viñeta ropa de bebé',
    'text-dictated 6:1 -',
    'repaired',
  ],
  [
    'several dictated periods',
    'Tell us your day. We will write to you. Ring the bell.',
    'Tell us your day period We will write to you period Ring the bell period',
    'text-dictated 6:18 -',
    'repaired',
  ],
  ['dictated lines', TEXT, 'Bring these next line shoes next line a hat.', 'text-dictated 6:13 -'],
  [
    'a dictated command between two sentences',
    'We wash coats here.\n\nBring your own needle.',
    'We wash coats here. New paragraph. Bring your own needle.',
    'text-dictated 6:21 -',
    'repaired',
  ],
  [
    'a dictated command before a sentence without a capital letter',
    'We wash coats here.\n\nBring your own needle.',
    'We wash coats here. New paragraph bring your own needle.',
    'text-dictated 6:21 -',
    'repaired',
  ],
  [
    'two dictated commands in a paragraph',
    'We wash coats.\n\nBring a needle.\n\nWe have thread.',
    'We wash coats. Next paragraph. Bring a needle. New paragraph, we have thread.',
    'text-dictated 6:16 -',
    'repaired',
  ],
  [
    'a dictated command in Spanish',
    'Arreglamos abrigos.\n\nTraiga una aguja.',
    'Arreglamos abrigos. Punto y aparte. Traiga una aguja.',
    'text-dictated 6:21 -',
    'repaired',
  ],
  [
    'a dictated command below a text',
    'Arreglamos abrigos.\n\nTraiga una aguja.',
    'Arreglamos abrigos.\n\nNuevo párrafo Traiga una aguja.',
    'text-dictated 8:1 -',
    'repaired',
  ],
  [
    'a dictated line',
    'Come on Friday.\\\nBring a hat.',
    'Come on Friday. New line. Bring a hat.',
    'text-dictated 6:17 -',
    'repaired',
  ],
  [
    'a dictated command without the end of its sentence',
    TEXT,
    'We wash coats here new paragraph Bring your own needle.',
    'text-dictated 6:20 -',
  ],
  [
    'a dictated paragraph, and no period before it',
    'One morning a bag stood by the door.\n\nWe hung them on a string.',
    'One morning a bag stood by the door new paragraph We hung them on a string.',
    'text-dictated 6:37 -',
    'repaired',
  ],
  [
    'a dictated paragraph, and no question mark before it',
    TEXT,
    'Do you have a coat at home new paragraph We wash coats.',
    'text-dictated 6:28 -',
  ],
  [
    'a dictated period and paragraph',
    'We wash coats here.\n\nBring your own needle.',
    'We wash coats here period new paragraph Bring your own needle.',
    'text-dictated 6:20 -',
    'repaired',
  ],
  [
    'one dictated period',
    'The bag stood by the door. We hung the socks up.',
    'The bag stood by the door period We hung the socks up.',
    'text-dictated 6:27 -',
    'repaired',
  ],
  ...[
    ['Serve with us. One free day is a good start', 'period'],
    ['Come and pray for the children with us', 'period'],
    ['Los martes cosemos ropa para los bebés', 'punto'],
    ['The bag stood by the door of our neighbor', 'full stop'],
  ].map(([words = '', mark = '']): Mutation => [
    `a dictated mark at the end: ${words}`,
    `${words}.`,
    `${words} ${mark}`,
    `text-dictated 6:${words.length + 2} -`,
    'repaired',
  ]),
  [
    'a dictated line, and no period before it',
    TEXT,
    'The bag stood by the door new line We hung the socks up.',
    'text-dictated 6:27 -',
  ],
  [
    'one dictated comma',
    'Bring a coat, a hat and a friend.',
    'Bring a coat comma a hat and a friend.',
    'text-dictated 6:14 -',
    'repaired',
  ],
  [
    'a dictated comma and a period before a small letter',
    'If your group would rather give time, that helps as well. You can sort clothes.',
    'If your group would rather give time comma that helps as well period you can sort clothes.',
    'text-dictated 6:38 -',
    'repaired',
  ],
  [
    'a dictated comma, and a new paragraph at the end',
    'We had juice, crackers and a quilt. The children came.',
    'We had juice comma crackers and a quilt. The children came. New paragraph',
    'text-dictated 6:14 -',
    'repaired',
  ],
  [
    'dictated marks before small letters in Spanish',
    'Traiga pan, leche y agua. También puede venir. Gracias por todo.',
    'Traiga pan coma leche y agua punto también puede venir punto gracias por todo.',
    'text-dictated 6:12 -',
    'repaired',
  ],
  [
    'two dictated commas in an item of a list',
    '- fold a shirt, read a tale, or sew very small socks',
    '- fold a shirt comma read a tale comma or sew very small socks',
    'text-dictated 6:16 -',
    'repaired',
  ],
  [
    'one dictated question mark',
    'Do you like to walk? Come along.',
    'Do you like to walk question mark Come along.',
    'text-dictated 6:21 -',
    'repaired',
  ],
  [
    'dictated parentheses',
    'Come (with a hat) to the park.',
    'Come open parenthesis with a hat close parenthesis to the park.',
    'text-dictated 6:6 -',
    'repaired',
  ],
  [
    'dictated marks',
    'Thank you to everyone who came, brought their tables and stayed.\n\nThe parrot was found!',
    'Thank you to everyone who came comma brought their tables and stayed period new paragraph The parrot was found exclamation point',
    'text-dictated 6:32 -',
    'repaired',
  ],
  [
    'a dictated question',
    'Do you like to walk? Come on Friday, all of you.',
    'Do you like to walk question mark come on Friday comma all of you period',
    'text-dictated 6:21 -',
    'repaired',
  ],
  [
    'marks dictated in Spanish',
    'Gracias a todos. Los esperamos.\n\nTraigan agua, por favor.',
    'Gracias a todos punto y seguido los esperamos punto y aparte traigan agua coma por favor punto',
    'text-dictated 6:17 -',
    'repaired',
  ],
  [
    'a dictated mark of which the phone has written one half',
    TEXT,
    'Gracias a todos coma los esperamos signo de exclamación',
    'text-dictated 6:17 -',
  ],
  [
    'commas dictated in Spanish',
    'Conteste el teléfono, haga el café, abra la puerta y escuche.',
    'Conteste el teléfono coma haga el café coma abra la puerta y escuche.',
    'text-dictated 6:22 -',
    'repaired',
  ],
  [
    'dictated marks beside the word period',
    TEXT,
    'After a waiting period comma we all walk comma slowly exclamation point',
    'text-dictated 6:24 -',
  ],
]

const TABLE = '| Day | Hours |\n| --- | --- |\n| Friday | 8:00 |'
const rows: readonly Mutation[] = [
  [
    'rows with tabs in a table',
    `${TABLE}\n| Monday | 9:00 |\n| Tuesday | 9:30 |`,
    `${TABLE}\nMonday\t9:00\nTuesday\t9:30`,
    'table-shape 9:1 -',
    'repaired',
  ],
  [
    'a row with tabs in the middle of a table',
    '| Day | Hours |\n| --- | --- |\n| Monday | 9:00 |\n| Friday | 8:00 |',
    '| Day | Hours |\n| --- | --- |\nMonday\t9:00\n| Friday | 8:00 |',
    'table-shape 8:1 -',
    'repaired',
  ],
  [
    'rows with spaces in a table',
    `${TABLE}\n| Monday | 9:00 |`,
    `${TABLE}\nMonday    9:00`,
    'table-shape 9:1 -',
    'repaired',
  ],
  [
    'rows with tabs below a table',
    `${TABLE}\n| Monday | 9:00 |`,
    `${TABLE}\n\nMonday\t9:00`,
    'table-shape 10:1 -',
    'repaired',
  ],
  [
    'a sentence right below a table',
    TEXT,
    `${TABLE}\nCome along with all of us on Friday.`,
    'table-shape 9:1 -',
  ],
]

const typeUrgent = (name: string, words: string): Mutation => [
  name,
  `:::note\n${words}\n:::`,
  `:::urgent\n${words}\n:::`,
  'urgent-calm 6:1 -',
  'repaired',
]

const DANGER_BOX = ':::urgent\nIf you are in danger, call right now.'
const INVITATION = 'Come to [one of our events](/events) and say hello.'

const urgent: readonly Mutation[] = [
  [
    'an invitation in an urgent box',
    `${DANGER_BOX}\n:::\n\n${INVITATION}`,
    `${DANGER_BOX}\n\n${INVITATION}\n:::`,
    'urgent-calm 9:1 -',
  ],
  typeUrgent('an urgent box for diapers', 'Diapers in size 5 are always the first to run out.'),
  typeUrgent('an urgent box for a gift', 'Give by Friday!'),
  typeUrgent(
    'an urgent box for a last day',
    'Please call by Friday, February 19, so that the kitchen knows.',
  ),
  typeUrgent('an urgent box for a day in Spanish', 'Por favor, llame antes del viernes.'),
  typeUrgent(
    'an urgent box for a class that is full',
    'Our evening class is full this winter. Please call before you come.',
  ),
  typeUrgent('an urgent box for a closed day', 'The office is closed this Friday. Call us Monday!'),
  typeUrgent(
    'an urgent box for news in Spanish',
    'La clase de la tarde está llena. Llame antes de venir.',
  ),
]

const translated: readonly Mutation[] = [
  [
    'spaces in a link',
    'Lea [qué esperar](/events).',
    'Lea [ qué esperar ] (/ events).',
    'link-unread 6:5 -',
    'repaired',
  ],
  [
    'spaces in a web address',
    'Lea [esto](https://www.forms.example.org/a).',
    'Lea [esto] (https: // www.forms.example.org / a).',
    'link-unread 6:5 -',
    'repaired',
  ],
  [
    'spaces in a link without one before it',
    'Lea [esto](/events).',
    'Lea [esto](/ events).',
    'link-unread 6:5 -',
    'repaired',
  ],
  [
    'spaces in an email link',
    'Lea [esto](mailto:ana@example.org).',
    'Lea [esto] (mailto: ana @ example.org).',
    'link-unread 6:5 -',
    'repaired',
  ],
  [
    'spaces in several bold words',
    '- **Uno.** Sí.\n- **Dos.** No.\n- **Tres.** Sí.',
    '- ** Uno. ** Sí.\n- ** Dos. ** No.\n- ** Tres. ** Sí.',
    'bold-unread 6:3 -',
    'repaired',
  ],
  [
    'spaces between stars',
    'Es **martes** hoy.',
    'Es * * martes * * hoy.',
    'bold-unread 6:4 -',
    'repaired',
  ],
  [
    'spaces in a button',
    '::button[Hola]{href=/events}',
    ':: button [Hola] {href = / events}',
    'directive-unread 6:1 -',
    'repaired',
  ],
  ['the hotline in a sentence', TEXT, 'Call ::hotline at night.', 'directive-unread 6:6 -'],
  [
    'spaces in a box',
    ':::note\nCome along.\n:::',
    '::: note\nCome along.\n:::',
    'directive-unread 6:1 -',
    'repaired',
  ],
  ['spaces between hash characters', '## Hola', '# # Hola', 'heading-space 6:1 -', 'repaired'],
]

/** Words that only fill a place, which programs and people put there. */
const fillers: readonly Mutation[] = [
  'Your Name',
  'Title here',
  'Add text here',
  'Your text goes here.',
  '**Insert your title here**',
  'TK',
  'XXX',
  'Click to add text',
  'Su nombre',
  'Escriba aquí su texto.',
  'Texto aquí',
  'Haga clic para agregar texto',
  'DRAFT',
  'Draft 2 – do not publish',
  'BORRADOR',
].map((typed) => [
  `words that fill a place: ${typed}`,
  TEXT,
  typed,
  `text-example 6:${typed.startsWith('*') ? 3 : 1} -`,
])

const WITH_HOUR = EVENT_TEXT.replace('with us.', 'with us. One free hour is a good start.')
const WITH_LIST = EVENT_TEXT.replace('with us.', 'with us, your friends and all of our neighbors.')

export const unfinishedMistakes: readonly Mistake[] = [
  ...createMistakes('events/sample.md', WITH_LIST, [
    [
      'a comma dictated in a field',
      'with us, your friends and',
      'with us comma your friends and',
      'text-dictated 7:10 summary',
      'repaired',
    ],
  ]),
  ...createMistakes('events/sample.md', WITH_HOUR, [
    [
      'a period dictated at the end of a field',
      'good start.',
      'good start period',
      'text-dictated 7:10 summary',
      'repaired',
    ],
  ]),
  ...createBodyMistakes([
    ...cutOff,
    ...incomplete,
    ...dictated,
    ...rows,
    ...urgent,
    ...translated,
    ...fillers,
  ]),
  ...createMistakes('events/sample.md', EVENT_TEXT, [
    [
      'a title that fills a place',
      'title: Walk for Life',
      'title: Your Title Here',
      'text-example 3:8 title',
    ],
    [
      'a summary that fills a place',
      'Walk one mile with us.',
      'Lorem ipsum dolor sit amet.',
      'text-example 7:10 summary',
    ],
    [
      'a summary that breaks off',
      'Walk one mile with us.',
      'Walk one mile with us and our',
      `${END_LOST} 7:10 summary`,
    ],
    [
      'a name that is missing',
      'Walk one mile with us.',
      'Walk one mile with XXX.',
      'text-example 7:10 summary',
    ],
  ]),
  ...createMistakes('team/sample.md', PERSON, [
    [
      'a text of one paragraph that breaks off',
      'lends them out.',
      'lends th',
      'text-broken-off 7:66 -',
    ],
  ]),
  ...createBodyMistakes([
    [
      'a lost "not"',
      TEXT,
      'Come and talk. We will be disappointed in you, and you are welcome.',
      'not-missing 6:16 -',
    ],
    [
      'a phone link of a list of contacts',
      'Please [call](tel:+13345550163).',
      'Please [call](tel:\u202A(334)\u00A0555\u20110163\u202C).',
      'phone-link 6:15 -',
      'repaired',
    ],
    [
      'half of a conflict',
      TEXT,
      'Dress is semi-formal, with a touch of gold.\n=======\nDress is semi-formal, with a bit of blue.',
      'merge-conflict 7:1 -',
    ],
    [
      'several paragraphs with spaces before them',
      'One.\n\nTwo.\n\nThree.',
      '     One.\n\nTwo.\n\n     Three.',
      'code-indented 6:1 -',
      'repaired',
    ],
  ]),
]

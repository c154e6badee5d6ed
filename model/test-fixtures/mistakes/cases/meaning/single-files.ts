// Mistakes in what a single file says: days, amounts, people and verses.
import { createEntryText, createPostText } from '../../../create-test-site'
import { copyMistakes } from './copies'
import { createBodyMistakes, createMistakes, EVENT_TEXT, TEXT, type Mistake } from '../../mistake'

const EVENT = EVENT_TEXT.replace(
  'Come along.',
  'We meet on Tuesday, November 25.\n\n| Taking part | Cost |\n| --- | --- |\n| The long walk | $35 |',
).replace(
  'summary: Walk one mile with us.',
  'summary: The long walk is $35, on Tuesday, November 25.',
)

const SWAPPED = EVENT_TEXT.replace('2025-11-25', '2025-10-04')

const swappedMistakes = [
  ['with its weekday', 'We walk on Saturday, October 4.', 'repaired'] as const,
  ['without its weekday', 'We walk on October 4, 2025.'] as const,
  ['in Spanish', 'Caminamos el sábado 4 de octubre.', 'repaired'] as const,
].flatMap(([how, sentence, ...repaired]) =>
  createMistakes('events/sample.md', SWAPPED.replace('Come along.', sentence), [
    [
      `a date with the day before the month, ${how}`,
      'date: 2025-10-04',
      'date: 2025-04-10',
      'date-differs 4:7 date',
      ...repaired,
    ],
  ]),
)

const FAR = EVENT_TEXT.replace('2025-11-25', '2026-12-05')
const CRAFTS = FAR.replace('Walk for Life', 'Christmas Craft Morning')
const craftMistakes = createMistakes(
  'events/sample.md',
  CRAFTS.replace('Come along.', 'Make a card on Saturday, December 5.'),
  [
    [
      'the month and the day exchanged, of an event that is named after a holiday',
      'date: 2026-12-05',
      'date: 2026-05-12',
      'date-differs 4:7 date',
      'repaired',
    ],
  ],
)

const farMistakes = [
  ['where last year is nearer', 'Come by for a cup of tea on Saturday, December 5.'],
  ['where last year is nearer, in Spanish', 'Venga el sábado 5 de diciembre.'],
].flatMap(([how = '', sentence = '']) =>
  createMistakes('events/sample.md', FAR.replace('Walk one mile with us.', sentence), [
    [
      `the month and the day exchanged, ${how}`,
      'date: 2026-12-05',
      'date: 2026-05-12',
      'date-differs 4:7 date',
      'repaired',
    ],
  ]),
)

const nearMistakes = [
  ['on which the doors are open', 'Our doors are open on Tuesday, November 25, until 8:00 PM.'],
  ['after the hours', 'Join us from 6:00 to 8:00 PM on Tuesday, November 25.'],
  ['with short names', 'The walk begins on Tue., Nov. 25, at 6:00 PM.'],
].flatMap(([how = '', sentence = '']) =>
  createMistakes('events/sample.md', EVENT_TEXT.replace('Come along.', sentence), [
    [`a date beside a day ${how}`, 'date: 2025-11-25', 'date: 2025-11-26', 'date-differs 4:7 date'],
  ]),
)

const dayMistakes = createMistakes('events/sample.md', EVENT, [
  [
    'a wrong day of the week',
    'on Tuesday, November 25.\ndesc',
    'on Sunday, November 25.\ndesc',
    'weekday-wrong 7:10 summary',
  ],
  [
    'a wrong day of the week in the text',
    'on Tuesday, November 25.\n\n',
    'on Sunday, November 25, 2025.\n\n',
    'weekday-wrong 15:12 -',
  ],
  [
    'a wrong day of the week in Spanish',
    'on Tuesday, November 25.\n\n',
    'el domingo 25 de noviembre.\n\n',
    'weekday-wrong 15:12 -',
  ],
  [
    'a wrong day of the week near the end of a month',
    'on Tuesday, November 25.\n\n',
    'on Friday, October 2nd, 2026.\n\nWe meet on Tuesday, September 1, 2027.\n\n',
    'weekday-wrong 17:12 -',
  ],
  [
    'a weekday in Spanish near the end of a month',
    'on Tuesday, November 25.\n\n',
    'el lunes 1 de diciembre de 2026.\n\n',
    'weekday-wrong 15:12 -',
  ],
  ['a date one day too late', 'date: 2025-11-25', 'date: 2025-11-26', 'date-differs 4:7 date'],
  ['a date one week too early', 'date: 2025-11-25', 'date: 2025-11-18', 'date-differs 4:7 date'],
  ['a date ten days too early', 'date: 2025-11-25', 'date: 2025-11-15', 'date-differs 4:7 date'],
  ['a date in another month', 'date: 2025-11-25', 'date: 2025-12-25', 'date-differs 4:7 date'],
  ['a date of another event', 'date: 2025-11-25', 'date: 2026-02-07', 'date-differs 4:7 date'],
  ['a new price only in the table', '| $35 |', '| $40 |', 'amount-differs 7:10 summary'],
  ['a new price only in the summary', 'is $35', 'is $30', 'amount-differs 7:10 summary'],
])

const exchangedDayMistakes = [
  ['the month and the day exchanged', 'Come on March 8.'] as const,
  [
    'the month and the day exchanged, and the weekday in the text',
    'El domingo 8 de marzo.',
    'repaired',
  ] as const,
].flatMap(([name, summary, ...repaired]) =>
  createMistakes(
    'events/sample.md',
    EVENT_TEXT.replace('2025-11-25', '2026-03-08').replace('Walk one mile with us.', summary),
    [[name, '2026-03-08', '2026-08-03', 'date-differs 4:7 date', ...repaired]],
  ),
)

const EVENING = EVENT_TEXT.replace(
  'Come along.',
  '| Time | What happens |\n| --- | --- |\n| 5:30 PM | Doors open |\n| 6:00 PM | The evening begins |\n| 8:00 PM | The evening ends |\n\nArrive between 5:30 and 6:00 PM.',
).replace(
  'summary: Walk one mile with us.',
  'summary: Come from 6:00 to 8:00 PM. Doors open at 5:30 PM.',
)

const timeMistakes = createMistakes('events/sample.md', EVENING, [
  [
    'guests who arrive before the doors open',
    'Arrive between 5:30 and 6:00 PM.',
    'Arrive between 5:00 and 5:30 PM.',
    'time-differs 21:1 -',
  ],
  [
    'new times only in the fields',
    'time: 6:00 PM - 8:00 PM\nlocation: Sample Park\nsummary: Come from 6:00 to 8:00 PM. Doors open at 5:30 PM.',
    'time: 6:30 PM - 8:30 PM\nlocation: Sample Park\nsummary: Come from 6:30 to 8:30 PM. Doors open at 6:00 PM.',
    'time-differs 17:1 -',
  ],
  [
    'a new end only in the field',
    'time: 6:00 PM - 8:00 PM',
    'time: 6:00 PM - 9:00 PM',
    'time-differs 7:1 -',
  ],
  [
    'an earlier beginning only in the field',
    'time: 6:00 PM - 8:00 PM',
    'time: 5:00 PM - 8:00 PM',
    'time-differs 7:1 -',
  ],
  [
    'old times of the program after those of the doors',
    'summary: Come from 6:00 to 8:00 PM. Doors open at 5:30 PM.',
    'summary: Doors open at 5:30 PM, and the program runs from 5:00 to 7:00 PM.',
    'time-differs 7:1 -',
  ],
  ['a new end only in the text', '| 8:00 PM |', '| 7:30 PM |', 'time-differs 19:1 -'],
  ['new doors only in the text', '| 5:30 PM |', '| 5:00 PM |', 'time-differs 17:1 -'],
  [
    'a new time only in the field, and a summary with the old one',
    'time: 6:00 PM - 8:00 PM',
    'time: 7:00 PM - 9:00 PM',
    'time-differs 7:1 -',
  ],
  [
    'times an hour earlier only in the fields',
    'time: 6:00 PM - 8:00 PM\nlocation: Sample Park\nsummary: Come from 6:00 to 8:00 PM. Doors open at 5:30 PM.',
    'time: 5:00 PM - 7:00 PM\nlocation: Sample Park\nsummary: Come from 5:00 to 7:00 PM. Doors open at 4:30 PM, and guests register first.',
    'time-differs 17:1 -',
  ],
  [
    'times half an hour earlier in the fields and in a part of the table',
    'time: 6:00 PM - 8:00 PM\nlocation: Sample Park\nsummary: Come from 6:00 to 8:00 PM. Doors open at 5:30 PM.',
    'time: 5:30 PM - 7:30 PM\nlocation: Sample Park\nsummary: Come along to the park.',
    'time-differs 18:1 -',
  ],
  [
    'an old end in a sentence in Spanish',
    'Arrive between 5:30 and 6:00 PM.',
    'La velada termina a las 9:00 p.m.',
    'time-differs 21:1 -',
  ],
])

/** A file that names the weekday wherever it names the day; the year of its day is another one. */
const COPIED = createEntryText(
  {
    id: 'sample',
    title: 'Sunday of Thanks',
    date: '2027-01-17',
    location: 'Sample Park',
    summary: 'A Sunday of worship.',
    description: 'Give thanks with neighbors from all over East Alabama, and stay for a meal.',
    image: 'walk.svg',
    image_alt: 'decorative',
    requires_registration: 'no',
    registration_open: 'no',
  },
  'On Sunday, January 17, 2027, we give thanks.',
)

const copiedDayMistakes: readonly Mistake[] = [
  {
    name: 'the day of another year in the field and in the text',
    path: 'events/sample.md',
    content: COPIED.replace('2027-01-17', '2027-01-18').replace('January 17', 'January 18'),
    validContent: COPIED,
    expected: 'weekday-wrong 14:4 -',
    repaired: false,
  },
]

const lastYearMistakes = createMistakes('events/sample.md', COPIED, [
  [
    'the day of last year in the text',
    'On Sunday, January 17, 2027,',
    'On Sunday, January 18, 2026,',
    'date-differs 14:4 -',
    'repaired',
  ],
])

const BOARD = createEntryText(
  { name: 'Ann Sample', title: 'Member', organization: 'Sample Church', order: '11' },
  '',
)

const roleMistakes: readonly Mistake[] = [
  ...createMistakes(
    'board/sample.md',
    BOARD,
    ['Senior Pastor', 'Retired Teacher', 'Attorney at Law', 'CEO', 'Enfermera'].map((typed) => [
      `a profession on the board: ${typed}`,
      'title: Member',
      `title: ${typed}`,
      'board-role 3:8 title',
    ]),
  ),
  ...createMistakes(
    'board/sample.md',
    BOARD,
    ['Rev.', 'Dr', 'Sister'].map((typed) => [
      `a form of address in place of a role: ${typed}`,
      'title: Member',
      `title: ${typed}`,
      'board-role 3:8 title',
    ]),
  ),
  ...createMistakes('board/sample.md', BOARD, [
    [
      'a role and an organization in each other’s place',
      'title: Member\norganization: Sample Church',
      'title: Sample Church\norganization: Member',
      'board-role 3:8 title',
      'repaired',
    ],
  ]),
  ...createMistakes(
    'board/sample.md',
    BOARD,
    ['Vocal', 'Miembro'].map((typed) => [
      `a role on the board in Spanish: ${typed}`,
      'title: Member',
      `title: ${typed}`,
      'board-role 3:8 title',
      'repaired',
    ]),
  ),
  ...createMistakes(
    'blog/sample.md',
    createPostText(),
    ['By Ann', 'by Ann', 'Por Ann', 'Written by Ann'].map((typed) => [
      `an author: ${typed}`,
      'author: Ann',
      `author: ${typed}`,
      'author-by 5:9 author',
      'repaired',
    ]),
  ),
]

const PRAYER = createEntryText(
  {
    title: 'Mothers and fathers',
    description: 'Pray for those who have just learned about a pregnancy they did not plan.',
    image: 'walk.svg',
    image_alt: 'decorative',
    order: '1',
  },
  '',
)

const personMistakes = createMistakes(
  'prayer/sample.md',
  PRAYER,
  [
    'Pray for Kayla, a junior at the high school who is due in March and is hiding it from her dad.',
    'Pray for Ashley B., 17, from our youth group, who is 14 weeks along and afraid.',
    'Pray for a girl from here. Madison is 16 weeks along and her boyfriend has left her.',
    'Pray for all mothers. Remember Shelby, a sophomore at the high school, and her father.',
    'Pray for Tyler and for his girlfriend, who have just learned that she is pregnant.',
    'Pray for Brianna Sample, who is sixteen and sings in the choir at Sample Valley High School.',
    'Pray for Jenna, who works at the bakery on Main Street and is expecting in May.',
    'Pray for the girl who is fifteen, plays flute in the band of her school and is due in June.',
    'Pray for a young mother. Tasha Sample is only nineteen and came to our clinic in August.',
    'Pray for Brooke from our Bible study, a junior from Sampleville, who has just found out that she is expecting.',
    'Pray for our neighbor Leah, who did not tell her parents what the test said.',
    'Pray for Destiny. She is expecting twins and lives with an aunt near the park.',
    'Pray for Jasmine Sample, who lost her baby in the spring and sits at home.',
    'Pray for Ana, 17, who came from Sampleville in the fall. Her baby is due in May.',
    'Pray for Maribel, 18, who lives with her aunt on Sample Street.',
    'Ore por Yesenia. Sus padres todavía no saben que hay un bebé en camino.',
    'Pray for Kaylee, the 17-year-old majorette from Opelika whose mother came with her.',
    'Pray for Brianna, whose mother called us, before her baby comes in March.',
    'Ore por Karla, que va a ser mamá y no se lo ha dicho a sus padres.',
    'Ore por Marisol, que tiene 20 semanas y no se lo ha dicho a sus padres todavía.',
    'Last Tuesday Kaylee from Sample High sat here, four months along and scared to tell her dad.',
    'Our client Rachel, a nursing student from Sampleville, chose life after her ultrasound.',
    'Amber lives on Sample Street with her two brothers and is due at the end of June.',
    'Hoy vino Daniela, que trabaja en la panadería, por una prueba de embarazo.',
  ].map((typed) => [
    `a person: ${typed.slice(0, 30)}`,
    'Pray for those who have just learned about a pregnancy they did not plan.',
    typed,
    'person-recognizable 3:14 description',
  ]),
)

/** Nobody is named, but there is only one such girl at that school. */
const unnamedMistakes = createBodyMistakes([
  [
    'a person without a name',
    'I brought her water.',
    'One girl from Sample High, five months pregnant, said that her mother cleans at the bank.',
    'person-recognizable 6:1 -',
  ],
])

const PRAYER_WORDS = 'plan. Ask God to give them peace.'
const messageMistakes = createMistakes(
  'prayer/sample.md',
  PRAYER.replace('plan.', PRAYER_WORDS),
  [
    ['a message between two sentences', 'plan. im running late, start without me! Ask God'],
    ['a message that begins with ok', 'plan. Ok on my way, do we need ice? Ask God'],
    ['a message in Spanish', 'plan. oye ya voy, me compras pan? Ask God'],
  ].map(([name = '', typed = '']) => [
    name,
    PRAYER_WORDS,
    PRAYER_WORDS.replace('plan. Ask God', typed),
    'note-left 3:14 description',
    'repaired',
  ]),
).concat(
  createMistakes('prayer/sample.md', PRAYER, [
    [
      'a message within a sentence',
      'who have just',
      'who ok can you grab milk have just',
      'note-left 3:14 description',
    ],
  ]),
  createBodyMistakes([
    [
      'a message in a text',
      TEXT,
      'Come and walk along with us. lol text me when you get there. We will be glad.',
      'note-left 6:30 -',
    ],
  ]),
)

const verseMistakes = createBodyMistakes(
  (
    [
      ['Psalm 151:2', 'verse-unknown 6:1 -'],
      ['Hezekiah 3:16', 'verse-unknown 6:1 -'],
      ['Philipians 4:13', 'verse-unknown 6:1 -'],
      ['1 John 6:1', 'verse-unknown 6:1 -'],
      ['Philippians 13:4', 'verse-unknown 6:1 -'],
      ['Filipenses 6:4-7 (WEB)', 'verse-unknown 6:1 -'],
      ['Jude 20:1', 'verse-unknown 6:1 -'],
      ['1 Juan 19:4', 'verse-unknown 6:1 -'],
      ['Salmo 119:177', 'verse-unknown 6:1 -'],
      ['Isaiah 43:2 (Hope for Mothers Translation)', 'verse-translation 6:1 -'],
      ['John 3:16 (NIV)', 'verse-translation 6:1 -'],
      ['Psalm 23:1 (Reina-Valera 1960)', 'verse-translation 6:1 -'],
    ] as const
  ).map(([typed, expected]) => [`the verse ${typed}`, TEXT, typed, expected]),
)

const story = (name: string, text: string) =>
  createEntryText({ name, title: 'Nurse', order: '10' }, text)

const STORY =
  'Winona looks after the daily work and the people who serve there. She has a steady voice and does not hurry anyone. If you are nervous, she will wait until you are ready, and then she tells you in plain words what happens next.'

const copied = (name: string, person: string, text: string): Mistake => ({
  name,
  path: 'team/sample.md',
  content: story(person, text),
  validContent: story(person, text.replace('Winona', person)),
  expected: 'text-copied 7:1 -',
  repaired: false,
  otherFiles: { 'team/winona-okafor.md': story('Winona Okafor', STORY) },
})

export const meaningMistakes: readonly Mistake[] = [
  ...dayMistakes,
  ...farMistakes,
  ...nearMistakes,
  ...craftMistakes,
  ...swappedMistakes,
  ...roleMistakes,
  ...exchangedDayMistakes,
  ...timeMistakes,
  ...copiedDayMistakes,
  ...lastYearMistakes,
  ...personMistakes,
  ...unnamedMistakes,
  ...messageMistakes,
  ...verseMistakes,
  ...copyMistakes,
  copied('the story of another person', 'Megan Ridley', STORY),
  copied(
    'the beginning of the story of another person',
    'Yesenia Portillo',
    'Winona looks after the daily work. She has a dog.',
  ),
  {
    ...copied(
      'the name of another person in a sentence that was changed',
      'Hannah Ridley',
      'Hannah answers the phone. If you are nervous, Winona will wait until you are ready, and she sings.',
    ),
    expected: 'text-copied 7:47 -',
  },
  {
    name: 'a person who was typed over another one',
    path: 'team/andre-collier.md',
    content: story('Harold Nye', 'Harold opens the door in the morning.'),
    validContent: story('Andre Collier', 'Andre opens the door in the morning.'),
    expected: 'file-person 2:7 name',
    repaired: false,
  },
  {
    name: 'the text of another page',
    path: 'pages/sample.md',
    content: `---\ntitle: Cars\ndescription: Where you can leave your car when you visit us, and what it costs.\n---\n\n${STORY}\n`,
    validContent: null,
    expected: 'text-copied 6:1 -',
    repaired: false,
    otherFiles: {
      'pages/buses.md': `---\ntitle: Buses\ndescription: Where you can leave your car when you visit us, and what it costs.\n---\n\n${STORY}\n`,
    },
  },
]

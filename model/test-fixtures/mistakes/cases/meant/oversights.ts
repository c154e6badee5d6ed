// Mistakes that a second look finds: notes that were left, words that are there twice, capitals, almost our number.
import { createBodyMistakes, createMistakes, EVENT_TEXT, TEXT, type Mutation } from '../../mistake'

const note = (typed: string, position = '6:1'): Mutation => [
  `a note to oneself: ${typed.slice(0, 30)}`,
  TEXT,
  typed,
  `note-left ${position} -`,
]

const ownNotes: readonly Mutation[] = [
  note('TODO ask Linda whether the side door is open.'),
  note('Come along.\n\nNote to self: look up the bus line.', '8:1'),
  note('- FIXME: the number of seats', '6:1'),
  note('PENDIENTE: confirmar con la oficina'),
  note('Bring a pie (check with Linda) and a hat.', '6:13'),
  note('Bring ten dollars (check the price).', '6:19'),
  note('We meet on May ?? at the church.', '6:16'),
  note('Lunch is at noon (need photo).', '6:18'),
  note('Linda, could you please look over this part?'),
  note(
    'He prays. (Linda, please ask Ron if this part is all right before it goes up!) He sings.',
    '6:11',
  ),
  note('He prays. [Linda: is this the right year?] He sings.', '6:11'),
  note('He prays. (please check with Ron before this is published) He sings.', '6:11'),
  note('He prays. Linda, can you check the spelling before it goes up? He sings.', '6:11'),
  note('Linda, please ask Ron about this paragraph.'),
  note('@Linda can you add the time here?'),
  note('Note to Linda: the photo comes on Monday.'),
  note('Él ora. (Rosa, ¿puedes revisar esta parte antes de publicar?) Él canta.', '6:9'),
  note('Rosa, ¿puedes revisar este párrafo?'),
  note('Claro que sí Linda, aquí te va 😊 avísame si falta algo.'),
  note('Hey Linda, here it is 😊 Bring a toy for your child.'),
  note('Sure Linda, here it is. Let me know if you need more.'),
]

const PARAGRAPH = 'You can leave your car behind the house, and Linda opens the side door for you.'

/** A part that is longer than a refrain. */
const LONG = `${PARAGRAPH} The yard has room for four cars, and a van can stay on the street. If all of it is full, the church across the street lets you use its lot on every day but Sunday.`

const COPIED = 'Please keep the gate shut. Our neighbor has a dog that runs away.'

const STEPS =
  '1. **Ask your group.** A class, a team or a street.\n2. **Find a shelf.** A dry one is enough, and a box is fine as well.\n3. **Call us.** We come and get it.'

const TRUCK =
  'You do not have to fill a cart. One crate, packed with thought, is welcome. If children take part, let them choose something to put in. They tend to choose well.'

/** New items below old ones that were not deleted. */
const repeatedItems: readonly Mutation[] = [
  [
    'a new paragraph in other words above the old one',
    TRUCK,
    `There is no need to fill a cart. A single crate, packed with care, is a real gift to a family. Children like to help, so let them choose one of the things that go in.\n\n${TRUCK}`,
    'text-twice 8:1 -',
  ],
  [
    'a new version of a step with the number of the old one',
    STEPS,
    STEPS.replace('\n3.', '\n2. **Find a shelf.** It should be near the door.\n3.'),
    'text-twice 8:1 -',
  ],
  [
    'a new version of a step without words in bold',
    '1. Ask your group.\n2. Find a shelf that is dry and clean, and put a cardboard box there.\n3. Call us.',
    '1. Ask your group.\n2. Find a shelf that is dry and clean, and put a cardboard box there.\n2. Find a clean shelf near the door, and put a box of cardboard or wood there.\n3. Call us.',
    'text-twice 8:1 -',
  ],
  [
    'a step that was pasted twice',
    STEPS,
    STEPS.replace(/\n2.*/, '$&$&'),
    'text-twice 8:1 -',
    'repaired',
  ],
  [
    'a new version of an item with the same words in bold',
    '- **Warm clothes:** coats and gloves for children who walk to school.\n- **Food:** whatever lasts.',
    '- **Warm clothes:** coats and gloves for children who walk to school.\n- **Warm clothes:** coats, hats and gloves for all the children of a school.\n- **Food:** whatever lasts.',
    'text-twice 7:1 -',
  ],
]

const CALM =
  'When she comes, let her sit down first. You need not ask her anything. Pour some tea, and wait.'

/** The new version of a short paragraph, above the old one or below it. */
const rewordedParagraphs: readonly Mutation[] = [
  [
    'an old paragraph below a longer one',
    CALM,
    `When she comes, let her sit down first and rest. You need not ask her anything at all. Pour some tea for her, and wait.\n\n${CALM}`,
    'text-twice 8:1 -',
  ],
  [
    'a new paragraph below a longer one',
    CALM,
    `${CALM}\n\nLet her sit down first. You need not ask her anything. Pour tea, and wait.`,
    'text-twice 8:1 -',
  ],
]

const ORCHARD =
  'This orchard was planted in 1961, and people have watered it for over six decades. They prune, they carry baskets and they bring their cousins to the harvest. Come with your questions.'

/** New words for a paragraph that is still below them, both with one year. */
const newerParagraphs: readonly Mutation[] = [
  [
    'a paragraph in other words, with the same year',
    ORCHARD,
    `Neighbors began this orchard in 1961, and neighbors have watered it for six decades since. Some prune the branches, some carry baskets, and many bring cousins along to the harvest. There is room for you, so bring your questions.\n\n${ORCHARD}`,
    'text-twice 8:1 -',
  ],
]

const repetitions: readonly Mutation[] = [
  ...newerParagraphs,
  ...rewordedParagraphs,
  ...repeatedItems,
  [
    'a word that is there twice',
    'Come to the park.',
    'Come to the the park.',
    'text-twice 6:9 -',
    'repaired',
  ],
  [
    'a word that is there twice, with a capital',
    'The park is near.',
    'The the park is near.',
    'text-twice 6:1 -',
    'repaired',
  ],
  [
    'a Spanish word that is there twice',
    'Venga con la familia.',
    'Venga con con la familia.',
    'text-twice 6:7 -',
    'repaired',
  ],
  [
    'a word that is at the end of a line and on the next one',
    'Come to the park.',
    'Come to the\nthe park.',
    'text-twice 6:9 -',
    'repaired',
  ],
  [
    'two words that are there twice',
    'We will be there.',
    'We will be will be there.',
    'text-twice 6:4 -',
    'repaired',
  ],
  [
    'two Spanish words that are there twice',
    'Estamos en la calle.',
    'Estamos en la en la calle.',
    'text-twice 6:9 -',
    'repaired',
  ],
  [
    'an article without its noun',
    'It is the best of the year.',
    'It is the of the year.',
    'text-twice 6:7 -',
  ],
  [
    'a paragraph that was pasted twice',
    PARAGRAPH,
    `${PARAGRAPH}\n\n${PARAGRAPH}`,
    'text-twice 8:1 -',
    'repaired',
  ],
  [
    'a paragraph and what was written in its place',
    LONG,
    `${LONG}\n\nLeave your car behind the house; Linda will open the side door for you. There is room for four cars in the yard, and a van can stay on the street. If all of it is full, you can use the lot of the church across the street, on every day but Sunday.`,
    'text-twice 8:1 -',
  ],
  [
    'a long paragraph that is there again further down',
    `${LONG}\n\nThen ring the bell.`,
    `${LONG}\n\nThen ring the bell.\n\n${LONG}`,
    'text-twice 10:1 -',
  ],
  [
    'a paragraph that was copied instead of cut',
    `## Cars\n\nRing the bell.\n\n## Vans\n\nDrive slowly.\n\n${COPIED}`,
    `## Cars\n\nRing the bell.\n\n${COPIED}\n\n## Vans\n\nDrive slowly.\n\n${COPIED}`,
    'text-twice 16:1 -',
  ],
  [
    'a whole text that was pasted twice',
    `${TEXT}\n\n${PARAGRAPH}\n\n## Where to park\n\nIn the yard.`,
    `${TEXT}\n\n${PARAGRAPH}\n\n## Where to park\n\nIn the yard.\n\n${TEXT}\n\n${PARAGRAPH}\n\n## Where to park\n\nIn the yard.`,
    'text-twice 14:1 -',
    'repaired',
  ],
  [
    'a part that was pasted twice',
    TEXT,
    '## Where to park\n\nIn the yard.\n\n## Where to park\n\nIn the yard.',
    'text-twice 10:1 -',
  ],
]

const ASK = 'Can I bring my children?'
const NEXT = 'No. Someone on the staff is always in the house.'
const asked = (name: string, first: string, second: string, line: number): Mutation => [
  `a question that is there twice: ${name}`,
  TEXT,
  `${first}\n\n${second}`,
  `text-twice ${line}:1 -`,
]

const questions: readonly Mutation[] = [
  asked('box', `:::question[${ASK}]\nAsk us first.\n:::`, `:::question[${ASK}]\n${NEXT}\n:::`, 10),
  asked('same', `:::question[${ASK}]\nAsk us.\n:::`, `:::question[${ASK}]\nAsk us.\n:::`, 10),
  asked(
    'case',
    `:::question[${ASK}]\nYes.\n:::`,
    `:::question[can I bring my children]\n${NEXT}\n:::`,
    10,
  ),
  asked('heading', `## ${ASK}\n\nAsk us first.`, `## ${ASK}\n\n${NEXT}`, 10),
  asked('bold', `**${ASK}**\n\nAsk us first.`, `**${ASK}**\n\n${NEXT}`, 10),
  asked(
    'Spanish',
    ':::question[¿Puedo traer a mis hijos?]\nPregunte.\n:::',
    `:::question[¿Puedo traer a mis hijos?]\nNo.\n:::`,
    10,
  ),
]

const GROUPS =
  'Yes. Say how many of you there are and when you have time, and we will look for a task that suits a group.'
const CHURCH = 'Do I have to belong to a church?'
const answered = (name: string, first: string, second: string, line: number): Mutation => [
  `the answer of another question: ${name}`,
  TEXT,
  `${first}\n\n${second}`,
  `text-twice ${line}:1 -`,
]

const answers: readonly Mutation[] = [
  answered(
    'box',
    `:::question[${ASK}]\n${GROUPS}\n:::`,
    `:::question[${CHURCH}]\n${GROUPS}\n:::`,
    11,
  ),
  answered('heading', `## ${ASK}\n\n${GROUPS}`, `## ${CHURCH}\n\n${GROUPS}`, 12),
  answered('bold', `**${ASK}**\n\n${GROUPS}`, `**${CHURCH}**\n\n${GROUPS}`, 12),
  answered(
    'beginning',
    `:::question[${ASK}]\n${GROUPS}\n:::`,
    `:::question[${CHURCH}]\n${GROUPS.replace('for a task that suits a group', 'at our list')}\n:::`,
    11,
  ),
]

const substitutes: readonly Mutation[] = [
  [
    'a heading in bold',
    '## Where to park\n\nIn the yard.',
    '**Where to park**\n\nIn the yard.',
    'heading-bold 6:1 -',
    'repaired',
  ],
  [
    'a smaller heading in bold',
    '## Cars\n\nCome.\n\n## Vans\n\nBehind the house.',
    '## Cars\n\nCome.\n\n**Vans**\n\nBehind the house.',
    'heading-bold 10:1 -',
    'repaired',
  ],
  [
    'the address of a video alone',
    TEXT,
    'https://youtu.be/Xk3vT9bQ2Lw?si=8hQ0wYzR1mNf',
    'video-address 6:1 -',
  ],
  [
    'the address of a video in angle brackets',
    TEXT,
    '<https://vimeo.com/123456789>',
    'video-address 6:1 -',
  ],
  [
    'a sentence in capitals',
    TEXT,
    'PLEASE DO NOT PARK IN FRONT OF THE HOUSE.',
    'text-capitals 6:1 -',
  ],
  [
    'a part of a sentence in capitals',
    TEXT,
    'Come along, and REMEMBER TO BRING A HAT FOR THE SUN.',
    'text-capitals 6:17 -',
  ],
]

const contact = (valid: string, typed: string, position: string): Mutation => [
  `almost our number: ${typed.slice(0, 34)}`,
  valid,
  typed,
  `contact-differs ${position} -`,
]

const contacts: readonly Mutation[] = [
  contact(TEXT, 'Call (334) 555-0124.', '6:6'),
  contact(TEXT, 'Call 334-555-0143 or 334.555.0142.', '6:6'),
  contact(TEXT, '[Call us](tel:+13345550412).', '6:15'),
  contact(TEXT, 'Nos encuentra en 123 Sample Avenue, en Auburn.', '6:18'),
  contact(TEXT, 'Visit us at 123 Sample Street, Opelika.', '6:32'),
  ...[
    ['Call us at (205) 555-0987.', '6:12'],
    ['Call or text us today at 205-555-0987.', '6:26'],
    ['Our phone number is **205-555-0987**.', '6:23'],
    ['Llámenos al 205-555-0987.', '6:13'],
  ].map(([typed = '', position = '']) => contact(TEXT, typed, position)),
  ...['555 01 42', '555-0142', '555.01.42', '334 555 01 42'].map((typed): Mutation => [
    `our number in other groups: ${typed}`,
    'Call us at (334) 555-0142 to sign up.',
    `Call us at ${typed} to sign up.`,
    'contact-differs 6:12 -',
    'repaired',
  ]),
  [
    'our number in another country',
    'Please [call us](tel:+13345550142).',
    'Please [call us](tel:+523345550142).',
    'contact-differs 6:18 -',
    'repaired',
  ],
  ...[
    ['[(334) 555-0142](tel:+3345550142)', 18],
    ['[Call us](tel:+334-555-0142)', 11],
    ['[the hospital, 334-555-0999](tel:+3345550999)', 30],
    ['::button[Llame al (334) 555-0142]{href=tel:+3345550142}', 40],
  ].map(([typed = '', column = 0]): Mutation => [
    `a link with a + and no 1: ${typed}`,
    String(typed).replace(/\+/, '+1').replace('+1334-555-0142', '+13345550142'),
    String(typed),
    `contact-differs 6:${column} -`,
    'repaired',
  ]),
  ...[
    ['a link with a typo of our number', '[(334) 555-0142](tel:+13345550124)'],
    ['a link with another number', '[Call 334-555-0142](tel:+13345550999)'],
    ['words with a typo of our number', '[(334) 555-0124](tel:+13345550142)'],
    ['a button with another number', '::button[Call (334) 555-0142]{href=tel:+13345550124}'],
    ['a link to an email with a typo', '[hello@example.org](mailto:helo@example.org)'],
    ['words with a typo of our email', '[helo@example.org](mailto:hello@example.org?subject=Tea)'],
  ].map(([name = '', typed = '']): Mutation => [
    name,
    typed
      .replace('555-0124', '555-0142')
      .replace(/\+1334555\d{4}/, '+13345550142')
      .replaceAll('helo@', 'hello@'),
    typed,
    `contact-differs 6:${typed.indexOf('[') + 1} -`,
    'repaired',
  ]),
  ...[
    '[envíenos un correo](mailto:hola@example.org)',
    '[hola@example.org](mailto:hola@example.org)',
    'Escriba a hola@example.org.',
    '::button[Escríbanos]{href=mailto:Hola@example.org}',
  ].map((typed): Mutation => [
    `our email address, translated: ${typed.slice(0, 18)}`,
    typed.replaceAll(/hola@/gi, 'hello@'),
    typed,
    `contact-differs 6:${typed.search(/hola@/i) + 1} -`,
    'repaired',
  ]),
  contact(TEXT, '[(334) 555-0999](tel:+13345550998)', '6:1'),
  contact(TEXT, 'Write to helo@example.org.', '6:10'),
  contact(TEXT, 'Write to hello@exmple.org.', '6:10'),
  contact(TEXT, 'Write to hello@example.com, or call.', '6:10'),
  contact(TEXT, 'Escriba a hello@example.net hoy.', '6:11'),
  contact(TEXT, 'Ask [hello@example.com](mailto:hello@example.com).', '6:5'),
  contact(TEXT, '[hello@exmple.org](mailto:hello@exmple.org?subject=Tea)', '6:1'),
  contact(TEXT, '[Send us an email](mailto:hello@example.com) now.', '6:1'),
  contact(TEXT, '[ask about a ride](mailto:hello@example.com)', '6:27'),
  contact(TEXT, '::button[hello@example.com]{href=mailto:hello@example.com}', '6:9'),
  contact(TEXT, '[Email us](mailto:info@hillcare.example.com) soon.', '6:1'),
  contact(TEXT, '::button[Write to us]{href=mailto:info@hillcare.example.com}', '6:9'),
  contact(TEXT, '[Escríbanos](mailto:info@hillcare.example.com)', '6:1'),
  ...[
    ['Text GIVE to 41444.', '6:1'],
    ['You can also give by text message.', '6:14'],
    ['Puede donar por mensaje de texto.', '6:7'],
  ].map(([typed = '', position = '']): Mutation => [
    `gifts by text message: ${typed}`,
    TEXT,
    typed,
    `promise-undated ${position} -`,
  ]),
  contact(TEXT, 'Visit www.smallsite.org or smallsite.org.', '6:7'),
  contact(TEXT, 'Find it at small-site-care.com today.', '6:12'),
  contact(TEXT, '[Sign up](https://www.smallsite.org/join)', '6:11'),
  contact(TEXT, '::button[Sign up]{href=https://give.smallsite.org/join}', '6:24'),
  contact(TEXT, 'Email us at info@hillcare.example.com.', '6:13'),
  contact(TEXT, 'Our email address is info@hillcare.example.com.', '6:22'),
  contact(TEXT, 'Ask ann@smallsitecare.org for a ride.', '6:5'),
  contact(TEXT, '[Write to us](mailto:hello@exmaple.org).', '6:1'),
  contact(TEXT, 'Come to 132 Sample Street.', '6:9'),
]

const BOARD = '---\nname: Ann Sample\ntitle: Member\norganization: A bank\norder: 17\n---\n'

export const oversightMistakes = [
  ...createMistakes('board/sample.md', BOARD, [
    [
      'a note in a field',
      'title: Member',
      'title: Member // was Chair until 2026, change?',
      'note-left 3:8 title',
    ],
    [
      'a comment of Obsidian in a field',
      'title: Member',
      'title: Member %% was Chair until 2026? %%',
      'note-left 3:8 title',
    ],
    ...[
      '(falta confirmar)',
      '(to confirm)',
      '(TBC)',
      '[pendiente]',
      '(ask Luis)',
      '(¿preguntar a Luis?)',
      '(check spelling)',
      '- to confirm',
      '???',
      '(?)',
    ].map((remark): Mutation => [
      `a remark in a name: ${remark}`,
      'name: Ann Sample',
      `name: Ann Sample ${remark}`,
      'note-left 2:7 name',
    ]),
    [
      'a note to a colleague in a field',
      'title: Member',
      'title: Member (Linda, is this right?)',
      'note-left 3:8 title',
    ],
    [
      'a remark in the middle of a name',
      'organization: A bank',
      'organization: A (ask Luis) bank',
      'note-left 4:15 organization',
    ],
  ]),
  ...createBodyMistakes([
    ...ownNotes,
    ...repetitions,
    ...questions,
    ...answers,
    ...substitutes,
    ...contacts,
  ]),
  ...createMistakes(
    'events/sample.md',
    EVENT_TEXT.replace('with neighbors from', 'and call (334) 555-0142 before you come from'),
    [
      [
        'our number without its area code in a field',
        '(334) 555-0142',
        '555 01 42',
        'contact-differs 8:14 description',
        'repaired',
      ],
    ],
  ),
  ...createMistakes('events/sample.md', EVENT_TEXT, [
    [
      'a remark in the title of an event',
      'title: Walk for Life',
      'title: Walk for Life (confirmar con Luis)',
      'note-left 3:8 title',
    ],
    [
      'a link to a map as a place',
      'location: Sample Park',
      'location: https://maps.example.org/k7Qw2ZrTn5dXb8uJ9',
      'value-markup 6:11 location',
    ],
    [
      'a title in capitals',
      'title: Walk for Life',
      'title: WALK FOR LIFE',
      'text-capitals 3:8 title',
      'repaired',
    ],
    [
      'almost our number in a field',
      'with neighbors from all over East Alabama.',
      'with us, and call (334) 555-0124 before you come.',
      'contact-differs 8:14 description',
    ],
    [
      'our email address with another ending in a field',
      'with neighbors from all over East Alabama.',
      'with us, and write to hello@example.com before you come.',
      'contact-differs 8:14 description',
    ],
  ]),
]

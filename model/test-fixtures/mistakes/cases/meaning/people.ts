// Roles, authors, people whom others could recognize, and messages to colleagues.
import { createEntryText, createPostText } from '../../../create-test-site'
import {
  createBodyMistakes,
  createMistakes,
  EVENT_TEXT,
  PAGE_TEXT,
  TEXT,
  type Mistake,
  type Mutation,
} from '../../mistake'

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
    [
      'Sample Hill Bakery',
      'Bank of Sampleville',
      'Iglesia de la Luz',
      'Sample Church',
      'Sample Town Archive',
      'Hill Family Dental',
    ].map((typed) => [
      `an organization as a role on the board: ${typed}`,
      'title: Member',
      `title: ${typed}`,
      'board-role 3:8 title',
    ]),
  ),
  ...createMistakes(
    'board/sample.md',
    BOARD,
    ['Rev.', 'Dr', 'Sister', 'Rev. Dr.', 'Mr. and Mrs.', 'The Hon.', 'PhD', 'D.Min.'].map(
      (typed) => [
        `a form of address in place of a role: ${typed}`,
        'title: Member',
        `title: ${typed}`,
        'board-role 3:8 title',
      ],
    ),
  ),
  ...['Tresurer', 'Treausrer', 'Treasurere'].flatMap((typed) =>
    createMistakes('board/sample.md', BOARD.replace('title: Member', 'title: Treasurer'), [
      [`a typo in a title: ${typed}`, 'Treasurer', typed, 'title-typo 3:8 title', 'repaired'],
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
  ...['Member', 'Board Member', 'Treasurer'].flatMap((role) => {
    const lines = `title: ${role}\norganization: Opelika Feed and Seed`
    const valid = BOARD.replace('title: Member\norganization: Sample Church', lines)
    const typed = `title: Opelika Feed and Seed\norganization: ${role}`
    const name = `a store in the place of the role: ${role}`
    return createMistakes('board/sample.md', valid, [
      [name, lines, typed, 'board-role 3:8 title', 'repaired'],
    ])
  }),
  ...createMistakes('board/sample.md', BOARD.replace('Sample Church', 'Walker & Sons'), [
    [
      'an organization of any name in the place of the role',
      'title: Member\norganization: Walker & Sons',
      'title: Walker & Sons\norganization: Vocal',
      'board-role 3:8 title',
    ],
  ]),
  ...createMistakes(
    'board/sample.md',
    BOARD,
    [
      'Small Site',
      'The Small Site',
      'Small Site (front desk)',
      'Small Site, Auburn',
      'Our office',
    ].map((typed) => [
      `our own organization on the board: ${typed}`,
      'organization: Sample Church',
      `organization: ${typed}`,
      'board-role 4:15 organization',
    ]),
  ),
  ...createMistakes('board/sample.md', BOARD, [
    [
      'our nurse on the board',
      'title: Member\norganization: Sample Church',
      'title: Nurse\norganization: Small Site',
      'board-role 4:15 organization',
    ],
  ]),
  ...createMistakes(
    'board/sample.md',
    BOARD,
    [
      ['organization: Sample Church', ' (cell 334-555-0176)', '4:15 organization'],
      ['organization: Sample Church', ', ann@example.org', '4:15 organization'],
      ['organization: Sample Church', ', 24 Maple Grove Road', '4:15 organization'],
      ['title: Member', ', 334-555-0176', '3:8 title'],
      ['name: Ann Sample', ', 24 Maple Grove Road', '2:7 name'],
    ].map(([valid = '', more = '', place = '']): Mutation => [
      `a contact of a person after ${valid.split(':')[0] ?? ''}: ${more}`,
      valid,
      `${valid}${more}`,
      `name-contact ${place}`,
      'repaired',
    ]),
  ),
  ...createMistakes('board/sample.md', BOARD.replace('Ann Sample', 'Ann de la Sample-Baker'), [
    [
      'a name in small letters',
      'Ann de la Sample-Baker',
      'ann de la sample-baker',
      'text-capitals 2:7 name',
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
  ...[
    ['Treasurer', 'Tesorera'],
    ['Vice Chair', 'Vicepresidente'],
  ].flatMap(([role = '', typed = '']) =>
    createMistakes('board/sample.md', BOARD.replace('title: Member', `title: ${role}`), [
      [
        `an office on the board in Spanish: ${typed}`,
        `title: ${role}`,
        `title: ${typed}`,
        'board-role 3:8 title',
        'repaired',
      ],
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

const WRITERS = {
  'team/vernon-quill.md': createEntryText(
    { name: 'Vernon Quill', title: 'Fatherhood Coordinator', order: '73' },
    'Vernon helps dads. He likes to fish.',
  ),
  'team/petunia-quill.md': createEntryText(
    { name: 'Petunia Quill', title: 'Thimble Coordinator', order: '74' },
    'Petunia counts our thimbles. She likes to sew.',
  ),
}

/** The first person of a text is someone else than its author. */
const otherWriterMistakes: readonly Mistake[] = [
  'I have been the pastor of a church for nineteen years.',
  'As a board member, I read all of the reports.',
  'I pastor a church with forty members.',
  'I’m a registered nurse, and I see this every day.',
  'As a mother of three, I know how tired you are.',
  'As the Thimble Coordinator, I count what we have.',
  'My name is Petunia, and I sew.',
  'Soy pastor de una iglesia aquí.',
  'Como enfermera, siempre escucho primero.',
  'Then Vernon asked me to sit down.',
].map((typed) => ({
  name: `the words of another writer: ${typed}`,
  path: 'blog/sample.md',
  content: createPostText({ author: 'Vernon Quill' }).replace('Words of the post.', typed),
  validContent: createPostText({ author: 'Vernon Quill' }),
  expected: 'author-differs 5:9 author',
  repaired: false,
  otherFiles: WRITERS,
}))

const leftMistakes: readonly Mistake[] = [
  'Or just call and ask for me.',
  'Stop by and see me on a Friday.',
  'Llame y pregunte por mí.',
  'My office door is always open.',
  'You can ask to speak with me.',
].map((typed, index) => ({
  name: `a writer who has left: ${typed}`,
  path: 'blog/sample.md',
  content: createPostText({ author: 'Otto Quail' }).replace('Words of the post.', typed),
  validContent: createPostText({ author: 'Otto Quail' }),
  expected: `author-left 10:${[18, 1, 9, 1, 9][index] ?? 1} -`,
  repaired: false,
  otherFiles: {
    'team/orla-siskin.md': createEntryText(
      { name: 'Orla Siskin', title: 'Nurse', order: '10' },
      'Orla listens.',
    ),
  },
}))

const spellingMistakes = createMistakes(
  'team/sample.md',
  createEntryText(
    { name: 'Katherine Sample', title: 'Nurse', order: '10' },
    'Katherine joined us in the spring. She keeps the books.',
  ),
  [
    [
      'another spelling of the first name',
      'Katherine joined',
      'Katharine joined',
      'person-name 7:1 -',
    ],
    [
      'two spellings of the first name',
      'She keeps the books.',
      'Catherine keeps the books.',
      'person-name 7:36 -',
    ],
  ],
)

const lastNameMistakes = createMistakes(
  'team/ingrid-zaleska.md',
  createEntryText(
    { name: 'Ingrid Zaleska', title: 'Doula', order: '10' },
    'Ingrid rocks the babies and sings to them.',
  ),
  [['another spelling of the last name', 'Zaleska', 'Zalewski', 'person-name 2:7 name']],
)

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
    'Pray also for Yadira, 17, from our Tuesday class, who lost her job at the bakery in Opelika.',
    'Pray for Tamara, a single mother of three, that she may find work and a friend in these weeks.',
    'Ore por Xiomara, de 19 años, que busca trabajo en estos meses y vive lejos de sus padres.',
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
    'Pray for all, such as Kaylee, a junior in our youth group who called us last Sunday.',
    'Pray for Brianna, whose mother called us, before her baby comes in March.',
    'Ore por Karla, que va a ser mamá y no se lo ha dicho a sus padres.',
    'Ore por Marisol, que tiene 20 semanas y no se lo ha dicho a sus padres todavía.',
    'Last Tuesday Kaylee from Sample High sat here, four months along and scared to tell her dad.',
    'Our client Rachel, a nursing student from Sampleville, chose life after her ultrasound.',
    'Amber lives on Sample Street with her two brothers and is due at the end of June.',
    'Remember Kaylee, 17, a senior at Beulah High School, who is twelve weeks along.',
    'Meet Kaylee, a senior at Beulah High School, who is pregnant and lives on Oak Street.',
    'Recuerden Kaylee, 17, que está embarazada.',
    'Hoy vino Daniela, que trabaja en la panadería, por una prueba de embarazo.',
    'Pray also for Kaylee of our youth group, a junior at Sample High School, who is pregnant.',
    'Pray for Kaylee in our youth group, who goes to Lee County High, which is near, and is due in May.',
    'Pray for Kaylee of Sample Valley Elementary, who is twelve weeks along.',
    'Pray for Kaylee as she is fourteen weeks along and goes to First Baptist Church, who help.',
    'Ore por Karla de nuestro grupo, de la Escuela Preparatoria Central, que está embarazada.',
    'Ask for courage for Kaylee Harmon from Magnolia Hall, whose own parents do not know yet.',
    'Pray for Kaylee from Magnolia Hall, that she may find a friend this week in Auburn.',
    'Pray for Kaylee Harmon and for the people around her in these long weeks.',
    'Pray for Tyrell Harmon from Mount Olive Baptist, who looks for a job in these weeks.',
    'Pray for Brianna, who works at Publix, that she may find rest and a friend here.',
    'Ore por Maribel de la Residencia Magnolia, para que encuentre una amiga en estos días.',
    'Pray for little Mason, born at 29 weeks, and for his mom Kaylee Harmon, who is 17.',
    'Give them peace, above all Kayleigh, the 17-year-old daughter of our organist, who is due in May.',
    'Pray for those in need, such as Kaylyn, the 17-year-old daughter of our organist at St. Mark’s, whose parents do not know yet. Ask God for help.',
    'Ore por Karla Mendoza, para que tenga paz y una amiga cerca en estos días.',
    'Pray for Kayleigh, 17, from Beauregard, who was here on Tuesday and is afraid to tell her stepfather.',
    'Lift up Destiny, 24, from Phenix City, who came by last week.',
    'Pray for Tiana, who is scared to tell her grandmother about the test.',
    'Ore por Yaretzi, de 16 años, de Opelika, que vino aquí el martes.',
    'Ore por Marisol, que tiene miedo de decírselo a sus papás.',
    'Pray this month for Brooklyn, the ninth grader from Phenix City who came in on Friday with her grandmother.',
    'Pray for a 15-year-old from Tuskegee who came in on Friday with her mother.',
    'Lift up Makayla, whose boyfriend has moved out.',
    'Pray for Destiny, who came to us last Friday.',
    'Pray for those who wait for a baby, and for Kaylee from the bakery on Oak Street, who is due in March.',
    'Please pray for Jasmine and her newborn, and for all mothers.',
    'Oren por Araceli, que vino el jueves con su tía.',
    'Oren por Lizbeth y su bebé.',
    'Ask God for long days, and for healing for Beverly Exempla after her heart surgery.',
    'Oren por Araceli, que tiene cáncer.',
    'We think of the young waitress from the pancake house in Sampleville who is due in March.',
    'Remember especially the daughter of the organist at Sample Mill Church, a junior in high school, who came to our clinic two weeks ago.',
    'Pray for those who wait, like the young waitress from Sampleville who came in on Tuesday with her twin boys.',
    'Please remember baby Kaylee from Sampleville, born eight weeks early on November 19, and her mother Brandi, who came to our clinic.',
    'Please remember Brandi from Sampleville, who came to our clinic.',
    'Oren por la joven mesera de Sampleville que vino a la clínica con sus gemelos.',
    'Pray for a cashier at the grocery store in Sampleville whose mother still does not know.',
    'Ask God for peace for the 17-year-old from the youth choir at Sample Pine Church who is expecting twins.',
    'Oren por la muchacha de 16 años de nuestro grupo que está embarazada.',
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

const subjectMistakes = createMistakes(
  'pages/sample.md',
  PAGE_TEXT.replace('\n---', '\nemail_subject: I would like to help\n---'),
  [
    [
      'the subject of an answer to an email',
      'I would like to help',
      '"RE: FW: I would like to help"',
      'email-name 4:16 email_subject',
      'repaired',
    ],
  ],
)

const emailMistakes = createMistakes(
  'pages/sample.md',
  PAGE_TEXT.replace('\n---', '\nemail_body: I would like to help. My name is\n---'),
  [
    ...['My name is Quentin Sample.', 'My name is Quentin'].map((typed): Mutation => [
      `a name in the emails of visitors: ${typed}`,
      'My name is',
      typed,
      'email-name 4:13 email_body',
      'repaired',
    ]),
    ...[
      'This is Quentin Sample from Sample Chapel.',
      'Me llamo Quentin Sample y quiero ayudar.',
      'My phone number is (334) 555-0188, so call me.',
    ].map((typed): Mutation => [
      `a name in the emails of visitors: ${typed}`,
      'My name is',
      typed,
      'email-name 4:13 email_body',
    ]),
  ],
)

const inPostMistakes = createMistakes('blog/sample.md', createPostText(), [
  [
    'a person in a post',
    'Words of the post.',
    'Please pray for Kaylee from Magnolia Hall this week.',
    'person-recognizable 10:17 -',
  ],
  [
    'a visitor without a name in a post',
    'Words of the post.',
    'We think of our deacon’s niece, who called us last week.',
    'person-recognizable 10:13 -',
  ],
  [
    'a colleague with her loss in a post',
    'Words of the post.',
    'We weep with Darlene Exempla, who lost her husband in May.',
    'person-recognizable 10:14 -',
  ],
  [
    'a person with her baby in a post',
    'Words of the post.',
    'Please pray for Kaylee and her newborn this week.',
    'person-recognizable 10:17 -',
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
      'the end of an email in a field',
      'did not plan.',
      'did not plan. Sent from my iPhone',
      'email-pasted 3:14 description',
      'repaired',
    ],
    ...[
      'They just called my number, text you when I’m out 🙏',
      'On my way, running 10 late. Did mom take her pills? xo',
      'Te aviso cuando salga.',
    ].map((typed): Mutation => [
      `a private message: ${typed}`,
      'did not plan.',
      `did not plan. ${typed}`,
      'note-left 3:14 description',
    ]),
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
    [
      'a private message in a text',
      TEXT,
      'Come and walk along with us. Can you pick up the kids? See you when I’m done.',
      'note-left 6:30 -',
    ],
  ]),
)

const SHE =
  'She guides our classes. She listens, and she knows many songs by heart. Spanish is the language of her childhood.'
const HE = 'He paints our roof. He sings, and he is here on Mondays. Coffee is his favorite drink.'
const createHelper = (name: string, text: string): string =>
  createEntryText({ name, title: 'Class Guide', order: '33' }, text)

const pronounMistakes = [
  ...createMistakes('team/rosalba-exempla.md', createHelper('Rosalba Exempla', SHE), [
    ['a his in the text about a woman', 'of her child', 'of his child', 'pronoun-other 7:100 -'],
  ]),
  ...createMistakes('team/reynaldo-exempla.md', createHelper('Reynaldo Exempla', HE), [
    ['a her in the text about a man', 'is his fav', 'is her fav', 'pronoun-other 7:68 -'],
  ]),
]

const mentionMistakes = createBodyMistakes([
  [
    'the name of an event with a letter too few',
    'Come to the Quince Blossom Breakfast.',
    'Come to the Quince Blosom Breakfast.',
    'name-mistyped 6:13 -',
  ],
]).map((mistake) => ({
  ...mistake,
  otherFiles: {
    'events/quince-blossom-breakfast.md': EVENT_TEXT.replace('id: sample', 'id: quince')
      .replace('Walk for Life', 'Quince Blossom Breakfast')
      .replace('2025-11-25', '2026-12-03')
      .replace('time: 6:00 PM - 8:00 PM', 'time: 8:00 AM - 9:30 AM')
      .replace('Walk one mile with us.', 'Bread, jam and songs under the old trees.'),
  },
}))

export const peopleMistakes: readonly Mistake[] = [
  ...mentionMistakes,
  ...pronounMistakes,
  ...roleMistakes,
  ...leftMistakes,
  ...otherWriterMistakes,
  ...spellingMistakes,
  ...lastNameMistakes,
  ...personMistakes,
  ...unnamedMistakes,
  ...emailMistakes,
  ...subjectMistakes,
  ...inPostMistakes,
  ...messageMistakes,
]

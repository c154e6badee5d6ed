// Mistakes in what a text says: days, people, verses, and words that were copied.
import { createEntryText } from '../../../create-test-site'
import { createBodyMistakes, TEXT, type Mistake } from '../../mistake'
import { copyMistakes } from './copies'
import { eventDetailMistakes } from './event-details'
import { eventDayMistakes } from './event-days'
import { soonMistakes } from './soon'
import { peopleMistakes } from './people'

const createChurch = (name: string): string =>
  createEntryText({ name, event: 'walk', order: '10' }, '')

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
      ['Psalm 139:31', 'verse-unknown 6:1 -'],
      ['Matthew 6:25-43', 'verse-unknown 6:1 -'],
      ['Salmo 23:19', 'verse-unknown 6:1 -'],
      ['Isaiah 43:2 (Hope for Mothers Translation)', 'verse-translation 6:1 -'],
      ['John 3:16 (NIV)', 'verse-translation 6:1 -'],
      ['Matthew 11:28 (NIV)', 'verse-translation 6:1 -'],
      ['Matthew 11:30 (NIV)', 'verse-translation 6:1 -'],
      ['Psalm 23:1 (Reina-Valera 1960)', 'verse-translation 6:1 -'],
      ['Salmo 23:1 (NVI)', 'verse-translation 6:1 -'],
      ['Psalm 23:1, NIV', 'verse-translation 6:1 -'],
      ['Psalm 23:1 — New King James Version', 'verse-translation 6:1 -'],
    ] as const
  ).map(([typed, expected]) => [`the verse ${typed}`, TEXT, typed, expected]),
)

const formMistakes = createBodyMistakes(
  (
    [
      ['Fill out the short application form at the bottom of this page.', 1],
      ['To start, fill in our online form.', 11],
      ['You can reach us with the form below.', 23],
      ['Please complete the sign-up form on our website.', 8],
      ['There is a short form at the end of this page.', 10],
      ['Our contact form is the fastest way to reach us.', 1],
      ['Complete el formulario de contacto y le llamamos.', 1],
      ['Escríbanos con el formulario que está abajo.', 16],
      ['Llene la solicitud al final de la página.', 1],
    ] as const
  ).map(([typed, column]) => [
    `a form that is not there: ${typed}`,
    TEXT,
    typed,
    `form-missing 6:${column} -`,
  ]),
)

const buttonFormMistakes = createBodyMistakes([
  [
    'a form on a page with a button to another page',
    `${TEXT}\n\n::button[Look around]{href=/events}`,
    'Fill out the form at the bottom of this page.\n\n::button[Look around]{href=/events}',
    'form-missing 6:1 -',
  ],
])

const historyMistakes = createBodyMistakes([
  [
    'a button that clears the history',
    'The button opens the weather.',
    'The button opens the weather and clears your history.',
    'history-claim 6:34 -',
  ],
  [
    'a result that is promised within an hour',
    'A nurse tells you the result.',
    'A nurse tells you the result within an hour.',
    'promise-undated 6:1 -',
  ],
  [
    'a promise that nothing costs money',
    'Ask us what each thing costs.',
    'Leave your purse at home, because nothing here costs you anything.',
    'promise-undated 6:35 -',
  ],
  [
    'a promise in plain words that nothing costs money',
    'Ask us what each class costs.',
    'Come to each class, and there is no fee and no bill.',
    'promise-undated 6:25 -',
  ],
  [
    'a promise in plain words that nobody hears of it',
    'Ask who can see your letter.',
    'Write us a letter, and not a soul will hear of it from us.',
    'promise-undated 6:24 -',
  ],
  [
    'a promise in plain words of a soon answer',
    'Leave a message on the machine.',
    'If you leave a message on the machine, someone calls you back before supper.',
    'promise-undated 6:40 -',
  ],
  [
    'a promise that someone is always there',
    'Ring the bell during office hours.',
    'Ring the bell, because there is always someone at the desk.',
    'promise-undated 6:24 -',
  ],
  [
    'a number that nobody has counted',
    'Neighbors came with coats.',
    'Last fall, neighbors brought around ninety coats.',
    'claim-undated 6:1 -',
  ],
])

const deniedMistakes = createBodyMistakes([
  [
    'a kind of gift that the same text says there is none of',
    'Any gift is welcome. There are no levels and no clubs.',
    'Any gift is welcome. There are no levels and no clubs. Many choose our Finch level.',
    'statement-differs 6:68 -',
  ],
  [
    'new circles above an older sentence',
    'There are no levels and no clubs.',
    'You can join one of our three giving circles.\n\nThere are no levels and no clubs.',
    'statement-differs 6:21 -',
  ],
  [
    'a list that the same text says there is none of',
    'Call us, and we find a day.',
    'Call us. There is no waiting list.\n\nWe put you on our waiting list.',
    'statement-differs 8:15 -',
  ],
  [
    'levels in Spanish that the same text says there are none of',
    'No hay niveles.',
    'No hay niveles ni clubes.\n\nElija uno de nuestros cuatro niveles.',
    'statement-differs 8:14 -',
  ],
  [
    'our cookies, where a list says that there are none',
    '- **No cookies**, and no chat.',
    '- **No cookies**, and no chat.\n\nYou can also delete our cookies in your browser.',
    'statement-differs 8:21 -',
  ],
  [
    'statistics, where a list says that no visits are counted',
    '- **No counting of visits.** We do not want to know.',
    '- **No counting of visits.** We do not want to know.\n\nYou can opt out of the statistics that we collect.',
    'statement-differs 8:20 -',
  ],
  [
    'a newsletter, where the same text says that there is none',
    'We have no newsletter. Ask us on the phone.',
    'We have no newsletter. Ask us on the phone.\n\nThe days are in our newsletter.',
    'statement-differs 8:17 -',
  ],
  [
    'cookies in Spanish, where the same text says that there are none',
    'No usamos cookies. Pregunte por teléfono.',
    'No usamos cookies. Pregunte por teléfono.\n\nBorre nuestras cookies en su teléfono.',
    'statement-differs 8:7 -',
  ],
])

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
  ...eventDayMistakes,
  ...eventDetailMistakes,
  ...soonMistakes,
  ...peopleMistakes,
  ...verseMistakes,
  ...formMistakes,
  ...historyMistakes,
  ...deniedMistakes,
  ...buttonFormMistakes,
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
  ...[
    ['Office Manager', 'Mina'],
    ['Grief and Recovery Counselor', 'Tilda'],
    ['Financial Aid Specialist', 'Nola'],
    ['Coordinadora de Citas', 'Elsa'],
  ].map(([role = '', first = '']): Mistake => ({
    name: `a role in the place of a name: ${role}`,
    path: `team/${first.toLowerCase()}-ortega.md`,
    content: story(role, `${first} opens the door in the morning.`),
    validContent: story(`${first} Ortega`, `${first} opens the door in the morning.`),
    expected: 'file-person 2:7 name',
    repaired: false,
  })),
  {
    name: 'a church that was typed over another one',
    path: 'churches/quail-ridge-church.md',
    content: createChurch('Heron Lake Church'),
    validContent: createChurch('Quail Ridge Church'),
    expected: 'file-church 2:7 name',
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

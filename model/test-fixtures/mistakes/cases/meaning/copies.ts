// Files that began as a copy of another one, with a value that belongs to that one.
import { createEntryText } from '../../../create-test-site'
import { createMistakes, EVENT_TEXT, type Mistake } from '../../mistake'

const createCard = (title: string) =>
  createEntryText(
    {
      title,
      description: 'Pray for those who open the door and pick up the phone every day.',
      image: 'walk.svg',
      image_alt: 'decorative',
      order: '1',
    },
    '',
  )

const createPoster = (event: string, title: string, description: string) =>
  createEntryText({ title, description, event, order: '17' }, '')

const PICNIC = 'harvest-picnic'
const PARADE = 'lantern-parade'

/** A poster with the event of another one. */
const otherEvent = (
  title: string,
  description: string,
  [typed, meant]: readonly [typed: string, meant: string] = [PICNIC, PARADE],
): Mistake => ({
  name: `the event of another poster: ${title}, ${description}`,
  path: 'resources/sample.md',
  content: createPoster(typed, title, description),
  validContent: createPoster(meant, title, description),
  expected: 'value-copied 4:8 event',
  repaired: false,
  otherFiles: {
    'events/lantern-parade.md': createEvent('Lantern Parade', 'We carry lights.'),
    'events/harvest-picnic.md': createEvent('Harvest Picnic', 'We eat pumpkins.'),
  },
})

const createEvent = (title: string, text: string) =>
  EVENT_TEXT.replace('id: sample', `id: ${title.toLowerCase().replaceAll(' ', '-')}`)
    .replace('title: Walk for Life', `title: ${title}`)
    .replaceAll('Walk one mile', title)
    .replace(/Come along\.[\s\S]*/, () => `${text}\n`)

/** The sample began as a copy of the file of another event. */
const copiedEvent = (
  name: string,
  [own, other]: readonly [own: string, other: string],
  left: string,
  meant: string | null = null,
): Mistake => {
  const write = (words: string) => createEvent(own, `We eat and sing together.\n\n${words}`)
  return {
    name,
    path: 'events/sample.md',
    content: write(left),
    validContent: meant === null ? null : write(meant),
    expected: 'text-copied 17:1 -',
    repaired: meant !== null,
    otherFiles: {
      [`events/${other.toLowerCase().replaceAll(' ', '-')}.md`]: createEvent(
        other,
        `Bring a friend.\n\n${left}`,
      ),
    },
  }
}

const createPerson = (name: string, text: string) =>
  createEntryText({ name: `${name} Sample`, title: 'Nurse', order: '10' }, text)

const createMember = (name: string) =>
  createEntryText({ name, title: 'Member', organization: 'Sample Heron Nursery', order: '87' }, '')

/** The sample began as a copy of the file of another person. */
const copiedPerson = (
  name: string,
  [own, other]: readonly [own: string, other: string],
  before: string,
  after: string,
): Mistake => {
  const left = `${other} keeps the calendar and the keys to every room.`
  const join = (...words: string[]) => words.filter((part) => part !== '').join(' ')
  return {
    name,
    path: 'team/sample.md',
    content: createPerson(own, join(before, left, after)),
    validContent: createPerson(own, join(before, after)),
    expected: 'text-copied 7:1 -',
    repaired: true,
    otherFiles: {
      [`team/${other.toLowerCase()}.md`]: createPerson(other, `${left} She sings in a choir.`),
    },
  }
}

/** The sample was copied for another person, and a sentence was forgotten. */
const sharedSentence = (
  [name, colleague]: readonly [string, string],
  own: string,
  left: string,
  order: string,
  gender = 'a man',
): Mistake => {
  const write = (text: string) => createPerson(name, text).replace('order: 10', `order: ${order}`)
  return {
    name: `a sentence about ${gender} in the file of a woman: ${left}`,
    path: `team/${name.toLowerCase()}.md`,
    content: write(`${own} ${left}`),
    validContent: null,
    expected: `text-copied 7:${own.length + 2} -`,
    repaired: false,
    otherFiles: {
      [`team/${colleague.toLowerCase()}.md`]: createPerson(
        colleague,
        `${colleague} drives the van. ${left}`,
      ),
    },
  }
}

/** The time and the day that a copied description names are those of the other event. */
const ROBES = 'Come in a robe on Friday, November 28. The evening begins at 5:30 PM.'
const createSupper = (title: string, change: (text: string) => string) =>
  change(createEvent(title, 'We eat and sing together.')).replace(
    /description: .*/,
    `description: ${ROBES}`,
  )

const createPartnerCard = (title: string) =>
  createEntryText(
    {
      title,
      path: '/welcome',
      description: `${title} with us.`,
      image: 'walk.svg',
      image_alt: 'decorative',
      order: '11',
    },
    '',
  )

const createRole = (title: string, description: string) =>
  createEntryText(
    {
      title,
      summary: `${title} is a task for patient people.`,
      description,
      image: 'walk.svg',
      image_alt: 'decorative',
      order: '11',
    },
    'Come along.',
  )

const withRequirement = (requirement: string, text: string): string =>
  createRole('Liaison', 'Be the link between your church and our ministry all year.')
    .replace('\norder', `\nrequirements:\n  - ${requirement}\norder`)
    .replace('Come along.', text)

const requirementMistakes = [
  ['Open to male volunteers', 'Women and men can both do this.'],
  ['For women only', 'This role is open to men.'],
  ['A background check', 'You do not need a background check for it.'],
  ['Solo para hombres', 'Buscamos hombres y mujeres de toda iglesia.'],
].flatMap(([requirement = '', text = '']) =>
  createMistakes('volunteer/sample.md', withRequirement('An hour a week', text), [
    [
      `a requirement of another role: ${requirement}`,
      'An hour a week',
      requirement,
      'requirement-differs 8:5 requirements',
    ],
  ]),
)

const LOST_CHECK = createRole(
  'Liaison',
  'Be the link between your church and our ministry. The role asks for a year and a background check.',
).replace('\norder', '\nrequirements:\n  - A year of service\n  - A background check\norder')

const lostRequirements = createMistakes('volunteer/sample.md', LOST_CHECK, [
  [
    'a requirement that only the description has',
    '\n  - A background check',
    '',
    'requirement-differs 8:5 requirements',
  ],
])

const withNames = (text: string) =>
  text.replace('\n---\n\n', '\nalso_known_as:\n  - race in spring\n  - jog\n---\n\n')

export const copyMistakes: readonly Mistake[] = [
  ...requirementMistakes,
  ...lostRequirements,
  {
    name: 'the description of another event, with its day and its time',
    path: 'events/sample.md',
    content: createSupper('Spring Breakfast', (text) => text),
    validContent: null,
    expected: 'value-copied 8:14 description',
    repaired: false,
    otherFiles: {
      'events/robe-supper.md': createSupper('Robe Supper', (text) =>
        text.replace('2025-11-25', '2025-11-28').replace('6:00 PM - 8:00 PM', '5:30 PM - 8:00 PM'),
      ),
    },
  },
  {
    name: 'the other names of another event',
    path: 'events/sample.md',
    content: withNames(createEvent('Advent Tea', 'We drink tea.')),
    validContent: null,
    expected: 'value-copied 13:15 also_known_as',
    repaired: false,
    otherFiles: { 'events/spring-run.md': withNames(createEvent('Spring Run', 'We run.')) },
  },
  {
    name: 'the address of another card',
    path: 'partner/sample.md',
    content: createPartnerCard('Bring Your Church'),
    validContent: null,
    expected: 'value-copied 3:7 path',
    repaired: false,
    otherFiles: { 'partner/helpers.md': createPartnerCard('Pray') },
  },
  {
    name: 'the words of another prayer',
    path: 'prayer/sample.md',
    content: createCard('Fathers'),
    validContent: null,
    expected: 'value-copied 3:14 description',
    repaired: false,
    otherFiles: { 'prayer/helpers.md': createCard('Helpers') },
  },
  ...(
    [
      ['Play', 'Office', 'give each small child a warm welcome'],
      ['Craft', 'Mail', 'read a story to a child or to two'],
    ] as const
  ).map(([room, title, copied]): Mistake => {
    const describe = (words: string) => `Help in the ${room.toLowerCase()} room and ${words}.`
    return {
      name: `the words of another volunteer role: ${copied}`,
      path: 'volunteer/sample.md',
      content: createRole(`${title} Volunteer`, describe(copied)),
      validContent: null,
      expected: 'value-copied 4:14 description',
      repaired: false,
      otherFiles: {
        [`volunteer/${room.toLowerCase()}-room.md`]: createRole(
          `${room} Room Volunteer`,
          describe('give each small child a warm welcome'),
        ),
      },
    }
  }),
  {
    name: 'the first name of a colleague at the beginning of a story',
    path: 'team/sample.md',
    content: createPerson('Tess', 'Beverly keeps the desk friendly. Just look for Tess.'),
    validContent: createPerson('Tess', 'Tess keeps the desk friendly. Just look for Tess.'),
    expected: 'person-name 7:1 -',
    repaired: false,
    otherFiles: {
      'team/beverly.md': createPerson('Beverly', 'Beverly keeps the books, and she sings.'),
    },
  },
  {
    name: 'the name of a colleague that is a word, at the beginning',
    path: 'team/tabea.md',
    content: createPerson('Tabea', 'Mercy writes for our blog. She studies social work.'),
    validContent: createPerson('Tabea', 'Tabea writes for our blog. She studies social work.'),
    expected: 'text-copied 7:1 -',
    repaired: false,
    otherFiles: { 'team/mercy.md': createPerson('Mercy', 'Mercy bakes bread, and she sings.') },
  },
  {
    name: 'the first name of a colleague in a later sentence of a story',
    path: 'team/odette.md',
    content: createPerson('Odette', 'Odette opens the doors. Winona has a quiet voice.'),
    validContent: createPerson('Odette', 'Odette opens the doors. Odette has a quiet voice.'),
    expected: 'person-name 7:25 -',
    repaired: false,
    otherFiles: {
      'team/winona.md': createPerson('Winona', 'Winona bakes bread, and she sings.'),
    },
  },
  {
    name: 'a colleague above the right name in a story',
    path: 'team/isolde.md',
    content: createPerson('Isolde', 'Wilma is here in the afternoon. Isolde has tea for all.'),
    validContent: createPerson(
      'Isolde',
      'Isolde is here in the afternoon. Isolde has tea for all.',
    ),
    expected: 'person-name 7:1 -',
    repaired: false,
    otherFiles: { 'team/wilma.md': createPerson('Wilma', 'Wilma bakes bread, and she sings.') },
  },
  ...(
    [
      ['Hedda', 'Birk', 'Octavio is often the first whom you meet. He plays guitar.'],
      ['Ottla', 'Brunt', 'Every week, Terrence quietly plans the walk for our dads.'],
      ['Pippa', 'Yarrow', 'Fernanda coordina las clases. Le gusta el café.'],
    ] as const
  ).map(([first, last, text]): Mistake => ({
    name: `the story of another: ${text.slice(0, 12)}`,
    path: `team/${first.toLowerCase()}.md`,
    content: createPerson(`${first} ${last}`, text),
    validContent: null,
    expected: `person-name 7:${text.startsWith('Every') ? 13 : 1} -`,
    repaired: false,
  })),
  ...(
    [
      ['Ulla', 'Crane', 'Latasha will not rush you'],
      ['Brida', 'Fenn', 'Mildred gladly helps you'],
    ] as const
  ).map(([first, last, words]): Mistake => ({
    name: `a helper from an example: ${words}`,
    path: `team/${first.toLowerCase()}.md`,
    content: createPerson(`${first} ${last}`, `${first} sits by the gate, and ${words}.`),
    validContent: null,
    expected: `person-name 7:${first.length + 24} -`,
    repaired: false,
  })),
  {
    name: 'one person with two last names',
    path: 'board/perpetua-wren.md',
    content: createMember('Perpetua Wren'),
    validContent: null,
    expected: 'listed-twice 2:7 name',
    repaired: false,
    otherFiles: { 'board/perpetua-lark.md': createMember('Perpetua Lark') },
  },
  copiedEvent(
    'a button for another event',
    ['Harvest Dinner', 'Spring Fair'],
    '::button[Ask us about the fair]{href=/contact}',
    '::button[Ask us about the dinner]{href=/contact}',
  ),
  copiedEvent(
    'a button with the title of another event',
    ['Early Recital', 'Quilt Auction'],
    '::button[Call us about the Quilt Auction]{href=/contact}',
    '::button[Call us about the Early Recital]{href=/contact}',
  ),
  copiedEvent(
    'a button for another event, in a file about an open house',
    ['Pumpkin Open House', 'Lantern Gala'],
    '::button[Ask a question about the gala]{href=/contact}',
    '::button[Ask a question about the open house]{href=/contact}',
  ),
  copiedEvent(
    'a button for another event, in a file whose title names no kind of event',
    ['Cribs for Everyone', 'Orchard Auction'],
    '::button[Ask a question about the auction]{href=/contact}',
  ),
  copiedEvent(
    'a button with a verb that is in the title of another event',
    ['Cocoa Potluck', 'Juggle for Lydia'],
    '::button[Come and juggle with us]{href=/contact}',
  ),
  copiedEvent(
    'a sentence about another event',
    ['Summer Picnic', 'Choir Concert'],
    'The concert takes place in any weather.',
  ),
  copiedEvent(
    'a heading of another event',
    ['Prayer Rally', 'Bicycle Tour'],
    '## How to reach the tour\n\nCome by bus.',
  ),
  copiedPerson('a first sentence about another person', ['Odell', 'Delphine'], '', 'Odell cooks.'),
  copiedPerson('a last sentence about another person', ['Amos', 'Ottilie'], 'Amos cooks.', ''),
  copiedPerson(
    'a sentence about another person between two',
    ['Ferris', 'Leonora'],
    'Ferris cooks.',
    'Ask Ferris for soup.',
  ),
  sharedSentence(
    ['Ines', 'Otto'],
    'Ines greets each guest, and she makes the tea.',
    'In winter he builds a sled for his dogs.',
    '2',
  ),
  sharedSentence(
    ['Ilse', 'Oren'],
    'Ilse knows the whole town. Ask her for a map.',
    'When the roof leaks, he has a ladder.',
    '20',
  ),
  sharedSentence(
    ['Irma', 'Olga'],
    'Irma greets each guest.',
    'She began as a helper, and now she trains the new ones each spring.',
    '20',
    'another woman',
  ),
  otherEvent('Harvest Picnic Poster', 'One page for the wall of the church.', [PARADE, PICNIC]),
  otherEvent('Pulpit Words', 'A short text to read before the Harvest Picnic.', [PARADE, PICNIC]),
  otherEvent('Flyer for the Parade', 'One page for the door.'),
  otherEvent('Insert', 'Half a page for the parade.'),
  otherEvent('Cartel', 'Una hoja para el desfile.'),
  {
    ...otherEvent('Parade Invitation', 'A card on the Harvest Picnic.', [PARADE, PARADE]),
    validContent: createPoster(PARADE, 'Parade Invitation', 'A card for your friends.'),
    expected: 'value-copied 3:14 description',
  },
]

// Mistakes that every single line hides: a post of the future, a person twice, and what a new file came with.
import { createEntryText } from '../../../create-test-site'
import { createMistakes, EVENT_TEXT, PAGE_TEXT, type Mistake, type Mutation } from '../../mistake'

const POST = `---
title: A coat
summary: Words about a coat.
date: 2026-11-01
author: Ann
image: walk.svg
image_alt: decorative
---

Words of the post.
`

const NOTICE = '---\ntitle: Boxing Day\ntype: closed\nfrom: 2026-12-26\nuntil: 2026-12-26\n---\n'

const postMistakes = createMistakes('blog/sample.md', POST, [
  ['a post of next year', 'date: 2026-11-01', 'date: 2099-11-01', 'post-future 4:7 date'],
  [
    'a post that is public before its day',
    'date: 2026-11-01',
    'date: 2099-12-01\npublish_on: 2099-11-25',
    'post-future 5:13 publish_on',
  ],
  [
    'a blank in place of the writer',
    'author: Ann',
    'author: [Your Name]',
    'text-example 5:9 author',
  ],
  [
    'a blank among other words of a field',
    'summary: Words about a coat.',
    'summary: Words about [Your Name] and a coat.',
    'text-example 3:10 summary',
  ],
  [
    'a blank that says what to describe',
    'summary: Words about a coat.',
    'summary: Words about [describe what you gave away].',
    'text-example 3:10 summary',
  ],
  [
    'a summary that is still the example',
    'summary: Words about a coat.',
    'summary: Five simple ways to help a friend.',
    'text-example 3:10 summary',
  ],
  [
    'a text that is still that of the example',
    'Words of the post.',
    'The article begins here.\n\n## A heading\n\nThe next part goes here.',
    'text-example 10:1 -',
  ],
])

/** What a chat program writes before its answer, copied along. */
const labelMistakes = createMistakes(
  'blog/sample.md',
  POST.replace('alt: decorative', 'alt: Blankets on a shelf'),
  [
    ...['Alt text', 'Alt', 'Description', 'Image', 'Texto alternativo'].map((label): Mutation => [
      `"${label}:" before the words for the picture`,
      'image_alt: Blankets on a shelf',
      `image_alt: "${label}: Blankets on a shelf"`,
      'chat-words 7:12 image_alt',
      'repaired',
    ]),
    ...['Title', '**Title:**', 'Título', 'SEO title'].map((label): Mutation => [
      `"${label}:" before the title`,
      'title: A coat',
      `title: "${label.includes(':') ? label : `${label}:`} A coat"`,
      'chat-words 2:8 title',
      'repaired',
    ]),
    ...['Summary', 'Meta description', 'Descripción'].map((label): Mutation => [
      `"${label}:" before the summary`,
      'summary: Words about a coat.',
      `summary: "${label}: Words about a coat."`,
      'chat-words 3:10 summary',
      'repaired',
    ]),
  ],
)

const exchangedMistakes = createMistakes(
  'blog/sample.md',
  POST.replace('date: 2026-11-01', 'date: 2027-01-11\npublish_on: 2027-01-11'),
  [
    [
      'a later day of publish_on with its month and day exchanged',
      'publish_on: 2027-01-11',
      'publish_on: 2027-11-01',
      'post-future 5:13 publish_on',
      'repaired',
    ],
  ],
)

const plannedMistakes = createMistakes(
  'blog/sample.md',
  POST.replace('date: 2026-11-01', 'date: 2026-12-08\npublish_on: 2026-12-08'),
  [
    ...[
      'publish_date',
      'publishDate',
      'pubDate',
      'date_published',
      'published_on',
      'fecha_de_publicacion',
      'go_live',
      'scheduled',
      'release',
    ].map((typed): Mutation => [
      `${typed}, which is no field, beside the day`,
      'publish_on: 2026-12-08',
      `${typed}: 2026-12-08`,
      `field-unknown 5:1 ${typed}`,
      'repaired',
    ]),
    [
      'the day and month of publish_on exchanged',
      'publish_on: 2026-12-08',
      'publish_on: 2026-08-12',
      'post-future 5:13 publish_on',
      'repaired',
    ],
    [
      'a post that the wrong year hides',
      'publish_on: 2026-12-08',
      'publish_on: 2027-12-08',
      'post-future 5:13 publish_on',
      'repaired',
    ],
    [
      'a post that is public before its day, and was already',
      'publish_on: 2026-12-08',
      'publish_on: 2026-11-12',
      'post-future 5:13 publish_on',
    ],
  ],
)

const guideMistakes = [
  ...createMistakes('pages/sample.md', PAGE_TEXT, [
    [
      'a description that is still that of the guide',
      'Where you can leave your car when you visit us, and what it costs.',
      'Read what we do for people facing an unplanned pregnancy, and why we do it.',
      'text-example 3:14 description',
    ],
  ]),
  ...createMistakes('notices/sample.md', NOTICE, [
    [
      'a notice that is still the example of the guide',
      'Boxing Day\ntype: closed\nfrom: 2026-12-26\nuntil: 2026-12-26',
      'New Year’s Day\ntype: closed\nfrom: 2024-01-01\nuntil: 2024-01-01',
      'text-example 2:8 title',
    ],
  ]),
]

const TEA = EVENT_TEXT.replace('id: sample', 'id: tea')
  .replace('Walk for Life', 'Spring Tea')
  .replace('Walk one mile with us', 'Come for tea')
  .replace('Walk one mile with neighbors', 'Drink tea with neighbors')

const PERSON = createEntryText({ name: 'Una Sample', title: 'Nurse', order: '10' }, 'Una listens.')
const BOARD = '---\nname: Uri Sample\ntitle: Chair\norganization: A bank\norder: 10\n---\n'
const MEMBER = BOARD.replace('Uri', 'Ursa').replace('Chair', 'Member')
const CHURCH = '---\nname: Unity Chapel\nevent: walk\norder: 10\n---\n'

const RESOURCE =
  '---\ntitle: Umbrella Leaflet\ndescription: A sheet about staying dry.\nevent: walk\norder: 10\n---\n'

const TOPIC =
  '---\ntitle: Peace\ndescription: Pray for peace in each home.\nimage: walk.svg\nimage_alt: decorative\norder: 17\n---\n'

const twice = (name: string, folder: string, text: string, change: [string, string]): Mistake => ({
  name,
  path: `${folder}/sample-two.md`,
  content: text.replace(...change),
  validContent: text.replace(/^name: .*$/m, 'name: Another Name'),
  expected: 'listed-twice 2:7 name',
  repaired: false,
  otherFiles: { [`${folder}/sample-one.md`]: text },
})

/** A file that began as a copy of another one, whose name still is in it. It comes first in the folder. */
const copied = (
  name: string,
  folder: string,
  text: string,
  own: string,
  file: string,
): Mistake => ({
  name,
  path: `${folder}/${file}.md`,
  content: text,
  validContent: text.replace(/^name: .*$/m, `name: ${own}`),
  expected: 'listed-twice 2:7 name',
  repaired: false,
  otherFiles: {
    [`${folder}/${/^name: (.*)$/m.exec(text)?.[1]?.toLowerCase().replace(' ', '-') ?? ''}.md`]:
      text,
  },
})

const ULTRA = CHURCH.replace('Unity', 'Ultra')

const twiceMistakes: readonly Mistake[] = [
  copied('a copy of a church', 'churches', ULTRA, 'Ursuline Chapel', 'ultra-chapel-copy'),
  {
    ...copied('a newer copy of a church', 'churches', ULTRA, 'Ulm Chapel', 'ultra-chapel-new'),
    content: ULTRA.replace('event:', 'address: 45 Sample Road, Opelika, AL\nevent:'),
  },
  {
    name: 'a church that is there under its former name, too',
    path: 'churches/ulva-chapel.md',
    content: CHURCH.replace('Unity Chapel', 'Ulva Chapel (formerly Umbria Church)'),
    validContent: CHURCH.replace('Unity', 'Ulva'),
    expected: 'listed-twice 2:7 name',
    repaired: false,
    otherFiles: { 'churches/umbria-church.md': CHURCH.replace('Unity Chapel', 'Umbria Church') },
  },
  {
    name: 'a church that is there under its whole name',
    path: 'churches/ursa-chapel.md',
    content: ULTRA.replace('Ultra', 'Ursa Hope').replace(
      'event:',
      'address: 45 Sample Road, Opelika, AL\nevent:',
    ),
    validContent: ULTRA.replace('Ultra', 'Ursa'),
    expected: 'listed-twice 2:7 name',
    repaired: false,
    otherFiles: { 'churches/ursa-hope-chapel.md': ULTRA.replace('Ultra', 'Ursa Hope') },
  },
  copied(
    'a church with the name of another',
    'churches',
    CHURCH.replace('Unity', 'Umber'),
    'All Saints',
    'all-saints',
  ),
  copied(
    'a person with the name of another',
    'team',
    PERSON.replaceAll('Una', 'Ula'),
    'Ann of Opelika',
    'ann-of-opelika',
  ),
  copied(
    'a person with the name of another in a file with a name',
    'team',
    PERSON.replaceAll('Una', 'Uda'),
    'Dot Hargrove',
    'dot-hargrove',
  ),
  copied(
    'a member of the board with the name of another',
    'board',
    BOARD.replace('Uri', 'Ugo').replace('Chair', 'Member'),
    'Abe Sample',
    'abe-sample',
  ),
  {
    ...copied(
      'a member of the board with the changed lines of another',
      'board',
      BOARD.replace('Uri', 'Ulf').replace('Chair', 'Member'),
      'Ida Sample',
      'ida-sample',
    ),
    content: BOARD.replace('Uri', 'Ulf').replace('Chair', 'Member').replace('A bank', 'A bakery'),
  },
  {
    ...twice('a person with a title', 'board', MEMBER, ['Ursa', 'Dr. Ursa']),
    path: 'board/sample-three.md',
    otherFiles: { 'board/sample-four.md': MEMBER },
  },
  ...['Ms. Ula', 'Pastor Ula', 'Ula R.', 'Doña Ula'].map((name, index): Mistake => {
    const surname = ['Sandpiper', 'Sanderling', 'Starling', 'Siskin'][index] ?? ''
    const member = MEMBER.replace('Ursa Sample', `Ula ${surname}`)
    return {
      ...twice(`a person with more than the name: ${name}`, 'board', member, ['Ula', name]),
      path: `board/sample-${surname.toLowerCase()}-two.md`,
      otherFiles: { [`board/sample-${surname.toLowerCase()}-one.md`]: member },
    }
  }),
  {
    ...twice(
      'a church twice, once with its address',
      'churches',
      CHURCH.replace('Unity', 'Upland'),
      ['event:', 'address: 8 Oak Street, Auburn, AL\nevent:'],
    ),
    path: 'churches/upland-two.md',
    otherFiles: { 'churches/upland-one.md': CHURCH.replace('Unity', 'Upland') },
  },
  {
    ...copied(
      'a church twice, in a file with a name that says almost the same',
      'churches',
      CHURCH.replace('Unity', 'Ulmer'),
      'Ulmer Church',
      'ulmer-church-auburn',
    ),
    content: CHURCH.replace('Unity', 'Ulmer').replace(
      'event:',
      'address: 27 Oak Street, Auburn, AL\nevent:',
    ),
  },
  copied(
    'a church with the name of another on another street',
    'churches',
    CHURCH.replace('Unity Chapel', 'Umbra Street'),
    'Maple Street',
    'maple-street',
  ),
  {
    ...copied(
      'a person with the name of another, and with a story of her own',
      'team',
      PERSON.replaceAll('Una', 'Ulla'),
      'Eve Hargrove',
      'eve-hargrove',
    ),
    content: PERSON.replace('Una', 'Ulla').replace('Una', 'Eve'),
  },
  twice('a person twice on the team', 'team', PERSON, ['Nurse', 'Manager']),
  twice('a member of the board twice', 'board', BOARD, ['Chair', 'Chair']),
  twice('a church twice for one event', 'churches', CHURCH, ['Unity', 'Unity']),
  {
    name: 'a title with a letter that its file name does not have',
    path: 'resources/umbrella-sheet.md',
    content: RESOURCE.replace('Umbrella Leaflet', 'Umbrella Sheat'),
    validContent: RESOURCE.replace('Umbrella Leaflet', 'Umbrella Sheet'),
    expected: 'title-of-file 2:8 title',
    repaired: false,
    otherFiles: {
      'resources/umbrella-list.md': RESOURCE.replace('Umbrella Leaflet', 'Umbrella List').replace(
        'A sheet about staying dry.',
        'A list that goes with the Umbrella Sheet.',
      ),
    },
  },
  {
    name: 'a poster with the title of a leaflet',
    path: 'resources/umbrella-poster.md',
    content: RESOURCE,
    validContent: RESOURCE.replace('Umbrella Leaflet', 'Umbrella Poster'),
    expected: 'listed-twice 2:8 title',
    repaired: false,
    otherFiles: { 'resources/umbrella-leaflet.md': RESOURCE },
  },
  {
    name: 'a prayer topic twice',
    path: 'prayer/sample-two.md',
    content: TOPIC,
    validContent: TOPIC.replace('Peace', 'Joy'),
    expected: 'listed-twice 2:8 title',
    repaired: false,
    otherFiles: { 'prayer/peace.md': TOPIC },
  },
]

const newPersonMistakes = createMistakes(
  'team/sample.md',
  PERSON.replace('Una listens', 'Sarah listens'),
  [
    [
      'a person who is still the example',
      'name: Una Sample\ntitle: Nurse',
      'name: Sarah Sample\ntitle: Nurse Manager',
      'text-example 2:7 name',
    ],
  ],
  // With other files, a name is not changed in a folder with all mistakes.
).map((mistake) => ({ ...mistake, otherFiles: {} }))

const orderMistakes = createMistakes('team/sample.md', PERSON.replace('10', '1000'), [
  [
    'a place in a list with a comma',
    'order: 1000',
    'order: 1,000',
    'number-shape 4:8 order',
    'repaired',
  ],
  ...['1000º', '1000.º', '1000th'].map((typed): Mutation => [
    `a place in a list as an ordinal number: ${typed}`,
    'order: 1000',
    `order: ${typed}`,
    'number-shape 4:8 order',
    'repaired',
  ]),
])

const exampleMistakes = createMistakes('events/sample.md', EVENT_TEXT, [
  [
    'a description that is still the example',
    'Walk one mile with neighbors from all over East Alabama.',
    'Walk one mile or run a 5k with neighbors from all over East Alabama.',
    'text-example 8:14 description',
  ],
  [
    'words for a picture that are still the example',
    'image: walk.svg\nimage_alt: decorative',
    'image: https://images.unsplash.com/photo-1\nimage_alt: Families walking a path between tall pines',
    'text-example 10:12 image_alt',
  ],
  [
    'words for a picture that are those of the guide',
    'image: walk.svg\nimage_alt: decorative',
    'image: https://images.unsplash.com/photo-2\nimage_alt: Our front door with two chairs and a pot of flowers beside it',
    'text-example 10:12 image_alt',
  ],
  [
    'several examples',
    'summary: Walk one mile with us.\ndescription: Walk one mile with neighbors from all over East Alabama.',
    'summary: Walk one mile or run a 5k with us.\ndescription: Walk one mile or run a 5k with neighbors from all over East Alabama.',
    'text-example 7:10 summary',
  ],
  [
    'an example and the text of a new file',
    'description: Walk one mile with neighbors from all over East Alabama.\nimage: walk.svg\nimage_alt: decorative\nrequires_registration: no\nregistration_open: no\n---\n\nCome along.',
    'description: Walk one mile or run a 5k with neighbors from all over East Alabama.\nimage: walk.svg\nimage_alt: decorative\nrequires_registration: no\nregistration_open: no\n---\n\nWrite the text here.',
    'text-example 8:14 description',
  ],
])

const EXAMPLE_ID: Mistake = {
  name: 'the id of the example',
  path: 'events/sample-tea.md',
  content: TEA.replace('id: tea', 'id: run'),
  validContent: TEA,
  expected: 'id-example 2:5 id',
  repaired: false,
}

const newFile = (path: string, content: string): Mistake => ({
  name: `the name ${path}`,
  path,
  content,
  validContent: null,
  expected: 'file-name-example 1:1 -',
  repaired: false,
})

export const unnoticedMistakes: readonly Mistake[] = [
  ...postMistakes,
  ...labelMistakes,
  ...exchangedMistakes,
  ...plannedMistakes,
  ...guideMistakes,
  ...twiceMistakes,
  ...newPersonMistakes,
  ...orderMistakes,
  ...exampleMistakes,
  EXAMPLE_ID,
  newFile('events/new-event.md', EVENT_TEXT.replace('id: sample', 'id: new-sample')),
  newFile('blog/new-blog-post.md', POST),
]

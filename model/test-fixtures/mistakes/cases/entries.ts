// Mistakes in churches, people and pages.
import { createEventText, createPostText } from '../../create-test-site'
import {
  PAGE_TEXT,
  createBodyMistakes,
  createMistakes,
  type Mutation,
  type Mistake,
} from '../mistake'

const CHURCH = '---\nname: Sample Chapel\nevent: walk\norder: 10\n---\n'

const OTHER_EVENT = createEventText({
  id: 'harvest',
  title: 'Soup for All',
  date: '2025-10-03',
  description: 'Soup, bread and apple pie for everyone who has helped us this year.',
})

/** The id of an event in place of the name of its file. */
export const eventIdMistakes: readonly Mistake[] = [
  ...createMistakes('churches/sample.md', CHURCH.replace('walk', 'fall-supper'), [
    [
      'the id of an event',
      'event: fall-supper',
      'event: harvest',
      'event-unknown 3:8 event',
      'repaired',
    ],
    [
      'the title of an event',
      'event: fall-supper',
      'event: Soup for All!',
      'event-unknown 3:8 event',
      'repaired',
    ],
    [
      'a name like that of a file, made of the title',
      'event: fall-supper',
      'event: soup-for-all',
      'event-unknown 3:8 event',
      'repaired',
    ],
    [
      'the title of an event among other words',
      'event: fall-supper',
      'event: Soup for All, Fall 2025',
      'event-unknown 3:8 event',
      'repaired',
    ],
    [
      'an event with a year that its file does not have',
      'event: fall-supper',
      'event: soup-for-all-2026',
      'event-unknown 3:8 event',
      'repaired',
    ],
  ]),
  ...createBodyMistakes([
    [
      'the id of an event in a link',
      'See [the supper](/events/fall-supper).',
      'See [the supper](/events/harvest).',
      'link-broken 6:5 -',
      'repaired',
    ],
  ]),
].map((mistake) => ({ ...mistake, otherFiles: { 'events/fall-supper.md': OTHER_EVENT } }))

export const churchMistakes: readonly Mistake[] = [
  ...createMistakes('churches/sample.md', CHURCH, [
    [
      'a link to a map as the address of a church',
      'event: walk',
      'address: https://maps.example.org/k7Qw2ZrTn5\nevent: walk',
      'value-markup 3:10 address',
    ],
    [
      'words for which a church has no place',
      'order: 10',
      'service_times: Sundays at 10:30 AM\norder: 10',
      'field-unknown 4:1 service_times',
    ],
    ['a number in words', 'order: 10', 'order: ten', 'number-shape 4:8 order', 'repaired'],
    ['a place between two others', 'order: 10', 'order: 1.5', 'number-shape 4:8 order'],
    [
      'a place in a row in words',
      'order: 10',
      'order: Tenth.',
      'number-shape 4:8 order',
      'repaired',
    ],
    [
      'a number in Spanish words',
      'order: 10',
      'order: décimo',
      'number-shape 4:8 order',
      'repaired',
    ],
    [
      'a place in a row in Spanish',
      'order: 10',
      'order: 10mo',
      'number-shape 4:8 order',
      'repaired',
    ],
    ['a place that is no number', 'order: 10', 'order: last', 'number-shape 4:8 order'],
    ['a number with a decimal point', 'order: 10', 'order: 1.5', 'number-shape 4:8 order'],
    ['a number below zero', 'order: 10', 'order: -1', 'number-shape 4:8 order'],
    ['a number with a #', 'order: 10', 'order: #10', 'number-shape 4:8 order', 'repaired'],
    [
      'a number in full-width digits',
      'order: 10',
      'order: １０',
      'number-shape 4:8 order',
      'repaired',
    ],
    ['an event that does not exist', 'event: walk', 'event: run', 'event-unknown 3:8 event'],
    ['an event with a typo', 'event: walk', 'event: wakl', 'event-unknown 3:8 event', 'repaired'],
    [
      'an event by one of its words',
      'event: walk',
      'event: spring-walk-of-hope',
      'event-unknown 3:8 event',
    ],
    [
      'an event with its extension',
      'event: walk',
      'event: walk.md',
      'event-name 3:8 event',
      'repaired',
    ],
    [
      'a text where none is shown',
      'order: 10\n---\n',
      'order: 10\n---\n\nWelcome.\n',
      'text-unexpected 7:1 -',
    ],
  ]),
  ...createMistakes('churches/sample.md', CHURCH.replace('order: 10', 'order: 11'), [
    [
      'a number that begins like an article',
      'order: 11',
      'order: eleven',
      'number-shape 4:8 order',
      'repaired',
    ],
  ]),
]

const CARD =
  '---\ntitle: Walks\npath: /events\ndescription: Walk with us.\nimage: walk.svg\nimage_alt: decorative\norder: 10\n---\n'

/** Cards for pages whose words were changed in the address too. */
const renamedCards: readonly Mistake[] = (
  [
    ['donate', '/partner/donate', '/partner/give-now'],
    ['prayer', '/partner/prayer', '/partner/intercede'],
  ] as const
).flatMap(([name, path, typed]) =>
  createMistakes(`partner/${name}.md`, CARD.replace('/events', path), [
    [
      `a new word in the address of a card: ${name}`,
      path,
      typed,
      'link-broken 3:7 path',
      'repaired',
    ],
  ]),
)

const textsBelowCards: readonly Mistake[] = ['/events', '/blog/a-post'].flatMap((path) =>
  createMistakes('partner/sample.md', CARD.replace('/events', path), [
    [
      `a text below the fields of a card for ${path}`,
      'order: 10\n---\n',
      'order: 10\n---\n\nWalk one mile with your neighbors.\n',
      'text-unexpected 10:1 -',
    ],
  ]).map((mistake) => ({ ...mistake, otherFiles: { 'blog/a-post.md': createPostText() } })),
)

const listedEvents = createMistakes('partner/sample.md', CARD, [
  [
    'an event that is not there in a list of our events',
    'description: Walk with us.',
    'description: Join us at the walk or the fishing tournament.',
    'event-unlisted 4:14 description',
  ],
])

export const cardMistakes: readonly Mistake[] = [
  ...textsBelowCards,
  ...renamedCards,
  ...listedEvents,
]

const PERSON =
  '---\nname: Nora Sample\ntitle: Nurse\nemblem: stethoscope\norder: 10\n---\n\nNora listens.\n'

export const personMistakes: readonly Mistake[] = createMistakes('team/sample.md', PERSON, [
  [
    'a typo in an emblem',
    'emblem: stethoscope',
    'emblem: Stetoscope',
    'choice-unknown 4:9 emblem',
    'repaired',
  ],
  [
    'an emblem that nobody has drawn',
    'emblem: stethoscope',
    'emblem: rocket',
    'choice-unknown 4:9 emblem',
  ],
  [
    'an emblem that is only spelled like another one',
    'emblem: stethoscope',
    'emblem: microphone',
    'choice-unknown 4:9 emblem',
  ],
  ...['estetoscopio', 'a stethoscope', 'stethoscope.svg', '🩺'].map((typed): Mutation => [
    `the emblem ${typed}`,
    'emblem: stethoscope',
    `emblem: ${typed}`,
    'choice-unknown 4:9 emblem',
    'repaired',
  ]),
  ...[
    'Nora Sample & Tom Example',
    'Dr. Nora Sample and Tom de la Cruz',
    'Nora Sample / Tom Example',
  ].map((typed): Mutation => [
    `two people: ${typed}`,
    'name: Nora Sample',
    `name: ${typed}`,
    'entry-second 2:7 name',
  ]),
])

export const pageMistakes: readonly Mistake[] = createMistakes('pages/sample.md', PAGE_TEXT, [
  [
    'a picture without words',
    'title: Parking',
    'title: Parking\nimage: walk.svg',
    'image-words-missing 3:8 image_alt',
  ],
  [
    'words without a picture',
    'title: Parking',
    'title: Parking\nimage_alt: Cars under pines',
    'image-words-alone 3:12 image_alt',
  ],
  [
    'a button without its address',
    'title: Parking',
    'title: Parking\nbutton_text: Give now',
    'button-incomplete 3:14 button_text',
  ],
  [
    'an address without its button',
    'title: Parking',
    'title: Parking\nbutton_link: /events',
    'button-incomplete 3:14 button_link',
  ],
  [
    'a title without a video',
    'title: Parking',
    'title: Parking\nvideo_title: Our story',
    'video-incomplete 3:14 video_title',
  ],
  [
    'a video without its title',
    'title: Parking',
    'title: Parking\nvideo_url: https://video.example.org/1',
    'video-incomplete 3:12 video_url',
  ],
  [
    'a video without words for people who cannot hear it',
    'title: Parking',
    'title: Parking\nvideo_url: https://video.example.org/1\nvideo_title: Us\nvideo_image: walk.svg',
    'video-incomplete 3:12 video_url',
  ],
  ...[
    'https://video$example.org/1',
    'https://evil.example;sandbox/',
    'https://evil.example,default-src/',
    'https://*.example/',
  ].map((url): Mutation => [
    `a video at ${url}`,
    'title: Parking',
    `title: Parking\nvideo_url: ${url}\nvideo_title: Us\nvideo_image: walk.svg\nvideo_text: Our story.`,
    'link-host 3:12 video_url',
  ]),
  ...['constructor', '__proto__', 'toString'].map((word): Mutation => [
    `a word that programs know: ${word}`,
    'title: Parking',
    `title: Parking\ndraft: ${word}`,
    'yes-or-no 3:8 draft',
  ]),
  [
    'two subjects in place of one',
    'title: Parking',
    'title: Parking\nemail_subject:\n  - Hello\n  - Again',
    'list-unexpected 3:15 email_subject',
  ],
])

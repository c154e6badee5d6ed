// Field names as people guess them, in English and in Spanish.
import { createMistakes, EVENT_TEXT, PAGE_TEXT, type Mistake, type Mutation } from '../../mistake'
import { guessedDetailMistakes } from './guessed-details'

const EVENT = EVENT_TEXT.replace(
  'registration_open: no',
  'registration_open: no\nstatus: moved\nstatus_note: It was planned for November 1.',
)

const eventMistakes = createMistakes('events/sample.md', EVENT, [
  ['where', 'location:', 'where:', 'field-unknown 6:1 where', 'repaired'],
  ['a place', 'location:', 'place:', 'field-unknown 6:1 place', 'repaired'],
  ['a venue with a capital letter', 'location:', 'Venue:', 'field-unknown 6:1 Venue', 'repaired'],
  ['an address for the location', 'location:', 'address:', 'field-unknown 6:1 address', 'repaired'],
  ['a place in Spanish', 'location:', 'lugar:', 'field-unknown 6:1 lugar', 'repaired'],
  [
    'a place in Spanish, with an accent',
    'location:',
    'ubicación:',
    'field-unknown 6:1 ubicación',
    'repaired',
  ],
  ['a name for the title', 'title:', 'name:', 'field-unknown 3:1 name', 'repaired'],
  ['a title of two words', 'title:', 'Event name:', 'field-name 3:1 title', 'repaired'],
  ['a title with a hyphen', 'title:', 'event-name:', 'field-unknown 3:1 event-name', 'repaired'],
  ['a title in Spanish', 'title:', 'título:', 'field-unknown 3:1 título', 'repaired'],
  [
    'a title in Spanish without its accent',
    'title:',
    'titulo:',
    'field-unknown 3:1 titulo',
    'repaired',
  ],
  ['a day', 'date:', 'day:', 'field-unknown 4:1 day', 'repaired'],
  ['a day in the plural', 'date:', 'dates:', 'field-unknown 4:1 dates', 'repaired'],
  ['an end_date for the only day', 'date:', 'end_date:', 'field-unknown 4:1 end_date', 'repaired'],
  ['when for the time', 'time:', 'when:', 'field-unknown 5:1 when', 'repaired'],
  ...[
    'when: November 25, 2025, 6:00 PM - 8:00 PM',
    'cuándo: 25 de noviembre de 2025, 6:00 PM - 8:00 PM',
    'day: Tuesday, Nov. 25, 2025 at 6:00 PM - 8:00 PM',
  ].map((typed): Mutation => [
    `a day and its time in one line: ${typed}`,
    'date: 2025-11-25\ntime: 6:00 PM - 8:00 PM',
    typed,
    `field-unknown 4:1 ${typed.replace(/:.*/, '')}`,
    'repaired',
  ]),
  ['a day in Spanish', 'date:', 'fecha:', 'field-unknown 4:1 fecha', 'repaired'],
  ['hours for the time', 'time:', 'hours:', 'field-unknown 5:1 hours', 'repaired'],
  ['a time in Spanish', 'time:', 'horario:', 'field-unknown 5:1 horario', 'repaired'],
  ['a photo', 'image:', 'photo:', 'field-unknown 9:1 photo', 'repaired'],
  ['pictures in the plural', 'image:', 'pictures:', 'field-unknown 9:1 pictures', 'repaired'],
  ['a picture in Spanish', 'image:', 'imagen:', 'field-unknown 9:1 imagen', 'repaired'],
  ['alt', 'image_alt:', 'alt:', 'field-unknown 10:1 alt', 'repaired'],
  ['alt text', 'image_alt:', 'Alt Text:', 'field-name 10:1 image_alt', 'repaired'],
  [
    'a short text',
    'summary:',
    'short-description:',
    'field-unknown 7:1 short-description',
    'repaired',
  ],
  ['a summary in Spanish', 'summary:', 'resumen:', 'field-unknown 7:1 resumen', 'repaired'],
  [
    'a description in Spanish',
    'description:',
    'descripcion:',
    'field-unknown 8:1 descripcion',
    'repaired',
  ],
  ['details', 'description:', 'details:', 'field-unknown 8:1 details', 'repaired'],
  [
    'sign up required',
    'requires_registration:',
    'registration required:',
    'field-name 11:1 requires_registration',
    'repaired',
  ],
  [
    'sign_up_open',
    'registration_open:',
    'sign_up_open:',
    'field-unknown 12:1 sign_up_open',
    'repaired',
  ],
  ['a reason for the change', 'status_note:', 'reason:', 'field-unknown 14:1 reason', 'repaired'],
  [
    'stars around a guessed name',
    'location: Sample Park',
    '**Where:** Sample Park',
    'field-name 6:1 location',
    'repaired',
  ],
  [
    'a guessed name as a program writes it',
    'location: Sample Park',
    '"place": "Sample Park",',
    'field-name 6:1 location',
    'repaired',
  ],
  [
    'a guessed name without a space after its colon',
    'location: Sample Park',
    'where:Sample Park',
    'colon-space 6:7 location',
    'repaired',
  ],
  [
    'a guessed name beside the right one',
    'location: Sample Park',
    'location: Sample Park\nplace: Auburn',
    'field-unknown 7:1 place',
  ],
  [
    'a guessed name with the same words as the right one',
    'location: Sample Park',
    'location: Sample Park\nwhere: Sample Park',
    'field-unknown 7:1 where',
  ],
  [
    'a link that may be one of two',
    'image: walk.svg',
    'image: walk.svg\nlink: https://register.example.org/walk',
    'field-unknown 10:1 link',
  ],
  [
    'a made-up name while one field is missing',
    'location:',
    'ballroom:',
    'field-unknown 6:1 ballroom',
  ],
  [
    'a made-up name with words for visitors',
    'location:',
    'parking: Behind the house\nlocation:',
    'field-unknown 6:1 parking',
  ],
  [
    'a detail with a name almost like that of a field',
    'location:',
    'rain_date: 2025-11-26\nlocation:',
    'field-unknown 6:1 rain_date',
  ],
  [
    'words for visitors while one field is missing',
    'location: Sample Park',
    'hint: At the old mill',
    'field-unknown 6:1 hint',
  ],
  [
    'a made-up name with a switch',
    'location:',
    'twosided: true\nlocation:',
    'field-unknown 6:1 twosided',
  ],
])

const TIMES = 'time: 6:00 PM - 8:00 PM'

const timeMistakes = createMistakes('events/sample.md', EVENT, [
  [
    'a field for the start and one for the end',
    TIMES,
    'start_time: 6:00 PM\nend_time: 8:00 PM',
    'field-unknown 5:1 end_time',
    'repaired',
  ],
  [
    'a field for the end, apart from the start',
    `${TIMES}\nlocation: Sample Park`,
    'time: 18:00\nlocation: Sample Park\nend_time: 20:00',
    'field-unknown 5:1 end_time',
    'repaired',
  ],
  [
    'the start and the end in Spanish',
    TIMES,
    'hora_inicio: 6:00 PM\nhora_fin: 8:00 PM',
    'field-unknown 5:1 hora_fin',
    'repaired',
  ],
  [
    'names with spaces for the start and the end',
    `${TIMES}\nlocation: Sample Park`,
    'Start Time: 6:00 PM\nlocation: Sample Park\nEnd Time: 8:00 PM',
    'field-unknown 5:1 End Time',
    'repaired',
  ],
  [
    'only Start and End with the hours',
    TIMES,
    'Start: 6:00 PM\nEnd: 8:00 PM',
    'field-unknown 5:1 End',
    'repaired',
  ],
  ['a field for the end alone', `${TIMES}\n`, 'end_time: 8:00 PM\n', 'field-unknown 5:1 end_time'],
  ['only End with an hour', `${TIMES}\n`, 'end: 20:00\n', 'field-unknown 5:1 end'],
  ['only until with an hour', `${TIMES}\n`, 'until: 8 PM\n', 'field-unknown 5:1 until'],
  ['an end in words alone', `${TIMES}\n`, 'End Time: after dark\n', 'field-unknown 5:1 End Time'],
  [
    'a video in an event',
    TIMES,
    `${TIMES}\nvideo_url: https://www.youtube.com/watch?v=AbCdEf12345\nvideo_title: The walk`,
    'field-unknown 6:1 video_url',
  ],
])

const spanMistakes = createMistakes(
  'events/sample.md',
  EVENT.replace('date: 2025-11-25', 'start_date: 2025-11-24\ndate: 2025-11-25'),
  [
    [
      'the last day beside the first one',
      'start_date: 2025-11-24\ndate: 2025-11-25',
      'date: 2025-11-24\nend_date: 2025-11-25',
      'field-unknown 5:1 end_date',
      'repaired',
    ],
    [
      'the first and the last day in Spanish',
      'start_date: 2025-11-24\ndate: 2025-11-25',
      'fecha_inicio: 2025-11-24\nfecha_fin: 2025-11-25',
      'field-names 4:1 fecha_inicio',
      'repaired',
    ],
    [
      'the last day beside the first one, but not below it',
      'start_date: 2025-11-24\ndate: 2025-11-25\ntime: 6:00 PM - 8:00 PM',
      'date: 2025-11-24\ntime: 6:00 PM - 8:00 PM\nend_date: 2025-11-25',
      'field-unknown 6:1 end_date',
    ],
  ],
)

const POST = `---
title: A coat
summary: Words about a coat.
date: 2024-03-01
author: Ann
image: walk.svg
image_alt: decorative
---

Words of the post.
`

const postMistakes = createMistakes('blog/sample.md', POST, [
  ['a writer', 'author:', 'writer:', 'field-unknown 5:1 writer', 'repaired'],
  ['by', 'author:', 'by:', 'field-unknown 5:1 by', 'repaired'],
  ['an author in Spanish', 'author:', 'autora:', 'field-unknown 5:1 autora', 'repaired'],
  ['a headline', 'title:', 'headline:', 'field-unknown 2:1 headline', 'repaired'],
  [
    'a description for the summary',
    'summary:',
    'description:',
    'field-unknown 3:1 description',
    'repaired',
  ],
  ['an excerpt', 'summary:', 'excerpt:', 'field-unknown 3:1 excerpt', 'repaired'],
  ['the day of publication', 'date:', 'published:', 'field-unknown 4:1 published', 'repaired'],
])

const PERSON =
  '---\nname: Ida Sample\ntitle: Nurse\nimage: walk.svg\nemblem: heart\norder: 10\n---\n\nIda listens.\n'

const personMistakes = createMistakes('team/sample.md', PERSON, [
  ['a role', 'title:', 'role:', 'field-unknown 3:1 role', 'repaired'],
  ['an occupation', 'title:', 'occupation:', 'field-unknown 3:1 occupation', 'repaired'],
  ['a job title', 'title:', 'job title:', 'field-name 3:1 title', 'repaired'],
  ['a position', 'title:', 'position:', 'field-unknown 3:1 position', 'repaired'],
  ['a role in Spanish', 'title:', 'puesto:', 'field-unknown 3:1 puesto', 'repaired'],
  ['a full name', 'name:', 'full_name:', 'field-unknown 2:1 full_name', 'repaired'],
  ['a headshot', 'image:', 'headshot:', 'field-unknown 4:1 headshot', 'repaired'],
  ['an icon', 'emblem:', 'icon:', 'field-unknown 5:1 icon', 'repaired'],
  ['a rank', 'order:', 'sort_order:', 'field-unknown 6:1 sort_order', 'repaired'],
])

const BOARD = '---\nname: Sam Sample\ntitle: Chair\norganization: Sample Bank\norder: 10\n---\n'

const boardMistakes = createMistakes('board/sample.md', BOARD, [
  ['an office on the board', 'title:', 'office:', 'field-unknown 3:1 office', 'repaired'],
  ['an affiliation', 'organization:', 'affiliation:', 'field-unknown 4:1 affiliation', 'repaired'],
  ['a place of work', 'organization:', 'Works for:', 'field-name 4:1 organization', 'repaired'],
  ['a company', 'organization:', 'company:', 'field-unknown 4:1 company', 'repaired'],
  [
    'British spelling',
    'organization:',
    'organisation:',
    'field-unknown 4:1 organisation',
    'repaired',
  ],
])

const CHURCH =
  '---\nname: Grace Chapel\naddress: 45 Sample Road, Opelika, AL 36801\nevent: walk\norder: 10\n---\n'

const CORNER = '45 Sample Road, at the corner of Oak Street, Opelika'
const cornerMistakes = createMistakes(
  'churches/sample.md',
  CHURCH.replace('45 Sample Road, Opelika', CORNER),
  [
    [
      'a corner in Spanish in an address',
      CORNER,
      '45 Sample Road, esq. Oak Street, Opelika',
      'address-spanish 3:10 address',
      'repaired',
    ],
  ],
)

const letterheadMistakes = createMistakes('churches/sample.md', CHURCH.replace(' 36801', ''), [
  [
    'an address on two lines, as on a letterhead',
    'address: 45 Sample Road, Opelika, AL',
    'address: 45 Sample Road\nOpelika, AL',
    'line-unreadable 4:1 address',
    'repaired',
  ],
  [
    'the name of a church above its address, as on a letterhead',
    'address: 45 Sample Road, Opelika, AL',
    'address: Grace Chapel\n45 Sample Road\nOpelika, AL',
    'line-unreadable 4:1 address',
    'repaired',
  ],
])

const churchMistakes = createMistakes('churches/sample.md', CHURCH, [
  ['a church for its name', 'name:', 'church:', 'field-unknown 2:1 church', 'repaired'],
  ['a location of a church', 'address:', 'location:', 'field-unknown 3:1 location', 'repaired'],
  [
    'a street and a city',
    'address: 45 Sample Road, Opelika, AL 36801',
    'street: 45 Sample Road\ncity: Opelika, AL 36801',
    'field-unknown 3:1 street',
    'repaired',
  ],
  [
    'an address, a city, a state and a ZIP code',
    'address: 45 Sample Road, Opelika, AL 36801',
    'address: 45 Sample Road\ncity: Opelika\nstate: AL\nzip: 36801',
    'field-unknown 3:1 address',
    'repaired',
  ],
  ['events in the plural', 'event:', 'events:', 'field-unknown 4:1 events', 'repaired'],
  ...['  36801, United States', ' 36801, USA', ' 36801, Estados Unidos', ' 36801, EE. UU.'].map(
    (end): Mutation => [
      `a country in an address: ${end}`,
      'Opelika, AL 36801',
      `Opelika, AL${end}`,
      'address-country 3:10 address',
      'repaired',
    ],
  ),
  [
    'a place in Spanish in an address',
    '45 Sample Road, Opelika',
    '45 Sample Road, frente a la iglesia, Opelika',
    'address-spanish 3:10 address',
  ],
  [
    'an address without the comma before the city',
    '45 Sample Road, Opelika, AL',
    '45 Sample Road Opelika, AL',
    'address-comma 3:10 address',
    'repaired',
  ],
  [
    'an address of a map program',
    'address: 45 Sample Road, Opelika, AL 36801',
    'address: 45 Sample Road\nOpelika, AL  36801\nUnited States',
    'line-unreadable 4:1 address',
    'repaired',
  ],
])

const AFFILIATE =
  '---\nname: Sample Network\nimage: walk.svg\nurl: https://network.example.org\norder: 10\n---\n'

const affiliateMistakes = createMistakes('affiliates/sample.md', AFFILIATE, [
  ['a logo', 'image:', 'logo:', 'field-unknown 3:1 logo', 'repaired'],
  ['a website', 'url:', 'website:', 'field-unknown 4:1 website', 'repaired'],
  ['a title for the name', 'name:', 'title:', 'field-unknown 2:1 title', 'repaired'],
  ['a link of an organization', 'url:', 'Link:', 'field-unknown 4:1 Link', 'repaired'],
])

const GIVING = `---
title: Monthly Partner
description: A gift every month.
amount: Any amount
image: walk.svg
image_alt: decorative
button_text: Give
button_link: /contact
is_external_link: no
order: 10
---
`

const givingMistakes = createMistakes('giving/sample.md', GIVING, [
  ['a link of a button', 'button_link:', 'link:', 'field-unknown 8:1 link', 'repaired'],
  ['a button', 'button_text:', 'button:', 'field-unknown 7:1 button', 'repaired'],
  ['a price', 'amount:', 'price:', 'field-unknown 4:1 price', 'repaired'],
  ['external', 'is_external_link:', 'external:', 'field-unknown 9:1 external', 'repaired'],
])

const NOTICE = '---\ntitle: Snow\ntype: closed\nfrom: 2026-12-01\nuntil: 2026-12-01\n---\n'

const noticeMutations: readonly Mutation[] = [
  ['a start_date of a notice', 'from:', 'start_date:', 'field-unknown 4:1 start_date', 'repaired'],
  ['to', 'until:', 'to:', 'field-unknown 5:1 to', 'repaired'],
  ['a reason of a notice', 'title:', 'reason:', 'field-unknown 2:1 reason', 'repaired'],
  ['from in Spanish', 'from:', 'desde:', 'field-unknown 4:1 desde', 'repaired'],
  [
    'one day for the first and the last',
    'from: 2026-12-01\nuntil: 2026-12-01',
    'date: 2026-12-01',
    'field-unknown 4:1 date',
    'repaired',
  ],
]

/** Each is for a day of its own, because two for one day are a mistake too. */
const noticeMistakes = noticeMutations.flatMap((mutation, index) => {
  const move = (text: string) => text.replaceAll('2026-12-01', `2027-01-0${index + 1}`)
  const [name, valid, typed, expected] = mutation
  return createMistakes('notices/sample.md', move(NOTICE), [
    [name, move(valid), move(typed), expected, 'repaired'],
  ])
})

const PAGE = PAGE_TEXT.replace(
  '---\n\n',
  'lead: Come by car.\nbutton_text: Write\nbutton_link: /contact\ndraft: yes\n---\n\n',
)

const pageMistakes = createMistakes('pages/sample.md', PAGE, [
  ['a subtitle', 'lead:', 'subtitle:', 'field-unknown 4:1 subtitle', 'repaired'],
  ['a summary of a page', 'description:', 'summary:', 'field-unknown 3:1 summary', 'repaired'],
  [
    'a meta description',
    'description:',
    'meta-description:',
    'field-unknown 3:1 meta-description',
    'repaired',
  ],
  ['a button_url', 'button_link:', 'button_url:', 'field-unknown 6:1 button_url', 'repaired'],
  ['hidden', 'draft:', 'hidden:', 'field-unknown 7:1 hidden', 'repaired'],
])

export const guessedNameMistakes: readonly Mistake[] = [
  ...eventMistakes,
  ...timeMistakes,
  ...spanMistakes,
  ...postMistakes,
  ...personMistakes,
  ...boardMistakes,
  ...letterheadMistakes,
  ...churchMistakes,
  ...cornerMistakes,
  ...affiliateMistakes,
  ...givingMistakes,
  ...noticeMistakes,
  ...pageMistakes,
  ...guessedDetailMistakes,
]

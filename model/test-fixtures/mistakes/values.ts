// Slips in the values of fields: days, times, answers, numbers, pictures.
import { EVENT_TEXT, PAGE_TEXT, createMistakes, type Mutation, type Mistake } from './mistake'

const date = 'date: 2025-11-25'

export const dateMistakes: readonly Mistake[] = createMistakes('events/slip.md', EVENT_TEXT, [
  ['a day that February does not have', date, 'date: 2025-02-30', 'date-impossible 4:7 date'],
  ['a 29th of February that was not', date, 'date: 2023-02-29', 'date-impossible 4:7 date'],
  ['a 31st of a short month', date, 'date: 2025-11-31', 'date-impossible 4:7 date'],
  ['a thirteenth month', date, 'date: 2025-13-01', 'date-impossible 4:7 date'],
  ['month and day swapped', date, 'date: 2025-25-11', 'date-impossible 4:7 date'],
  ['a day zero', date, 'date: 2025-11-00', 'date-impossible 4:7 date'],
  ['a year zero', date, 'date: 0000-11-25', 'date-impossible 4:7 date'],
  ['American, and sure', date, 'date: 11/25/2025', 'date-shape 4:7 date', 'repaired'],
  ['American, and not sure', date, 'date: 4/10/2025', 'date-shape 4:7 date'],
  ['European, and sure', date, 'date: 25.11.2025', 'date-shape 4:7 date', 'repaired'],
  ['European, with a short year', date, 'date: 25.11.25', 'date-shape 4:7 date'],
  ['in words', date, 'date: November 25, 2025', 'date-shape 4:7 date', 'repaired'],
  ['in short words', date, 'date: Nov. 25th 2025', 'date-shape 4:7 date', 'repaired'],
  ['the day first, in words', date, 'date: 25 November 2025', 'date-shape 4:7 date', 'repaired'],
  [
    'with its day of the week',
    date,
    'date: Tuesday, November 25, 2025',
    'date-shape 4:7 date',
    'repaired',
  ],
  ['with a wrong day of the week', date, 'date: Friday, November 25, 2025', 'date-shape 4:7 date'],
  ['without the year', date, 'date: November 25', 'date-shape 4:7 date'],
  ['slashes', date, 'date: 2025/11/25', 'date-shape 4:7 date', 'repaired'],
  ['no hyphens', date, 'date: 20251125', 'date-shape 4:7 date', 'repaired'],
  ['dashes', date, 'date: 2025–11–25', 'date-shape 4:7 date', 'repaired'],
  ['wide digits', date, 'date: ２０２５-11-25', 'date-shape 4:7 date', 'repaired'],
  ['with the time', date, 'date: 2025-11-25 18:00', 'date-shape 4:7 date'],
  [
    'with the time, as programs write it',
    date,
    'date: 2025-11-25T18:00:00Z',
    'date-shape 4:7 date',
  ],
  ['not known yet', date, 'date: TBD', 'date-shape 4:7 date'],
  ['a word', date, 'date: tomorrow', 'date-shape 4:7 date'],
  [
    'an end before the start',
    date,
    `${date}\nstart_date: 2025-11-26`,
    'end-before-start 5:13 start_date',
  ],
])

const time = 'time: 6:00 PM - 8:00 PM'
const requires = 'requires_registration: no'

export const answerMistakes: readonly Mistake[] = createMistakes('events/slip.md', EVENT_TEXT, [
  ['an hour that is not', time, 'time: 25:00', 'time-impossible 5:7 time'],
  ['a minute that is not', time, 'time: 6:61 PM', 'time-impossible 5:7 time'],
  [
    'both ways to write the afternoon',
    time,
    'time: 18:00 PM - 8:00 PM',
    'time-impossible 5:7 time',
    'repaired',
  ],
  ['a point in a time', time, 'time: 6.00 PM - 8:00 PM', 'time-shape 5:7 time', 'repaired'],
  ['a semicolon in a time', time, 'time: 6;00 PM - 8:00 PM', 'time-shape 5:7 time', 'repaired'],
  ['an end before the start, in hours', time, 'time: 8:00 PM - 6:00 PM', 'time-order 5:7 time'],
  ['maybe', requires, 'requires_registration: maybe', 'yes-or-no 11:24 requires_registration'],
  ['German', requires, 'requires_registration: ja', 'yes-or-no 11:24 requires_registration'],
  ['a one', requires, 'requires_registration: 1', 'yes-or-no 11:24 requires_registration'],
  [
    'off',
    requires,
    'requires_registration: off',
    'yes-or-no 11:24 requires_registration',
    'repaired',
  ],
  [
    'one letter',
    requires,
    'requires_registration: n',
    'yes-or-no 11:24 requires_registration',
    'repaired',
  ],
  [
    'a full stop',
    requires,
    'requires_registration: no.',
    'yes-or-no 11:24 requires_registration',
    'repaired',
  ],
  [
    'wide letters',
    requires,
    'requires_registration: ｎｏ',
    'yes-or-no 11:24 requires_registration',
    'repaired',
  ],
  [
    'a remark behind the answer',
    requires,
    'requires_registration: no # not yet',
    'yes-or-no 11:24 requires_registration',
  ],
  [
    'registration without an address',
    'requires_registration: no\nregistration_open: no',
    'requires_registration: yes\nregistration_open: yes',
    'registration-address 12:20 registration_open',
  ],
  [
    'an unprotected address',
    requires,
    `${requires}\nregistration_url: http://register.example.org/walk`,
    'link-insecure 12:19 registration_url',
  ],
])

const REGISTERED = EVENT_TEXT.replace(
  requires,
  'requires_registration: yes\nregistration_url: https://register.example.org/walk',
)

export const addressMistakes: readonly Mistake[] = createMistakes('events/slip.md', REGISTERED, [
  [
    'a form for an event without registration',
    'requires_registration: yes',
    'requires_registration: no',
    'registration-unneeded 12:19 registration_url',
  ],
  [
    'registration that is open though there is none',
    'requires_registration: yes\nregistration_url: https://register.example.org/walk\nregistration_open: no',
    'requires_registration: no\nregistration_open: yes',
    'registration-unneeded 12:20 registration_open',
  ],
  [
    'an address without its beginning',
    'https://register',
    'register',
    'address-shape 12:19 registration_url',
    'repaired',
  ],
  [
    'a program as an address',
    'https://register.example.org/walk',
    'javascript:alert(1)',
    'link-program 12:19 registration_url',
  ],
])

const description = 'description: Walk one mile with neighbors from all over East Alabama.'
const image = 'image: walk.svg'

export const textMistakes: readonly Mistake[] = createMistakes('events/slip.md', EVENT_TEXT, [
  [
    'too few words for search engines',
    description,
    'description: A walk.',
    'text-short 8:14 description',
  ],
  [
    'too many words for search engines',
    description,
    `description: ${'Walk with us. '.repeat(15)}`,
    'text-long 8:14 description',
  ],
  [
    'too long a title',
    'title: Walk for Life',
    `title: ${'Walk '.repeat(20)}`,
    'text-long 3:8 title',
  ],
  ['a picture that is not there', image, 'image: hill.svg', 'image-missing 9:8 image'],
  [
    'a picture with a slip in its name',
    image,
    'image: wlak.svg',
    'image-missing 9:8 image',
    'repaired',
  ],
  [
    'a picture with another ending',
    image,
    'image: walk.jpg',
    'image-missing 9:8 image',
    'repaired',
  ],
  ['a picture as in a text', image, 'image: ![A table](walk.svg)', 'image-name 9:8 image'],
  ['a picture with capital letters', image, 'image: Walk.SVG', 'image-name 9:8 image', 'repaired'],
  [
    'a picture with its folder',
    image,
    'image: /images/walk.svg',
    'image-name 9:8 image',
    'repaired',
  ],
  [
    'a picture with all its folders',
    image,
    'image: content/images/walk.svg',
    'image-name 9:8 image',
    'repaired',
  ],
  ['a picture without its ending', image, 'image: walk', 'image-name 9:8 image', 'repaired'],
  ['a path out of the folder', image, 'image: ../../etc/passwd', 'image-name 9:8 image'],
  [
    'a picture of another website',
    image,
    'image: https://example.org/walk.jpg',
    'image-elsewhere 9:8 image',
  ],
  ['no words for a picture', 'image_alt: decorative\n', '', 'field-missing 1:1 image_alt'],
  [
    'the name of the file as words',
    'image_alt: decorative',
    'image_alt: IMG_1234.jpg',
    'image-words-name 10:12 image_alt',
  ],
  [
    'a word that says nothing',
    'image_alt: decorative',
    'image_alt: photo',
    'image-words-name 10:12 image_alt',
  ],
  [
    'too many words for a picture',
    'image_alt: decorative',
    `image_alt: ${'People walk. '.repeat(25)}`,
    'image-words-long 10:12 image_alt',
  ],
])

const CHURCH = '---\nname: Sample Chapel\nevent: walk\norder: 10\n---\n'

export const churchMistakes: readonly Mistake[] = createMistakes('churches/slip.md', CHURCH, [
  ['a number in words', 'order: 10', 'order: ten', 'number-shape 4:8 order'],
  ['a number with a point', 'order: 10', 'order: 1.5', 'number-shape 4:8 order'],
  ['a number below zero', 'order: 10', 'order: -1', 'number-shape 4:8 order'],
  ['a number with a sign', 'order: 10', 'order: #10', 'number-shape 4:8 order', 'repaired'],
  ['a number in wide digits', 'order: 10', 'order: １０', 'number-shape 4:8 order', 'repaired'],
  ['an event that is not there', 'event: walk', 'event: run', 'event-unknown 3:8 event'],
  ['an event with a slip', 'event: walk', 'event: wakl', 'event-unknown 3:8 event', 'repaired'],
  ['an event with its ending', 'event: walk', 'event: walk.md', 'event-name 3:8 event', 'repaired'],
  [
    'a text where none is shown',
    'order: 10\n---\n',
    'order: 10\n---\n\nWelcome.\n',
    'text-unexpected 7:1 -',
  ],
])

export const pageMistakes: readonly Mistake[] = createMistakes('pages/slip.md', PAGE_TEXT, [
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
    'a title without a film',
    'title: Parking',
    'title: Parking\nvideo_title: Our story',
    'video-incomplete 3:14 video_title',
  ],
  [
    'a film without its title',
    'title: Parking',
    'title: Parking\nvideo_url: https://video.example.org/1',
    'video-incomplete 3:12 video_url',
  ],
  ...[
    'https://video,example.org/1',
    'https://evil.example;sandbox/',
    'https://evil.example,default-src/',
    'https://*.example/',
  ].map((address): Mutation => [
    `a film at ${address}`,
    'title: Parking',
    `title: Parking\nvideo_url: ${address}\nvideo_title: Us\nvideo_image: walk.svg`,
    'link-host 3:12 video_url',
  ]),
  ...['constructor', '__proto__', 'toString'].map((word): Mutation => [
    `a word that programs know: ${word}`,
    'title: Parking',
    `title: Parking\ndraft: ${word}`,
    'yes-or-no 3:8 draft',
  ]),
  [
    'an event without a text',
    'title: Parking',
    'title: Parking\nemail_subject:\n  - Hello\n  - Again',
    'list-unexpected 3:15 email_subject',
  ],
])

// Mistakes in the other values of fields: URLs, texts, images, numbers and videos.
import { EVENT_TEXT, PAGE_TEXT, createMistakes, type Mutation, type Mistake } from '../mistake'

const WITH_REGISTRATION = EVENT_TEXT.replace(
  'requires_registration: no',
  'requires_registration: yes\nregistration_url: https://register.example.org/walk',
)

export const addressMistakes: readonly Mistake[] = createMistakes(
  'events/sample.md',
  WITH_REGISTRATION,
  [
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
      'an address without https://',
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
  ],
)

const DESCRIPTION = 'description: Walk one mile with neighbors from all over East Alabama.'
const IMAGE = 'image: walk.svg'

export const textMistakes: readonly Mistake[] = createMistakes('events/sample.md', EVENT_TEXT, [
  [
    'too few words for search engines',
    DESCRIPTION,
    'description: A walk.',
    'text-short 8:14 description',
  ],
  [
    'too many words for search engines',
    DESCRIPTION,
    `description: ${'Walk with us. '.repeat(15)}`,
    'text-long 8:14 description',
  ],
  [
    'too long a title',
    'title: Walk for Life',
    `title: ${'Walk '.repeat(20)}`,
    'text-long 3:8 title',
  ],
  ['a picture that does not exist', IMAGE, 'image: hill.svg', 'image-missing 9:8 image'],
  [
    'a picture with a typo in its name',
    IMAGE,
    'image: wlak.svg',
    'image-missing 9:8 image',
    'repaired',
  ],
  [
    'a picture with another extension',
    IMAGE,
    'image: walk.jpg',
    'image-missing 9:8 image',
    'repaired',
  ],
  ['a picture as in a text', IMAGE, 'image: ![A table](walk.svg)', 'image-name 9:8 image'],
  ['a picture with capital letters', IMAGE, 'image: Walk.SVG', 'image-name 9:8 image', 'repaired'],
  [
    'a picture with its folder',
    IMAGE,
    'image: /images/walk.svg',
    'image-name 9:8 image',
    'repaired',
  ],
  [
    'a picture with all its folders',
    IMAGE,
    'image: content/images/walk.svg',
    'image-name 9:8 image',
    'repaired',
  ],
  ['a picture without its extension', IMAGE, 'image: walk', 'image-name 9:8 image', 'repaired'],
  ['a path out of the folder', IMAGE, 'image: ../../etc/passwd', 'image-name 9:8 image'],
  [
    'a picture from another website',
    IMAGE,
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

export const churchMistakes: readonly Mistake[] = createMistakes('churches/sample.md', CHURCH, [
  ['a number in words', 'order: 10', 'order: ten', 'number-shape 4:8 order'],
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
])

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
    'https://video,example.org/1',
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
